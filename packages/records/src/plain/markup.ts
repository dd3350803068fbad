import { fromAsciiDoc } from './asciidoc.ts';
import { fromRst } from './rst.ts';

export type Markup = 'markdown' | 'rst' | 'asciidoc';

/** By the extension of the name. */
export function markupOf(path: string): Markup {
  if (/\.rst$/i.test(path)) return 'rst';
  return /\.(?:adoc|asciidoc)$/i.test(path) ? 'asciidoc' : 'markdown';
}

/** The text with its headings, fields, links and blocks written as Markdown does: one parser then reads all three. */
export function asMarkdown(text: string, markup: Markup): string {
  if (markup === 'markdown') return text;
  return markup === 'rst' ? fromRst(text) : fromAsciiDoc(text);
}
