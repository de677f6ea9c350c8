import { isId, statement } from '@upround/shared/db';
import { moveCounter } from '@upround/shared/ports';
import type { ReactionTarget, TargetSummary } from '@upround/shared/ports';
import { sql } from 'kysely';
import { addToMany } from '../counters';
import { findPodId } from '../pod/pod.read-model';

/** Pods have no owner. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

const describePods = statement<
  { id: string; slug: string; name: string; topic: string },
  { ids: readonly string[] }
>('feed.describe-pods', 'select id, slug, name, topic from pods where id = any(:ids::uuid[])');

/** Pods as things to join, which is following them. */
export const podTarget: ReactionTarget = {
  types: ['POD'],

  find: async (db, _viewerId, { referenceId }) => {
    if (!isId(referenceId)) return null;
    return (await findPodId(db, referenceId)) === undefined ? null : { ownerId: NOBODY };
  },

  add: async (trx, change) => {
    if (change.kind !== 'FOLLOW') throw new RangeError('A pod can only be followed.');
    if (!isId(change.reference.referenceId)) return null;
    return moveCounter(trx, { table: 'pods', column: 'member_count', where: sql`true`, change });
  },

  addMany: (trx, _kind, deltas) => addToMany(trx, 'pods', 'member_count', deltas),

  describe: async (db, _viewerId, ids) => {
    const rows = await describePods.all(db, { ids: ids.filter(isId) });
    return new Map<string, TargetSummary>(
      rows.map(({ id, slug, name, topic }) => [id, { slug, title: name, author: topic }]),
    );
  },
};
