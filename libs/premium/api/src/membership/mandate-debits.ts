import type { Database, Trx } from '@upround/shared/db';
import { tablesOf, type OrderRow } from '../premium-tables';
import { findPeriod } from './membership.store';
import { addPeriods } from './periods';
import { GRACE_MS } from './plan-sale';

const DAY_MS = 86_400_000;

/**
 * When the first debit of a mandate is due: at the end of the period that its first payment pays for. A period begins when
 * it's paid, so a payment that is tried again later moves its end.
 *
 * @param order what the first payment pays for
 * @param at when that payment was created
 */
export async function firstDebitAt(db: Database, order: OrderRow, at: Date): Promise<Date> {
  const found = await findPeriod(db, order.reference_id);
  if (found === undefined) throw new Error(`${order.id} sells no period of a plan.`);
  const { starts_at: start, ends_at: end, period } = found;
  const isLonger = end > addPeriods(start, 1, period);
  return isLonger
    ? new Date(at.getTime() + end.getTime() - start.getTime())
    : addPeriods(at, 1, period);
}

/**
 * Whether we debit a mandate within a day, or are about to: the debit then finds a charge that the provider made before
 * it.
 */
export async function isDebitDue(
  db: Database | Trx,
  mandateId: string,
  now: Date,
): Promise<boolean> {
  const row = await tablesOf(db)
    .selectFrom('memberships')
    .select('id')
    .where('mandate_id', '=', mandateId)
    .where('state', 'in', ['ACTIVE', 'GRACE'])
    .where('period_end', '<=', new Date(now.getTime() + DAY_MS))
    .where('period_end', '>', new Date(now.getTime() - GRACE_MS))
    .executeTakeFirst();
  return row !== undefined;
}
