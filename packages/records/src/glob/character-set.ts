import type { CharacterSet } from './nodes.ts';

const posix: Readonly<Record<string, readonly string[]>> = {
  alnum: ['az', 'AZ', '09'],
  alpha: ['az', 'AZ'],
  ascii: ['\x00\x7f'],
  blank: ['  ', '\t\t'],
  cntrl: ['\x00\x1f', '\x7f\x7f'],
  digit: ['09'],
  graph: ['\x21\x7e'],
  lower: ['az'],
  print: ['\x20\x7e'],
  punct: ['!/', ':@', '[`', '{~'],
  space: ['  ', '\t\r'],
  upper: ['AZ'],
  word: ['az', 'AZ', '09', '__'],
  xdigit: ['AF', 'af', '09'],
};
const shorthand: Readonly<Record<string, string>> = { d: 'digit', w: 'word', s: 'space' };

/** Reads what stands between `[` and `]`. Only `^` negates; a range that runs backwards makes the set empty. */
export function readCharacterSet(content: string): CharacterSet {
  const negated = content.startsWith('^');
  const ranges: number[] = [];
  let at = negated ? 1 : 0;
  while (at < content.length) {
    const named = /^\[:(\w+):\]/.exec(content.slice(at, at + 12));
    if (named?.[1] !== undefined && posix[named[1]] !== undefined) {
      addNamed(ranges, named[1]);
      at += named[0].length;
      continue;
    }
    const first = characterAt(content, at);
    const name = content[at] === '\\' ? shorthand[content[at + 1] ?? ''] : undefined;
    if (name !== undefined) {
      addNamed(ranges, name);
      at = first.next;
      continue;
    }
    const isRange = content[first.next] === '-' && first.next + 1 < content.length;
    const last = isRange ? characterAt(content, first.next + 1) : first;
    if (last.code < first.code) return { negated: false, ranges: [] };
    ranges.push(first.code, last.code);
    at = last.next;
  }
  return { negated, ranges };
}

export function hasCharacter(set: CharacterSet | undefined, code: number): boolean {
  if (set === undefined) return false;
  for (let at = 0; at < set.ranges.length; at += 2) {
    if (code >= (set.ranges[at] ?? 0) && code <= (set.ranges[at + 1] ?? -1)) return !set.negated;
  }
  return set.negated;
}

function characterAt(content: string, at: number): { code: number; next: number } {
  const from = content[at] === '\\' && at + 1 < content.length ? at + 1 : at;
  return { code: content.charCodeAt(from), next: from + 1 };
}

function addNamed(ranges: number[], name: string): void {
  for (const pair of posix[name] ?? []) ranges.push(pair.charCodeAt(0), pair.charCodeAt(1));
}
