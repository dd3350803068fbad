export type YamlScalar = string | number | boolean | null;

/** Values that are not text in YAML's core schema start like one of these, or are empty. */
const NOT_TEXT = /^(?:[-+.0-9~]|[nN]ull$|NULL$|[tT]rue$|TRUE$|[fF]alse$|FALSE$|$)/;

type Form = readonly [pattern: RegExp, read: (source: string) => Exclude<YamlScalar, string> | undefined];

const nothing: Form = [/^(?:~|null|Null|NULL|)$/, () => null];
const yes: Form = [/^(?:true|True|TRUE)$/, () => true];
const no: Form = [/^(?:false|False|FALSE)$/, () => false];
/** A number too large to hold stays text. `Number` reads `0o17` and `0x1F` too. */
const finite = (source: string): number | undefined =>
  Number.isFinite(Number(source)) ? Number(source) : undefined;
const whole: Form = [/^(?:[-+]?[0-9]+|0o[0-7]+|0x[0-9a-fA-F]+)$/, finite];
const broken: Form = [/^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)(?:[eE][-+]?[0-9]+)?$/, finite];
const endless: Form = [
  /^[-+]?\.(?:inf|Inf|INF)$/,
  (source) => (source.startsWith('-') ? -Infinity : Infinity),
];
const undefinedNumber: Form = [/^\.(?:nan|NaN|NAN)$/, () => NaN];

const FLOATS = [broken, endless, undefinedNumber];
const PLAIN: readonly Form[] = [nothing, yes, no, whole, ...FLOATS];

const TAGGED: Readonly<Record<string, readonly Form[]>> = {
  '!!null': [nothing],
  '!!bool': [yes, no],
  '!!int': [whole],
  '!!float': FLOATS,
};

/** What an unquoted scalar means in the core schema of YAML 1.2 (its section 10.3). */
export function resolvePlain(source: string): YamlScalar {
  if (!NOT_TEXT.test(source)) return source;
  const value = resolveAs(PLAIN, source);
  return value === undefined ? source : value;
}

/** A tagged scalar: the core tags mean what they say, every other tag is ignored. Undefined when it does not fit. */
export function resolveTagged(source: string, tag: string): YamlScalar | undefined {
  const forms = Object.hasOwn(TAGGED, tag) ? TAGGED[tag] : undefined;
  return forms === undefined ? source : resolveAs(forms, source);
}

function resolveAs(forms: readonly Form[], source: string): Exclude<YamlScalar, string> | undefined {
  for (const [pattern, read] of forms) {
    const value = pattern.test(source) ? read(source) : undefined;
    if (value !== undefined) return value;
  }
  return undefined;
}
