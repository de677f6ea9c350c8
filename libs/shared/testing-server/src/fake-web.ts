import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { createSafeFetch, type SafeFetch } from '@upround/shared/safe-fetch';

/** What a host of the fake answers. */
export type SiteHandler = (request: IncomingMessage, response: ServerResponse) => void;

/** The internet of a test: hosts by name, all on one port of loopback. */
export interface FakeWeb {
  /** Hosts and what they answer; others are not found. */
  sites: Map<string, SiteHandler>;
  /** Asked for, as `host/path`. */
  heard: string[];
  /** A guarded fetcher whose name servers and connections are the fake server's. */
  fetcher(): SafeFetch;
  close(): Promise<void>;
}

/** Address of every host here; public, so that the guard allows it. */
const PUBLIC = '93.184.216.34';

/** Answers a page of HTML. */
export function answerHtml(html: string): SiteHandler {
  return (_, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html);
  };
}

/** Starts the fake server. */
export async function startFakeWeb(): Promise<FakeWeb> {
  const sites = new Map<string, SiteHandler>();
  const heard: string[] = [];
  const server = createServer((request, response) => {
    const host = request.headers.host ?? '';
    heard.push(`${host}${request.url ?? ''}`);
    request.on('error', () => undefined);
    response.on('error', () => undefined);
    sites.get(host)?.(request, response);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    sites,
    heard,
    fetcher: () =>
      createSafeFetch({
        resolve: async (host) => (sites.has(host) ? [PUBLIC] : []),
        // Always without TLS, which these tests don't concern.
        connect: () =>
          new Promise<Socket>((done, fail) => {
            const socket = connect(port, '127.0.0.1', () => done(socket));
            socket.once('error', fail);
          }),
      }),
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}
