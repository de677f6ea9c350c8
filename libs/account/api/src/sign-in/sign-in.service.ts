import { authErrors, type SignedIn } from '@upround/account/contract';
import { coreErrors } from '@upround/shared/contract-core';
import { AppError, type HandlerContext, type WriteContext } from '@upround/shared/server-kit';
import type { AccountSettings } from '../account-deps';
import { findAccount, lockAccount, setPasswordHash, type Account } from '../account.store';
import { countSignIn } from '../attempts';
import { tryCode } from '../codes/code.service';
import { closeCodes, closeEmailChanges, useCode, type OpenCode } from '../codes/code.store';
import { endAllSessions } from '../sessions/session.store';
import { openSession } from '../sessions/session.service';
import { createAccount } from './sign-up.service';

const wrong = () => new AppError(authErrors.WRONG_CREDENTIALS);

/** What was found out before the transaction opened. */
export type Proof =
  { by: 'password'; account: Account; newHash: string | null } | { by: 'code'; code: OpenCode };

interface PasswordAttempt {
  email: string;
  password: string;
}

interface CodeAttempt {
  email: string;
  code: string;
}

async function provePassword(
  settings: AccountSettings,
  context: HandlerContext,
  { email, password }: PasswordAttempt,
): Promise<Proof> {
  const account = await findAccount(context.db, email);
  const right = await settings.passwords.verify(password, account?.passwordHash);
  if (account === undefined || !right) throw wrong();
  const outdated = settings.passwords.isOutdated(account.passwordHash);
  const newHash = outdated ? await settings.passwords.hash(password) : null;
  return { by: 'password', account, newHash };
}

/**
 * Checks password or code, outside the transaction, so that tries stay counted and hashing holds no connection.
 *
 * @throws AppError `WRONG_CREDENTIALS`, the same whether or not the address has an account
 */
export async function prove(
  settings: AccountSettings,
  context: HandlerContext,
  attempt: PasswordAttempt | CodeAttempt,
): Promise<Proof> {
  await countSignIn(context, attempt.email, 'password' in attempt ? 'password' : 'code');
  if ('password' in attempt) return provePassword(settings, context, attempt);
  const { email, code } = attempt;
  const match = await tryCode(context.db, settings.codeKeys, {
    email,
    code,
    purposes: ['SIGN_IN', 'SIGN_UP'],
  });
  if (match === null) throw wrong();
  return { by: 'code', code: match };
}

/** Whose account was opened, and whether it is new or came back from being deleted. */
interface Opened {
  userId: string;
  restored: boolean;
  isNew?: boolean;
}

/** The account that a proof opens, held against a change of its password. */
async function accountBehind(
  settings: AccountSettings,
  context: WriteContext,
  email: string,
  proof: Proof,
): Promise<Opened> {
  if (proof.by === 'code' && proof.code.signUp !== null) {
    if (!(await useCode(context.trx, proof.code.id))) throw wrong();
    const userId = await createAccount(settings, context, email, proof.code.signUp);
    if (userId === null) throw wrong();
    await closeCodes(context.trx, email);
    return { userId, restored: false, isNew: true };
  }
  // The account before its codes, in every transaction: none waits for another that waits for it.
  const account = await lockAccount(context.trx, email);
  if (account === undefined) throw wrong();
  if (proof.by === 'code' && !(await useCode(context.trx, proof.code.id))) throw wrong();
  // The password may have been changed since it was checked: that change signed everyone out.
  if (proof.by === 'password' && account.passwordHash !== proof.account.passwordHash) throw wrong();
  const restored = await admitAccount(settings, context, account);
  if (proof.by === 'code') await closeCodes(context.trx, email);
  else if (proof.newHash !== null) {
    await setPasswordHash(context.trx, account.userId, proof.newHash);
  }
  return { userId: account.userId, restored };
}

/**
 * Lets people in who may sign in; who deleted the account less than 30 days ago has it back by that.
 *
 * @returns whether it was given back
 * @throws AppError `ACCOUNT_DISABLED`
 */
async function admitAccount(
  settings: AccountSettings,
  context: WriteContext,
  { userId, state }: Account,
): Promise<boolean> {
  if (state === 'ACTIVE' || state === 'RESTRICTED') return false;
  const back = state === 'DELETED' && (await settings.people.restore(context.trx, userId));
  if (!back) throw new AppError(coreErrors.ACCOUNT_DISABLED);
  context.forgetMember(userId);
  return true;
}

const openFor = async (
  settings: AccountSettings,
  context: WriteContext,
  { userId, restored }: Opened,
) => ({
  ...(await openSession(settings, context, userId)),
  ...(restored && { restored }),
});

/** Records who came in, and how. */
const auditAccount = (
  context: WriteContext,
  { userId, restored }: Opened,
  act: 'sign-up' | 'sign-in' | 'password-reset',
  details: Record<string, unknown> = {},
) =>
  context.audit({
    action: `account.${act}`,
    actorId: userId,
    referenceType: 'USER',
    referenceId: userId,
    details: { ...details, ...(restored && { restored }) },
  });

/** Signs in by what was proved. */
export async function signInBy(
  settings: AccountSettings,
  context: WriteContext,
  email: string,
  proof: Proof,
): Promise<SignedIn> {
  const opened = await accountBehind(settings, context, email, proof);
  await auditAccount(context, opened, opened.isNew ? 'sign-up' : 'sign-in', { by: proof.by });
  return openFor(settings, context, opened);
}

/** A new password with the code that allows it. */
export interface Reset {
  code: OpenCode;
  passwordHash: string;
}

/** @throws AppError `WRONG_CREDENTIALS` */
export async function proveReset(
  settings: AccountSettings,
  context: HandlerContext,
  attempt: { email: string; code: string; password: string },
): Promise<Reset> {
  const { email, code, password } = attempt;
  await countSignIn(context, email, 'code');
  const match = await tryCode(context.db, settings.codeKeys, { email, code, purposes: ['RESET'] });
  if (match === null) throw wrong();
  return { code: match, passwordHash: await settings.passwords.hash(password) };
}

/** Sets the new password, ends every session and opens one. */
export async function resetBy(
  settings: AccountSettings,
  context: WriteContext,
  email: string,
  reset: Reset,
): Promise<SignedIn> {
  const { trx } = context;
  const opened = await findAccountIn(settings, context, email);
  if (!(await useCode(trx, reset.code.id))) throw wrong();
  await setPasswordHash(trx, opened.userId, reset.passwordHash);
  await endAllSessions(trx, opened.userId);
  context.forgetMember(opened.userId);
  await closeCodes(trx, email);
  await closeEmailChanges(trx, opened.userId);
  await auditAccount(context, opened, 'password-reset');
  return openFor(settings, context, opened);
}

async function findAccountIn(
  settings: AccountSettings,
  context: WriteContext,
  email: string,
): Promise<Opened> {
  const account = await lockAccount(context.trx, email);
  if (account === undefined) throw wrong();
  return { userId: account.userId, restored: await admitAccount(settings, context, account) };
}
