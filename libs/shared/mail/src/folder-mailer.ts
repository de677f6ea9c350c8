import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import PostalMime from 'postal-mime';
import type { Mail, Mailer } from './mailer';

const ENDING = '.eml';

/** The embedded mail part: mails lie in a folder, where their owner on this machine reads them. */
export interface FolderMailer extends Mailer {
  /** The newest mails, newest first. */
  list(limit: number): Promise<Mail[]>;
  forget(address: string): Promise<void>;
}

/**
 * @param folder where the `.eml` files go
 * @param print shows a mail to the person at the terminal; never the logger, which keeps what it is given
 */
export function createFolderMailer(folder: string, print: (text: string) => void): FolderMailer {
  let sent = 0;
  return {
    async send(mail) {
      await mkdir(folder, { recursive: true });
      const bytes = await compose(mail);
      // The time, then a count within the millisecond: names in order are mails in order.
      const count = String((sent += 1)).padStart(6, '0');
      const name = `${new Date().toISOString().replaceAll(':', '-')}-${count}-${randomUUID()}`;
      await writeFile(path.join(folder, `${name}.part`), bytes);
      await rename(path.join(folder, `${name}.part`), path.join(folder, name + ENDING));
      print(framed(`Mail to ${mail.to}: ${mail.subject}\n\n${mail.text.trim()}`));
    },
    async forget(address) {
      const files = await readdir(folder).catch(() => []);
      for (const file of files.filter((name) => name.endsWith(ENDING))) {
        const { to } = await read(path.join(folder, file));
        if (to.toLowerCase() === address.toLowerCase()) await rm(path.join(folder, file));
      }
    },
    async list(limit) {
      const files = await readdir(folder).catch(() => []);
      const newest = files.filter((file) => file.endsWith(ENDING)).sort();
      return Promise.all(
        newest
          .slice(-limit)
          .reverse()
          .map((file) => read(path.join(folder, file))),
      );
    },
  };
}

/** Stands out among the lines of a log in the same terminal. */
function framed(text: string): string {
  const rule = '─'.repeat(72);
  return `\n┌${rule}\n${text.replaceAll(/^/gm, '│ ')}\n└${rule}\n`;
}

async function compose(mail: Mail): Promise<Buffer> {
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  const { message } = await transport.sendMail({
    from: 'Upround <no-reply@localhost>',
    ...mail,
    textEncoding: 'quoted-printable',
  });
  return message as Buffer;
}

async function read(file: string): Promise<Mail> {
  const { to, subject, text } = await PostalMime.parse(await readFile(file));
  return { to: to?.[0]?.address ?? '', subject: subject ?? '', text: text ?? '' };
}
