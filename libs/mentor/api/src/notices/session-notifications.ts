import type { BookingStepAction } from '@upround/mentor/contract';
import { statement, type Database } from '@upround/shared/db';
import type { SentencePart } from '@upround/shared/domain';
import {
  notifiesOf,
  type NotificationDetails,
  type NotificationDraft,
  type NotificationKind,
} from '@upround/shared/ports';
import { sql } from 'kysely';
import type * as z from 'zod/mini';
import { bookingStepped } from '../booking/booking-stepped';
import {
  aboutSession,
  onSession,
  sessionDraft,
  startOf,
  type AboutSession,
} from './notified-session';
import { notifiedSides } from './session-recipients';
import { momentIn, moneyOf } from './session-words';

interface StepContext {
  mentor_id: string;
  mentor_user_id: string;
  mentee_id: string;
  price: number;
  is_paid: boolean;
  /** Of the step; for one that runs late its minutes. */
  note: string | null;
}

const contextOf = statement<
  StepContext,
  { bookingId: string; action: BookingStepAction; at: Date }
>(
  'mentor.step-context',
  `select b.mentor_id, b.mentor_user_id, b.mentee_id, b.price, b.paid_at is not null as is_paid, s.note
   from mentor_bookings b left join lateral (select s.note from mentor_booking_steps s
     where s.booking_id = b.id and s.action = :action and s.at = :at::timestamptz limit 1) s on true
   where b.id = :bookingId::uuid`,
);

type Stepped = z.output<typeof bookingStepped.data>;

/** What a kind stores of a step. */
export interface StepDetails extends NotificationDetails {
  booking: string;
  action: BookingStepAction;
  by: Stepped['by'];
  note: string;
}

/** The type of the notification of a step. */
export function typeOfStep(action: BookingStepAction): string {
  if (action === 'REQUEST' || action === 'PAY') return 'SESSION_REQUEST';
  return action === 'COMPLETE' ? 'SESSION_REVIEW' : 'SESSION';
}

async function draftsOf(
  db: Database,
  { bookingId, action, by, at }: Stepped,
): Promise<NotificationDraft[]> {
  const found = await contextOf.first(db, { bookingId, action, at: new Date(at) });
  if (found === undefined) return [];
  const ids = { MENTEE: found.mentee_id, MENTOR: found.mentor_user_id };
  const step = { action, by, isFree: found.price === 0, hasReached: found.is_paid };
  const type = typeOfStep(action);
  return notifiedSides(step).map((side) =>
    sessionDraft({
      type,
      bookingId,
      userId: ids[side],
      mentorId: found.mentor_id,
      key: `${action}:${at}`,
      details: { action, by, note: found.note ?? '' },
      // A request that is confirmed at once is none.
      ...(type === 'SESSION_REQUEST' && { while: sql<boolean>`b.state = 'REQUESTED'` }),
    }),
  );
}

/** A request that waits for the mentor's answer. */
export const requestNotification: NotificationKind<AboutSession> = {
  type: 'SESSION_REQUEST',
  group: 'WORK',
  label: 'Session requests',
  hint: 'Someone requests a session with you. You also get an email.',
  isSystem: true,
  email: 'OWN_MAIL',
  about: aboutSession(),
  outdates: ['mentor'],
  describe: (_notification, about) =>
    onSession(
      about,
      [{ name: about.other }, { text: ' requested ' }, { title: about.title }],
      about.state === 'REQUESTED'
        ? `${startOf(about)}. Answer by ${momentIn(new Date(about.hold_until), about.zone)}.`
        : startOf(about),
    ),
  // All steps are read by one task: it makes the notifications of three kinds.
  listeners: [
    notifiesOf(
      { name: 'mentor.notify-step', data: bookingStepped.data },
      [bookingStepped],
      ({ db }, step) => draftsOf(db, step),
    ),
  ],
  demo: async (trx, userIds) =>
    (await import('../seed/demo-notifications')).demoSessionNotices(trx, userIds),
};

