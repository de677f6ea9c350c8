/** An entry of a calendar, which mail programs offer to add, change or remove. */
export interface MailCalendar {
  method: 'REQUEST' | 'CANCEL';
  /** A file by RFC 5545 with the same method. */
  text: string;
}

/** One mail in plain text. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  /**
   * The same for the same mail, so that one which is sent again in doubt is shown once. Letters, digits and hyphens.
   */
  key?: string;
  calendar?: MailCalendar;
}

/** Sends mails. Called from tasks, which try again when it throws. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
  /**
   * Deletes what was sent to these addresses, and what was sent long ago to any; only where the server itself stores
   * mails.
   */
  forget?(addresses: readonly string[]): Promise<void>;
}
