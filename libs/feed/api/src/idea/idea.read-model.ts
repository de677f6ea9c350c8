import { isId, statement } from '@upround/shared/db';
import type { Database, Trx } from '@upround/shared/db';
import { visible } from '../post/post.columns';
import type { ViewerRights } from '../post/post.columns';
import { ideaColumns, ideaJoins } from './idea.columns';
import type { IdeaRow } from './idea.columns';

const one = (name: string, where: string) =>
  statement<IdeaRow, ViewerRights & { key: string }>(
    name,
    `select ${ideaColumns} from ideas p ${ideaJoins} where ${where} and ${visible}`,
  );

const byId = one('feed.idea-by-id', 'p.id = :key::uuid');
const bySlug = one('feed.idea-by-slug', 'p.slug = :key');

/**
 * Finds an idea that the viewer may see, by the rule for posts.
 *
 * @param key its id or slug
 * @returns undefined if there is none, or none that they may see
 */
export function findIdea(
  db: Database | Trx,
  rights: ViewerRights,
  key: string,
): Promise<IdeaRow | undefined> {
  return (isId(key) ? byId : bySlug).first(db, { ...rights, key });
}
