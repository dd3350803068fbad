/** A piece of TypeScript source: comments are left out, and a regular expression is one piece. */
export interface Token {
  readonly kind: 'word' | 'string' | 'regex' | 'sign';
  /** A string without its quotes; of a template also without its `${…}` parts. */
  readonly text: string;
}

const patterns = [
  ['space', /\s+|\/\/[^\n]*|\/\*[^]*?\*\/|^#![^\n]*/y],
  ['word', /[\p{ID_Start}$_#@][\p{ID_Continue}$]*|\d[\w.]*/uy],
  ['string', /'(?:\\[^]|[^'\\\n])*'|"(?:\\[^]|[^"\\\n])*"/y],
] as const;
const regex = /\/(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\[\n])+\/[a-z]*/y;
const wordsBeforeRegex = new Set(['return', 'typeof', 'case', 'in', 'of', 'await', 'yield', 'else', 'do']);

/** Cuts source into tokens, well enough to tell a call and its texts from a comment or a string that looks like one. */
export function tokenize(source: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  while (at < source.length) {
    const found = matchAt(source, at);
    if (found !== undefined) {
      at += found.length;
      if (found.kind === 'word') tokens.push({ kind: 'word', text: found.text });
      if (found.kind === 'string') tokens.push({ kind: 'string', text: found.text.slice(1, -1) });
    } else if (source[at] === '`') {
      const template = readTemplate(source, at);
      tokens.push({ kind: 'string', text: template.text });
      at = template.end;
    } else {
      const expression = regexMayStart(tokens.at(-1)) ? stickyMatch(regex, source, at) : undefined;
      const text = expression ?? source.charAt(at);
      tokens.push({ kind: expression === undefined ? 'sign' : 'regex', text });
      at += text.length;
    }
  }
  return tokens;
}

function matchAt(source: string, at: number) {
  for (const [kind, pattern] of patterns) {
    const text = stickyMatch(pattern, source, at);
    if (text !== undefined) return { kind, text, length: text.length };
  }
  return undefined;
}

function stickyMatch(pattern: RegExp, source: string, at: number): string | undefined {
  pattern.lastIndex = at;
  return pattern.exec(source)?.[0];
}

function regexMayStart(previous: Token | undefined): boolean {
  if (previous === undefined) return true;
  if (previous.kind === 'word') return wordsBeforeRegex.has(previous.text);
  return previous.kind === 'sign' && previous.text !== ')' && previous.text !== ']' && previous.text !== '}';
}

/** The fixed parts of a template literal; what is computed inside it is skipped, nested templates included. */
function readTemplate(source: string, start: number): { text: string; end: number } {
  let text = '';
  let at = start + 1;
  while (at < source.length && source[at] !== '`') {
    if (source[at] === '\\') {
      text += source.slice(at, at + 2);
      at += 2;
    } else if (source.startsWith('${', at)) {
      at = endOfExpression(source, at + 2);
    } else {
      text += source.charAt(at);
      at += 1;
    }
  }
  return { text, end: at + 1 };
}

function endOfExpression(source: string, start: number): number {
  let depth = 1;
  let at = start;
  while (at < source.length && depth > 0) {
    const skipped = stickyMatch(patterns[2][1], source, at)?.length;
    if (skipped !== undefined) at += skipped;
    else if (source[at] === '`') at = readTemplate(source, at).end;
    else {
      if (source[at] === '{') depth += 1;
      if (source[at] === '}') depth -= 1;
      at += 1;
    }
  }
  return at;
}
