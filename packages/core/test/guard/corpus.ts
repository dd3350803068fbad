import { readFileSync } from 'node:fs';

/** The command lines of one file: one a line, `⏎` for a line end within; lines that begin with `## ` are headings. */
export function corpus(name: string): string[] {
  const text = readFileSync(new URL(`corpus/${name}.txt`, import.meta.url), 'utf8');
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('## '));
  return lines.map((line) => line.replaceAll('⏎', '\n'));
}
