import type { BookingSide } from '@upround/mentor/contract';
import { statement, type Trx } from '@upround/shared/db';

/** The time that a session takes of its two sides. */
export interface TakenTime {
  bookingId: string;
  mentorUserId: string;
  menteeId: string;
  start: Date;
  end: Date;
}

/**
 * In the order of the people, so that no two transactions wait for each other. An exclusion constraint lets no one be in
 * two sessions at a time.
 */
const take = statement<
  { user_id: string },
  { bookingId: string; people: readonly string[]; start: Date; end: Date }
>(
  'mentor.take-times',
  `insert into mentor_taken_times (booking_id, user_id, starts_at, ends_at)
   select :bookingId::uuid, person, :start::timestamptz, :end::timestamptz
   from unnest(:people::uuid[]) person order by person
   on conflict do nothing returning user_id`,
);

const release = statement<never, { bookingId: string }>(
  'mentor.release-times',
  'delete from mentor_taken_times where booking_id = :bookingId::uuid',
);

/**
 * Takes a time of both sides. The booking's row exists and has no time yet; a booking that moves releases its old time
 * first, in the same transaction.
 *
 * @returns the side that has another session then, the mentor first; null where both are free. Otherwise the transaction
 *   has to be rolled back, since one side may have a row: throw `SLOT_TAKEN` or `YOU_ARE_BUSY`
 */
export async function takeTimes(trx: Trx, time: TakenTime): Promise<BookingSide | null> {
  const { bookingId, mentorUserId, menteeId, start, end } = time;
  const rows = await take.all(trx, { bookingId, people: [mentorUserId, menteeId], start, end });
  const taken = new Set(rows.map((row) => row.user_id));
  if (!taken.has(mentorUserId)) return 'MENTOR';
  return taken.has(menteeId) ? null : 'MENTEE';
}

/** Releases the time of both sides, when a booking moves or leaves the states that take time. */
export const releaseTimes = (trx: Trx, bookingId: string): Promise<unknown> =>
  release.all(trx, { bookingId });
