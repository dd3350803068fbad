import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** A call of a tool, and where the host writes what its session's model said. */
export interface Call {
  /** The host's name of the call; empty where it has none. */
  readonly id: string;
  readonly transcript: string;
  readonly agent?: string;
}

/** The host writes a message within some 40 ms after it asks about the message's first call. */
const patienceMs = 300;
const pauseMs = 10;
/** Both calls stand near the end. */
const mostBytes = 8 * 1024 * 1024;

/**
 * Whether a call was made in the same message of the model as an earlier one. False where the host keeps no transcript,
 * or does not write the call into it in time: then it counts as one that the model made after the other's result.
 */
export async function inOneMessage(call: Call, earlier: string): Promise<boolean> {
  const file = transcriptOf(call);
  if (file === undefined || call.id === '') return false;
  const until = performance.now() + patienceMs;
  for (let size = -1; ;) {
    const read = tailOf(file, size);
    if (read === undefined) return false;
    const messages = read.text === undefined ? undefined : messagesOf(read.text, [call.id, earlier]);
    const present = messages?.get(call.id);
    if (present !== undefined) return present === messages?.get(earlier);
    if (performance.now() > until) return false;
    size = read.size;
    await sleep(pauseMs);
  }
}

/** A sub-agent's stands in a folder beside the session's. */
function transcriptOf({ transcript, agent }: Call): string | undefined {
  if (!path.isAbsolute(transcript) || transcript.includes('\0')) return undefined;
  if (agent === undefined) return transcript;
  if (!/^[\w-]{1,100}$/u.test(agent)) return undefined;
  return path.join(transcript.replace(/\.jsonl$/u, ''), 'subagents', `agent-${agent}.jsonl`);
}

/** The end of a file, without `text` where it is as long as before; undefined where there is none to read. */
function tailOf(file: string, before: number): { size: number; text?: string } | undefined {
  let descriptor: number | undefined;
  try {
    descriptor = openSync(file, 'r');
    const stat = fstatSync(descriptor);
    if (!stat.isFile()) return undefined;
    if (stat.size === before) return { size: stat.size };
    const bytes = Buffer.alloc(Math.min(stat.size, mostBytes));
    const length = readSync(descriptor, bytes, 0, bytes.length, stat.size - bytes.length);
    return { size: stat.size, text: bytes.toString('utf8', 0, length) };
  } catch {
    return undefined;
  } finally {
    if (descriptor !== undefined) closeSync(descriptor);
  }
}

interface Line {
  readonly type?: unknown;
  readonly message?: { readonly id?: unknown; readonly content?: readonly { readonly id?: unknown }[] };
}

/** The names of the messages in which the calls stand. */
function messagesOf(text: string, calls: readonly string[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const line of text.split('\n')) {
    const call = calls.find((id) => line.includes(`"id":"${id}"`));
    if (call === undefined) continue;
    const { type, message } = parsed(line);
    const contains = Array.isArray(message?.content) && message.content.some((block) => block?.id === call);
    if (type === 'assistant' && contains && typeof message?.id === 'string') found.set(call, message.id);
  }
  return found;
}

function parsed(line: string): Line {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}
