import { authErrors } from '@upround/account/contract';
import { coreErrors } from '@upround/shared/contract-core';
import {
  AppError,
  memberOf,
  type HandlerContext,
  type WriteContext,
} from '@upround/shared/server-kit';
import type { AccountSettings } from '../account-deps';
import { findAccountOf, lockAccountOf, type OwnAccount } from '../account.store';
import { countSignIn } from '../attempts';

const wrong = () => new AppError(authErrors.WRONG_PASSWORD);

/**
 * Asks for the present password, outside the transaction. It counts as an attempt to sign in: an open session guesses
 * no more often than a stranger.
 *
 * @throws AppError `WRONG_PASSWORD`
 */
export async function reauthenticate(
  settings: AccountSettings,
  context: HandlerContext,
  password: string,
): Promise<OwnAccount> {
  const account = await findAccountOf(context.db, memberOf(context).userId);
  if (account === undefined) throw new AppError(coreErrors.ACCOUNT_DISABLED);
  await countSignIn(context, account.email, 'password');
  if (!(await settings.passwords.verify(password, account.passwordHash))) throw wrong();
  return account;
}

/**
 * Holds the account as it was when its password was asked for.
 *
 * @throws AppError `WRONG_PASSWORD` where the password was changed meanwhile
 */
export async function lockReauthenticated(
  context: WriteContext,
  before: OwnAccount,
): Promise<OwnAccount> {
  const account = await lockAccountOf(context.trx, memberOf(context).userId);
  if (account?.passwordHash !== before.passwordHash) throw wrong();
  return account;
}
