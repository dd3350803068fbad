import { readdir, readFile, readlink } from 'node:fs/promises';

/** The addresses on which a process of this machine listens, `1.2.3.4:80`, as Linux tells. */
export async function listeningPorts(pid: number): Promise<readonly string[]> {
  const own = await socketsOf(pid);
  const lines = (await readFile(`/proc/${pid}/net/tcp`, 'utf8')).split('\n').slice(1);
  const lines6 = (await readFile(`/proc/${pid}/net/tcp6`, 'utf8').catch(() => '')).split('\n').slice(1);
  return [...lines, ...lines6].flatMap((line) => {
    const [, local = '', , state, , , , , , inode = ''] = line.trim().split(/\s+/u);
    return state === '0A' && own.has(inode) ? [readable(local)] : [];
  });
}

async function socketsOf(pid: number): Promise<ReadonlySet<string>> {
  const folder = `/proc/${pid}/fd`;
  const targets = await Promise.all(
    (await readdir(folder)).map((name) => readlink(`${folder}/${name}`).catch(() => '')),
  );
  return new Set(targets.flatMap((target) => /^socket:\[(\d+)\]$/u.exec(target)?.[1] ?? []));
}

function readable(local: string): string {
  const [address = '', port = ''] = local.split(':');
  const bytes = address.match(/../gu) ?? [];
  const shown =
    bytes.length === 4
      ? bytes
          .toReversed()
          .map((byte) => Number.parseInt(byte, 16))
          .join('.')
      : address;
  return `${shown}:${Number.parseInt(port, 16)}`;
}
