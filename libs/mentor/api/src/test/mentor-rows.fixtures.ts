import type { MentorHours } from '@upround/mentor/contract';
import { newId, type Trx } from '@upround/shared/db';
import type { TestMember, TestServer } from '@upround/shared/testing-server';
import { takeTimes } from '../booking/taken-times.store';
import { tablesIn } from '../mentor-tables';

const day = [{ from: '10:00', to: '13:00' }];
const weekly: MentorHours['weekly'] = {
  MON: day,
  TUE: day,
  WED: day,
  THU: day,
  FRI: day,
  SAT: [],
  SUN: [],
};

/** A mentor with one service, as tests insert them. */
export interface InsertedMentor {
  id: string;
  userId: string;
  serviceId: string;
}

const inTransaction = <Result>(server: TestServer, work: (trx: Trx) => Promise<Result>) =>
  server.db.transaction().execute(work);

/** Inserts a listed mentor who takes sessions of an hour from 10:00 to 13:00 in Kolkata on workdays. */
export const insertMentor = (
  server: TestServer,
  member: TestMember,
  change: { mostPerDay?: number; bufferAfter?: number; holidays?: string[] } = {},
): Promise<InsertedMentor> =>
  inTransaction(server, async (trx) => {
    const at = server.clock.now();
    const [id, serviceId] = [newId(), newId()];
    await tablesIn(trx)
      .insertInto('mentors')
      .values({
        id,
        user_id: member.userId,
        slug: `mentor-${id.slice(-12)}`,
        state: 'LISTED',
        headline: 'A headline',
        zone: 'Asia/Kolkata',
        weekly,
        minimum_notice: 0,
        horizon: 365,
        most_per_day: change.mostPerDay ?? null,
        buffer_after: change.bufferAfter ?? 0,
        holidays: change.holidays ?? [],
        price_from: 0,
        listed_at: at,
        created_at: at,
        updated_at: at,
      })
      .execute();
    await tablesIn(trx)
      .insertInto('mentor_services')
      .values({
        id: serviceId,
        mentor_id: id,
        title: 'An hour',
        minutes: 60,
        step: 60,
        price: 0,
        currency: 'INR',
        cancel_window_hours: 24,
        move_window_hours: 12,
        position: 0,
        created_at: at,
      })
      .execute();
    return { id, userId: member.userId, serviceId };
  });

/** Inserts a session of an hour without taking its time. */
export async function insertBooking(
  server: TestServer,
  mentor: InsertedMentor,
  menteeId: string,
  start: Date,
): Promise<string> {
  return inTransaction(server, async (trx) => {
    const id = newId();
    const at = server.clock.now();
    await tablesIn(trx)
      .insertInto('mentor_bookings')
      .values({
        id,
        mentor_id: mentor.id,
        service_id: mentor.serviceId,
        mentor_user_id: mentor.userId,
        mentee_id: menteeId,
        state: 'CONFIRMED',
        starts_at: start,
        ends_at: new Date(start.getTime() + 3_600_000),
        mentee_zone: 'Europe/London',
        goal: 'A goal',
        title: 'An hour',
        price: 0,
        currency: 'INR',
        cancel_window_hours: 24,
        move_window_hours: 12,
        paid_at: at,
        hold_until: at,
        created_at: at,
        updated_at: at,
      })
      .execute();
    return id;
  });
}

/** Takes a time for an inserted session, and keeps it only where both sides are free. */
export async function takeFor(
  server: TestServer,
  bookingId: string,
  mentorUserId: string,
  menteeId: string,
  [start, end]: readonly [Date, Date],
): Promise<'MENTOR' | 'MENTEE' | null> {
  const rollBack = new Error('One side is busy.');
  let busy: 'MENTOR' | 'MENTEE' | null = null;
  try {
    await inTransaction(server, async (trx) => {
      busy = await takeTimes(trx, { bookingId, mentorUserId, menteeId, start, end });
      if (busy !== null) throw rollBack;
    });
  } catch (error) {
    if (error !== rollBack) throw error;
  }
  return busy;
}
