import { statement, type Database, type Trx } from '@upround/shared/db';
import { sql } from 'kysely';
import { tablesIn, tablesOf, type CodePurpose, type PendingSignUp } from '../account-tables';
import { CODE_MINUTES, CODE_TRIES } from './one-time-code';

/** A code that may still be used, with the try that was just counted. */
export interface OpenCode {
  id: string;
  email: string;
  purpose: CodePurpose;
  hash: Uint8Array;
  signUp: PendingSignUp | null;
}

export interface NewCodeRow {
  id: string;
  email: string;
  purpose: CodePurpose;
  hash: Uint8Array;
  signUp: PendingSignUp | null;
  /** Whose address it changes; null for codes of other purposes. */
  userId: string | null;
}

const openColumns = ['id', 'email', 'purpose', 'code_hash as hash', 'sign_up as signUp'] as const;

const isOpen = sql<boolean>`used_at is null and expires_at > now()`;

/**
 * Stores a code, and closes those of its purpose that were sent before: to the address, or for the person who changes
 * theirs. So a person can't close the code of another person who wants the same address.
 */
export async function insertCode(trx: Trx, row: NewCodeRow): Promise<void> {
  const { userId } = row;
  await tablesIn(trx)
    .updateTable('one_time_codes')
    .set({ used_at: sql<Date>`now()` })
    .where((where) =>
      userId === null ? where('email', '=', row.email) : where('user_id', '=', userId),
    )
    .where('purpose', '=', row.purpose)
    .where('used_at', 'is', null)
    .execute();
  await tablesIn(trx)
    .insertInto('one_time_codes')
    .values({
      id: row.id,
      email: row.email,
      purpose: row.purpose,
      code_hash: row.hash,
      user_id: userId,
      sign_up: row.signUp === null ? null : sql`${JSON.stringify(row.signUp)}::jsonb`,
      expires_at: sql<Date>`now() + make_interval(mins => ${CODE_MINUTES})`,
    })
    .execute();
}

/** Reads a code's row, and locks it until the transaction ends. */
export async function lockCode(
  trx: Trx,
  id: string,
): Promise<{ email: string; purpose: CodePurpose; signUp: PendingSignUp | null } | null> {
  const row = await tablesIn(trx)
    .selectFrom('one_time_codes')
    .select(['email', 'purpose', 'sign_up as signUp'])
    .where('id', '=', id)
    .where(isOpen)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

export async function setCodeHash(trx: Trx, id: string, hash: Uint8Array): Promise<void> {
  await tablesIn(trx)
    .updateTable('one_time_codes')
    .set({ code_hash: hash })
    .where('id', '=', id)
    .execute();
}

export async function deleteCode(trx: Trx, id: string): Promise<void> {
  await tablesIn(trx).deleteFrom('one_time_codes').where('id', '=', id).execute();
}

/**
 * Counts one try against the newest open code of each purpose and hands out those that were not locked yet; of two that
 * were ordered at the same moment, the other is as good as closed. One statement of its own, outside any transaction:
 * an attempt stays counted even if the call fails.
 */
export async function consumeAttempt(
  db: Database,
  email: string,
  purposes: readonly CodePurpose[],
): Promise<OpenCode[]> {
  const rows = await tablesOf(db)
    .updateTable('one_time_codes')
    .set({ tries: sql<number>`tries + 1` })
    .where(
      'id',
      'in',
      sql<string>`(select distinct on (purpose) id from one_time_codes
        where email = ${email} and purpose = any(${[...purposes]}) and used_at is null
        order by purpose, id desc)`,
    )
    .where('tries', '<', CODE_TRIES)
    .where(isOpen)
    .returning(openColumns)
    .execute();
  return rows;
}

/** The same for the newest code by which a person changes their address. */
export function consumeAttemptOf(db: Database, userId: string): Promise<OpenCode[]> {
  return tablesOf(db)
    .updateTable('one_time_codes')
    .set({ tries: sql<number>`tries + 1` })
    .where(
      'id',
      '=',
      sql<string>`(select id from one_time_codes
        where user_id = ${userId} and used_at is null order by id desc limit 1)`,
    )
    .where('tries', '<', CODE_TRIES)
    .where(isOpen)
    .returning(openColumns)
    .execute();
}

/** Marks a code as used. False where another call was faster. */
export async function useCode(trx: Trx, id: string): Promise<boolean> {
  const used = await tablesIn(trx)
    .updateTable('one_time_codes')
    .set({ used_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where(isOpen)
    .returning('id')
    .executeTakeFirst();
  return used !== undefined;
}

const pendingHashes = statement<{ hash: string }, { email: string }>(
  'account.pending-passwords',
  `select distinct sign_up ->> 'passwordHash' as hash from one_time_codes
   where email = :email and purpose = 'SIGN_UP' and expires_at > now()`,
);

/** The password hashes of every sign-up that waits for this address, the one just used included. */
export async function pendingPasswords(trx: Trx, email: string): Promise<string[]> {
  return (await pendingHashes.all(trx, { email })).map((row) => row.hash);
}

/**
 * Closes every code of an address that is still open: one of them did its work. Codes by which other people want this
 * address stay; the unique key of addresses refuses them.
 */
export async function closeCodes(trx: Trx, email: string): Promise<void> {
  await tablesIn(trx)
    .updateTable('one_time_codes')
    .set({ used_at: sql<Date>`now()` })
    .where('email', '=', email)
    .where('user_id', 'is', null)
    .where('used_at', 'is', null)
    .execute();
}

/** Closes the codes by which a person wanted to change their address. */
export async function closeEmailChanges(trx: Trx, userId: string): Promise<void> {
  await tablesIn(trx)
    .updateTable('one_time_codes')
    .set({ used_at: sql<Date>`now()` })
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .execute();
}

/** Stores the former address on the code that changed it. */
export async function saveFormerEmail(trx: Trx, id: string, email: string): Promise<void> {
  await tablesIn(trx)
    .updateTable('one_time_codes')
    .set({ former_email: email })
    .where('id', '=', id)
    .execute();
}

export async function readFormerEmail(trx: Trx, id: string): Promise<string | null> {
  const row = await tablesIn(trx)
    .selectFrom('one_time_codes')
    .select('former_email')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.former_email ?? null;
}
