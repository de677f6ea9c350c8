import { isId, statement } from '@upround/shared/db';
import {
  moveCounter,
  type ReactionKind,
  type ReactionTarget,
  type TargetSummary,
} from '@upround/shared/ports';
import { sql } from 'kysely';
import { mentorSource, unblocked, type Viewing } from '../mentor/mentor.columns';

/** Mentors that can be saved or reported: listed ones, and those who take no new sessions for now. */
const shown = `m.state in ('LISTED', 'PAUSED') and m.hidden_at is null and ${unblocked}`;

function checkKind(kind: ReactionKind): void {
  if (kind !== 'BOOKMARK') throw new RangeError('A mentor can only be saved.');
}

const find = statement<{ user_id: string }, Viewing & { id: string }>(
  'mentor.find-target',
  `select m.user_id from ${mentorSource} where m.id = :id::uuid and ${shown}`,
);

const describeAll = statement<
  { id: string; slug: string; title: string; author: string },
  Viewing & { ids: readonly string[] }
>(
  'mentor.describe-targets',
  `select m.id, m.slug, m.headline as title, p.display_name as author from ${mentorSource}
   where m.id = any(:ids::uuid[]) and ${shown}`,
);

const addToMany = statement<never, { ids: readonly string[]; deltas: readonly number[] }>(
  'mentor.add-bookmarks',
  `update mentors m set bookmark_count = bookmark_count + moved.delta
   from unnest(:ids::uuid[], :deltas::int[]) as moved (id, delta) where m.id = moved.id`,
);

/** Mentors as things to save and to report. */
export const mentorTarget: ReactionTarget = {
  types: ['MENTOR'],

  find: async (db, viewer, { referenceId: id }) => {
    const row = isId(id) ? await find.first(db, { viewer, id }) : undefined;
    return row === undefined ? null : { ownerId: row.user_id };
  },

  add: async (trx, change) => {
    const { reference, kind, actorId: viewer, delta } = change;
    checkKind(kind);
    const { referenceId: id } = reference;
    if (!isId(id)) return null;
    // What can't be read any more can still be taken out of what one saved.
    if (delta > 0 && (await find.first(trx, { viewer, id })) === undefined) return null;
    const where = sql<boolean>`true`;
    return moveCounter(trx, { table: 'mentors', column: 'bookmark_count', where, change });
  },

  addMany: async (trx, kind, deltas) => {
    checkKind(kind);
    await addToMany.all(trx, { ids: [...deltas.keys()], deltas: [...deltas.values()] });
  },

  describe: async (db, viewer, ids) => {
    const rows = await describeAll.all(db, { viewer, ids: ids.filter(isId) });
    return new Map<string, TargetSummary>(
      rows.map(({ id, slug, title, author }) => [id, { slug, title, author }]),
    );
  },
};