/** What becomes of the money, for the mentee who paid. */
export function refundWords({ side, paid, price, refunded }: AboutSession): string {
  if (side !== 'MENTEE' || !paid) return '';
  if (refunded === null || refunded === 0) return ' You don’t get a refund.';
  const all = refunded === price ? '' : ` of ${moneyOf(price)}`;
  return ` You get ${moneyOf(refunded)}${all} back.`;
}

type Words = (about: AboutSession, details: StepDetails) => [SentencePart[], string];

const quoted = (reason: string | null) => (reason === null || reason === '' ? '' : ` “${reason}”`);

const isOwnAct = ({ side }: AboutSession, { by }: StepDetails) => side === by;

/** What was absent, from the view of the side that reads it. */
const absentWords: Words = (about) => [
  [
    { name: about.other },
    { text: ' reported that you weren’t there for ' },
    { title: about.title },
  ],
  'If that’s wrong, tell support. Our team can correct it.',
];

const words: Partial<Record<BookingStepAction, Words>> = {
  CONFIRM: (about, { by }) => [
    by === 'SYSTEM' && about.side === 'MENTOR'
      ? [{ name: about.other }, { text: ' booked ' }, { title: about.title }]
      : [
          { title: about.title },
          { text: ' with ' },
          { name: about.other },
          { text: ' is confirmed' },
        ],
    startOf(about),
  ],
  DECLINE: (about) => [
    [{ name: about.other }, { text: ' can’t take ' }, { title: about.title }],
    `${quoted(about.decline_reason)}${refundWords(about)}`.trim() ||
      'You can ask for another time.',
  ],
  EXPIRE: (about) => [
    about.side === 'MENTEE'
      ? [
          { name: about.other },
          { text: ' didn’t answer your request for ' },
          { title: about.title },
        ]
      : [{ name: about.other }, { text: '’s request has expired' }],
    about.side === 'MENTEE'
      ? `The time is available again.${refundWords(about)}`
      : 'It wasn’t answered in time.',
  ],
  RESCHEDULE: (about) => [
    [{ name: about.other }, { text: ' moved ' }, { title: about.title }],
    `It’s now on ${startOf(about)}.`,
  ],
  CANCEL: (about, details) => [
    details.by === 'STAFF' || details.by === 'SYSTEM' || isOwnAct(about, details)
      ? [
          { title: about.title },
          { text: ' with ' },
          { name: about.other },
          { text: ' is cancelled' },
        ]
      : [{ name: about.other }, { text: ' cancelled ' }, { title: about.title }],
    `${quoted(about.cancel_reason)}${refundWords(about)}`.trim() || startOf(about),
  ],
  REPORT_NO_SHOW: absentWords,
  OVERTURN_NO_SHOW: (about) => [
    [{ title: about.title }, { text: ' with ' }, { name: about.other }, { text: ' took place' }],
    'Our team corrected a report that someone wasn’t there.',
  ],
  LATE: (about, { note }) => [
    [{ name: about.other }, { text: ` is running ${note} minutes late` }],
    `${about.title}, ${startOf(about)}`,
  ],
};

/** What happens to a session, for the side that didn’t do it. */
export const sessionNotification: NotificationKind<AboutSession> = {
  type: 'SESSION',
  group: 'WORK',
  label: 'Your sessions',
  hint: 'A session is confirmed, moved or cancelled, or the other person is late. You also get emails.',
  isSystem: true,
  email: 'OWN_MAIL',
  about: aboutSession(),
  outdates: ['mentor'],
  describe: ({ details }, about) => {
    const step = details as StepDetails;
    const [sentence, excerpt] = words[step.action]?.(about, step) ?? [
      [{ title: about.title }, { text: ' has changed' }],
      startOf(about),
    ];
    return onSession(about, sentence, excerpt);
  },
};
