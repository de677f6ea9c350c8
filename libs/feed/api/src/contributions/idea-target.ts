import { ideaErrors } from '@upround/feed/contract';
import { isId, noBlock, statement } from '@upround/shared/db';
import { moveCounter } from '@upround/shared/ports';
import type { ReactionKind, ReactionTarget, TargetSummary } from '@upround/shared/ports';
import { sql } from 'kysely';
import { addToMany } from '../counters';
import { unblocked, visible } from '../post/post.columns';
import type { ViewerRights, Viewing } from '../post/post.columns';
import { ideaJoins } from '../idea/idea.columns';

const columns = {
  LIKE: 'like_count',
  BOOKMARK: 'bookmark_count',
  COMMENT: 'comment_count',
  MARK: 'would_use_count',
} as const;

function columnOf(kind: ReactionKind): string {
  if (kind === 'FOLLOW') throw new RangeError('You can’t follow an idea.');
  return columns[kind];
}

const findOwner = statement<{ author_id: string }, ViewerRights & { id: string }>(
  'feed.idea-owner',
  `select p.author_id from ideas p ${ideaJoins} where p.id = :id::uuid and ${visible}`,
);

const describeIdeas = statement<
  { id: string; slug: string; title: string; author: string },
  Viewing & { ids: readonly string[] }
>(
  'feed.describe-ideas',
  `select p.id, p.slug, p.title, a.display_name as author from ideas p ${ideaJoins}
   where p.id = any(:ids::uuid[]) and (p.state = 'ACTIVE' or p.author_id = :viewer::uuid)
     and p.state <> 'DELETED' and ${unblocked}`,
);

/** Ideas as things to like, save, comment on, report, and say that one would use. */
export const ideaTarget: ReactionTarget = {
  types: ['IDEA'],
  mark: {
    kind: 'WOULD_USE',
    states: { set: 'WOULD_USE', unset: 'NOT_WOULD_USE' },
    counts: true,
    ownError: ideaErrors.OWN_IDEA,
  },

  find: async (db, viewer, { referenceId: id }) => {
    if (!isId(id)) return null;
    const row = await findOwner.first(db, { viewer, moderates: false, id });
    return row === undefined ? null : { ownerId: row.author_id };
  },

  add: async (trx, change) => {
    const { reference, kind, actorId } = change;
    if (!isId(reference.referenceId)) return null;
    // Likes and other relations can be removed in any state of the idea.
    const where =
      change.delta < 0
        ? sql<boolean>`true`
        : sql<boolean>`
      (ideas.state = 'ACTIVE' or (ideas.state = 'HIDDEN' and ideas.author_id = ${actorId}))
      and exists (select 1 from person_view a where a.id = ideas.author_id)
      and ${noBlock(actorId, sql.ref('ideas.author_id'))}`;
    return moveCounter(trx, { table: 'ideas', column: columnOf(kind), where, change });
  },

  addMany: (trx, kind, deltas) => addToMany(trx, 'ideas', columnOf(kind), deltas),

  describe: async (db, viewer, ids) => {
    const rows = await describeIdeas.all(db, { viewer, ids: ids.filter(isId) });
    return new Map<string, TargetSummary>(
      rows.map(({ id, slug, title, author }) => [id, { slug, title, author }]),
    );
  },
};
