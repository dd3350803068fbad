import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('stdio/server.mjs', import.meta.url));
export const generatedProgram = fileURLToPath(new URL('stdio/generated.mjs', import.meta.url));

/** The declaration of a stdio server that misbehaves in one way. */
export function attacker(mode: string, more: object = {}): object {
  return { id: 'evil', transport: 'stdio', command: 'node', args: [program, mode], ...more };
}

/** The declaration of a well-behaved server with as many tools, in pages, as it is told. */
export function generated(count: number, perPage = count, style = 'plain', order = 'forwards'): object {
  const args = [generatedProgram, String(count), String(perPage), style, order];
  return { id: 'many', transport: 'stdio', command: 'node', args };
}
