import { jobsErrors } from '@upround/jobs/contract';
import { isId, statement } from '@upround/shared/db';
import { moveCounter } from '@upround/shared/ports';
import type { ReactionKind, ReactionTarget, TargetSummary } from '@upround/shared/ports';
import { sql } from 'kysely';
import { unmoderated, unblocked } from '../job/job.columns';
import type { Viewing } from '../job/job.columns';

function columnOf(kind: ReactionKind): string {
  if (kind !== 'BOOKMARK') throw new RangeError('A job can only be saved.');
  return 'bookmark_count';
}

/** Jobs that can be saved or reported. Drafts cannot, not even by their creators. */
const shown = `j.state <> 'DRAFT' and ${unmoderated} and ${unblocked}`;

const findCreator = statement<{ creator_id: string }, Viewing & { job: string }>(
  'jobs.job-creator',
  `select j.creator_id from jobs j join person_view a on a.id = j.creator_id
   where j.id = :job::uuid and ${shown}`,
);

/** Lists of what one saved name the company, as jobs are known by it. */
const describeJobs = statement<
  { id: string; slug: string; title: string; author: string },
  Viewing & { ids: readonly string[] }
>(
  'jobs.describe-jobs',
  `select j.id, j.slug, j.title, j.company as author from jobs j
     join person_view a on a.id = j.creator_id
   where j.id = any(:ids::uuid[]) and ${shown}`,
);

const addToMany = statement<never, { ids: readonly string[]; deltas: readonly number[] }>(
  'jobs.add-bookmarks',
  `update jobs set bookmark_count = bookmark_count + moved.delta
   from unnest(:ids::uuid[], :deltas::int[]) as moved (id, delta) where jobs.id = moved.id`,
);

/** Jobs as things to save and report. */
export const jobTarget: ReactionTarget = {
  types: ['JOB'],
  // That a person applied elsewhere.
  mark: {
    kind: 'APPLIED',
    states: { set: 'APPLIED', unset: 'NOT_APPLIED' },
    counts: false,
    ownError: jobsErrors.OWN_JOB,
  },

  find: async (db, viewerId, { referenceId }) => {
    if (!isId(referenceId)) return null;
    const row = await findCreator.first(db, { viewer: viewerId, job: referenceId });
    return row === undefined ? null : { ownerId: row.creator_id };
  },

  add: async (trx, change) => {
    const { reference, kind, actorId } = change;
    if (!isId(reference.referenceId)) return null;
    // A bookmark can be removed in any state of the job.
    const mayAdd =
      change.delta < 0 ||
      (await findCreator.first(trx, { viewer: actorId, job: reference.referenceId }));
    if (!mayAdd) return null;
    const where = sql<boolean>`true`;
    return moveCounter(trx, { table: 'jobs', column: columnOf(kind), where, change });
  },

  addMany: async (trx, kind, deltas) => {
    columnOf(kind);
    await addToMany.all(trx, { ids: [...deltas.keys()], deltas: [...deltas.values()] });
  },

  describe: async (db, viewerId, ids) => {
    const rows = await describeJobs.all(db, { viewer: viewerId, ids: ids.filter(isId) });
    return new Map<string, TargetSummary>(
      rows.map(({ id, slug, title, author }) => [id, { slug, title, author }]),
    );
  },
};
