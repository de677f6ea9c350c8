import { coreErrors } from '@upround/shared/contract-core';
import { isId, type Database } from '@upround/shared/db';
import { AppError } from '@upround/shared/server-kit';
import type { LargeFileStore } from '@upround/shared/storage';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { findExportFile } from './export.store';

/** What the route of export files needs. */
export interface ExportFileOptions {
  db: Database;
  files: Pick<LargeFileStore, 'open'>;
  /** Who asks, by token or cookie; null for a guest. Throws for a token that is there but bad. */
  requestViewerId(request: FastifyRequest): Promise<string | null>;
  /** The server's clock; the real one by default. */
  now?: () => Date;
}

/**
 * Serves the file of an export at `GET /v1/export/{id}/file` to its signed-in owner, for seven days. To everyone else
 * it is not there.
 */
export function registerExportFile(
  app: FastifyInstance,
  { db, files, requestViewerId, now = () => new Date() }: ExportFileOptions,
): void {
  const open = { config: { access: 'open' } } as const;
  app.get<{ Params: { id: string } }>('/v1/export/:id/file', open, async (request, reply) => {
    const userId = await requestViewerId(request);
    if (userId === null) throw new AppError(coreErrors.LOGIN_REQUIRED);
    request.userId = userId;
    const { id } = request.params;
    const found = isId(id) ? await findExportFile(db, { id, userId, now: now() }) : undefined;
    const file = found === undefined ? null : await files.open(found.key);
    if (found === undefined || file === null) throw new AppError(coreErrors.NOT_FOUND);
    const day = found.requestedAt.toISOString().slice(0, 'YYYY-MM-DD'.length);
    return reply
      .header('cache-control', 'private, no-store')
      .header('vary', 'Cookie, Access-Token')
      .header('content-disposition', `attachment; filename="export-${day}.zip"`)
      .header('content-security-policy', "sandbox; default-src 'none'")
      .header('x-content-type-options', 'nosniff')
      .header('content-length', file.size)
      .type('application/zip')
      .send(file.stream);
  });
}
