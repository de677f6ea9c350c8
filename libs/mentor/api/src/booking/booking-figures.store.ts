import { statement, type Trx } from '@upround/shared/db';

type OfMentor = { mentorId: string };

const asked = statement<never, OfMentor>(
  'mentor.count-request',
  'update mentors set asked = asked + 1 where id = :mentorId::uuid',
);

/** Of the last fifty answers. */
const answered = statement<never, OfMentor>(
  'mentor.count-answer',
  `update mentors set answered = answered + 1, answer_minutes = (
     select percentile_disc(0.5) within group (order by latest.minutes)
     from (select greatest(0, round(extract(epoch from s.at - b.paid_at) / 60))::int as minutes
       from mentor_bookings b join mentor_booking_steps s on s.booking_id = b.id
       where b.mentor_id = :mentorId::uuid and b.paid_at is not null and s.by = 'MENTOR'
         and s.action in ('CONFIRM', 'DECLINE')
       order by s.at desc limit 50) latest)
   where id = :mentorId::uuid`,
);

const held = statement<never, { mentorId: string; change: number }>(
  'mentor.count-session',
  'update mentors set sessions = greatest(0, sessions + :change::int) where id = :mentorId::uuid',
);

/** A request has reached the mentor. */
export const countRequest = (trx: Trx, mentorId: string): Promise<unknown> =>
  asked.all(trx, { mentorId });

/** The mentor has answered; the answer's step is saved. */
export const countAnswer = (trx: Trx, mentorId: string): Promise<unknown> =>
  answered.all(trx, { mentorId });

/** A session took place, or after all it didn't. */
export const countSession = (trx: Trx, mentorId: string, change: 1 | -1): Promise<unknown> =>
  held.all(trx, { mentorId, change });
