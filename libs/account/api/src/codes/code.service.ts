import type { Database } from '@upround/shared/db';
import { newId } from '@upround/shared/db';
import type { WriteContext } from '@upround/shared/server-kit';
import { randomBytes } from 'node:crypto';
import type { CodePurpose, PendingSignUp } from '../account-tables';
import { mailCode } from './code.job';
import { insertCode, takeTry, type OpenCode } from './code.store';
import { codeHash, sameHash } from './one-time-code';

const HASH_BYTES = 32;

/**
 * Has a code mailed. The row starts with a hash that no code has: the code is made by the job that mails it, so that
 * this does the same for every address.
 */
export async function orderCode(
  { trx, jobs }: WriteContext,
  email: string,
  purpose: CodePurpose,
  signUp: PendingSignUp | null = null,
): Promise<void> {
  const id = newId();
  await insertCode(trx, { id, email, purpose, hash: randomBytes(HASH_BYTES), signUp });
  await jobs.send(mailCode, { codeId: id });
}

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
  const open = await takeTry(db, attempt.email, attempt.purposes);
  const matches = open.filter((row) =>
    keys.some((key) => sameHash(row.hash, codeHash(row.id, attempt.code, key))),
  );
  return matches[0] ?? null;
}
