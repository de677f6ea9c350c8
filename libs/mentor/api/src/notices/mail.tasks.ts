import { createHash } from 'node:crypto';
import type { BookingSide } from '@upround/mentor/contract';
import { statement, type Database } from '@upround/shared/db';
import { links } from '@upround/shared/links';
import type { Mail, MailCalendar } from '@upround/shared/ports';
import { handleTask, type TaskContext, type TaskHandler } from '@upround/shared/tasks';
import * as z from 'zod/mini';
import { paidOf } from '../booking/booking-cost';
import { bookingPath } from '../booking/booking-path';
import { findBooking } from '../booking/booking.store';
import { bookingStepped } from '../booking/booking-stepped';
import {
  readBookingView,
  readSteps,
  type BookingViewRow,
  type StepRow,
} from '../booking/booking.read-model';
import { sessionSoon } from '../booking/reminders.task';
import { sessionCalendarUrl } from '../calendars/calendar-address';
import { findSession } from '../calendars/calendar.store';
import type { MentorSettings } from '../mentor-settings';
import { profileDecided } from '../mentor/profile-decided';
import {
  profileMail,
  reminderMail,
  sessionMail,
  type MailedSession,
  type MailedStep,
} from './session-mail';
import { mailedSides } from './session-recipients';

const KEY_LENGTH = 32;
const sides = z.enum(['MENTEE', 'MENTOR']);

/** Mails one side what happened. */
export const mailStep = {
  name: 'mentor.mail-side',
  data: z.object({ ...bookingStepped.data.shape, side: sides }),
};

/** Mails one side a reminder. */
export const mailReminder = {
  name: 'mentor.mail-reminder',
  data: z.object({ ...sessionSoon.data.shape, side: sides }),
};

type Stepped = z.output<typeof bookingStepped.data>;

/** Idempotency key of a mail; a hash, so that it reveals no session. */
const keyOf = (...parts: readonly string[]) =>
  createHash('sha256').update(parts.join(' ')).digest('hex').slice(0, KEY_LENGTH);

/** The session of a mail, as its reader would find it on its page. */
async function readSide(db: Database, bookingId: string, side: BookingSide) {
  const booking = await findBooking(db, bookingId);
  if (booking === undefined) return null;
  const userId = side === 'MENTEE' ? booking.mentee_id : booking.mentor_user_id;
  const row = await readBookingView(db, bookingId, userId);
  return row === undefined ? null : { row, userId };
}

const mailedOf = (row: BookingViewRow, side: BookingSide): MailedSession => ({
  side,
  title: row.title,
  other: side === 'MENTEE' ? row.mentor_person_name : row.mentee_person_name,
  start: row.starts_at,
  end: row.ends_at,
  zones: { mentor: row.mentor_zone, mentee: row.mentee_zone },
  goal: row.goal,
  deadline: row.hold_until,
  paid: paidOf(row),
  refunded: row.refunded,
  cancelWindowHours: row.cancel_window_hours,
  reason: row.decline_reason ?? row.cancel_reason,
});

/** A step without a mail of its own, which leaves the mail about the step before it valid. */
const isNote = ({ action }: StepRow) => action === 'LATE';

/** The step of an event, unless others followed it. */
function latestStep(steps: readonly StepRow[], { action, at }: Stepped): StepRow | undefined {
  const last = steps.findLast((step) => !isNote(step));
  return last?.action === action && last.at.getTime() === Date.parse(at) ? last : undefined;
}

const isAgreed = ({ state }: BookingViewRow) => state === 'CONFIRMED' || state === 'RESCHEDULED';

/** The entry for calendars: a request, or its end; null while nothing was agreed. */
async function calendarOf(
  { publicUrl }: MentorSettings,
  db: Database,
  row: BookingViewRow,
): Promise<MailCalendar | null> {
  if (!isAgreed(row) && row.state !== 'CANCELLED') return null;
  const session = await findSession(db, row.id);
  if (session === undefined) return null;
  const { calendarFile } = await import('../calendars/calendar-file');
  const text = calendarFile([session], { name: session.title, isFeed: false, publicUrl });
  return { method: row.state === 'CANCELLED' ? 'CANCEL' : 'REQUEST', text };
}

const linksOf = (settings: MentorSettings, row: BookingViewRow, side: BookingSide) => ({
  brand: settings.mails.brand,
  session: new URL(bookingPath(row.id, side), settings.publicUrl).href,
  support: new URL(links.support(), settings.publicUrl).href,
  calendar: isAgreed(row) ? sessionCalendarUrl(settings, row.id) : null,
});

