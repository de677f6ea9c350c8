import { coreErrors } from '@upround/shared/contract-core';
import { AppError } from '@upround/shared/server-kit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FileStore } from './file-store';

/** A file never changes under its key, so browsers cache it for a year. */
const CACHE = 'public, max-age=31536000, immutable';

/**
 * Serves a private file.
 *
 * @param key as the address names it; any text
 * @returns null where this kind of file is not its concern
 * @throws AppError where the client may not read the file
 */
export type PrivateFile = (
  key: string,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<FastifyReply | null>;

/**
 * Serves stored files at `GET /media/{key}`: images to everyone, and private files to the people `privateFile` allows.
 * Browsers neither guess a file's type nor run anything in it.
 */
export function registerMedia(
  app: FastifyInstance,
  store: FileStore,
  privateFile: PrivateFile = () => Promise.resolve(null),
): void {
  const open = { config: { access: 'open' } } as const;
  app.get<{ Params: { key: string } }>('/media/:key', open, async (request, reply) => {
    const { key } = request.params;
    const served = await privateFile(key, request, reply);
    if (served !== null) return served;
    const file = await store.get(key);
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
