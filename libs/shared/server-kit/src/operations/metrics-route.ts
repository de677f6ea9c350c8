import { createServer } from 'node:http';
import { BlockList, isIPv6 } from 'node:net';
import { coreErrors } from '@upround/shared/contract-core';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../app-error';
import type { Metrics } from './metrics';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/** Whether an address is this machine's own. */
export function isLoopback(address: string | undefined): boolean {
  if (address === undefined) return false;
  const bare = address.replace(/^::ffff:/i, '');
  return loopback.check(bare, isIPv6(bare) ? 'ipv6' : 'ipv4');
}

/** Shows the figures on the main port, to clients of this machine alone: to others the path does not exist. */
export function registerMetrics(app: FastifyInstance, metrics: Metrics): void {
  app.get('/metrics', { config: { access: 'loopback' } }, async (request, reply) => {
    const direct = isLoopback(request.raw.socket.remoteAddress) && isLoopback(request.ip);
    if (!direct || request.headers['x-forwarded-for'] !== undefined) {
      throw new AppError(coreErrors.NOT_FOUND);
    }
    return reply
      .header('content-type', metrics.contentType)
      .header('cache-control', 'no-store')
      .send(await metrics.text());
  });
}

/**
 * Shows the figures on a port of their own.
 *
 * @returns ends the listener
 */
export async function serveMetrics(metrics: Metrics, port: number, host: string) {
  const server = createServer((request, response) => {
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
