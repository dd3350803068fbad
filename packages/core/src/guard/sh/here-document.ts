import type { Draft } from '../draft.ts';

/**
 * Reads the bodies of the here-documents that the line before announced. Tabs before the closing line are let pass
 * also where `<<-` did not ask for it; a body without one goes to the end of the text.
 */
export function readHereDocuments(draft: Draft, text: string, at: number): number {
  let next = at;
  for (const { owner, delimiter, live } of draft.hereDocuments.splice(0)) {
    const start = next;
    let end = text.length;
    while (next < text.length) {
      const lineEnd = text.indexOf('\n', next);
      const line = text.slice(next, lineEnd === -1 ? undefined : lineEnd);
      const lineStart = next;
      next = lineEnd === -1 ? text.length : lineEnd + 1;
      if (line.trim() === delimiter) {
        end = lineStart;
        break;
      }
    }
    owner.stdin.push({ text: text.slice(start, end), live });
  }
  return next;
}
