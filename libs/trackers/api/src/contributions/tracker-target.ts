import { isId, statement } from '@upround/shared/db';
import { moveCounter, type ReactionTarget, type TargetSummary } from '@upround/shared/ports';
import { coreErrors } from '@upround/shared/contract-core';
import { sql } from 'kysely';
import { markApplied, unmarkApplied } from '../pipeline/mark-applied';
import { readable } from '../record/record.columns';
import { accessOf } from '../tracker-access';
import type { TrackersSettings } from '../trackers-settings';

/** Owns what no member wrote. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

const find = statement<{ id: string }, { id: string; angels: boolean }>(
  'trackers.find-target',
  `select r.id from tracker_records r where r.id = :id::uuid and ${readable}`,
);

/** Lists of what one saved name the seat, as records have no author. */
const describeAll = statement<
  { id: string; slug: string; title: string; author: string },
  { ids: readonly string[]; angels: boolean }
>(
  'trackers.describe-targets',
  `select r.id, r.slug, r.name as title, coalesce(r.city, r.source_name) as author from tracker_records r
   where r.id = any(:ids::uuid[]) and ${readable}`,
);

const addToMany = statement<never, { ids: readonly string[]; deltas: readonly number[] }>(
  'trackers.add-bookmarks',
  `update tracker_records r set bookmark_count = bookmark_count + moved.delta
   from unnest(:ids::uuid[], :deltas::int[]) as moved (id, delta) where r.id = moved.id`,
);

/** Records as things to save, to report, and to mark as applied to. */
export const trackerTarget = (settings: TrackersSettings): ReactionTarget => ({
  types: ['TRACKER'],
  mark: {
    kind: 'APPLIED',
    states: { set: 'APPLIED', unset: 'NOT_APPLIED' },
    counts: false,
    // No member owns a record.
    ownError: coreErrors.FORBIDDEN,
  },
  marked: (change) =>
    change.active ? markApplied(settings, change) : unmarkApplied(settings, change),

  find: async (db, viewerId, { referenceId }) => {
    if (!isId(referenceId)) return null;
    const { angels } = await accessOf(settings, db, viewerId);
    const row = await find.first(db, { id: referenceId, angels });
    return row === undefined ? null : { ownerId: NOBODY };
  },

  add: async (trx, change) => {
    const { kind, reference, delta } = change;
    if (kind !== 'BOOKMARK') throw new RangeError('A record of trackers can only be saved.');
    if (!isId(reference.referenceId)) return null;
    if (delta > 0) {
      const { angels } = await accessOf(settings, trx, change.actorId);
      if ((await find.first(trx, { id: reference.referenceId, angels })) === undefined) return null;
    }
    // What can't be read any more can still be taken out of what one saved.
    const where = sql<boolean>`true`;
    return moveCounter(trx, { table: 'tracker_records', column: 'bookmark_count', where, change });
  },

  addMany: async (trx, _kind, deltas) => {
    await addToMany.all(trx, { ids: [...deltas.keys()], deltas: [...deltas.values()] });
  },

  describe: async (db, viewerId, ids) => {
    const { angels } = await accessOf(settings, db, viewerId);
    const rows = await describeAll.all(db, { ids: ids.filter(isId), angels });
    return new Map<string, TargetSummary>(
      rows.map(({ id, slug, title, author }) => [id, { slug, title, author }]),
    );
  },
});
