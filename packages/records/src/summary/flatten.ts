/** One line of plain text from Markdown: links and images become their text, emphasis and comments go. */
export function flatten(markdown: string): string {
  return markdown
    .replace(/<!--[^]*?(?:-->|$)/g, ' ')
    .replace(/!?\[([^[\]]*)\]\([^()\s]*(?:\([^()\s]*\)[^()\s]*)*(?:\s+"[^"]*")?\)/g, '$1')
    .replace(/!?\[([^[\]]+)\]\[[^[\]]*\]/g, '$1')
    .replace(/<(https?:[^<>\s]*)>/g, '$1')
    .replace(/(\*\*|__)(?=\S)([^]*?\S)\1/g, '$2')
    .replace(/\s+/g, ' ')
    .trim();
}
