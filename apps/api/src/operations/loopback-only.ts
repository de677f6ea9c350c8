import { coreErrors } from '@upround/shared/contract-core';
import { AppError } from '@upround/shared/server-kit';
import type { FastifyRequest } from 'fastify';
import { isLoopback } from '../settings/setting-schemas';

/**
 * Lets only this machine in: the connection itself must come from it, by a name of it, and no proxy may have passed
 * it on. Without the name a proxy that adds no header, or a page whose own name leads here, would pass.
 *
 * @throws AppError `NOT_FOUND` for anybody else
 */
export async function loopbackOnly(request: FastifyRequest): Promise<void> {
  const address = request.socket.remoteAddress?.replace(/^::ffff:/, '') ?? '';
  const forwarded = request.headers['x-forwarded-for'] ?? request.headers['forwarded'];
  const isOwnName = isLoopback(request.hostname.replace(/^\[|\]$/g, ''));
  if (!isLoopback(address) || !isOwnName || forwarded !== undefined)
    throw new AppError(coreErrors.NOT_FOUND);
}
