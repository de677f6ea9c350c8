import type { Trx } from '@upround/shared/db';
import { sql } from 'kysely';

/**
 * Takes a story down, or puts it back. Reading its source again changes nothing of that.
 *
 * @returns the story's id; null where there is no such story
 */
export async function setStoryHidden(
  trx: Trx,
  slug: string,
  isHidden: boolean,
): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    update news_stories set state = ${isHidden ? 'HIDDEN' : 'ACTIVE'}
    where slug = ${slug} returning id`.execute(trx);
  return rows[0]?.id ?? null;
}
