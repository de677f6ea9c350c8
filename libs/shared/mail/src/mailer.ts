/** One mail in plain text. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
}

/** Sends mails. Called from jobs, which try again when it throws. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
}