async function send(
  { mails }: MentorSettings,
  { db }: TaskContext,
  userId: string,
  mail: Omit<Mail, 'to'>,
): Promise<void> {
  const to = await mails.accounts.emailOf(db, userId);
  if (to !== null) await mails.mailer.send({ to, ...mail });
}

async function sendStep(
  settings: MentorSettings,
  context: TaskContext,
  order: z.output<typeof mailStep.data>,
): Promise<void> {
  const { bookingId, side, action } = order;
  if (action === 'LATE' || action === 'COMPLETE') return;
  const found = await readSide(context.db, bookingId, side);
  if (found === null) return;
  const { row, userId } = found;
  const step = latestStep(await readSteps(context.db, bookingId), order);
  if (step === undefined) return;
  const mailed: MailedStep = { action, by: step.by };
  const written = sessionMail(mailedOf(row, side), mailed, linksOf(settings, row, side));
  const calendar = await calendarOf(settings, context.db, row);
  await send(settings, context, userId, {
    ...written,
    key: keyOf(bookingId, action, order.at, side),
    ...(calendar !== null && { calendar }),
  });
}

async function sendReminder(
  settings: MentorSettings,
  context: TaskContext,
  { bookingId, kind, startsAt, side }: z.output<typeof mailReminder.data>,
): Promise<void> {
  const { db } = context;
  const found = await readSide(db, bookingId, side);
  if (found === null || kind === 'JOIN') return;
  const { row, userId } = found;
  if (!isAgreed(row) || row.starts_at.getTime() !== Date.parse(startsAt)) return;
  const type = 'SESSION_REMINDER';
  const wanted = await settings.mails.preferences.wants(
    db,
    [userId],
    type,
    'email',
    settings.now(),
  );
  if (!wanted.has(userId)) return;
  const written = reminderMail(mailedOf(row, side), kind, linksOf(settings, row, side));
  await send(settings, context, userId, {
    ...written,
    key: keyOf(bookingId, kind, startsAt, side),
  });
}

const reasonOf = statement<{ decline_reason: string | null }, { mentorId: string }>(
  'mentor.decline-reason',
  'select decline_reason from mentors where id = :mentorId::uuid',
);

async function sendDecision(
  settings: MentorSettings,
  context: TaskContext,
  { requestId, mentorId, userId, isApproved }: z.output<typeof profileDecided.data>,
): Promise<void> {
  const { brand, preferences } = settings.mails;
  const type = 'MENTOR_PROFILE';
  const wanted = await preferences.wants(context.db, [userId], type, 'email', settings.now());
  if (!wanted.has(userId)) return;
  const reason = (await reasonOf.first(context.db, { mentorId }))?.decline_reason ?? null;
  const profile = new URL(links.offerMentoring(), settings.publicUrl).href;
  const written = profileMail({ isApproved, reason }, { brand, profile });
  await send(settings, context, userId, { ...written, key: keyOf(requestId, String(isApproved)) });
}

/** Mails about sessions and profiles: each to one person, so that one that fails is tried again alone. */
export const mailTasks = (settings: MentorSettings): TaskHandler[] => [
  handleTask(
    { name: 'mentor.mail-step', data: bookingStepped.data },
    async ({ db, inTransaction }, step) => {
      const booking = await findBooking(db, step.bookingId);
      if (booking === undefined) return;
      const facts = { isFree: booking.price === 0, hasReached: booking.paid_at !== null };
      const { action, by } = step;
      const recipients = mailedSides({ action, by, ...facts });
      await inTransaction(async (_trx, tasks) => {
        for (const side of recipients) await tasks.send(mailStep, { ...step, side });
      });
    },
    [bookingStepped],
  ),
  handleTask(mailStep, (context, order) => sendStep(settings, context, order)),
  handleTask(
    { name: 'mentor.mail-soon', data: sessionSoon.data },
    ({ inTransaction }, soon) =>
      inTransaction(async (_trx, tasks) => {
        if (soon.kind === 'JOIN') return;
        for (const side of sides.options) await tasks.send(mailReminder, { ...soon, side });
      }),
    [sessionSoon],
  ),
  handleTask(mailReminder, (context, order) => sendReminder(settings, context, order)),
  handleTask(
    { name: 'mentor.mail-decided', data: profileDecided.data },
    (context, decided) => sendDecision(settings, context, decided),
    [profileDecided],
  ),
];
