import { isId, statement } from '@upround/shared/db';
import type { ReactionTarget } from '@upround/shared/ports';
import { mentorSource, unblocked } from '../mentor/mentor.columns';

const find = statement<{ ownerId: string }, { id: string; viewer: string | null }>(
  'mentor.find-review',
  `select r.author_id as "ownerId" from mentor_reviews r join mentor_bookings b on b.id = r.booking_id
   where r.id = :id::uuid and r.revealed_at is not null and r.hidden_at is null
     and (b.mentee_id = :viewer::uuid or b.mentor_user_id = :viewer::uuid
       or (r.by = 'MENTEE' and exists (select from ${mentorSource} where m.id = r.mentor_id
         and m.state in ('LISTED', 'PAUSED') and m.hidden_at is null and ${unblocked})))`,
);

/**
 * Reviews can only be reported, not liked or saved. Anyone can report a review of a mentor; only the two sides of
 * the session can report a review of a mentee.
 */
export const reviewTarget: ReactionTarget = {
  types: ['REVIEW'],
  find: async (db, viewer, { referenceId: id }) =>
    isId(id) ? ((await find.first(db, { id, viewer })) ?? null) : null,
  add: () => Promise.resolve(null),
  addMany: () => Promise.resolve(),
  describe: () => Promise.resolve(new Map()),
};
