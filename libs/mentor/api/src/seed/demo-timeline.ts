import type { BookingState, BookingStepAction } from '@upround/mentor/contract';
import { bookingTimes, type BookingActor, type TimeRange } from '@upround/mentor/model';
import type { SeededRandom } from '@upround/shared/demo';
import type { DemoMentor, DemoSession, DemoSessionEnd } from './mentors-demo';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Nothing happens later before the first start: a copy of the community is moved in time by whole days. */
const LATEST_HOURS = 14;

/** One step of a session. */
export interface DemoStep {
  action: BookingStepAction;
  by: BookingActor;
  to: BookingState;
  at: Date;
  /** When the session begins after it. */
  startsAt: Date;
  note?: string | undefined;
}

/** What happened to a session. */
export interface DemoTimeline {
  requestedAt: Date;
  /** Null where it wasn't paid. */
  paidAt: Date | null;
  steps: readonly DemoStep[];
}

/** What decides over a session's course. */
export interface TimelineParts {
  session: DemoSession;
  mentor: DemoMentor;
  time: TimeRange;
  /** Its time before it was moved. */
  timeBefore: TimeRange | null;
  isPaid: boolean;
  now: Date;
  random: SeededRandom;
}

const isAhead = (end: DemoSessionEnd) =>
  end === 'REQUESTED' || end === 'CONFIRMED' || end === 'RESCHEDULED';

/** When it was asked for: some days before it begins, and what waits for an answer since yesterday. */
function requestedAt({ session, mentor, time, now, random }: TimelineParts): Date {
  const { horizon = 30 } = mentor.hours;
  if (session.end === 'REQUESTED') {
    return new Date(now.getTime() - random.int(LATEST_HOURS * 60, 26 * 60) * MINUTE_MS);
  }
  const most = Math.min(190, horizon * 24 - 2);
  const at = time.start.getTime() - random.int(Math.min(54, most - 4) * 60, most * 60) * MINUTE_MS;
  const latest = now.getTime() - random.int(64 * 60, 90 * 60) * MINUTE_MS;
  return new Date(isAhead(session.end) ? Math.min(at, latest) : at);
}

type Step = Omit<DemoStep, 'startsAt'>;

/** What followed the answer, or came instead of one. */
function endOf(
  { session, time, now, random }: TimelineParts,
  paidAt: Date,
  agreedAt: Date,
): Step[] {
  const after = (from: Date, hours: number) => new Date(from.getTime() + hours * HOUR_MS);
  const note = session.reason;
  switch (session.end) {
    case 'REQUESTED':
    case 'CONFIRMED':
      return [];
    case 'RESCHEDULED': {
      const at = after(now, -random.int(LATEST_HOURS + 1, 24));
      return [{ action: 'RESCHEDULE', by: 'MENTEE', to: 'RESCHEDULED', at }];
    }
    case 'DECLINED':
      return [{ action: 'DECLINE', by: 'MENTOR', to: 'DECLINED', at: agreedAt, note }];
    case 'EXPIRED': {
      const at = after(paidAt, bookingTimes.answerHours);
      const isLate = at > time.start;
      return [{ action: 'EXPIRE', by: 'SYSTEM', to: 'EXPIRED', at: isLate ? time.start : at }];
    }
    case 'CANCELLED_BY_MENTEE':
    case 'CANCELLED_BY_MENTOR': {
      const by = session.end === 'CANCELLED_BY_MENTEE' ? 'MENTEE' : 'MENTOR';
      return [{ action: 'CANCEL', by, to: 'CANCELLED', at: after(time.start, -5), note }];
    }
    case 'COMPLETED':
      return [{ action: 'COMPLETE', by: 'SYSTEM', to: 'COMPLETED', at: time.end }];
    case 'MENTOR_ABSENT':
    case 'MENTEE_ABSENT': {
      const by = session.end === 'MENTOR_ABSENT' ? 'MENTEE' : 'MENTOR';
      const at = after(time.start, 0.3);
      return [{ action: 'REPORT_NO_SHOW', by, to: 'NO_SHOW', at }];
    }
  }
}

const unanswered: readonly DemoSessionEnd[] = ['REQUESTED', 'DECLINED', 'EXPIRED'];

/** What happened to a session, in order; the same every time except for the times. */
export function timelineOf(parts: TimelineParts): DemoTimeline {
  const { session, mentor, time, timeBefore, isPaid, random } = parts;
  const at = requestedAt(parts);
  const paidAt = isPaid ? new Date(at.getTime() + 2 * MINUTE_MS) : at;
  const [least, most] = mentor.answerHours;
  const answerMs = random.int(least * 60, most * 60) * MINUTE_MS;
  const agreedAt = mentor.isInstant === true ? paidAt : new Date(paidAt.getTime() + answerMs);
  const confirm: Step = {
    action: 'CONFIRM',
    by: mentor.isInstant === true ? 'SYSTEM' : 'MENTOR',
    to: 'CONFIRMED',
    at: agreedAt,
  };
  const steps: Step[] = [
    { action: 'REQUEST', by: 'MENTEE', to: 'REQUESTED', at },
    ...(isPaid ? [{ action: 'PAY', by: 'MENTEE', to: 'REQUESTED', at: paidAt } as const] : []),
    ...(unanswered.includes(session.end) ? [] : [confirm]),
    ...endOf(parts, paidAt, agreedAt),
  ];
  const first = timeBefore ?? time;
  return {
    requestedAt: at,
    paidAt,
    steps: steps.map((step) => ({
      ...step,
      startsAt: step.action === 'RESCHEDULE' ? time.start : first.start,
    })),
  };
}
