import { isId, statement } from '@upround/shared/db';
import type { Database, Trx } from '@upround/shared/db';
import { postColumns, postJoins, visible } from './post.columns';
import type { PostRow, ViewerRights } from './post.columns';

const one = (name: string, where: string) =>
  statement<PostRow, ViewerRights & { key: string }>(
    name,
    `select ${postColumns} from posts p ${postJoins} where ${where} and ${visible}`,
  );

const byId = one('feed.post-by-id', 'p.id = :key::uuid');
const bySlug = one('feed.post-by-slug', 'p.slug = :key');

/**
 * Finds a post that the viewer may see.
 *
 * @param key its id or slug
 * @returns undefined if there is none, or none that they may see
 */
export function findPost(
  db: Database | Trx,
  rights: ViewerRights,
  key: string,
): Promise<PostRow | undefined> {
  return (isId(key) ? byId : bySlug).first(db, { ...rights, key });
}
