import type { Mailer } from '@upround/shared/ports';
import { withCalendar } from './with-calendar';

const TIMEOUT_MS = 10_000;

/**
 * Sends through an SMTP server.
 *
 * @param url `smtp://` or `smtps://` with user and password where the server wants them
 * @param from the sender's address
 */
export async function createSmtpMailer(url: string, from: string): Promise<Mailer> {
  const { createTransport } = await import('nodemailer');
  const transport = createTransport(
    { url, connectionTimeout: TIMEOUT_MS, socketTimeout: TIMEOUT_MS },
    { from },
  );
  const domain = /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost';
  return {
    async send({ key, calendar, ...mail }) {
      try {
        await transport.sendMail({
          ...mail,
          ...withCalendar(calendar),
          ...(key === undefined ? {} : { messageId: `<${key}@${domain}>` }),
        });
      } catch (error) {
        // The library's error contains the recipient, and errors thrown here are logged and stored.
        const { code = '', responseCode = '' } = error as { code?: string; responseCode?: number };
        throw new Error(`The mail server did not take the mail (${code} ${responseCode}).`);
      }
    },
  };
}
