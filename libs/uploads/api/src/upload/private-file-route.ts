import { coreErrors } from '@upround/shared/contract-core';
import type { Database } from '@upround/shared/db';
import { AppError } from '@upround/shared/server-kit';
import type { PrivateFile } from '@upround/shared/storage';
import type { FastifyRequest } from 'fastify';
import type { UploadsSettings } from '../uploads-settings';
import { uploadByKey, type UploadRow } from './upload.store';

/** What the server gives where files are fetched. */
export interface PrivateFileRouteParts {
  db: Database;
  /** Who asks, by token or cookie; null for a guest. Throws for a token that is there but bad. */
  requestViewerId(request: FastifyRequest): Promise<string | null>;
}

const asciiOf = (name: string) => name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
const encoded = (name: string) =>
  encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** Says how a file is saved, by RFC 6266: the name in full, and in plain letters for those who read no other. */
export function attachment(name: string): string {
  return `attachment; filename="${asciiOf(name)}"; filename*=UTF-8''${encoded(name)}`;
}

/**
 * Serves private files to their owners, and to whom the slice that uses one grants it: a résumé to its recipients, a file
 * of an entry to its team, judges and admins. Everyone else gets a 404.
 */
export function privateFileRoute(
  { files, contributed }: Pick<UploadsSettings, 'files' | 'contributed'>,
  { db, requestViewerId }: PrivateFileRouteParts,
): PrivateFile {
  const mayRead = async (userId: string, { key, owner_id: ownerId }: UploadRow) => {
    if (ownerId === userId) return true;
    for (const reader of contributed().uploadReaders)
      if (await reader.mayRead(db, userId, key)) return true;
    return false;
  };
  return async (key, request, reply) => {
    if (!key.endsWith('.pdf')) return null;
    const userId = await requestViewerId(request);
    if (userId === null) throw new AppError(coreErrors.LOGIN_REQUIRED);
    request.userId = userId;
    const row = await uploadByKey.first(db, { key });
    const file = row !== undefined && (await mayRead(userId, row)) ? await files.open(key) : null;
    if (row === undefined || file === null) throw new AppError(coreErrors.NOT_FOUND);
    return reply
      .header('cache-control', 'private, no-store')
      .header('vary', 'Cookie, Access-Token')
      .header('content-disposition', attachment(row.name))
      .header('content-security-policy', "sandbox; default-src 'none'")
      .header('x-content-type-options', 'nosniff')
      .header('cross-origin-resource-policy', 'same-origin')
      .header('content-length', file.size)
      .type('application/pdf')
      .send(file.stream);
  };
}
