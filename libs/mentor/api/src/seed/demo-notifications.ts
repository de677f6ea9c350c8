import type { BookingSide, BookingStepAction } from '@upround/mentor/contract';
import type { BookingActor } from '@upround/mentor/model';
import { statement, type Trx } from '@upround/shared/db';
import type { DemoNotification } from '@upround/shared/ports';
import { sessionDraft } from '../notices/notified-session';
import { typeOfStep } from '../notices/session-notifications';
import { notifiedSides } from '../notices/session-recipients';

interface StepRow {
  booking_id: string;
  mentor_id: string;
  mentor_user_id: string;
  mentee_id: string;
  price: number;
  is_paid: boolean;
  action: BookingStepAction;
  by: BookingActor;
  note: string;
  at: Date;
}

const stepsOf = statement<StepRow, { people: readonly string[] }>(
  'mentor.demo-steps',
  `select b.id as booking_id, b.mentor_id, b.mentor_user_id, b.mentee_id, b.price, b.paid_at is not null as is_paid,
     s.action, s.by, s.note, s.at
   from mentor_booking_steps s join mentor_bookings b on b.id = s.booking_id
   where b.mentor_user_id = any(:people::uuid[]) or b.mentee_id = any(:people::uuid[])
   order by s.at, s.id`,
);

/** What these people of the demo community were notified of about their sessions. */
export async function demoSessionNotices(
  trx: Trx,
  people: readonly string[],
): Promise<DemoNotification[]> {
  const steps = await stepsOf.all(trx, { people });
  return steps.flatMap((step) => {
    const { action, by, note, at, booking_id: bookingId, mentor_id: mentorId } = step;
    const ids: Record<BookingSide, string> = {
      MENTEE: step.mentee_id,
      MENTOR: step.mentor_user_id,
    };
    return notifiedSides({ action, by, isFree: step.price === 0, hasReached: step.is_paid })
      .map((side) => ids[side])
      .filter((userId) => people.includes(userId))
      .map((userId) => {
        const { holds: _, ...draft } = sessionDraft({
          type: typeOfStep(action),
          userId,
          bookingId,
          mentorId,
          key: `${action}:${at.toISOString()}`,
          details: { action, by, note },
        });
        return { ...draft, at };
      });
  });
}
