import { authErrors, type SessionUser } from '@upround/account/contract';
import { coreErrors } from '@upround/shared/contract-core';
import {
  AppError,
  memberOf,
  type HandlerContext,
  type WriteContext,
} from '@upround/shared/server-kit';
import type { AccountSettings } from '../account-deps';
import { lockAccountOf, readSessionUser, setEmail, type OwnAccount } from '../account.store';
import { countEmailChange, countMail } from '../attempts';
import { orderEmailChange, tryEmailChange } from '../codes/code.service';
import {
  closeCodes,
  closeEmailChanges,
  saveFormerEmail,
  useCode,
  type OpenCode,
} from '../codes/code.store';
import { mailAddressChanged } from '../codes/email-change.task';
import { lockReauthenticated, reauthenticate } from './reauthenticate';

const wrongCode = () => new AppError(authErrors.WRONG_CODE);

/** Who may change the address. @throws AppError `WRONG_PASSWORD`, `SAME_EMAIL` */
export async function proveEmailRequest(
  settings: AccountSettings,
  context: HandlerContext,
  { email, password }: { email: string; password: string },
): Promise<OwnAccount> {
  const account = await reauthenticate(settings, context, password);
  if (account.email === email) throw new AppError(authErrors.SAME_EMAIL);
  await countMail(context, email);
  return account;
}

/** Has the code mailed. Whether the address has an account is looked up by the task alone. */
export async function requestChange(
  context: WriteContext,
  email: string,
  before: OwnAccount,
): Promise<void> {
  await lockReauthenticated(context, before);
  await orderEmailChange(context, memberOf(context).userId, email);
}

/** @throws AppError `WRONG_CODE` */
export async function proveEmailCode(
  settings: AccountSettings,
  context: HandlerContext,
  code: string,
): Promise<OpenCode> {
  const { userId } = memberOf(context);
  await countEmailChange(context, userId);
  const match = await tryEmailChange(context.db, settings.codeKeys, { userId, code });
  if (match === null) throw wrongCode();
  return match;
}

/**
 * Gives the account its new address. Codes that either address was sent are closed first: a sign-up that holds one of
 * them waits for this, or this for it, and never both.
 *
 * @throws AppError `WRONG_CODE`, `EMAIL_TAKEN`
 */
export async function changeBy(context: WriteContext, code: OpenCode): Promise<SessionUser> {
  const { trx, tasks } = context;
  const { userId } = memberOf(context);
  const account = await lockAccountOf(trx, userId);
  if (account === undefined) throw new AppError(coreErrors.ACCOUNT_DISABLED);
  if (!(await useCode(trx, code.id))) throw wrongCode();
  await closeCodes(trx, account.email);
  await closeCodes(trx, code.email);
  await closeEmailChanges(trx, userId);
  if (!(await setEmail(trx, userId, code.email))) throw new AppError(authErrors.EMAIL_TAKEN);
  await saveFormerEmail(trx, code.id, account.email);
  await tasks.send(mailAddressChanged, { codeId: code.id });
  await context.audit({
    action: 'account.change-email',
    referenceType: 'USER',
    referenceId: userId,
  });
  const user = await readSessionUser(trx, userId);
  if (user === null) throw new AppError(coreErrors.ACCOUNT_DISABLED);
  return user;
}
