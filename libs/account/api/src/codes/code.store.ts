import type { Database, Trx } from '@upround/shared/db';
import { sql } from 'kysely';
import { tablesIn, tablesOf, type CodePurpose, type PendingSignUp } from '../account-tables';
import { CODE_MINUTES, CODE_TRIES } from './one-time-code';

/** A code that may still be used, with the try that was just counted. */
export interface OpenCode {
  id: string;
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
}

const isOpen = sql<boolean>`used_at is null and expires_at > now()`;

export async function insertCode(trx: Trx, row: NewCodeRow): Promise<void> {
  await tablesIn(trx)
    .insertInto('one_time_codes')
    .values({
      id: row.id,
      email: row.email,
      purpose: row.purpose,
      code_hash: row.hash,
      sign_up: row.signUp === null ? null : sql`${JSON.stringify(row.signUp)}::jsonb`,
      expires_at: sql<Date>`now() + make_interval(mins => ${CODE_MINUTES})`,
    })
    .execute();
}

/** Reads a code's row and keeps it from others until the transaction ends. */
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
 * Counts one try against every open code of an address and hands out those that were not locked yet. One statement of
 * its own, outside any transaction: a try stays counted whatever comes of it.
 */
export async function takeTry(
  db: Database,
  email: string,
  purposes: readonly CodePurpose[],
): Promise<OpenCode[]> {
  const rows = await tablesOf(db)
    .updateTable('one_time_codes')
    .set({ tries: sql<number>`tries + 1` })
    .where('email', '=', email)
    .where('purpose', 'in', purposes)
    .where('tries', '<', CODE_TRIES)
    .where(isOpen)
    .returning(['id', 'purpose', 'code_hash as hash', 'sign_up as signUp'])
    .execute();
  return rows;
}

/** Uses a code up. False where another call was faster. */
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

/** The password hashes of every sign-up that waits for this address, the one just used included. */
export async function pendingPasswords(trx: Trx, email: string): Promise<string[]> {
  const { rows } = await sql<{ hash: string }>`
    select distinct sign_up ->> 'passwordHash' as hash from one_time_codes
    where email = ${email} and purpose = 'SIGN_UP' and expires_at > now()`.execute(trx);
  return rows.map((row) => row.hash);
}

/** Closes every code of an address that is still open: one of them did its work. */
export async function closeCodes(trx: Trx, email: string): Promise<void> {
  await tablesIn(trx)
    .updateTable('one_time_codes')
    .set({ used_at: sql<Date>`now()` })
    .where('email', '=', email)
    .where('used_at', 'is', null)
    .execute();
}
