import { createServer as createHttp, request, type IncomingHttpHeaders } from 'node:http';
import { connect, createServer as createTcp, type AddressInfo, type Server } from 'node:net';

/** A proxy before the server, as a stranger meets it. */
export interface Proxy {
  port: number;
  close(): Promise<void>;
}

async function listening(server: Server): Promise<Proxy> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/**
 * Passes requests on as a web server on the same machine does.
 *
 * @param change what it makes of the headers
 */
export function httpProxy(
  to: number,
  change: (headers: IncomingHttpHeaders) => IncomingHttpHeaders,
): Promise<Proxy> {
  const server = createHttp((incoming, outgoing) => {
    const { method, url } = incoming;
    const headers = { ...change(incoming.headers), connection: 'close' };
    const onward = request(
      { host: '127.0.0.1', port: to, method, path: url, headers },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      },
    );
    onward.once('error', () => outgoing.destroy());
    incoming.pipe(onward);
  });
  return listening(server);
}

/** Passes bytes on, as `ssh -L` and balancers of connections do. */
export function tcpProxy(to: number): Promise<Proxy> {
  return listening(
    createTcp((incoming) => {
      const onward = connect(to, '127.0.0.1');
      incoming.once('error', () => onward.destroy());
      onward.once('error', () => incoming.destroy());
      incoming.pipe(onward).pipe(incoming);
    }),
  );
}

/** What a request got; headers as they came. */
export interface Got {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Asks without the manners of `fetch`: any `Host`, no redirects. */
export function ask(
  port: number,
  path: string,
  { method = 'GET', ...headers }: Record<string, string> = {},
): Promise<Got> {
  return new Promise((resolve, reject) => {
    const asked = request(
      { host: '127.0.0.1', port, path, method, headers: { connection: 'close', ...headers } },
      (answer) => {
        let body = '';
        answer.setEncoding('utf8').on('data', (text: string) => (body += text));
        answer.once('end', () =>
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body }),
        );
      },
    );
    asked.once('error', reject);
    asked.end(method === 'POST' ? '["help"]' : undefined);
  });
}

/** How a stranger names the server, and pretends to be near. */
const pretences: Record<string, string>[] = [
  { host: 'upround.example' },
  { host: 'localhost:3000' },
  { host: '127.0.0.1' },
  { host: '[::1]' },
  { host: 'localhost', 'x-forwarded-for': '127.0.0.1' },
  { host: 'localhost', 'x-real-ip': '127.0.0.1', forwarded: 'for=127.0.0.1;host=localhost' },
];

const notTheKey = '0'.repeat(64);

/** What a stranger could try at the three doors that only the operator opens. */
const attempts: [string, Record<string, string>][] = [
  ['/docs/mail', {}],
  [`/docs/mail?key=${notTheKey}`, {}],
  ['/docs/mail?key=', {}],
  ['/docs/mail', { cookie: `mail-key=${notTheKey}` }],
  ['/docs/mail', { cookie: 'mail-key=' }],
  ['/metrics', {}],
  ['/metrics', { authorization: `Bearer ${notTheKey}` }],
  ['/metrics', { authorization: 'Bearer ' }],
  ['/metrics', { method: 'PUT' }],
  ['/operator/command', {}],
  ['/operator/command', { method: 'POST', 'content-type': 'application/json' }],
  [
    '/operator/command',
    { method: 'POST', 'content-type': 'application/json', 'x-operator-key': notTheKey },
  ],
];

/** Each attempt of a stranger that was not answered as an unknown path; none, if all is well. */
export async function openDoors(port: number): Promise<string[]> {
  const open: string[] = [];
  for (const pretence of pretences) {
    for (const [path, more] of attempts) {
      const { status, body } = await ask(port, path, { ...pretence, ...more });
      const isUnknown = status === 404 && body.includes('"NOT_FOUND"');
      if (!isUnknown) open.push(`${status} ${path} ${JSON.stringify({ ...pretence, ...more })}`);
    }
  }
  return open;
}
