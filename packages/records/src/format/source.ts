import type { TextEncoding } from '../bytes/decode.ts';

/** One record file as it was read, before any format has looked at it. */
export interface RecordSource {
  /** From the root, `/` separated. */
  readonly path: string;
  readonly text: string;
  readonly encoding: TextEncoding;
  /** The size of the file when only its beginning was read. */
  readonly cutFrom?: number;
}
