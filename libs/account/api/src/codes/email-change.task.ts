import type { Mail } from '@upround/shared/ports';
import { handleTask, type TaskHandler } from '@upround/shared/tasks';
import type { Trx } from '@upround/shared/db';
import * as z from 'zod/mini';
import { accountExists } from '../account.store';
import { addressChangedMail, emailChangeMail, usedAddressMail } from './code-mails';
import type { Post } from './code-mails';
import { deleteCode, lockCode, readFormerEmail, setCodeHash } from './code.store';
import { codeHash, newCode } from './one-time-code';

const data = z.object({ codeId: z.string() });

/** Mails the code to the new address. */
export const mailEmailChange = {
  name: 'account.mail-email-change',
  data,
  batch: 1,
  expireSeconds: 60,
};

/** Notifies the former address that it was changed. */
export const mailAddressChanged = { name: 'account.mail-address-changed', data };

/**
 * The task that makes the code of a new address and mails it. Where the address has an account, the mail says so
 * instead: only its owner learns that.
 */
export function emailChangeMailer({ brand, key, send }: Post): TaskHandler {
  async function prepare(trx: Trx, codeId: string): Promise<Mail | null> {
    const row = await lockCode(trx, codeId);
    if (row === null) return null;
    if (await accountExists(trx, row.email)) {
      await deleteCode(trx, codeId);
      return { to: row.email, ...usedAddressMail(brand) };
    }
    const code = newCode();
    await setCodeHash(trx, codeId, codeHash(codeId, code, key));
    return { to: row.email, ...emailChangeMail(brand, code) };
  }

  return handleTask(mailEmailChange, async (context, { codeId }) => {
    const mail = await context.inTransaction((trx) => prepare(trx, codeId));
    if (mail !== null) await send(mail);
  });
}

export function addressChangedMailer({ brand, send }: Post): TaskHandler {
  return handleTask(mailAddressChanged, async (context, { codeId }) => {
    const to = await context.inTransaction((trx) => readFormerEmail(trx, codeId));
    if (to !== null) await send({ to, ...addressChangedMail(brand) });
  });
}
