import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocketServer } from 'ws';
import { createChannels, type AblyMessage } from './ably-channels';
import { serveConnection, type AblyConnection } from './ably-connection';
import { AblyRefusal } from './ably-refusal';
import { createTokens } from './ably-tokens';

/** A small server that speaks as much of Ably's protocol as the realtime port uses. */
export interface FakeAbly {
  /** The key, as in Ably's dashboard. */
  key: string;
  /** Where it is, as options of Ably's clients. */
  service: { endpoint: string; port: number; tls: false };
  /** How many messages were published. */
  published(): number;
  /** Open connections, by whose they are. */
  clientIds(): string[];
  /** Breaks all connections; the service keeps its clients and messages. */
  cut(): void;
  /** Deletes the history, so that reconnecting clients get a discontinuity. */
  forget(): void;
  /** Sends a discontinuity to open connections. */
  discontinue(): void;
  /** Lets the tokens of a person run out. */
  expire(clientId: string): void;
  /** Refuses so many requests of the API for coming too often. */
  refuse(requests: number): void;
  /** Refuses once to revoke the tokens of a person. */
  refuseToRevoke(clientId: string): void;
  /** Takes or refuses new connections. */
  accept(isAccepting: boolean): void;
  close(): Promise<void>;
}

interface BatchSpec {
  channels: string[];
  messages: AblyMessage[];
}

const KEY_NAME = 'fake.key';
const SECRET = 'fake-secret';

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return JSON.parse(Buffer.concat(parts).toString('utf8'));
}

/** Starts it on a free port of this machine. */
export async function startFakeAbly(): Promise<FakeAbly> {
  const key = `${KEY_NAME}:${SECRET}`;
  const tokens = createTokens(KEY_NAME, SECRET);
  const channels = createChannels();
  const open = new Set<AblyConnection>();
  const known = new Set<string>();
  const unrevoked = new Set<string>();
  let refusals = 0;
  let published = 0;
  let isAccepting = true;

  const of = (clientId: string) => [...open].filter((each) => each.clientId === clientId);
  const endAll = (clientId: string, code: number, message: string) =>
    of(clientId).forEach((each) => each.end(new AblyRefusal(401, code, message)));

  function publish(specs: BatchSpec[]): object[] {
    return specs.map((spec) => {
      for (const channel of spec.channels) {
        for (const message of spec.messages) {
          const placed = channels.add(channel, message);
          published += 1;
          for (const connection of open) connection.publish(channel, placed);
        }
      }
      const results = spec.channels.map((channel) => ({ channel, messageId: 'fake' }));
      return { successCount: results.length, failureCount: 0, results };
    });
  }
  function revoke({ targets }: { targets: string[] }): object {
    const results = targets.map((target) => {
      const clientId = target.replace(/^clientId:/, '');
      if (unrevoked.delete(clientId)) {
        return { target, error: new AblyRefusal(500, 50000, 'It did not come about').info };
      }
      tokens.revoke(clientId);
      endAll(clientId, 40141, 'The token was taken back');
      return { target, issuedBefore: Date.now(), appliesAt: Date.now() };
    });
    const failureCount = results.filter((result) => 'error' in result).length;
    return { successCount: results.length - failureCount, failureCount, results };
  }
  async function answer(request: IncomingMessage): Promise<object> {
    const path = request.url?.split('?')[0];
    const body = await bodyOf(request);
    if (path === `/keys/${KEY_NAME}/requestToken`) return tokens.issue(body as never);
    const isKeyed =
      request.headers.authorization === `Basic ${Buffer.from(key).toString('base64')}`;
    if (!isKeyed) throw new AblyRefusal(401, 40101, 'Not the key');
    if (refusals > 0) {
      refusals -= 1;
      throw new AblyRefusal(429, 42910, 'Too many requests');
    }
    if (path === '/messages') return publish([body].flat() as BatchSpec[]);
    if (path === `/keys/${KEY_NAME}/revokeTokens`) return revoke(body as { targets: string[] });
    throw new AblyRefusal(404, 40400, 'Nothing here');
  }

  const server = createServer((request, response) => {
    const say = (status: number, said: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(said));
    answer(request).then(
      (said) => say(200, said),
      (error: unknown) => {
        const refusal = error instanceof AblyRefusal ? error : new AblyRefusal(400, 40000, 'Bad');
        say(refusal.statusCode, { error: refusal.info });
      },
    );
  });
  const sockets = new WebSocketServer({ server });
  sockets.on('connection', (socket, request) => {
    socket.on('error', () => socket.terminate());
    const asked = new URLSearchParams(request.url?.split('?')[1]);
    try {
      if (!isAccepting) throw new AblyRefusal(503, 50003, 'Not now');
      const token = tokens.check(asked.get('access_token') ?? '');
      const clientId = asked.get('clientId') ?? token.clientId;
      if (clientId !== token.clientId) {
        throw new AblyRefusal(401, 40102, 'The token is of another client');
      }
      const resume = asked.get('resume') ?? '';
      const resumed = known.has(resume) ? resume : undefined;
      const connection = serveConnection({ socket, tokens, channels, token, resumed });
      known.add(connection.id);
      open.add(connection);
      socket.on('close', () => open.delete(connection));
    } catch (error) {
      const refusal = error instanceof AblyRefusal ? error : new AblyRefusal(400, 40000, 'Bad');
      const isOfToken = refusal.code >= 40140 && refusal.code < 40150;
      const action = isOfToken || refusal.statusCode === 503 ? 6 : 9;
      socket.send(JSON.stringify({ action, error: refusal.info }));
      socket.close();
    }
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    key,
    service: { endpoint: '127.0.0.1', port, tls: false },
    published: () => published,
    clientIds: () => [...open].map(({ clientId }) => clientId),
    cut: () => open.forEach((connection) => connection.cut()),
    forget: () => channels.forget(),
    discontinue: () => open.forEach((connection) => connection.discontinue()),
    expire(clientId) {
      tokens.expire(clientId);
      endAll(clientId, 40142, 'The token ran out');
    },
    refuse: (requests) => void (refusals = requests),
    refuseToRevoke: (clientId) => void unrevoked.add(clientId),
    accept: (next) => void (isAccepting = next),
    close: () =>
      new Promise((done) => {
        open.forEach((connection) => connection.cut());
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
