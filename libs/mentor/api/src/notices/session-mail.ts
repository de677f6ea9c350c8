import type { BookingSide, BookingStepAction } from '@upround/mentor/contract';
import type { BookingActor } from '@upround/mentor/model';
import type { Mail } from '@upround/shared/ports';
import { momentIn, moneyOf, otherSide, zoneOf, type SessionZones } from './session-words';

const MINUTE_MS = 60_000;

/** A session as a mail to one of its sides describes it. */
export interface MailedSession {
  /** Of the reader. */
  side: BookingSide;
  title: string;
  /** Who is on the other side. */
  other: string;
  start: Date;
  end: Date;
  zones: SessionZones;
  goal: string;
  /** Until when the mentor can answer. */
  deadline: Date;
  /** What was paid, in paise; 0 for a free session. */
  paid: number;
  /** Null where the money stays as it is. */
  refunded: number | null;
  cancelWindowHours: number;
  /** The reason that the other side gave for declining or cancelling; null without one. */
  reason: string | null;
}

/** A step of a session, and the side, staff or task that made it. */
export interface MailedStep {
  action: Exclude<BookingStepAction, 'LATE' | 'COMPLETE'>;
  by: BookingActor;
}

/** Addresses in a mail. */
export interface MailLinks {
  brand: string;
  session: string;
  /** Where staff are asked. */
  support: string;
  /** Of the session's calendar file; null where it isn't agreed. */
  calendar: string | null;
}

/** A time from start to end on the clock of a zone. */
function timeIn({ start, end }: MailedSession, zone: string): string {
  const minutes = Math.round((end.getTime() - start.getTime()) / MINUTE_MS);
  return `${momentIn(start, zone)}, ${minutes} minutes`;
}

/** The time on the clocks of both sides, the reader's first. */
export function timeLines(session: MailedSession): string {
  const { side, zones, other } = session;
  const [own, theirs] = [zoneOf(zones, side), zoneOf(zones, otherSide(side))];
  if (own === theirs) return `When: ${timeIn(session, own)}`;
  return `Your time: ${timeIn(session, own)}\n${other}’s time: ${timeIn(session, theirs)}`;
}

/** What becomes of the money; null where nothing was paid, or nothing changes. */
function moneyLine(
  { side, other, paid, refunded, cancelWindowHours }: MailedSession,
  by: BookingActor,
) {
  if (paid === 0 || refunded === null) return null;
  if (side === 'MENTOR') {
    return refunded === 0
      ? `The payment stays with you.`
      : `${moneyOf(refunded)} goes back to ${other}.`;
  }
  if (refunded > 0) {
    return `You get ${moneyOf(refunded)} back, the way you paid. Refunds usually take 5–7 working days.`;
  }
  return by === 'MENTEE'
    ? `It was less than ${cancelWindowHours} hours before the start, so the ${moneyOf(paid)} that you paid isn’t refunded.`
    : `The ${moneyOf(paid)} that you paid isn’t refunded.`;
}

interface Words {
  subject: string;
  /** What happened. */
  first: string;
}

/** Both sides of what one side did: the one who did it, and the other. */
const whose = (
  { side, other }: MailedSession,
  by: BookingActor,
  verbs: { own: string; theirs: string; neither: string },
) =>
  side === by ? verbs.own : by === otherSide(side) ? `${other} ${verbs.theirs}` : verbs.neither;

