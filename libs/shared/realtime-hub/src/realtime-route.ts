import { ServerResponse, type IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { coreErrors } from '@upround/shared/contract-core';
import { realtimePath } from '@upround/shared/links';
import {
  addressKey,
  AppError,
  isOwnOrigin,
  type ShutdownState,
  type Server,
} from '@upround/shared/server-kit';
import type { FastifyRequest } from 'fastify';

interface Upgrade {
  socket: Duplex;
  head: Buffer;
}

/** What speaks the protocol once a request was let in. */
export interface Engine {
  handleRequest(request: IncomingMessage, response: ServerResponse): void;
  handleUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
}

export interface RealtimeRouteOptions {
  engine: Engine;
  server: Pick<Server, 'app' | 'limits'>;
  /** Origins of the web app besides the API's own. */
  origins: readonly string[];
  shutdown: ShutdownState | undefined;
  /** Whether an address may have one more connection. */
  mayConnect(address: string): boolean;
  /** Names the address behind a request that was let in. */
  onAdmitted(request: IncomingMessage, address: string): void;
}

/** Long polls hold a request open; the server's own timeout for silent connections is shorter. */
const POLL_TIMEOUT_MS = 60_000;

/**
 * Opens the path of realtime on the server's own port. Requests and upgrades go through the server's routing first, so
 * that the address behind trusted proxies, request ids, limits and the stop are those of every other request.
 */
export function registerRealtimeRoute({
  engine,
  server,
  origins,
  shutdown,
  mayConnect,
  onAdmitted,
}: RealtimeRouteOptions): void {
  const { app, limits } = server;
  const upgrades = new WeakMap<IncomingMessage, Upgrade>();

  async function admit(request: FastifyRequest): Promise<void> {
    const { origin, host } = request.headers;
    if (!isOwnOrigin({ origin, host }, origins)) throw new AppError(coreErrors.FORBIDDEN);
    if (new URLSearchParams(request.raw.url?.split('?')[1]).has('sid')) return;
    if (shutdown?.stopping === true) throw new AppError(coreErrors.UNAVAILABLE);
    const address = addressKey(request.ip);
    await limits.count('address', address);
    if (!mayConnect(address)) throw new AppError(coreErrors.RATE_LIMITED);
    onAdmitted(request.raw, address);
  }

  app.route({
    method: ['GET', 'POST'],
    url: realtimePath,
    config: { access: 'open' },
    exposeHeadRoute: false,
    // Before the body is read: the engine reads it itself, within its own bound.
    onRequest: async (request, reply) => {
      await admit(request);
      reply.hijack();
      const upgrade = upgrades.get(request.raw);
      if (upgrade === undefined) {
        request.raw.socket.setTimeout(POLL_TIMEOUT_MS);
        // The engine writes the answer past the reply, which holds the headers of every answer.
        for (const [name, value] of Object.entries(reply.getHeaders()))
          if (value !== undefined) reply.raw.setHeader(name, value);
        engine.handleRequest(request.raw, reply.raw);
        return;
      }
      reply.raw.detachSocket(request.raw.socket);
      engine.handleUpgrade(request.raw, upgrade.socket, upgrade.head);
    },
    handler: () => undefined,
  });

  app.server.on('upgrade', (request, socket, head) => {
    socket.on('error', () => socket.destroy());
    upgrades.set(request, { socket, head });
    const response = new ServerResponse(request);
    response.shouldKeepAlive = false;
    response.assignSocket(request.socket);
    // Other upgrades are answered as any request, and their connection is closed.
    response.once('finish', () => socket.end());
    app.routing(request, response);
  });
}
