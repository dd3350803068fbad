// What every misbehaving server needs to say something.
import { spawn } from 'node:child_process';

export const secret = 'sk-server-words-must-not-travel';
/** @type {(text: string) => void} */
export const raw = (text) => void process.stdout.write(text);
/** @type {(message: object) => void} */
export const send = (message) => raw(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`);
/** @type {(name: string, more?: object) => object} */
export const tool = (name, more = {}) => ({
  name,
  description: `Tool ${name}.`,
  inputSchema: { type: 'object' },
  ...more,
});
/** @type {(text: string) => object} */
export const say = (text) => ({ content: [{ type: 'text', text }] });
export const stay = () => void setInterval(() => {}, 60_000);
/** @type {(ignoring: boolean) => void} */
export const grandchild = (ignoring) => {
  const script = ignoring ? 'trap "" TERM HUP INT; sleep 71; sleep 72' : 'sleep 73';
  spawn('/bin/sh', ['-c', script], { stdio: ['ignore', 'inherit', 'inherit'] });
};
export const hugeLine = () => {
  const part = 'x'.repeat(1024 * 1024);
  /** @type {(left: number) => void} */
  const more = (left) => void (left > 0 && process.stdout.write(part, () => more(left - 1)));
  more(100);
};
/** @type {(line: string, perTurn: number) => void} */
export const flood = (line, perTurn) => {
  const many = line.repeat(perTurn);
  const more = () => void process.stdout.write(many, () => setImmediate(more));
  more();
};
/** @type {(depth: number) => string} */
export const nested = (depth) => '['.repeat(depth) + ']'.repeat(depth);

/** @type {(message: any) => object} */
export const hello = ({ params }) => ({
  protocolVersion: params.protocolVersion,
  capabilities: { tools: { listChanged: true } },
  serverInfo: { name: 'attaqué', version: '1' },
});
/** @type {(message: any) => void} */
export const initialize = (message) => send({ id: message.id, result: hello(message) });
/** @type {(message: any) => void} */
export const list = ({ id }) => send({ id, result: { tools: [tool('echo'), tool('environment')] } });
