import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('stdio/server.mjs', import.meta.url));

/** The declaration of a stdio server that misbehaves in one way. */
export function attacker(mode: string, more: object = {}): object {
  return { id: 'evil', transport: 'stdio', command: 'node', args: [program, mode], ...more };
}
