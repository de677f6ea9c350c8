import type {
  AccountDirectory,
  Mailer,
  NotificationPreferences,
  Payments,
  Realtime,
} from '@upround/shared/ports';

/** What mails to mentors and mentees need. */
export interface MentorMails {
  mailer: Pick<Mailer, 'send'>;
  brand: string;
  accounts: Pick<AccountDirectory, 'emailOf'>;
  /** Who wants reminders by mail; mails that change an appointment are sent to everyone. */
  preferences: Pick<NotificationPreferences, 'wants'>;
}

/** What the code of mentors works with, put together once from the module's dependencies. */
export interface MentorSettings {
  /** The server's clock. */
  now(): Date;
  /** Takes payments of sessions; undefined where only free sessions can be booked. */
  payments: Payments | undefined;
  /** Sends changes to open pages; undefined where pages read them when they are opened. */
  realtime: Pick<Realtime, 'send'> | undefined;
  /** Signs the secret addresses of calendars; the first signs, the others are still valid. */
  secrets: readonly [string, ...string[]];
  /** Where the API is, for the addresses of calendars. */
  apiUrl: string;
  /** Where the web app is, for the addresses in mails and calendars. */
  publicUrl: string;
  /** Sends confirmations and reminders. */
  mails: MentorMails;
}
