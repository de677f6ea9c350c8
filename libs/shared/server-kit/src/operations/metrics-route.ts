import { createServer } from 'node:http';
import { coreErrors } from '@upround/shared/contract-core';
import type { FastifyInstance } from 'fastify';
import { sameSecret } from '../access/same-secret';
import { commonHeaders } from '../answers/headers';
import { AppError } from '../app-error';
import type { Metrics } from './metrics';

/**
 * Shows the figures on the main port, with the operator's key as the bearer: without it the path does not exist.
 * Neither an address nor a header can tell whether a proxy passed a stranger on.
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
 * Shows the figures on a port of their own, without a key.
 *
 * @param host an address of this machine's own: whoever reaches it reads them
 * @returns ends the listener
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