function wordsOf(session: MailedSession, { action, by }: MailedStep, support: string): Words {
  const { side, title, other, zones, deadline } = session;
  const named = `${title} with ${other}`;
  switch (action) {
    case 'REQUEST':
    case 'PAY':
      return {
        subject: `Session request from ${other}: ${title}`,
        first: `${other} requested a session. Answer by ${momentIn(deadline, zoneOf(zones, side))}; after that, the request expires.`,
      };
    case 'CONFIRM':
      return {
        subject: `Confirmed: ${named}`,
        first: whose(session, by, {
          own: `You confirmed this session.`,
          theirs: 'confirmed your session.',
          neither:
            side === 'MENTOR'
              ? `${other} booked a session with you.`
              : 'Your session is confirmed.',
        }),
      };
    case 'DECLINE':
      return {
        subject: `${other} can’t take your session`,
        first: `${other} can’t take this session. You can ask for another time, or another mentor.`,
      };
    case 'EXPIRE':
      return side === 'MENTEE'
        ? {
            subject: `No answer from ${other} to your request`,
            first: `${other} didn’t answer in time, so your request has ended.`,
          }
        : {
            subject: `${other}’s request has expired`,
            first: 'You didn’t answer this request in time, so it has ended.',
          };
    case 'RESCHEDULE':
      return {
        subject: `Moved: ${named}`,
        first: whose(session, by, {
          own: 'You moved this session. This is its new time.',
          theirs: 'moved your session. This is its new time.',
          neither: 'Your session was moved. This is its new time.',
        }),
      };
    case 'CANCEL':
      return {
        subject: `Cancelled: ${named}`,
        first: whose(session, by, {
          own: 'You cancelled this session.',
          theirs: 'cancelled this session.',
          neither: 'This session was cancelled.',
        }),
      };
    case 'REPORT_NO_SHOW':
      return {
        subject: `Reported as missed: ${named}`,
        first: `${other} reported that you weren’t there. If that’s wrong, tell us, and our team will look at it: ${support}`,
      };
    case 'OVERTURN_NO_SHOW':
      return {
        subject: `Corrected: ${named}`,
        first: 'Our team corrected the report that someone wasn’t there: the session took place.',
      };
  }
}

const joined = (parts: readonly (string | null)[]) =>
  `${parts.filter((part) => part !== null && part !== '').join('\n\n')}\n`;

const footer = (brand: string) =>
  `You’re getting this email because it’s about one of your sessions on ${brand}.`;

/** A mail about what happened to a session. Its times are those of the session's page. */
export function sessionMail(
  session: MailedSession,
  step: MailedStep,
  { brand, session: link, calendar, support }: MailLinks,
): Pick<Mail, 'subject' | 'text'> {
  const { subject, first } = wordsOf(session, step, support);
  const { title, goal, reason } = session;
  const isRequest = step.action === 'REQUEST' || step.action === 'PAY';
  return {
    subject,
    text: joined([
      first,
      reason === null || reason === '' ? null : `“${reason}”`,
      `${title}\n${timeLines(session)}`,
      isRequest ? `What it’s about: ${goal}` : null,
      moneyLine(session, step.by),
      `See the session: ${link}`,
      calendar === null ? null : `Add to your calendar: ${calendar}`,
      footer(brand),
    ]),
  };
}

/** A reminder before a session. */
export function reminderMail(
  session: MailedSession,
  kind: 'DAY' | 'HOUR',
  { brand, session: link, calendar }: MailLinks,
): Pick<Mail, 'subject' | 'text'> {
  const { title, other } = session;
  const soon = kind === 'DAY' ? 'within a day' : 'within an hour';
  return {
    subject: `${kind === 'DAY' ? 'Tomorrow' : 'In an hour'}: ${title} with ${other}`,
    text: joined([
      `Your session with ${other} begins ${soon}.`,
      `${title}\n${timeLines(session)}`,
      `See the session: ${link}\nThe meeting link appears there 10 minutes before the start.`,
      calendar === null ? null : `Add to your calendar: ${calendar}`,
      `${footer(brand)} You can turn reminders off in your notification settings.`,
    ]),
  };
}

/** What staff decided on a mentor's profile. */
export function profileMail(
  { isApproved, reason }: { isApproved: boolean; reason: string | null },
  { brand, profile }: { brand: string; profile: string },
): Pick<Mail, 'subject' | 'text'> {
  return {
    subject: isApproved ? 'Your mentor profile is approved' : 'Your mentor profile needs changes',
    text: joined([
      isApproved
        ? 'Members can find and book you now.'
        : 'We couldn’t approve your mentor profile as it is. You can change it and send it again.',
      isApproved || reason === null || reason === '' ? null : `“${reason}”`,
      `Your profile: ${profile}`,
      `You’re getting this email because you want to mentor on ${brand}. You can turn it off in your notification settings.`,
    ]),
  };
}
