/** The fields of an object from outside, each read as what it should be. */
export interface Fields {
  /** Empty where the field is missing or no text. */
  readonly text: (name: string) => string;
  /** Undefined where it is missing, empty or no text. */
  readonly some: (name: string) => string | undefined;
  /** `true` and the text `true`, which is how a hook that calls a tool passes it on. */
  readonly truth: (name: string) => boolean;
  /** Of an object below this one, or of its JSON, or of nothing. */
  readonly below: (name: string) => Fields;
}

export function fieldsOf(value: unknown): Fields {
  const fields: Readonly<Record<string, unknown>> =
    typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  const text = (name: string): string => {
    const found = Object.hasOwn(fields, name) ? fields[name] : undefined;
    return typeof found === 'string' ? found : '';
  };
  return {
    text,
    some: (name) => text(name) || undefined,
    truth: (name) => fields[name] === true || fields[name] === 'true',
    below: (name) => fieldsOf(objectOf(fields[name])),
  };
}

/** A hook that calls a tool passes an object on as the text of its JSON. */
function objectOf(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    return undefined;
  }
}
