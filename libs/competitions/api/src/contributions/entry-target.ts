import { isId, noBlockText, statement } from '@upround/shared/db';
import type { ReactionTarget } from '@upround/shared/ports';
import { announced, listedEntry } from '../competition/competition.columns';

const find = statement<{ ownerId: string }, { id: string; viewer: string | null }>(
  'competitions.find-entry',
  `select e.owner_id as "ownerId" from competition_entries e join competitions c on c.id = e.competition_id
     join person_view p on p.id = e.owner_id
   where e.id = :id::uuid and ${listedEntry} and ${announced} and ${noBlockText(':viewer::uuid', 'e.owner_id')}`,
);

/** Entries can only be reported, not liked or saved. */
export const entryTarget: ReactionTarget = {
  types: ['ENTRY'],
  find: async (db, viewer, { referenceId: id }) =>
    isId(id) ? ((await find.first(db, { id, viewer })) ?? null) : null,
  add: () => Promise.resolve(null),
  addMany: () => Promise.resolve(),
  describe: () => Promise.resolve(new Map()),
};
