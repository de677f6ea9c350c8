/** One mail in plain text. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  /** The same for the same mail, so that one which is sent again in doubt is shown once. Letters, digits and hyphens. */
  key?: string;
}

/** Sends mails. Called from tasks, which try again when it throws. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
  /** Forgets what was sent to an address; only where mails are kept by the server itself. */
  forget?(address: string): Promise<void>;
}
