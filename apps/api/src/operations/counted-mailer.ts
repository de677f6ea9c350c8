import type { Mailer } from '@upround/shared/ports';
import type { Metrics } from '@upround/shared/server-kit';

export const SENT = 'emails_sent_total';
export const FAILED = 'emails_failed_total';

/** Counts the emails that were handed over, and those that weren't: their tasks try them again. */
export function countedMailer(mailer: Mailer, metrics: Metrics): Mailer {
  const sent = metrics.counter(SENT, 'Emails handed to the mail server');
  const failed = metrics.counter(FAILED, 'Emails that the mail server didn’t take');
  return {
    ...mailer,
    async send(mail) {
      try {
        await mailer.send(mail);
      } catch (error) {
        failed.inc();
        throw error;
      }
      sent.inc();
    },
  };
}
