import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { readAll } from '../src/stdin.ts';

describe('stdin', () => {
  it('is read to its end, however it is cut', async () => {
    const stdin = new PassThrough();
    const text = readAll(stdin, 1000);
    const bytes = Buffer.from('{"é":1}');
    stdin.write(bytes.subarray(0, 3));
    stdin.end(bytes.subarray(3));
    expect(await text).toBe('{"é":1}');
  });

  it('that does not end in time, breaks off or is beyond 32 MiB is no input [claude-reply-table]', async () => {
    expect(await readAll(new PassThrough(), 20)).toBeUndefined();
    const broken = new PassThrough();
    const text = readAll(broken, 1000);
    broken.destroy(new Error('gone'));
    expect(await text).toBeUndefined();
    const long = new PassThrough();
    const tooLong = readAll(long, 1000);
    long.write(Buffer.alloc(32 * 1024 * 1024 + 1));
    expect(await tooLong).toBeUndefined();
  });
});
