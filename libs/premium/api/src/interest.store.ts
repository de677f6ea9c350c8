import type { Database, Trx } from '@upround/shared/db';
import { tablesIn, tablesOf } from './premium-tables';

/** Whether a person wants to be notified when Premium opens. */
export async function isInterested(db: Database, userId: string): Promise<boolean> {
  const row = await tablesOf(db)
    .selectFrom('premium_interests')
    .select('user_id')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function addInterest(trx: Trx, userId: string): Promise<void> {
  await tablesIn(trx)
    .insertInto('premium_interests')
    .values({ user_id: userId })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute();
}

export async function removeInterest(trx: Trx, userId: string): Promise<void> {
  await tablesIn(trx).deleteFrom('premium_interests').where('user_id', '=', userId).execute();
}
