import { writeSync } from 'node:fs';

/** All of the text, before anything else happens: half a document would count as plain text. */
export function writeAll(descriptor: number, text: string): void {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length;) {
    try {
      at += writeSync(descriptor, bytes, at);
    } catch (error) {
      // A pipe that is full for the moment; anything else is a host that has gone.
      if (!(error instanceof Error && 'code' in error && error.code === 'EAGAIN')) return;
    }
  }
}
