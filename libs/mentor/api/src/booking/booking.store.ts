import type { BookingState, BookingStepAction } from '@upround/mentor/contract';
import type { BookingActor, BookingFacts } from '@upround/mentor/model';
import { isId, newId, statement, type Database, type Trx } from '@upround/shared/db';
import type { SaleContext } from '@upround/shared/ports';
import type { Insertable, Selectable, Updateable } from 'kysely';
import { lockMentor } from '../hours/mentor-rules.store';
import type { MentorSettings } from '../mentor-settings';
import { tablesIn, tablesOf, type MentorTables } from '../mentor-tables';
import { bookingStepped } from './booking-stepped';

export type BookingRow = Selectable<MentorTables['mentor_bookings']>;

/** What of a booking decides over what can be done. */
export const factsOf = (row: BookingRow): BookingFacts => ({
  state: row.state,
  createdAt: row.created_at,
  paidAt: row.paid_at,
  start: row.starts_at,
  end: row.ends_at,
  moves: row.moves,
  moveWindowHours: row.move_window_hours,
});

export const findBooking = async (
  db: Database | Trx,
  id: string,
): Promise<BookingRow | undefined> =>
  isId(id)
    ? tablesOf(db).selectFrom('mentor_bookings').selectAll().where('id', '=', id).executeTakeFirst()
    : undefined;

/**
 * Locks a booking with what may change because of it. Always in this order, so that no transactions wait for each other
 * in a circle: the mentee's money, the mentor, the booking.
 */
export async function lockBooking(
  { payments }: Pick<MentorSettings, 'payments'>,
  trx: Trx,
  id: string,
): Promise<BookingRow | undefined> {
  const found = await findBooking(trx, id);
  if (found === undefined) return undefined;
  await payments?.lockBuyer(trx, found.mentee_id);
  await lockMentor(trx, found.mentor_id);
  return tablesIn(trx)
    .selectFrom('mentor_bookings')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export const insertBooking = (
  trx: Trx,
  values: Insertable<MentorTables['mentor_bookings']>,
): Promise<BookingRow> =>
  tablesIn(trx)
    .insertInto('mentor_bookings')
    .values(values)
    .returningAll()
    .executeTakeFirstOrThrow();

/** @returns the row as it is then */
export const updateBooking = (
  { trx, now }: Pick<SaleContext, 'trx' | 'now'>,
  id: string,
  values: Updateable<MentorTables['mentor_bookings']>,
): Promise<BookingRow> =>
  tablesIn(trx)
    .updateTable('mentor_bookings')
    .set({ ...values, updated_at: now })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

/** What happened to a booking, and through whom. */
export interface Step {
  action: BookingStepAction;
  by: BookingActor;
  actorId: string | null;
  from: BookingState | null;
  note?: string | undefined;
}

/**
 * Saves what happened, and publishes it.
 *
 * @param booking as it is after the step
 */
export async function insertStep(
  { trx, tasks, now }: Pick<SaleContext, 'trx' | 'tasks' | 'now'>,
  booking: BookingRow,
  { action, by, actorId, from, note = '' }: Step,
): Promise<void> {
  await tablesIn(trx)
    .insertInto('mentor_booking_steps')
    .values({
      id: newId(),
      booking_id: booking.id,
      action,
      by,
      actor_id: actorId,
      from_state: from,
      to_state: booking.state,
      starts_at: booking.starts_at,
      note,
      at: now,
    })
    .execute();
  await tasks.publish(bookingStepped, { bookingId: booking.id, action, by, at: now.toISOString() });
}

const freeHolds = statement<{ id: string }, { people: readonly string[]; now: Date }>(
  'mentor.free-holds',
  `with over as (
     select id from mentor_bookings
     where state = 'REQUESTED' and paid_at is null and hold_until <= :now::timestamptz
       and (mentor_user_id = any(:people::uuid[]) or mentee_id = any(:people::uuid[]))
     for update skip locked
   ), expired as (
     update mentor_bookings b set state = 'EXPIRED', ended_at = :now::timestamptz, updated_at = :now::timestamptz
     from over where b.id = over.id returning b.id, b.starts_at
   ), freed as (
     delete from mentor_taken_times t using over where t.booking_id = over.id
   )
   insert into mentor_booking_steps (id, booking_id, action, by, from_state, to_state, starts_at, at)
   select gen_random_uuid(), id, 'EXPIRE', 'SYSTEM', 'REQUESTED', 'EXPIRED', starts_at, :now::timestamptz
   from expired returning booking_id as id`,
);

/**
 * Ends requests of these people that weren't paid in time, before another one takes their time. A payment that still
 * arrives for one is returned.
 *
 * @returns their ids
 */
export const expireHolds = async (
  { trx, now }: Pick<SaleContext, 'trx' | 'now'>,
  people: readonly string[],
): Promise<string[]> => (await freeHolds.all(trx, { people, now })).map(({ id }) => id);

const recount = statement<never, { mentorId: string }>(
  'mentor.slots-changed',
  'update mentors set next_slot_read_at = null where id = :mentorId::uuid',
);

/** The first free time of a mentor isn't known any more. */
export const forgetNextSlot = (trx: Trx, mentorId: string): Promise<unknown> =>
  recount.all(trx, { mentorId });
