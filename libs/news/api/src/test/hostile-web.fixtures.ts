import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect as dial, type AddressInfo } from 'node:net';
import { deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import { createSafeFetch, type SafeFetch } from '@upround/shared/safe-fetch';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** Servers of others on this machine, behind the real fetcher. */
export interface HostileWeb {
  safeFetch: SafeFetch;
  /** What each host answers. */
  hosts: Map<string, Answer>;
  close(): Promise<void>;
}

/** Any address that the guard lets through; the connection goes to the test's own server. */
const PUBLIC = '93.184.215.14';

/** Starts it. */
export async function startHostileWeb(): Promise<HostileWeb> {
  const hosts = new Map<string, Answer>();
  const server = createServer((request, response) => {
    const answer = hosts.get(request.headers.host ?? '');
    if (answer === undefined) response.writeHead(404).end();
    else answer(request, response);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const safeFetch = createSafeFetch({
    resolve: () => Promise.resolve([PUBLIC]),
    connect: () =>
      new Promise((done, fail) => {
        const socket = dial(port, '127.0.0.1', () => done(socket));
        socket.once('error', fail);
      }),
    atOnce: 10,
  });
  return {
    safeFetch,
    hosts,
    close: () => {
      server.closeAllConnections();
      return new Promise((done) => server.close(() => done()));
    },
  };
}

/** Answers a text as a feed. An empty type sends no header. */
export const feed =
  (text: string, contentType = 'application/rss+xml'): Answer =>
  (_request, response) =>
    response.writeHead(200, contentType === '' ? {} : { 'content-type': contentType }).end(text);

/** Packs its feed by `deflate`: as the standard says, or without the header of zlib, as some servers do. */
export const deflated =
  (text: string, form: 'zlib' | 'raw'): Answer =>
  (_request, response) =>
    response
      .writeHead(200, { 'content-type': 'application/rss+xml', 'content-encoding': 'deflate' })
      .end(form === 'zlib' ? deflateSync(text) : deflateRawSync(text));

/** Sends without end, as long as the client reads. */
export const endless: Answer = (_request, response) => {
  response.writeHead(200, { 'content-type': 'application/rss+xml' });
  const piece = Buffer.alloc(64 * 1024, '<item>');
  const send = () => {
    while (!response.destroyed && response.write(piece));
  };
  response.on('drain', send);
  send();
};

/** A letter a second. */
export const trickle: Answer = (_request, response) => {
  response.writeHead(200, { 'content-type': 'application/rss+xml' });
  const timer = setInterval(() => response.write('<'), 1_000);
  response.on('close', () => clearInterval(timer));
};

/** A small packed answer that unpacks to very much. */
export const packedBomb: Answer = (_request, response) =>
  response
    .writeHead(200, { 'content-type': 'application/rss+xml', 'content-encoding': 'gzip' })
    .end(gzipSync(Buffer.alloc(64 * 1024 * 1024, ' ')));

/** Leads to this machine. */
export const inwards: Answer = (_request, response) =>
  response.writeHead(302, { location: 'http://127.0.0.1/feed' }).end();
