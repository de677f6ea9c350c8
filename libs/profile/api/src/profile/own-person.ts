import { coreErrors } from '@upround/shared/contract-core';
import type { Database, Trx } from '@upround/shared/db';
import { AppError, memberOf, type Viewer } from '@upround/shared/server-kit';
import { readPerson } from './profile.store';

/**
 * Returns the caller's id if the path's id or slug is the caller's.
 *
 * @throws AppError `NOT_FOUND` for people the caller can't see, `FORBIDDEN` for others
 */
export async function needOwn(
  db: Database | Trx,
  context: { viewer: Viewer },
  idOrSlug: string,
): Promise<string> {
  const { userId } = memberOf(context);
  if (idOrSlug.toLowerCase() === userId) return userId;
  const person = await readPerson(db, userId, idOrSlug);
  if (person === undefined) throw new AppError(coreErrors.NOT_FOUND);
  if (person.id !== userId) throw new AppError(coreErrors.FORBIDDEN);
  return userId;
}
