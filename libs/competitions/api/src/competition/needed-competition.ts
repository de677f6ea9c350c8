import { coreErrors } from '@upround/shared/contract-core';
import type { Database, Trx } from '@upround/shared/db';
import { AppError } from '@upround/shared/server-kit';
import {
  findCompetition,
  findListing,
  type ListingRow,
  type PageRow,
} from './competition.read-model';

/**
 * The competition of an id or a slug.
 *
 * @throws AppError `NOT_FOUND` unless it was announced
 */
export async function neededCompetition(
  db: Database | Trx,
  viewer: string | null,
  key: string,
): Promise<PageRow> {
  const row = await findCompetition(db, viewer, key);
  if (row === undefined) throw new AppError(coreErrors.NOT_FOUND);
  return row;
}

/**
 * The same without its texts, for lists of its entries.
 *
 * @throws AppError `NOT_FOUND` unless it was announced
 */
export async function neededListing(
  db: Database | Trx,
  viewer: string | null,
  key: string,
): Promise<ListingRow> {
  const row = await findListing(db, viewer, key);
  if (row === undefined) throw new AppError(coreErrors.NOT_FOUND);
  return row;
}
