import type { AddressInfo } from 'node:net';
import type { RealtimeEnvelope } from '@upround/shared/contract-core';
import type { OpenDatabase } from '@upround/shared/db';
import { realtimePath } from '@upround/shared/links';
import { createShutdownState, type ShutdownState } from '@upround/shared/server-kit';
import { createTestServer, type TestServer } from '@upround/shared/testing-server';
import type { TestMember } from '@upround/shared/testing-server';
import type { Redis } from 'ioredis';
import { pino } from 'pino';
import { io, type Socket } from 'socket.io-client';
import type { RealtimePart } from '../realtime-part';
import { createSocketHub } from '../socket-hub';

/** A server with its sockets, on a port. */
export interface SocketServer extends Pick<
  TestServer,
  'signUpAs' | 'tokens' | 'clock' | 'database'
> {
  hub: RealtimePart;
  url: string;
  shutdown: ShutdownState;
  server: TestServer;
  close(): Promise<void>;
}

interface StartOptions {
  database?: OpenDatabase;
  redis?: Redis;
  redisKey?: string;
  limits?: 'on' | 'off';
  origins?: string[];
  trustProxy?: string[];
}

export async function startSockets(options: StartOptions = {}): Promise<SocketServer> {
  const { database, redis, redisKey, limits = 'off', origins = [], trustProxy = [] } = options;
  const shutdown = createShutdownState();
  let hub: RealtimePart | undefined;
  let ahead = (): number => Date.now();
  const server = await createTestServer({
    ...(database === undefined ? {} : { database }),
    trustProxy,
    async extend(_app, parts) {
      hub = await createSocketHub({
        database: parts.database,
        redis,
        origins,
        limits,
        ...(redisKey === undefined ? {} : { redisKey }),
        log: pino({ level: 'silent' }),
        now: () => ahead(),
      });
      await hub.register({ server: parts.server, shutdown });
    },
  });
  ahead = () => server.clock.now().getTime();
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.app.server.address() as AddressInfo;
  if (hub === undefined) throw new Error('There is no hub.');
  const { signUpAs, tokens, clock } = server;
  return {
    hub,
    shutdown,
    server,
    tokens,
    clock,
    database: server.database,
    signUpAs: (name, how) => signUpAs(name, how),
    url: `http://127.0.0.1:${port}`,
    close: () => server.close(),
  };
}

/** A page as the server sees it: the bare client, which neither renews nor reads on. */
export interface Page {
  socket: Socket;
  heard: RealtimeEnvelope[];
  /** Until the connection was welcomed, or the code by which it was refused. */
  opened: Promise<string>;
  /** Until it is closed, with the client's word for why. */
  closed: Promise<string>;
  next(word: string): Promise<unknown>;
  close(): void;
}

interface PageOptions {
  token?: unknown;
  clientId?: unknown;
  transports?: ('websocket' | 'polling')[];
  headers?: Record<string, string>;
}

export function openPage(url: string, member: TestMember, options: PageOptions = {}): Page {
  const { token = member.token, clientId = member.userId, headers = {} } = options;
  const socket = io(url, {
    path: realtimePath,
    transports: options.transports ?? ['websocket'],
    forceNew: true,
    reconnection: false,
    auth: { token, clientId },
    extraHeaders: headers,
  });
  const heard: RealtimeEnvelope[] = [];
  socket.on('event', (envelope: RealtimeEnvelope) => void heard.push(envelope));
  const opened = new Promise<string>((resolve) => {
    socket.once('welcome', () => resolve('open'));
    socket.once('connect_error', (error) =>
      resolve((error as Error & { data?: { code: string } }).data?.code ?? 'no connection'),
    );
  });
  return {
    socket,
    heard,
    opened,
    closed: new Promise((resolve) => socket.once('disconnect', resolve)),
    next: (word) => new Promise((resolve) => socket.once(word, resolve)),
    close: () => socket.close(),
  };
}
