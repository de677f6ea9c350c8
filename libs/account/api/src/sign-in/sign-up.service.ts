import type { PendingSignUp } from '../account-tables';
import type { WriteContext } from '@upround/shared/server-kit';
import { createHmac } from 'node:crypto';
import type { AccountSettings } from '../account-deps';
import { insertAccount } from '../account.store';
import { pendingPasswords } from '../codes/code.store';
import { NO_PASSWORD } from '../passwords/password-hash';

const SALT_BYTES = 16;

/**
 * The salt of a password that waits for its sign-up to be confirmed: secret, and the same for the same address, so
 * that two sign-ups with one password are known as such by their hashes.
 */
export function signUpSalt(settings: AccountSettings, email: string): Buffer {
  return createHmac('sha256', settings.signUpKey).update(email).digest().subarray(0, SALT_BYTES);
}

/**
 * Creates person and account behind a confirmed sign-up. Where people signed up the same address with different
 * passwords, it is unknown whose is the right one, and the owner of the mailbox might confirm a stranger's: then none
 * of them is used, and the owner sets a password by a mailed code.
 *
 * @returns the new person's id, or null where the address got an account meanwhile
 */
export async function createAccount(
  settings: AccountSettings,
  { trx }: WriteContext,
  email: string,
  signUp: PendingSignUp,
): Promise<string | null> {
  const passwords = await pendingPasswords(trx, email);
  const passwordHash = passwords.length > 1 ? NO_PASSWORD : signUp.passwordHash;
  const person = await settings.people.create(trx, { displayName: signUp.displayName });
  const inserted = await insertAccount(trx, { userId: person.id, email, passwordHash });
  return inserted ? person.id : null;
}
