import type { Database } from '@upround/shared/db';
import { newId } from '@upround/shared/db';
import type { WriteContext } from '@upround/shared/server-kit';
import { randomBytes } from 'node:crypto';
import type { CodePurpose, PendingSignUp } from '../account-tables';
import { mailCode } from './code.task';
import { insertCode, consumeAttempt, consumeAttemptOf, type OpenCode } from './code.store';
import { mailEmailChange } from './email-change.task';
import { codeHash, sameHash } from './one-time-code';

const HASH_BYTES = 32;

/**
 * Has a code mailed. The row starts with a hash that no code has: the code is made by the task that mails it, so that
 * this does the same for every address.
 */
export async function orderCode(
  { trx, tasks }: WriteContext,
  email: string,
  purpose: CodePurpose,
  signUp: PendingSignUp | null = null,
): Promise<void> {
  const id = newId();
  const hash = randomBytes(HASH_BYTES);
  await insertCode(trx, { id, email, purpose, hash, signUp, userId: null });
  await tasks.send(mailCode, { codeId: id });
}

/** Has a code mailed by which a person changes their address, in the same way. */
export async function orderEmailChange(
  { trx, tasks }: WriteContext,
  userId: string,
  email: string,
): Promise<void> {
  const id = newId();
  const hash = randomBytes(HASH_BYTES);
  await insertCode(trx, { id, email, purpose: 'EMAIL', hash, signUp: null, userId });
  await tasks.send(mailEmailChange, { codeId: id });
}

const matching = (open: readonly OpenCode[], code: string, keys: readonly Buffer[]) =>
  open.find((row) => keys.some((key) => sameHash(row.hash, codeHash(row.id, code, key)))) ?? null;

/**
 * Tries a code against an address, and counts the try.
 *
 * @returns the code that matches, still to be used up, or null
 */
export async function tryCode(
  db: Database,
  keys: readonly Buffer[],
  attempt: { email: string; code: string; purposes: readonly CodePurpose[] },
): Promise<OpenCode | null> {
  return matching(await consumeAttempt(db, attempt.email, attempt.purposes), attempt.code, keys);
}

/** The same for the code by which a person changes their address. */
export async function tryEmailChange(
  db: Database,
  keys: readonly Buffer[],
  attempt: { userId: string; code: string },
): Promise<OpenCode | null> {
  return matching(await consumeAttemptOf(db, attempt.userId), attempt.code, keys);
}
