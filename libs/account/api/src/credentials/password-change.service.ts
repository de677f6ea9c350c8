import { memberOf, type HandlerContext, type WriteContext } from '@upround/shared/server-kit';
import type { AccountSettings } from '../account-deps';
import { setPasswordHash, type OwnAccount } from '../account.store';
import { closeCodes, closeEmailChanges } from '../codes/code.store';
import { endOtherSessions } from '../sessions/session.store';
import { lockReauthenticated, reauthenticate } from './reauthenticate';

/** The account as its present password opened it, with the hash of the new one. */
export interface NewPassword {
  before: OwnAccount;
  passwordHash: string;
}

/** @throws AppError `WRONG_PASSWORD` */
export async function provePasswordChange(
  settings: AccountSettings,
  context: HandlerContext,
  { current, password }: { current: string; password: string },
): Promise<NewPassword> {
  const before = await reauthenticate(settings, context, current);
  return { before, passwordHash: await settings.passwords.hash(password) };
}

/** Sets the new password, ends the other sessions and closes every open code. */
export async function changeTo(
  context: WriteContext,
  { before, passwordHash }: NewPassword,
): Promise<{ endedSessions: number }> {
  const { trx } = context;
  const { userId, sessionId } = memberOf(context);
  const { email } = await lockReauthenticated(context, before);
  await setPasswordHash(trx, userId, passwordHash);
  const endedSessions = await endOtherSessions(trx, userId, sessionId);
  await closeCodes(trx, email);
  await closeEmailChanges(trx, userId);
  await context.audit({
    action: 'account.change-password',
    referenceType: 'USER',
    referenceId: userId,
  });
  context.forgetMember(userId);
  return { endedSessions };
}
