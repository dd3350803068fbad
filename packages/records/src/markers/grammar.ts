import { REFERENCE } from '../schema/formats.ts';
import { outsideFences } from './fences.ts';

/** A reference as written, and its 1-based line. */
export interface Marker {
  readonly ref: string;
  readonly line: number;
}

const code = /^[ \t]*(\{\/\*|\/\*\*?|\/\/\/?|<!--|"""|'''|--|[*#;%])[ \t]*@adr[ \t]+/;
const prose = /^[ \t]*(\{\/\*|<!--)[ \t]*@adr[ \t]+/;

/**
 * Finds `@adr` markers: a comment that begins its line and holds nothing before `@adr`. In Markdown only comments count,
 * since `#` and `*` are text there. What stands in a fenced block is an example.
 */
export function findMarkers(text: string, path: string): readonly Marker[] {
  const opening = /\.(?:md|mdx|markdown)$/i.test(path) ? prose : code;
  return outsideFences(text.split(/\r\n|\r|\n/)).flatMap(({ content, line }) => {
    const start = opening.exec(content);
    if (start === null) return [];
    return referencesIn(content.slice(start[0].length), start[1] === '<!--').map((ref) => ({ ref, line }));
  });
}

/** `0012, 0013`: each reference ends where its characters end, and the first one that is none ends the list. */
function referencesIn(rest: string, inHtmlComment: boolean): readonly string[] {
  const refs: string[] = [];
  let left = rest;
  for (;;) {
    const token = /^[0-9A-Za-z:-]+/.exec(left)?.[0] ?? '';
    // `<!-- @adr 0001-->`: the hyphens belong to the end of the comment.
    const closed = inHtmlComment && left[token.length] === '>' && token.endsWith('--');
    const ref = closed ? token.slice(0, -2) : token;
    if (!REFERENCE.test(ref)) return refs;
    refs.push(ref);
    const comma = /^[ \t]*,[ \t]*/.exec(left.slice(token.length));
    if (comma === null) return refs;
    left = left.slice(token.length + comma[0].length);
  }
}
