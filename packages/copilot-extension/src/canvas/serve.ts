import type { IncomingMessage, Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The pages of the open instances, on loopback. */
export interface PageServer {
  /** Where the instance's page is; the server is started for the first one. */
  readonly open: (instance: string, render: () => Promise<string>) => Promise<string>;
  /** The server ends with the last one. */
  readonly close: (instance: string) => void;
  readonly closeAll: () => void;
}

interface Page {
  readonly secret: string;
  readonly render: () => Promise<string>;
}

const headers = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
};

export function createPageServer(): PageServer {
  const pages = new Map<string, Page>();
  let starting: Promise<Server> | undefined;

  const closeAll = (): void => {
    pages.clear();
    void starting?.then(end);
    starting = undefined;
  };
  return {
    open: async (instance, render) => {
      const server = await (starting ??= listen(pages));
      const { port } = server.address() as AddressInfo;
      // An instance that is opened again is shown again, at the address it has.
      const secret = pages.get(instance)?.secret ?? (await newSecret());
      pages.set(instance, { secret, render });
      return `http://127.0.0.1:${port}/${secret}/`;
    },
    close: (instance) => {
      pages.delete(instance);
      if (pages.size === 0) closeAll();
    },
    closeAll,
  };
}

function end(server: Server): void {
  server.close();
  server.closeAllConnections();
}

async function listen(pages: ReadonlyMap<string, Page>): Promise<Server> {
  // Loaded here: they take longer than everything else that an extension starts with.
  const [{ createServer }, { timingSafeEqual }] = await Promise.all([
    import('node:http'),
    import('node:crypto'),
  ]);
  const server = createServer((request, response) => {
    const page = asked(request) ? pageAt(request, pages, timingSafeEqual) : undefined;
    if (page === undefined) {
      response.writeHead(404, headers).end();
      return;
    }
    page.render().then(
      (html) => response.writeHead(200, headers).end(request.method === 'HEAD' ? '' : html),
      () => response.writeHead(500, headers).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  // The page must not be what keeps an extension alive.
  server.unref();
  return server;
}

/** Another name for loopback is how a web page of a stranger would reach us. */
function asked({ method, headers: { host }, socket }: IncomingMessage): boolean {
  return (method === 'GET' || method === 'HEAD') && host === `127.0.0.1:${socket.localPort}`;
}

async function newSecret(): Promise<string> {
  const { randomBytes } = await import('node:crypto');
  return randomBytes(32).toString('base64url');
}

function pageAt(
  { url = '' }: IncomingMessage,
  pages: ReadonlyMap<string, Page>,
  isSame: (one: Buffer, other: Buffer) => boolean,
): Page | undefined {
  const given = Buffer.from(/^\/([\w-]{1,100})\/$/u.exec(url)?.[1] ?? '');
  for (const page of pages.values()) {
    const secret = Buffer.from(page.secret);
    if (secret.length === given.length && isSame(secret, given)) return page;
  }
  return undefined;
}
