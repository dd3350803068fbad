/** One line of plain text from Markdown: links and images become their text, emphasis goes. For short texts. */
export function flatten(markdown: string): string {
  // Most short texts have no mark in them.
  if (!/[[<*_]/.test(markdown)) return markdown.replace(/\s+/g, ' ').trim();
  return markdown
    .replace(/!?\[([^[\]]*)\]\([^()\s]*(?:\([^()\s]*\)[^()\s]*)*(?:\s+"[^"]*")?\)/g, '$1')
    .replace(/!?\[([^[\]]+)\]\[[^[\]]*\]/g, '$1')
    .replace(/<(https?:[^<>\s]*)>/g, '$1')
    .replace(/(\*\*|__)(?=\S)([^]*?\S)\1/g, '$2')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Takes `<!-- … -->` out. One that is never closed stays: it may be an example. */
export function withoutComments(markdown: string): string {
  let out = '';
  let from = 0;
  for (;;) {
    const start = markdown.indexOf('<!--', from);
    const end = start < 0 ? -1 : markdown.indexOf('-->', start + 4);
    if (end < 0) return out + markdown.slice(from);
    out += markdown.slice(from, start);
    from = end + 3;
  }
}
