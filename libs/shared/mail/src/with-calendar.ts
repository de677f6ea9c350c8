import type { MailCalendar } from '@upround/shared/ports';

/** The calendar entry of a mail, as nodemailer takes it: both an alternative of the text and a file. */
export const withCalendar = (calendar: MailCalendar | undefined) =>
  calendar === undefined
    ? {}
    : { icalEvent: { filename: 'invite.ics', method: calendar.method, content: calendar.text } };
