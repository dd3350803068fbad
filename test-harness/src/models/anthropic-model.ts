import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** One request as a model of the Messages API sees it. */
export interface MessagesRequest {
  /** When it arrived, in milliseconds of this process. */
  readonly at: number;
  readonly tools: readonly string[];
  /** The system prompt and every message as one text, JSON undone. */
  readonly text: string;
  /** The text of what came since the model last spoke. */
  readonly latest: string;
}

/** What the model does: it says something, or calls tools. */
export type MessagesTurn =
  | { readonly text: string }
  | {
      readonly calls: readonly { readonly name: string; readonly input: Readonly<Record<string, unknown>> }[];
    };

export interface MessagesModel {
  /** `http://127.0.0.1:PORT`, without a path. */
  readonly url: string;
  readonly requests: readonly MessagesRequest[];
  close(): Promise<void>;
}

interface Message {
  readonly role: string;
  readonly content: unknown;
}
interface Body {
  readonly model?: string;
  readonly system?: unknown;
  readonly messages?: readonly Message[];
  readonly tools?: readonly { readonly name?: string }[];
}

function textOf(content: unknown): string {
  if (typeof content === 'string') return content;
  if (!Array.isArray(content)) return '';
  return content
    .map((block: { text?: string; content?: unknown }) => block.text ?? textOf(block.content))
    .join('\n');
}

function readRequest({ tools = [], system, messages = [] }: Body): MessagesRequest {
  const lastOwn = messages.map(({ role }) => role).lastIndexOf('assistant');
  return {
    at: performance.now(),
    tools: tools.flatMap(({ name }) => name ?? []),
    text: [textOf(system), ...messages.map(({ content }) => textOf(content))].join('\n'),
    latest: messages
      .slice(lastOwn + 1)
      .map(({ content }) => textOf(content))
      .join('\n'),
  };
}

/** The events of one streamed message. */
function eventsOf(turn: MessagesTurn, id: string, model: string | undefined): object[] {
  const usage = { input_tokens: 10, output_tokens: 10 };
  const message = {
    id,
    type: 'message',
    role: 'assistant',
    model,
    content: [],
    stop_reason: null,
    stop_sequence: null,
  };
  const blocks =
    'text' in turn
      ? [
          {
            content_block: { type: 'text', text: '' },
            delta: { type: 'text_delta', text: turn.text },
          },
        ]
      : turn.calls.map(({ name, input }, index) => ({
          content_block: { type: 'tool_use', id: `toolu_${id}_${index}`, name, input: {} },
          delta: { type: 'input_json_delta', partial_json: JSON.stringify(input) },
        }));
  return [
    { type: 'message_start', message: { ...message, usage } },
    ...blocks.flatMap(({ content_block, delta }, index) => [
      { type: 'content_block_start', index, content_block },
      { type: 'content_block_delta', index, delta },
      { type: 'content_block_stop', index },
    ]),
    {
      type: 'message_delta',
      delta: { stop_reason: 'text' in turn ? 'end_turn' : 'tool_use', stop_sequence: null },
      usage: { output_tokens: 10 },
    },
    { type: 'message_stop' },
  ];
}

async function readBody(request: IncomingMessage): Promise<Body> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return parts.length === 0 ? {} : (JSON.parse(Buffer.concat(parts).toString('utf8')) as Body);
}

/**
 * Starts a model on loopback that streams the Messages API and does what `script` says for each request. Close it
 * when the test ends.
 */
export async function startMessagesModel(
  script: (request: MessagesRequest) => MessagesTurn | Promise<MessagesTurn>,
): Promise<MessagesModel> {
  const requests: MessagesRequest[] = [];
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await readBody(request);
    if (request.url?.split('?')[0] !== '/v1/messages') {
      response.writeHead(404).end();
      return;
    }
    const read = readRequest(body);
    requests.push(read);
    const id = `msg${requests.length}`;
    const turn = await script(read);
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    for (const event of eventsOf(turn, id, body.model)) {
      response.write(`event: ${(event as { type: string }).type}\ndata: ${JSON.stringify(event)}\n\n`);
    }
    response.end();
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
