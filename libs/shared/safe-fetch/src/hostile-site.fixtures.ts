import { createServer, connect as dial, type AddressInfo, type Socket } from 'node:net';
import { createSafeFetch, type SafeFetchParts } from './safe-fetch';
import { SafeFetchError } from './safe-fetch-error';
import type { ConnectTarget } from './pinned-connection';

/** The address that plays the internet. */
export const PUBLIC = '93.184.216.34';

/** A site that sends given bytes, and records its requests. */
export interface HostileSite {
  /** Requests, as text. */
  heard: string[];
  close(): Promise<void>;
  port: number;
}

/** Listens on loopback; `answer` gets the socket and the head of the request. */
export async function startSite(
  answer: (socket: Socket, head: string) => void,
): Promise<HostileSite> {
  const heard: string[] = [];
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
    socket.on('error', () => undefined);
    let head = '';
    socket.on('data', (piece: Buffer) => {
      head += piece.toString('latin1');
      if (!head.includes('\r\n\r\n')) return;
      heard.push(head);
      answer(socket, head);
      head = '';
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    heard,
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((done) => {
        for (const socket of open) socket.destroy();
        server.close(() => done());
      }),
  };
}

/** A whole answer as text. */
export function reply(body: string, headers: Record<string, string> = {}, status = '200 OK') {
  const all = { 'content-type': 'text/html', connection: 'close', ...headers };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return `HTTP/1.1 ${status}\r\n${lines.join('\r\n')}\r\n\r\n${body}`;
}

export const redirectTo = (location: string, status = '302 Found') =>
  reply('', { location }, status);

/** Connects to a loopback port for any requested address. */
export function dialLoopback(portOf: (target: ConnectTarget) => number) {
  return (target: ConnectTarget) =>
    new Promise<Socket>((done, fail) => {
      const socket = dial(portOf(target), '127.0.0.1', () => done(socket));
      socket.once('error', fail);
    });
}

/** A fetcher whose internet is one site, with a canary behind the guard that must not be reached. */
export function fetcherFor(site: HostileSite, canary: HostileSite, parts: SafeFetchParts = {}) {
  const dialled: ConnectTarget[] = [];
  const safe = createSafeFetch({
    resolve: async () => [PUBLIC],
    connect: dialLoopback((target) => {
      dialled.push(target);
      return target.address === PUBLIC ? site.port : canary.port;
    }),
    ...parts,
  });
  return { ...safe, dialled };
}

export const html = { accept: ['text/html'] };

/** The code of a fetch that must fail, and how long it took. */
export async function refusal(work: Promise<unknown>): Promise<{ code: string; ms: number }> {
  const start = performance.now();
  try {
    await work;
  } catch (error) {
    const code = error instanceof SafeFetchError ? error.code : `other: ${String(error)}`;
    return { code, ms: performance.now() - start };
  }
  return { code: 'ANSWERED', ms: performance.now() - start };
}
