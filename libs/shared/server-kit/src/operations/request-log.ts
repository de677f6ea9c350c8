import type { FastifyInstance } from 'fastify';
import type { Metrics } from './metrics';

/** Routes whose calls would drown the others in the log. */
const QUIET = new Set(['/healthz', '/readyz', '/metrics']);

/** Writes one line a request: ids, route pattern and figures, no contents. */
export function registerRequestLog(app: FastifyInstance, metrics: Metrics | undefined): void {
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown';
    const ms = reply.elapsedTime;
    metrics?.observe(request.method, route, reply.statusCode, ms / 1000);
    if (QUIET.has(route) && reply.statusCode < 400) return done();
    // A page asks for dozens of files; a line for each that was found would bury the calls.
    const level = route.endsWith('*') && reply.statusCode < 400 ? 'debug' : 'info';
    request.log[level](
      {
        method: request.method,
        route,
        status: reply.statusCode,
        ms: Math.round(ms * 10) / 10,
        bytes: Number(reply.getHeader('content-length') ?? 0),
        ...(request.userId === '' ? {} : { userId: request.userId }),
      },
      'request',
    );
    done();
  });
}
