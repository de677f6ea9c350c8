import { isId, type Trx } from '@upround/shared/db';
import { newsTables } from '../news-tables';

/**
 * Takes a story down, or puts it back. Reading its source again changes nothing of that.
 *
 * @param key its id or slug
 * @returns the story's id; null where there is no such story
 */
export async function setStoryHidden(
  trx: Trx,
  key: string,
  isHidden: boolean,
): Promise<string | null> {
  const row = await newsTables(trx)
    .updateTable('news_stories')
    .set({ state: isHidden ? 'HIDDEN' : 'ACTIVE' })
    .where(isId(key) ? 'id' : 'slug', '=', key)
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}
