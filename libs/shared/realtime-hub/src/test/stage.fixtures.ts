import type { AddressInfo, Socket } from 'node:net';
import {
  createRealtime,
  loadTransport,
  type AblyService,
  type Realtime,
  type RealtimeState,
  type Transport,
  type TransportKind,
} from '@upround/shared/realtime-client';
import { createShutdownState } from '@upround/shared/server-kit';
import {
  createTestServer,
  startFakeAbly,
  type TestMember,
  type TestServer,
} from '@upround/shared/testing-server';
import { pino } from 'pino';
import { WebSocket } from 'ws';
import { createAblyHub } from '../ably-hub';
import { authorize } from '../handshake';
import type { RealtimePart } from '../realtime-part';
import { createSocketHub } from '../socket-hub';

// The clients are those of browsers, which have it.
Object.assign(globalThis, { WebSocket });

/** A page as the app opens it, and what it received. */
export interface StagePage {
  realtime: Realtime;
  /** Received events and gaps, in order. */
  heard: (string | { name: string; data: Record<string, unknown> })[];
  states: RealtimeState[];
  /** How often the page was refused a token because its session had ended. */
  refusals(): number;
}

/** An adapter on a server of its own, with pages that use the real clients. */
export interface Stage {
  hub: RealtimePart;
  server: TestServer;
  /** A page of a member; `profileId` says who it claims to be. */
  page(member: TestMember, how?: { profileId?: string; twice?: boolean }): StagePage;
  /** Open connections of the service. */
  connections(): number;
  /** Breaks every connection, and accepts none until `mend`. */
  cut(): void;
  mend(): void;
  /** Events that the service accepted; sockets accept events without listeners, too. */
  taken(): number;
  /** Breaks every connection and deletes what was sent. */
  lose(): void;
  /** Lets a member's tokens expire. */
  expire(member: TestMember): void;
  close(): Promise<void>;
}

/** Waits until a condition is met, for at most 15 s. */
export async function until(isMet: () => boolean): Promise<void> {
  const end = Date.now() + 15_000;
  while (!isMet()) {
    if (Date.now() > end) throw new Error(`The condition was never met: ${isMet.toString()}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

interface Service {
  hub(parts: { database: TestServer['database'] }): Promise<RealtimePart>;
  client?: AblyService;
  connections(hub: RealtimePart): number;
  forget(): void;
  expire(server: TestServer, member: TestMember): void;
  cut(): void;
  accept(isAccepting: boolean): void;
  taken(): number;
  close(): Promise<void>;
}

const log = pino({ level: 'silent' });

async function serviceOf(
  kind: TransportKind,
  now: () => number,
  lines: Set<Socket>,
): Promise<Service> {
  if (kind === 'socket') {
    return {
      hub: ({ database }) => createSocketHub({ database, origins: [], limits: 'off', log, now }),
      connections: (hub) => hub.connections(),
      forget: () => undefined,
      expire: (server) => server.clock.advance(17 * 60_000),
      cut: () => lines.forEach((line) => line.destroy()),
      accept: () => undefined,
      taken: () => Infinity,
      close: () => Promise.resolve(),
    };
  }
  const ably = await startFakeAbly();
  return {
    hub: () => createAblyHub({ key: ably.key, log, service: ably.service }),
    client: { ...ably.service, disconnectedRetryTimeout: 50 },
    connections: () => ably.clientIds().length,
    forget: ably.forget,
    expire: (_server, { userId }) => ably.expire(userId),
    cut: ably.cut,
    accept: ably.accept,
    taken: ably.published,
    close: ably.close,
  };
}

export async function openStage(kind: TransportKind): Promise<Stage> {
  let now = () => Date.now();
  let hub: RealtimePart | undefined;
  const lines = new Set<Socket>();
  let isAccepting = true;
  const service = await serviceOf(kind, () => now(), lines);
  const server = await createTestServer({
    async extend(_app, parts) {
      hub = await service.hub(parts);
      await hub.register({ server: parts.server, shutdown: createShutdownState() });
    },
  });
  if (hub === undefined) throw new Error('There is no hub.');
  const running = hub;
  now = () => server.clock.now().getTime();
  server.app.server.on('connection', (line: Socket) => {
    if (!isAccepting) return line.destroy();
    lines.add(line);
    line.on('close', () => lines.delete(line));
  });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.app.server.address() as AddressInfo;
  const opened: Realtime[] = [];

  function page(member: TestMember, how: { profileId?: string; twice?: boolean } = {}): StagePage {
    const { userId, sessionId } = member;
    let refusals = 0;
    const sign = async () => {
      const token = await server.tokens.signAccess({ userId, sessionId });
      try {
        await authorize(server.server, token);
        return token;
      } catch {
        refusals += 1;
        return null;
      }
    };
    const load = async (): Promise<Transport> => {
      const transport = await loadTransport(
        kind,
        {
          host: `http://127.0.0.1:${port}`,
          token: sign,
          renewedToken: sign,
          async ablyToken() {
            const isIn = (await sign()) !== null;
            if (!isIn || running.signToken === null) throw new Error('No token');
            return running.signToken(userId);
          },
        },
        service.client,
      );
      if (how.twice !== true) return transport;
      return (profileId, heard) => {
        const event: typeof heard.event = (envelope) => {
          heard.event(envelope);
          heard.event(structuredClone(envelope));
        };
        return transport(profileId, { ...heard, event });
      };
    };
    const realtime = createRealtime({ load, rest: () => Promise.resolve() });
    const heard: StagePage['heard'] = [];
    for (const name of ['test.count', 'test.other', 'test.last']) {
      realtime.on(name, (data) => heard.push({ name, data: data as Record<string, unknown> }));
    }
    realtime.onGap(() => heard.push('gap'));
    opened.push(realtime);
    realtime.identify(how.profileId ?? userId);
    const states: RealtimeState[] = [];
    realtime.onState(() => states.push(realtime.state));
    return { realtime, heard, states, refusals: () => refusals };
  }

  const accept = (next: boolean) => {
    isAccepting = next;
    service.accept(next);
  };
  return {
    hub: running,
    server,
    page,
    taken: service.taken,
    connections: () => service.connections(running),
    cut() {
      accept(false);
      service.cut();
    },
    mend: () => accept(true),
    lose() {
      service.forget();
      service.cut();
    },
    expire: (member) => service.expire(server, member),
    async close() {
      opened.forEach((realtime) => realtime.identify(null));
      await server.close();
      await service.close();
    },
  };
}
