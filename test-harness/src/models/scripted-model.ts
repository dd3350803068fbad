import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** One request as a model sees it. */
export interface ModelRequest {
  /** The tools the request offers, by name. */
  readonly tools: readonly string[];
  /** What the tools called since the last user message answered, as text. */
  readonly toolResults: readonly string[];
  /** The text of every message, in order, with its role. */
  readonly messages: readonly { readonly role: string; readonly text: string }[];
}

/** What the model does: it says something, or calls tools. */
export type ModelTurn =
  | { readonly text: string }
  | {
      /** A tool that takes a text by itself has that for its input. */
      readonly calls: readonly {
        readonly name: string;
        readonly input: Readonly<Record<string, unknown>> | string;
      }[];
    };

export interface ScriptedModel {
  /** `http://127.0.0.1:PORT`, without a path. */
  readonly url: string;
  readonly requests: readonly ModelRequest[];
  close(): Promise<void>;
}

interface ChatMessage {
  readonly role: string;
  readonly content?: unknown;
}
interface ChatBody {
  readonly model?: string;
  readonly stream?: boolean;
  readonly messages?: readonly ChatMessage[];
  readonly tools?: readonly { readonly function?: { readonly name: string } }[];
}

function textOf(content: unknown): string {
  if (typeof content === 'string') return content;
  if (!Array.isArray(content)) return '';
  return content
    .map((part: { text?: string; content?: unknown }) => part.text ?? textOf(part.content))
    .join('\n');
}

function readRequest(body: ChatBody): ModelRequest {
  const messages = (body.messages ?? []).map(({ role, content }) => ({ role, text: textOf(content) }));
  const lastUser = messages.map((message) => message.role).lastIndexOf('user');
  return {
    tools: (body.tools ?? []).flatMap((tool) => tool.function?.name ?? []),
    toolResults: messages.slice(lastUser + 1).flatMap(({ role, text }) => (role === 'tool' ? [text] : [])),
    messages,
  };
}

/** The assistant's message of a turn, whole or as one streamed delta. */
function assistant(turn: ModelTurn, id: number): object {
  if ('text' in turn) return { role: 'assistant', content: turn.text };
  const calls = turn.calls.map(({ name, input }, index) => ({
    index,
    id: `call-${id}-${index}`,
    ...(typeof input === 'string'
      ? { type: 'custom', custom: { name, input } }
      : { type: 'function', function: { name, arguments: JSON.stringify(input) } }),
  }));
  return { role: 'assistant', content: null, tool_calls: calls };
}

const usage = { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 };

/** Answers one chat completion, streamed (one delta, the end, the usage) or whole, as the request asks. */
function sendTurn(response: ServerResponse, body: ChatBody, turn: ModelTurn, id: number): void {
  const head = { id: `chat-${id}`, created: 1, model: body.model };
  const message = assistant(turn, id);
  const finish_reason = 'text' in turn ? 'stop' : 'tool_calls';
  if (body.stream !== true) {
    const choices = [{ index: 0, message, finish_reason }];
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ ...head, object: 'chat.completion', choices, usage }));
    return;
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const chunks = [
    { choices: [{ index: 0, delta: message, finish_reason: null }] },
    { choices: [{ index: 0, delta: {}, finish_reason }] },
    { choices: [], usage },
  ];
  for (const chunk of chunks) {
    response.write(`data: ${JSON.stringify({ ...head, object: 'chat.completion.chunk', ...chunk })}\n\n`);
  }
  response.end('data: [DONE]\n\n');
}

async function readJson(request: IncomingMessage): Promise<ChatBody> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return parts.length === 0 ? {} : (JSON.parse(Buffer.concat(parts).toString('utf8')) as ChatBody);
}

/**
 * Starts a model on loopback that speaks the OpenAI chat protocol and does what `script` says for each request.
 * Close it when the test ends.
 */
export async function startScriptedModel(
  script: (request: ModelRequest) => ModelTurn,
): Promise<ScriptedModel> {
  const requests: ModelRequest[] = [];
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await readJson(request);
    if (!request.url?.endsWith('/chat/completions')) {
      response.writeHead(404).end();
      return;
    }
    const read = readRequest(body);
    requests.push(read);
    sendTurn(response, body, script(read), requests.length);
  };
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
