import { coreErrors } from '@upround/shared/contract-core';
import { AppError } from '@upround/shared/server-kit';
import type { FastifyInstance } from 'fastify';
import type { FileStore } from './file-store';

/** A file never changes under its key, so a browser keeps it for a year. */
const CACHE = 'public, max-age=31536000, immutable';

/**
 * Serves stored pictures at `GET /media/{key}`. Whatever a file holds, a browser neither guesses its
 * type nor runs anything in it.
 */
export function registerMedia(app: FastifyInstance, store: FileStore): void {
  const open = { config: { access: 'open' } } as const;
  app.get<{ Params: { key: string } }>('/media/:key', open, async (request, reply) => {
    const file = await store.get(request.params.key);
    if (file === null || !file.contentType.startsWith('image/')) {
      throw new AppError(coreErrors.NOT_FOUND);
    }
    return reply
      .header('cache-control', CACHE)
      .header('content-security-policy', "sandbox; default-src 'none'")
      .header('x-content-type-options', 'nosniff')
      .header('cross-origin-resource-policy', 'cross-origin')
      .type(file.contentType)
      .send(file.bytes);
  });
}
