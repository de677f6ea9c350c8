import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import PostalMime from 'postal-mime';
import type { Mail, Mailer } from '@upround/shared/ports';
import { withCalendar } from './with-calendar';

const ENDING = '.eml';
/** After how many days a mail is deleted. Fewer than the 30 after which a deleted account is erased. */
const RETENTION_DAYS = 14;
const DAY_MS = 86_400_000;
/** The files that this mailer makes, half-written ones among them. Their names begin with the time. */
const OWN_FILE = /^\d{4}-\d{2}-\d{2}T.+\.(?:eml|part)$/;

const timeInName = (time: Date) => time.toISOString().replaceAll(':', '-');

/** An email as its file says. */
export interface StoredMail extends Mail {
  sentAt: Date;
}

/** The embedded mail part: mails lie in a folder, where their owner on this machine reads them. */
export interface FolderMailer extends Mailer {
  /** The newest mails, newest first. */
  list(limit: number): Promise<StoredMail[]>;
  forget(addresses: readonly string[]): Promise<void>;
}

/**
 * @param folder where the `.eml` files go
 * @param print shows an email to the person at the terminal; never the logger, which stores its lines
 */
export function createFolderMailer(
  folder: string,
  print: (text: string) => void,
  now: () => Date = () => new Date(),
): FolderMailer {
  let sent = 0;

  async function deleteOld(): Promise<void> {
    const oldest = timeInName(new Date(now().getTime() - RETENTION_DAYS * DAY_MS));
    const files = await readdir(folder).catch(() => []);
    const old = files.filter((name) => OWN_FILE.test(name) && name < oldest);
    for (const file of old) await rm(path.join(folder, file), { force: true });
  }

  return {
    async send(mail) {
      if (sent === 0) await deleteOld();
      await mkdir(folder, { recursive: true });
      const bytes = await compose(mail);
      // The time, then a count within the millisecond: names in order are mails in order.
      const count = String((sent += 1)).padStart(6, '0');
      const name = `${timeInName(now())}-${count}-${randomUUID()}`;
      await writeFile(path.join(folder, `${name}.part`), bytes);
      await rename(path.join(folder, `${name}.part`), path.join(folder, name + ENDING));
      print(framed(`Mail to ${mail.to}: ${mail.subject}\n\n${mail.text.trim()}`));
    },
    async forget(addresses) {
      await deleteOld();
      if (addresses.length === 0) return;
      const forgotten = new Set(addresses.map((address) => address.toLowerCase()));
      const files = await readdir(folder).catch(() => []);
      for (const file of files.filter((name) => name.endsWith(ENDING))) {
        const mail = await read(path.join(folder, file));
        if (mail !== null && forgotten.has(mail.to.toLowerCase()))
          await rm(path.join(folder, file), { force: true });
      }
    },
    async list(limit) {
      const files = await readdir(folder).catch(() => []);
      const newest = files.filter((file) => file.endsWith(ENDING)).sort();
      const mails = await Promise.all(
        newest
          .slice(-limit)
          .reverse()
          .map((file) => read(path.join(folder, file))),
      );
      return mails.filter((mail) => mail !== null);
    },
  };
}

/** Made to be noticed between log lines in the same terminal. */
function framed(text: string): string {
  const rule = '─'.repeat(72);
  return `\n┌${rule}\n${text.replaceAll(/^/gm, '│ ')}\n└${rule}\n`;
}

async function compose({ calendar, ...mail }: Mail): Promise<Buffer> {
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  const { message } = await transport.sendMail({
    from: 'Upround <no-reply@localhost>',
    ...mail,
    ...withCalendar(calendar),
    textEncoding: 'quoted-printable',
  });
  return message as Buffer;
}

/** @returns null where the file was deleted meanwhile */
async function read(file: string): Promise<StoredMail | null> {
  const bytes = await readFile(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (bytes === null) return null;
  const { to, subject, text, date } = await PostalMime.parse(bytes);
  return {
    to: to?.[0]?.address ?? '',
    subject: subject ?? '',
    text: text ?? '',
    sentAt: new Date(date ?? 0),
  };
}
