import { newId, type Database, type Trx } from '@upround/shared/db';
import type { SaleContext } from '@upround/shared/ports';
import type { Period } from '@upround/premium/contract';
import { tablesIn, tablesOf } from '../premium-tables';
import { changeMandate } from './membership.definitions';

export const findMandate = (db: Database | Trx, id: string) =>
  tablesOf(db).selectFrom('mandates').selectAll().where('id', '=', id).executeTakeFirst();

export const findByProviderMandate = (db: Database | Trx, provider: string, id: string) =>
  tablesOf(db)
    .selectFrom('mandates')
    .selectAll()
    .where('provider', '=', provider)
    .where('provider_mandate', '=', id)
    .executeTakeFirst();

export async function insertMandate(
  trx: Trx,
  mandate: {
    userId: string;
    provider: string;
    maxAmount: number;
    debitAmount: number;
    period: Period;
    at: Date;
  },
): Promise<string> {
  const id = newId();
  const { userId, provider, maxAmount, debitAmount, period, at } = mandate;
  await tablesIn(trx)
    .insertInto('mandates')
    .values({
      id,
      user_id: userId,
      provider,
      provider_mandate: null,
      state: 'CREATED',
      max_amount: maxAmount,
      debit_amount: debitAmount,
      currency: 'INR',
      period,
      payer: null,
      wanted: null,
      created_at: at,
    })
    .execute();
  return id;
}

export async function setProviderMandate(
  trx: Trx,
  id: string,
  providerMandate: string,
): Promise<void> {
  await tablesIn(trx)
    .updateTable('mandates')
    .set({ provider_mandate: providerMandate })
    .where('id', '=', id)
    .execute();
}

/** Stores what the provider says about a mandate. A revoked one stays revoked. */
export async function storeMandateState(
  trx: Trx,
  id: string,
  { state, payer }: { state: 'CREATED' | 'ACTIVE' | 'PAUSED' | 'REVOKED'; payer: string | null },
): Promise<boolean> {
  const { numUpdatedRows } = await tablesIn(trx)
    .updateTable('mandates')
    .set({ state, ...(payer !== null && { payer }) })
    .where('id', '=', id)
    .where('state', '<>', 'REVOKED')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Stores that the payer has approved a new mandate. */
export async function approveMandate(trx: Trx, id: string, payer: string | null): Promise<void> {
  await tablesIn(trx)
    .updateTable('mandates')
    .set({ state: 'ACTIVE', ...(payer !== null && { payer }) })
    .where('id', '=', id)
    .where('state', '=', 'CREATED')
    .execute();
}

/** Has the provider pause, resume or revoke a mandate, after the commit. */
export async function wantMandate(
  { trx, tasks }: Pick<SaleContext, 'trx' | 'tasks'>,
  id: string | null,
  wanted: 'ACTIVE' | 'PAUSED' | 'REVOKED',
): Promise<void> {
  if (id === null) return;
  await tablesIn(trx)
    .updateTable('mandates')
    .set({ wanted, state: wanted })
    .where('id', '=', id)
    .where('state', '<>', 'REVOKED')
    .execute();
  await tasks.send(changeMandate, { mandateId: id });
}

/** Notes that the provider knows what was wanted. */
export async function clearWanted(
  trx: Trx,
  id: string,
  wanted: 'ACTIVE' | 'PAUSED' | 'REVOKED',
): Promise<void> {
  await tablesIn(trx)
    .updateTable('mandates')
    .set({ wanted: null })
    .where('id', '=', id)
    .where('wanted', '=', wanted)
    .execute();
}

/** Mandates about which the provider still has to be told. */
export async function findWanted(db: Database, limit: number): Promise<string[]> {
  const rows = await tablesOf(db)
    .selectFrom('mandates')
    .select('id')
    .where('wanted', 'is not', null)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}
