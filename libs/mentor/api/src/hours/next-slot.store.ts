import { statement, type Trx } from '@upround/shared/db';

/** Mentors of one transaction. */
export const NEXT_SLOTS_BATCH = 50;

/** A session ahead of the mentor's own, on either side, was booked or changed since. */
const bookedSince = (isTheirs: string) => `exists (select from mentor_bookings b where ${isTheirs}
       and b.starts_at > :now::timestamptz - interval '1 day' and b.updated_at >= m.next_slot_read_at)`;

const due = statement<{ id: string }, { now: Date }>(
  'mentor.next-slots-due',
  `select m.id from mentors m
   where m.is_listed and (m.next_slot_read_at is null
     or m.next_slot_at <= :now::timestamptz + make_interval(mins => m.minimum_notice)
     or m.next_slot_read_at < :now::timestamptz - interval '6 hours'
     or (m.next_slot_at is null and m.next_slot_read_at < :now::timestamptz - interval '1 hour')
     or ${bookedSince('b.mentor_id = m.id')} or ${bookedSince('b.mentee_id = m.user_id')}
     or exists (select from mentor_calendars c where c.mentor_id = m.id and c.read_at >= m.next_slot_read_at))
     and m.next_slot_read_at is distinct from :now::timestamptz
   order by m.next_slot_read_at nulls first, m.id limit ${NEXT_SLOTS_BATCH}
   for no key update of m skip locked`,
);

/** Listed mentors whose next free time may be another one by now, locked. */
export const lockDue = async (trx: Trx, now: Date): Promise<string[]> =>
  (await due.all(trx, { now })).map(({ id }) => id);

const save = statement<never, { mentorId: string; at: Date | null; now: Date }>(
  'mentor.save-next-slot',
  `update mentors set next_slot_at = :at::timestamptz, next_slot_read_at = :now::timestamptz
   where id = :mentorId::uuid`,
);

export const saveNextSlot = (
  trx: Trx,
  mentorId: string,
  at: Date | null,
  now: Date,
): Promise<unknown> => save.all(trx, { mentorId, at, now });

const end = statement<{ user_id: string }, { mentorId: string; now: Date }>(
  'mentor.end-waits',
  `update mentor_waits w set notified_at = :now::timestamptz from mentors m
   where w.mentor_id = :mentorId::uuid and w.notified_at is null and m.id = w.mentor_id and m.is_listed
   returning w.user_id`,
);

/** @returns whether anyone has waited for a free time of a listed mentor */
export const endWaits = async (trx: Trx, mentorId: string, now: Date): Promise<boolean> =>
  (await end.all(trx, { mentorId, now })).length > 0;
