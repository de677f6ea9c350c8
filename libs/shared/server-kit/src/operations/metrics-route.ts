import { createServer } from 'node:http';
import { coreErrors } from '@upround/shared/contract-core';
import type { FastifyInstance } from 'fastify';
import { sameSecret } from '../access/same-secret';
import { commonHeaders } from '../answers/headers';
import { AppError } from '../app-error';
import type { Metrics } from './metrics';

/**
 * Serves metrics on the main port, with the operator's key as the bearer token; without it the path answers 404.
 * Behind a proxy neither address nor headers prove that a request is the operator's.
 */
export function registerMetrics(app: FastifyInstance, metrics: Metrics, key: string): void {
  app.get('/metrics', {
    config: { access: 'operator' },
    onRequest: async (request) => {
      const given = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
      if (!sameSecret(given, key)) throw new AppError(coreErrors.NOT_FOUND);
    },
    handler: async (_request, reply) =>
      reply
        .header('content-type', metrics.contentType)
        .header('cache-control', 'no-store')
        .send(await metrics.text()),
  });
}

/**
 * Serves metrics on a separate port, without a key.
 *
 * @param host the address to listen on; every client that reaches it can read the metrics
 * @returns closes the server
 */
export async function serveMetrics(metrics: Metrics, port: number, host: string) {
  const server = createServer((request, response) => {
    for (const [name, value] of Object.entries(commonHeaders)) response.setHeader(name, value);
    const known = request.method === 'GET' && request.url?.split('?')[0] === '/metrics';
    if (!known) {
      response.writeHead(404).end();
      return;
    }
    metrics.text().then(
      (text) => response.writeHead(200, { 'content-type': metrics.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, host, resolve);
  });
  return () => new Promise<void>((resolve) => server.close(() => resolve()));
}
