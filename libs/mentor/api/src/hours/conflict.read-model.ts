import { isWithinHours, type AvailabilityRules, type TimeRange } from '@upround/mentor/model';
import { statement, type Trx } from '@upround/shared/db';

/** Sessions that are compared with new hours, the next ones. */
const MOST = 500;

const ahead = statement<{ id: string } & TimeRange, { mentorId: string; now: Date }>(
  'mentor.sessions-ahead',
  `select id, starts_at as start, ends_at as "end" from mentor_bookings
   where mentor_id = :mentorId::uuid and starts_at > :now::timestamptz
     and state in ('REQUESTED', 'CONFIRMED', 'RESCHEDULED')
   order by starts_at, id limit ${MOST}`,
);

/** Sessions ahead that aren't within these hours. */
export async function sessionsOutside(
  trx: Trx,
  mentorId: string,
  rules: AvailabilityRules,
  now: Date,
): Promise<({ id: string } & TimeRange)[]> {
  const sessions = await ahead.all(trx, { mentorId, now });
  return sessions.filter((session) => !isWithinHours(rules, session));
}
