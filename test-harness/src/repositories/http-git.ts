import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface HttpGit {
  /** `http://127.0.0.1:PORT`; repositories are below it by their folder's name. */
  readonly url: string;
  close(): Promise<void>;
}

/** Serves the bare repositories below a folder on loopback, for reading, as a forge does: with git's own program. */
export async function serveGit(folder: string): Promise<HttpGit> {
  const server = createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://127.0.0.1');
    const child = spawn('git', ['http-backend'], {
      env: {
        PATH: process.env['PATH'],
        GIT_PROJECT_ROOT: folder,
        GIT_HTTP_EXPORT_ALL: '1',
        PATH_INFO: pathname,
        QUERY_STRING: search.slice(1),
        REQUEST_METHOD: request.method,
        CONTENT_TYPE: request.headers['content-type'] ?? '',
        HTTP_CONTENT_ENCODING: request.headers['content-encoding'] ?? '',
        GIT_PROTOCOL: String(request.headers['git-protocol'] ?? ''),
      },
      stdio: ['pipe', 'pipe', 'ignore'],
    });
    request.pipe(child.stdin);
    const parts: Buffer[] = [];
    child.stdout.on('data', (part: Buffer) => parts.push(part));
    child.on('close', () => {
      const answer = Buffer.concat(parts);
      const end = answer.indexOf('\r\n\r\n');
      const headers = answer
        .subarray(0, end)
        .toString('latin1')
        .split('\r\n')
        .map((line) => line.split(': '));
      const status = Number(headers.find(([name]) => name === 'Status')?.[1]?.slice(0, 3) ?? 200);
      for (const [name = '', value = ''] of headers) if (name !== 'Status') response.setHeader(name, value);
      response.writeHead(status).end(answer.subarray(end + 4));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
