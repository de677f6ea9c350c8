import { generateKeyPairSync } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How the service answers the next message to a token; `hang` never does. */
export type FcmAnswer = number | 'hang' | 'nonsense' | { status: number; retryAfter: number };

/** A message as the service was asked to deliver it. */
export interface FcmMessage {
  token: string;
  notification: { title: string; body: string; image?: string };
  data: Record<string, string>;
  webpush: {
    notification: { tag: string; icon?: string };
    fcm_options?: { link: string };
  };
}

/** A fake server for FCM's HTTP v1 service and for the service that issues its access tokens. */
export interface FakeFcm {
  /** Address of both. */
  url: string;
  account: { clientEmail: string; privateKey: string; tokenUri: string };
  publicKey: string;
  /** What was delivered, in order. */
  delivered: FcmMessage[];
  /** Tokens of every message that arrived, delivered or not. */
  asked: string[];
  /** Signed requests for access tokens, in order. */
  assertions: string[];
  /** The next answers to messages for a token, one each; after them, or without, 200. */
  answerTo(token: string, ...answers: FcmAnswer[]): void;
  /** How the next requests for an access token are answered. */
  answerTokens(...answers: FcmAnswer[]): void;
  /** Resolves once a message for the token has arrived. */
  arrived(token: string): Promise<void>;
  close(): Promise<void>;
}

const failures: Record<number, object> = {
  400: { status: 'INVALID_ARGUMENT', details: [] },
  403: { status: 'PERMISSION_DENIED', details: [{ errorCode: 'SENDER_ID_MISMATCH' }] },
  404: { status: 'NOT_FOUND', details: [{ errorCode: 'UNREGISTERED' }] },
  429: { status: 'RESOURCE_EXHAUSTED', details: [{ errorCode: 'QUOTA_EXCEEDED' }] },
};

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}

function reply(response: ServerResponse, answer: FcmAnswer, success: object): void {
  if (answer === 'hang') return;
  if (answer === 'nonsense') {
    response.writeHead(404, { 'content-type': 'text/html' }).end('<html>not here</html>');
    return;
  }
  const status = typeof answer === 'number' ? answer : answer.status;
  if (typeof answer !== 'number') response.setHeader('retry-after', String(answer.retryAfter));
  response.writeHead(status, { 'content-type': 'application/json' });
  const body = status < 300 ? success : { error: failures[status] ?? { status: 'UNAVAILABLE' } };
  response.end(JSON.stringify(body));
}

/** Starts the fake server on a free port of this machine. */
export async function startFakeFcm(): Promise<FakeFcm> {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const answers = new Map<string, FcmAnswer[]>();
  const tokenAnswers: FcmAnswer[] = [];
  const waiting: { token: string; done: () => void }[] = [];
  const [delivered, asked, assertions]: [FcmMessage[], string[], string[]] = [[], [], []];
  let handedOut = 0;

  async function handToken(request: IncomingMessage, response: ServerResponse): Promise<void> {
    assertions.push(new URLSearchParams(await textOf(request)).get('assertion') ?? '');
    handedOut += 1;
    const token = { access_token: `access-${handedOut}`, expires_in: 3_600 };
    reply(response, tokenAnswers.shift() ?? 200, token);
  }

  async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { message } = JSON.parse(await textOf(request)) as { message: FcmMessage };
    const isSigned = request.headers.authorization === `Bearer access-${handedOut}`;
    const answer = isSigned ? (answers.get(message.token)?.shift() ?? 200) : 401;
    asked.push(message.token);
    if (answer === 200) delivered.push(message);
    reply(response, answer, { name: `projects/fake/messages/${asked.length}` });
    for (const wait of waiting.filter(({ token }) => token === message.token)) wait.done();
  }

  const server = createServer((request, response) => {
    const handle = request.url === '/token' ? handToken : take;
    handle(request, response).catch(() => response.destroy());
  });
  // A server that closes idle connections does so, on a busy machine, just as the next message is sent on one: a reset.
  server.keepAliveTimeout = 0;
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    publicKey,
    delivered,
    asked,
    assertions,
    account: { clientEmail: 'push@fake.test', privateKey, tokenUri: `${url}/token` },
    answerTo: (token, ...next) => void answers.set(token, next),
    answerTokens: (...next) => void tokenAnswers.push(...next),
    arrived: (token) =>
      asked.includes(token)
        ? Promise.resolve()
        : new Promise((done) => void waiting.push({ token, done })),
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
