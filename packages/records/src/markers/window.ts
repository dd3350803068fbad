export const WINDOW_BYTES = 8192;

const LF = 10;
const CR = 13;

/** How many of the bytes read belong to whole lines: all of a short file, else up to the last line end in the window. */
export function windowOf(bytes: Uint8Array): number {
  if (bytes.length <= WINDOW_BYTES) return bytes.length;
  let end = WINDOW_BYTES;
  while (end > 0 && bytes[end - 1] !== LF && bytes[end - 1] !== CR) end -= 1;
  return end;
}
