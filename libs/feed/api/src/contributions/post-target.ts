import { isId, noBlock, statement } from '@upround/shared/db';
import { moveCounter } from '@upround/shared/ports';
import type { ReactionKind, ReactionTarget, TargetSummary } from '@upround/shared/ports';
import { sql } from 'kysely';
import { addToMany } from '../counters';
import { postJoins, unblocked, visible } from '../post/post.columns';
import type { ViewerRights, Viewing } from '../post/post.columns';

const columns = {
  LIKE: 'like_count',
  BOOKMARK: 'bookmark_count',
  COMMENT: 'comment_count',
} as const;

function columnOf(kind: ReactionKind): string {
  if (kind === 'FOLLOW' || kind === 'MARK') throw new RangeError(`A post doesn’t take ${kind}.`);
  return columns[kind];
}

const findOwner = statement<{ author_id: string }, ViewerRights & { id: string; type: string }>(
  'feed.post-owner',
  `select p.author_id from posts p ${postJoins}
   where p.id = :id::uuid and p.type = :type and ${visible}`,
);

const describePosts = statement<
  { id: string; slug: string; text: string; author: string },
  Viewing & { ids: readonly string[] }
>(
  'feed.describe-posts',
  `select p.id, p.slug, left(p.text, 400) as text, a.display_name as author
   from posts p ${postJoins}
   where p.id = any(:ids::uuid[]) and (p.state = 'ACTIVE' or p.author_id = :viewer::uuid)
     and p.state <> 'DELETED' and ${unblocked}`,
);

const TITLE_MAX = 90;

/** The first line of a text, shortened at a word where it is long. */
export function titleOf(text: string): string {
  const line = text.split('\n', 1)[0]?.trim() ?? '';
  const letters = [...line];
  if (letters.length <= TITLE_MAX) return line;
  const cut = letters.slice(0, TITLE_MAX).join('');
  const space = cut.lastIndexOf(' ');
  return `${(space > TITLE_MAX / 2 ? cut.slice(0, space) : cut).trimEnd()}…`;
}

/** Posts and threads as things to like, save, comment on and report. */
export const postTarget: ReactionTarget = {
  // What people answered is listed as QUIZ; everything else is done to the post that holds it.
  types: ['POST', 'THREAD', 'QUIZ'],

  find: async (db, viewer, { referenceId: id, referenceType: type }) => {
    if (!isId(id)) return null;
    const row = await findOwner.first(db, { viewer, moderates: false, id, type });
    return row === undefined ? null : { ownerId: row.author_id };
  },

  add: async (trx, change) => {
    const { reference, kind, actorId } = change;
    if (!isId(reference.referenceId)) return null;
    // Likes and other relations can be removed in any state of the post.
    const taken = sql<boolean>`posts.type = ${reference.referenceType}`;
    const where = sql<boolean>`
      posts.type = ${reference.referenceType}
      and (posts.state = 'ACTIVE' or (posts.state = 'HIDDEN' and posts.author_id = ${actorId}))
      and exists (select 1 from person_view a where a.id = posts.author_id)
      and ${noBlock(actorId, sql.ref('posts.author_id'))}`;
    return moveCounter(trx, {
      table: 'posts',
      column: columnOf(kind),
      where: change.delta < 0 ? taken : where,
      change,
    });
  },

  addMany: (trx, kind, deltas) => addToMany(trx, 'posts', columnOf(kind), deltas),

  describe: async (db, viewer, ids) => {
    const rows = await describePosts.all(db, { viewer, ids: ids.filter(isId) });
    return new Map<string, TargetSummary>(
      rows.map(({ id, slug, text, author }) => [id, { slug, title: titleOf(text), author }]),
    );
  },
};
