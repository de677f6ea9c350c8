import { coreErrors } from '@upround/shared/contract-core';
import { isId, statement } from '@upround/shared/db';
import type { ReactionTarget, TargetSummary } from '@upround/shared/ports';
import { announced } from '../competition/competition.columns';

/** Owns what no member wrote. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

const describeAll = statement<
  { id: string; slug: string; title: string; author: string },
  { ids: readonly string[] }
>(
  'competitions.describe-targets',
  `select c.id, c.slug, c.title, c.organiser as author from competitions c
   where c.id = any(:ids::uuid[]) and ${announced}`,
);

/** Competitions as things that members mark as applied to. */
export const competitionTarget: ReactionTarget = {
  types: ['COMPETITION'],
  mark: {
    kind: 'APPLIED',
    states: { set: 'APPLIED', unset: 'NOT_APPLIED' },
    counts: false,
    // No member owns a competition.
    ownError: coreErrors.FORBIDDEN,
  },
  find: async (db, _viewer, { referenceId: id }) => {
    const row = isId(id) ? await describeAll.first(db, { ids: [id] }) : undefined;
    return row === undefined ? null : { ownerId: NOBODY };
  },
  add: () => Promise.reject(new RangeError('A competition is followed by its own call.')),
  addMany: () => Promise.resolve(),
  describe: async (db, _viewer, ids) => {
    const rows = await describeAll.all(db, { ids: ids.filter(isId) });
    return new Map<string, TargetSummary>(
      rows.map(({ id, slug, title, author }) => [id, { slug, title, author }]),
    );
  },
};
