import type { Database, Trx } from '@upround/shared/db';
import { mediaUrl } from '@upround/shared/links';
import type { StaffRole } from '@upround/shared/server-kit';
import type { SessionUser } from '@upround/account/contract';
import { sql } from 'kysely';
import { tablesIn, tablesOf, type PersonState } from './account-tables';

/** An account as signing in needs it. */
export interface Account {
  userId: string;
  passwordHash: string;
  /** Banned people may not sign in; deleted ones come back by it, within their 30 days. */
  state: PersonState;
}

/** The fields of the member's account that changing it needs. */
export interface OwnAccount {
  email: string;
  passwordHash: string;
}

const UNIQUE_VIOLATION = '23505';

/** The account of an address, or undefined. Reads on its own, outside a transaction. */
export function findAccount(db: Database, email: string): Promise<Account | undefined> {
  return tablesOf(db)
    .selectFrom('accounts')
    .innerJoin('people', 'people.id', 'accounts.user_id')
    .select(['user_id as userId', 'password_hash as passwordHash', 'people.state'])
    .where('email', '=', email)
    .executeTakeFirst();
}

/** The same within a transaction, which locks the account's row until it ends. */
export function lockAccount(trx: Trx, email: string): Promise<Account | undefined> {
  return tablesIn(trx)
    .selectFrom('accounts')
    .innerJoin('people', 'people.id', 'accounts.user_id')
    .select(['user_id as userId', 'password_hash as passwordHash', 'people.state'])
    .where('email', '=', email)
    .forNoKeyUpdate('accounts')
    .executeTakeFirst();
}

/** The account of a person with its address. Reads on its own, outside a transaction. */
export function findAccountOf(db: Database, userId: string): Promise<OwnAccount | undefined> {
  return tablesOf(db)
    .selectFrom('accounts')
    .select(['email', 'password_hash as passwordHash'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/** The same within a transaction, which locks the account's row until it ends. */
export function lockAccountOf(trx: Trx, userId: string): Promise<OwnAccount | undefined> {
  return tablesIn(trx)
    .selectFrom('accounts')
    .select(['email', 'password_hash as passwordHash'])
    .where('user_id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Whether an account has this address, accounts that may not sign in included. */
export async function accountExists(trx: Trx, email: string): Promise<boolean> {
  const row = await tablesIn(trx)
    .selectFrom('accounts')
    .select('user_id')
    .where('email', '=', email)
    .executeTakeFirst();
  return row !== undefined;
}

/** Adds an account to a person. False where the address was taken meanwhile. */
export async function insertAccount(
  trx: Trx,
  account: { userId: string; email: string; passwordHash: string },
): Promise<boolean> {
  const row = await tablesIn(trx)
    .insertInto('accounts')
    .values({
      user_id: account.userId,
      email: account.email,
      password_hash: account.passwordHash,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Gives an account another address. False where another account has it. */
export async function setEmail(trx: Trx, userId: string, email: string): Promise<boolean> {
  try {
    await tablesIn(trx)
      .updateTable('accounts')
      .set({ email })
      .where('user_id', '=', userId)
      .execute();
    return true;
  } catch (error) {
    if ((error as { code?: string }).code === UNIQUE_VIOLATION) return false;
    throw error;
  }
}

export async function setPasswordHash(trx: Trx, userId: string, hash: string): Promise<void> {
  await tablesIn(trx)
    .updateTable('accounts')
    .set({ password_hash: hash })
    .where('user_id', '=', userId)
    .execute();
}

/** The logged-in member, with the fields that the client stores. */
export async function readSessionUser(
  db: Database | Trx,
  userId: string,
): Promise<SessionUser | null> {
  const { rows } = await sql<{
    id: string;
    slug: string;
    displayName: string;
    avatarKey: string | null;
    email: string;
    roles: StaffRole[];
  }>`
    select p.id, p.slug, p.display_name as "displayName", p.avatar_key as "avatarKey",
      a.email, a.staff_roles as roles
    from accounts a join person_view p on p.id = a.user_id
    where a.user_id = ${userId}`.execute(db);
  const row = rows[0];
  if (row === undefined) return null;
  const { avatarKey, ...user } = row;
  return { ...user, avatarUrl: avatarKey === null ? null : mediaUrl(avatarKey) };
}
