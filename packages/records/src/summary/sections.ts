import { outsideFences } from '../markers/fences.ts';

/** A heading and the lines below it, up to the next heading of any level. The first section may have no heading. */
export interface Section {
  readonly heading: string;
  /** 1 to 6; 0 for what stands before the first heading. */
  readonly level: number;
  readonly lines: readonly string[];
}

/** Cuts Markdown at its headings. Fenced blocks are left out: what looks like a heading there is an example. */
export function sectionsOf(markdown: string): readonly Section[] {
  const sections: { heading: string; level: number; lines: string[] }[] = [
    { heading: '', level: 0, lines: [] },
  ];
  for (const { content } of outsideFences(markdown.split(/\r\n|\r|\n/))) {
    const lines = sections[sections.length - 1]?.lines ?? [];
    const [, marks, heading] = /^ {0,3}(#{1,6})(?:[ \t]+(.*))?$/.exec(content) ?? [];
    if (marks !== undefined) sections.push({ heading: heading ?? '', level: marks.length, lines: [] });
    else if (/^ {0,3}(?:=+|-+)[ \t]*$/.test(content) && isParagraphLine(lines[lines.length - 1])) {
      const underlined = lines.pop() ?? '';
      sections.push({ heading: underlined, level: content.includes('=') ? 1 : 2, lines: [] });
    } else lines.push(content);
  }
  return sections;
}

function isParagraphLine(line: string | undefined): boolean {
  return line !== undefined && line.trim() !== '' && !/^\s*(?:[-*+>|]|\d+[.)])/.test(line);
}
