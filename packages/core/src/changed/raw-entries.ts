/** One line of `diff-index --raw -z`. */
export interface RawEntry {
  readonly name: Buffer;
  /** In HEAD and in the work tree, octal: `100644`, `100755`, `120000` for a link, `160000` for a submodule. */
  readonly modes: readonly [string, string];
  /** The blob's id in HEAD. */
  readonly id: string;
  /** True when only the stat data say that the file differs: git has not looked at its bytes. */
  readonly unread: boolean;
}

const header = /^:(\d{6}) (\d{6}) ([0-9a-f]+) ([0-9a-f]+) ([A-Z])\d*$/u;

/** Undefined when this is not what `--raw -z --no-renames` prints. */
export function parseRaw(stdout: Buffer): readonly RawEntry[] | undefined {
  const fields = splitNul(stdout);
  const entries: RawEntry[] = [];
  for (let at = 0; at < fields.length; at += 2) {
    const match = header.exec(fields[at]?.toString('latin1') ?? '');
    const name = fields[at + 1];
    if (match === null || name === undefined) return undefined;
    const [, before = '', now = '', id = '', other = '', status = ''] = match;
    entries.push({ name, modes: [before, now], id, unread: status === 'M' && /^0+$/u.test(other) });
  }
  return entries;
}

/** The fields of `-z` output. They are bytes: a file name need not be UTF-8. */
export function splitNul(stdout: Buffer): readonly Buffer[] {
  const fields: Buffer[] = [];
  for (let at = 0; at < stdout.length;) {
    const nul = stdout.indexOf(0, at);
    const end = nul === -1 ? stdout.length : nul;
    fields.push(stdout.subarray(at, end));
    at = end + 1;
  }
  return fields;
}
