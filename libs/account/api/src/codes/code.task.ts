import type { Mail } from '@upround/shared/ports';
import { handleTask, type TaskHandler } from '@upround/shared/tasks';
import type { Trx } from '@upround/shared/db';
import * as z from 'zod/mini';
import { accountExists } from '../account.store';
import type { Post } from './code-mails';
import { knownAddressMail, resetMail, signInMail, signUpMail } from './code-mails';
import { deleteCode, lockCode, setCodeHash } from './code.store';
import { codeHash, newCode } from './one-time-code';

/** Mails the code of one row. The row's id is all that the queue ever holds. */
export const mailCode = {
  name: 'account.mail-code',
  data: z.object({ codeId: z.string() }),
  // One by one: a slow mail delays no other code, and a lost one is sent again soon.
  batch: 1,
  expireSeconds: 60,
};

/**
 * The task that makes a code and mails it. Only here is it looked up who has an account, so that the calls do the same
 * work for known and unknown addresses. A second delivery makes a new code, and the one before is void.
 */
export function codeMailer({ brand, key, send }: Post): TaskHandler {
  async function prepare(trx: Trx, codeId: string): Promise<Mail | null> {
    const row = await lockCode(trx, codeId);
    if (row === null) return null;
    const known = await accountExists(trx, row.email);
    if (row.signUp !== null && known) {
      await deleteCode(trx, codeId);
      return { to: row.email, ...knownAddressMail(brand) };
    }
    if (row.signUp === null && !known) {
      await deleteCode(trx, codeId);
      return null;
    }
    const code = newCode();
    await setCodeHash(trx, codeId, codeHash(codeId, code, key));
    if (row.signUp !== null) {
      return { to: row.email, ...signUpMail(brand, code) };
    }
    const mail = row.purpose === 'RESET' ? resetMail(brand, code) : signInMail(brand, code);
    return { to: row.email, ...mail };
  }

  return handleTask(mailCode, async (context, { codeId }) => {
    const mail = await context.inTransaction((trx) => prepare(trx, codeId));
    if (mail !== null) await send(mail);
  });
}
