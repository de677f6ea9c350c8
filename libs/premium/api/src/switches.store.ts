import type { Database, Trx } from '@upround/shared/db';
import { tablesIn, tablesOf } from './premium-tables';

/** Name of the switch that stops new payments. */
export const PAYMENTS_SWITCH = 'payments';

/** Whether an operator has switched something off. */
export async function isSwitchedOff(db: Database | Trx, name: string): Promise<boolean> {
  const row = await tablesOf(db)
    .selectFrom('switched_off')
    .select('name')
    .where('name', '=', name)
    .executeTakeFirst();
  return row !== undefined;
}

/** Switches something off, or on again; twice is the same as once. */
export async function setSwitch(
  trx: Trx,
  name: string,
  { isOff, at }: { isOff: boolean; at: Date },
): Promise<void> {
  const tables = tablesIn(trx);
  await (isOff
    ? tables
        .insertInto('switched_off')
        .values({ name, since: at })
        .onConflict((conflict) => conflict.column('name').doNothing())
        .execute()
    : tables.deleteFrom('switched_off').where('name', '=', name).execute());
}
