import { createServer, type IncomingMessage } from 'node:http';
import { realtimeWire } from '@upround/shared/contract-core';
import type { OpenDatabase } from '@upround/shared/db';
import { realtimePath } from '@upround/shared/links';
import type { FastifyBaseLogger } from 'fastify';
import type { Redis } from 'ioredis';
import { closeGently, type EngineClient } from './close-gently';
import { trackConnections, type Connections } from './connections';
import { registerRealtimeRoute, type Engine } from './realtime-route';
import { checkHandshake, authorize } from './handshake';
import { sessionRoom, userRoom, type Io, type PageSocket } from './io-types';
import type { RealtimeDeps, RealtimePart } from './realtime-part';
import { redisFanOut } from './redis-fan-out';
import { localFanOut, databaseFanOut, type FanOut } from './fan-out';
import { messageOf } from './wire';

export interface SocketHubOptions {
  database: OpenDatabase;
  /** Fans out to other processes; without it a PostgreSQL server's notifications do. */
  redis?: Redis | undefined;
  /** Prefix of the Redis channels. */
  redisKey?: string;
  /** Origins of the web app besides the API's own. */
  origins: readonly string[];
  /** Limits the connections of a person and of an address. */
  limits: 'on' | 'off';
  log: FastifyBaseLogger;
  /** The server's clock in milliseconds; tests move it. */
  now?: () => number;
}

/** Connections per process: of a person, and from one address. */
export const mostConnections = { person: 20, address: 200 } as const;
/** A token is the largest message of a page. */
const LARGEST_FRAME = 8 * 1024;
/** Token renewals per minute and connection. */
const RENEWALS = 10;
const MINUTE = 60_000;
/** A connection that has not joined the namespace within this time is closed. */
const NAMELESS_MS = 10_000;

interface RawEngine extends Engine {
  clients: Record<string, EngineClient>;
  on(
    event: 'connection',
    listener: (client: EngineClient & { request: IncomingMessage }) => void,
  ): void;
}

/** Accepts renewed tokens from a page, and disconnects it on any other message. */
function listenToPage(socket: PageSocket, { server }: RealtimeDeps, now: () => number): void {
  const messageTimes: number[] = [];
  const welcome = () => socket.emit(realtimeWire.welcome, Math.max(0, socket.data.expires - now()));
  const end = () => void socket.disconnect(true);
  socket.onAny((word: string) => {
    messageTimes.push(now());
    const recent = messageTimes.filter((at) => at > now() - MINUTE);
    messageTimes.splice(0, messageTimes.length, ...recent);
    if (word !== realtimeWire.token || recent.length > RENEWALS) end();
  });
  socket.on(realtimeWire.token, (token) => {
    authorize(server, token).then(({ member, expires }) => {
      const before = socket.data.member;
      if (member.userId !== before.userId || member.sessionId !== before.sessionId) return end();
      socket.data.expires = expires;
      welcome();
    }, end);
  });
  welcome();
}

/**
 * Makes the adapter by which the API serves pages itself: over websockets, or long polling where they are blocked.
 */
export async function createSocketHub(options: SocketHubOptions): Promise<RealtimePart> {
  const { database, redis, origins, limits, log } = options;
  const now = options.now ?? (() => Date.now());
  const { Server } = await import('socket.io');
  // The engine is made for a server that never listens: requests reach it through the API's own routing.
  const io: Io = new Server(createServer(), {
    path: realtimePath,
    serveClient: false,
    maxHttpBufferSize: LARGEST_FRAME,
    connectTimeout: NAMELESS_MS,
    perMessageDeflate: false,
    httpCompression: false,
    ...(origins.length === 0 ? {} : { cors: { origin: [...origins] } }),
  });
  const engine = io.engine as unknown as RawEngine;
  let fanOut: FanOut = localFanOut(io);
  let connections: Connections | undefined;
  const byAddress = new Map<string, number>();

  function countAddresses(): (request: IncomingMessage, address: string) => void {
    const admitted = new WeakMap<IncomingMessage, string>();
    engine.on('connection', (client) => {
      const address = admitted.get(client.request);
      if (address === undefined) return;
      byAddress.set(address, (byAddress.get(address) ?? 0) + 1);
      client.once('close', () => {
        const left = (byAddress.get(address) ?? 1) - 1;
        if (left > 0) byAddress.set(address, left);
        else byAddress.delete(address);
      });
    });
    return (request, address) => void admitted.set(request, address);
  }

  const part: RealtimePart = {
    signToken: null,
    connections: () => connections?.size ?? 0,

    send(userIds, event) {
      if (userIds.length === 0) return;
      try {
        fanOut.emit([...new Set(userIds)].map(userRoom), messageOf(event));
      } catch (error) {
        log.error({ err: error, event: event.name }, 'an event could not be sent');
      }
    },
    disconnect(userId, sessionId) {
      fanOut.end(sessionId === undefined ? userRoom(userId) : sessionRoom(sessionId));
    },

    async register(deps) {
      const { server, shutdown } = deps;
      const tracked = trackConnections(server.members, now, log);
      connections = tracked;
      if (redis !== undefined) {
        fanOut = await redisFanOut(io, redis, log, options.redisKey ?? 'upround');
      } else if (database.kind === 'postgres') {
        fanOut = await databaseFanOut(io, database, log);
      }
      io.use(
        (socket, next) =>
          void checkHandshake(
            server,
            ({ userId }) => limits === 'off' || tracked.countOf(userId) < mostConnections.person,
          )(socket, next),
      );
      io.on('connection', (socket) => {
        const { userId, sessionId } = socket.data.member;
        void socket.join([userRoom(userId), sessionRoom(sessionId)]);
        tracked.add(socket);
        listenToPage(socket, deps, now);
      });
      registerRealtimeRoute({
        engine,
        server,
        origins,
        shutdown,
        mayConnect: (address) =>
          limits === 'off' || (byAddress.get(address) ?? 0) < mostConnections.address,
        onAdmitted: countAddresses(),
      });
      server.app.addHook('preClose', async () => {
        tracked.stop();
        await closeGently(Object.values(engine.clients));
        await part.close();
      });
    },

    async close() {
      connections?.stop();
      await io.close();
      await fanOut.close();
    },
  };
  return part;
}
