import { writeSync } from 'node:fs';

/** Takes text for a stream; `failed` is told of any failure but that of a reader who has gone. */
export function createWriter(
  descriptor: 1 | 2,
  stream: () => NodeJS.WriteStream,
  failed: (error: unknown) => void,
): (text: string) => void {
  const onError = (error: unknown) => {
    // A reader that closed its end, as `| head` does, has what it wanted.
    if (codeOf(error) !== 'EPIPE') failed(error);
  };
  let waiting: NodeJS.WriteStream | undefined;
  return (text) => {
    if (waiting !== undefined) return void waiting.write(text);
    const rest = writeNow(descriptor, Buffer.from(text), onError);
    if (rest.length > 0) (waiting = stream().on('error', onError)).write(rest);
  };
}

/**
 * Writes straight to the descriptor: opening `process.stdout` costs a tenth of the start-up time. Answers what is
 * left when the descriptor would have to be waited for, which only the stream can do.
 */
function writeNow(descriptor: 1 | 2, bytes: Buffer, failed: (error: unknown) => void): Buffer {
  let at = 0;
  try {
    while (at < bytes.length) at += writeSync(descriptor, bytes, at);
  } catch (error) {
    if (codeOf(error) === 'EAGAIN') return bytes.subarray(at);
    failed(error);
  }
  return Buffer.alloc(0);
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
