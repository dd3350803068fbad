/** A stand-in for a stream of a terminal or a log: keeps what is written to it. */
export function recordedOutput(options: { readonly terminal: boolean }) {
  const parts: string[] = [];
  const stream = {
    isTTY: options.terminal,
    columns: 80,
    write: (text: string) => parts.push(text) > 0,
  } as unknown as NodeJS.WriteStream;
  return { stream, text: () => parts.join('') };
}
