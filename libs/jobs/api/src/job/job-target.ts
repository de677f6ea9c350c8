import { isId, statement } from '@upround/shared/db';
import { moveCounter } from '@upround/shared/ports';
import type { ReactionKind, ReactionTarget, TargetSummary } from '@upround/shared/ports';
import { sql } from 'kysely';
import { kept, unblocked } from './job.columns';

function columnOf(kind: ReactionKind): string {
  if (kind !== 'BOOKMARK') throw new RangeError('A job can be saved, and nothing else.');
  return 'bookmark_count';
}

/** A draft is nobody's to save or report, its creator included. */
const shown = `j.state <> 'DRAFT' and ${kept} and ${unblocked}`;

const findCreator = statement<{ creator_id: string }>(
  'jobs.job-creator',
  `select j.creator_id from jobs j join person_view a on a.id = j.creator_id
   where j.id = $2::uuid and ${shown}`,
);

/** Lists of what one saved name the company, as jobs are known by it. */
const describeJobs = statement<{ id: string; slug: string; title: string; author: string }>(
  'jobs.describe-jobs',
  `select j.id, j.slug, j.title, j.company as author from jobs j
     join person_view a on a.id = j.creator_id
   where j.id = any($2::uuid[]) and ${shown}`,
);

const addToMany = statement<never>(
  'jobs.add-bookmarks',
  `update jobs set bookmark_count = bookmark_count + moved.delta
   from unnest($1::uuid[], $2::int[]) as moved (id, delta) where jobs.id = moved.id`,
);

/** Jobs as things to save and report. */
export const jobTarget: ReactionTarget = {
  types: ['JOB'],

  find: async (db, viewerId, { referenceId }) => {
    if (!isId(referenceId)) return null;
    const row = await findCreator.first(db, [viewerId, referenceId]);
    return row === undefined ? null : { ownerId: row.creator_id };
  },

  add: async (trx, change) => {
    const { reference, kind, actorId } = change;
    if (!isId(reference.referenceId)) return null;
    // What one did can be taken back whatever became of the job.
    const mayAdd =
      change.delta < 0 || (await findCreator.first(trx, [actorId, reference.referenceId]));
    if (!mayAdd) return null;
    const where = sql<boolean>`true`;
    return moveCounter(trx, { table: 'jobs', column: columnOf(kind), where, change });
  },

  addMany: async (trx, kind, deltas) => {
    columnOf(kind);
    await addToMany.all(trx, [[...deltas.keys()], [...deltas.values()]]);
  },

  describe: async (db, viewerId, ids) => {
    const rows = await describeJobs.all(db, [viewerId, ids.filter(isId)]);
    return new Map<string, TargetSummary>(
      rows.map(({ id, slug, title, author }) => [id, { slug, title, author }]),
    );
  },
};
