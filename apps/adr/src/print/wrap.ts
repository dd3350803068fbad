import { columns } from './width.ts';

/** Breaks a text at spaces so that no line is wider than `width`; a single word that is wider stays whole. */
export function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/[ \t\n]+/)) {
    if (word === '') continue;
    const joined = line === '' ? word : `${line} ${word}`;
    if (line !== '' && columns(joined) > width) {
      lines.push(line);
      line = word;
    } else line = joined;
  }
  return line === '' ? lines : [...lines, line];
}

/** A wrapped text behind a label, the further lines below its beginning. */
export function hang(label: string, text: string, width: number): string[] {
  const indent = columns(label);
  const lines = wrap(text, Math.max(width - indent, 20));
  return lines.map((line, i) => `${i === 0 ? label : ' '.repeat(indent)}${line}`);
}
