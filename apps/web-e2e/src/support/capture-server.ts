import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';

interface CapturedEvent {
  event: string;
  properties: Record<string, unknown>;
}

/** A fake PostHog server: stores what the real client sends. */
export interface CaptureServer {
  origin: string;
  /** Paths of all requests, in order. */
  paths: () => string[];
  events: () => CapturedEvent[];
  /** The full paths of all page views, in order. */
  views: () => unknown[];
  behave: (behaviour: Behaviour) => void;
  /** From then on connections are refused. */
  stop: () => Promise<void>;
}

/** How it treats its visitors. */
export type Behaviour = 'answer' | 'hang' | '500' | 'garbage';

function eventsOf(body: Buffer): CapturedEvent[] {
  const text = body[0] === 0x1f && body[1] === 0x8b ? gunzipSync(body) : body;
  const sent = JSON.parse(text.toString()) as { batch?: CapturedEvent[] } | CapturedEvent[];
  return Array.isArray(sent) ? sent : (sent.batch ?? []);
}

function answer(behaviour: Behaviour, path: string, response: ServerResponse) {
  if (behaviour === 'hang') return;
  response.statusCode = behaviour === '500' ? 500 : 200;
  response.setHeader('content-type', 'application/json');
  if (behaviour === 'garbage') response.end('<html>{{{');
  else response.end(path.includes('/flags') ? '{"flags":{}}' : '{}');
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** Listens on a free port of this machine. */
export async function startCaptureServer(): Promise<CaptureServer> {
  let behaviour: Behaviour = 'answer';
  const requests: { path: string; body: Buffer }[] = [];
  const server = createServer((request, response) => {
    response.setHeader('access-control-allow-origin', request.headers.origin ?? '*');
    response.setHeader('access-control-allow-headers', '*, content-type');
    response.setHeader('access-control-allow-credentials', 'true');
    const path = request.url ?? '/';
    if (request.method === 'OPTIONS') return void response.end();
    void bodyOf(request).then((body) => {
      requests.push({ path, body });
      answer(behaviour, path, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const stop = () =>
    new Promise<void>((resolve) => {
      server.closeAllConnections();
      server.close(() => resolve());
    });
  const events = () =>
    requests
      .filter(({ path }) => /^\/(?:e|i\/v0\/e|batch)\/?(?:\?|$)/.test(path))
      .flatMap(({ body }) => eventsOf(body));
  return {
    origin: `http://127.0.0.1:${port}`,
    paths: () => requests.map(({ path }) => path),
    events,
    views: () =>
      events()
        .filter(({ event }) => event === '$pageview')
        .map(({ properties }) => properties['path']),
    behave: (next) => (behaviour = next),
    stop,
  };
}
