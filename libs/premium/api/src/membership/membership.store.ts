import { newId, type Database, type Trx } from '@upround/shared/db';
import type { MembershipRow } from '../premium-tables';
import { tablesIn, tablesOf } from '../premium-tables';

const RUNNING = ['ACTIVE', 'GRACE', 'PAUSED', 'CANCELLED'] as const;

const memberships = (db: Database | Trx) => tablesOf(db).selectFrom('memberships').selectAll();

export const findMembership = (
  db: Database | Trx,
  id: string,
): Promise<MembershipRow | undefined> => memberships(db).where('id', '=', id).executeTakeFirst();

/** The person's membership that has been paid and isn't over. */
export const findRunning = (
  db: Database | Trx,
  userId: string,
): Promise<MembershipRow | undefined> =>
  memberships(db).where('user_id', '=', userId).where('state', 'in', RUNNING).executeTakeFirst();

/** The person's membership that waits for its first payment. */
export const findPending = (
  db: Database | Trx,
  userId: string,
): Promise<MembershipRow | undefined> =>
  memberships(db).where('user_id', '=', userId).where('state', '=', 'PENDING').executeTakeFirst();

export async function insertMembership(
  trx: Trx,
  values: Pick<
    MembershipRow,
    'user_id' | 'tier' | 'period' | 'mandate_id' | 'credit' | 'created_at'
  >,
): Promise<string> {
  const id = newId();
  await tablesIn(trx)
    .insertInto('memberships')
    .values({
      ...values,
      id,
      state: 'PENDING',
      anchor: null,
      period_start: null,
      period_end: null,
      next_tier: null,
      next_period: null,
      noticed_for: null,
      noticed_at: null,
      try_at: null,
      worth: null,
      replaced_by: null,
    })
    .execute();
  return id;
}

export async function updateMembership(
  trx: Trx,
  id: string,
  change: Partial<Omit<MembershipRow, 'id' | 'user_id'>>,
): Promise<void> {
  await tablesIn(trx).updateTable('memberships').set(change).where('id', '=', id).execute();
}

/** A period that is charged, or was. */
export interface PeriodRow {
  id: string;
  membership_id: string;
  tier: MembershipRow['tier'];
  period: MembershipRow['period'];
  starts_at: Date;
  ends_at: Date;
  amount: number;
  paid_at: Date | null;
}

export async function insertPeriod(
  trx: Trx,
  values: Omit<PeriodRow, 'id' | 'paid_at'>,
): Promise<PeriodRow> {
  const row = { ...values, id: newId(), paid_at: null };
  await tablesIn(trx).insertInto('membership_periods').values(row).execute();
  return row;
}

export const findPeriod = (db: Database | Trx, id: string): Promise<PeriodRow | undefined> =>
  tablesOf(db).selectFrom('membership_periods').selectAll().where('id', '=', id).executeTakeFirst();

/** The period of a membership that isn't paid; there is one at most. */
export const findUnpaidPeriod = (
  db: Database | Trx,
  membershipId: string,
): Promise<PeriodRow | undefined> =>
  tablesOf(db)
    .selectFrom('membership_periods')
    .selectAll()
    .where('membership_id', '=', membershipId)
    .where('paid_at', 'is', null)
    .orderBy('starts_at', 'desc')
    .limit(1)
    .executeTakeFirst();

export async function updatePeriod(
  trx: Trx,
  id: string,
  change: Partial<Omit<PeriodRow, 'id' | 'membership_id'>>,
): Promise<void> {
  await tablesIn(trx).updateTable('membership_periods').set(change).where('id', '=', id).execute();
}

/** The order that charges a period: the latest, since one that was given up may have been replaced. */
export const findOrderOf = (db: Database | Trx, periodId: string) =>
  tablesOf(db)
    .selectFrom('orders')
    .selectAll()
    .where('kind', '=', 'PLAN')
    .where('reference_id', '=', periodId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** The membership whose rest another one took over. */
export const findReplaced = (trx: Trx, by: string): Promise<MembershipRow | undefined> =>
  memberships(trx).where('replaced_by', '=', by).orderBy('id', 'desc').limit(1).executeTakeFirst();

/** The payments of an order, newest first. */
export const findPaymentsOf = (db: Database | Trx, orderId: string) =>
  tablesOf(db)
    .selectFrom('payments')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('id', 'desc')
    .limit(20)
    .execute();

/** Ids of memberships with something to do: a debit to announce or to make, or an end. */
export async function findDueMemberships(
  db: Database,
  { now, announceBefore }: { now: Date; announceBefore: Date },
  limit: number,
): Promise<string[]> {
  const rows = await tablesOf(db)
    .selectFrom('memberships')
    .select('id')
    .where('state', 'in', RUNNING)
    .where('period_end', '<=', announceBefore)
    .where((where) =>
      where.or([
        // The debit isn't announced yet.
        where.and([
          where('state', '=', 'ACTIVE'),
          where('noticed_for', 'is distinct from', where.ref('period_end')),
        ]),
        where.and([
          where('period_end', '<=', now),
          where('state', 'in', ['ACTIVE', 'GRACE', 'CANCELLED']),
          where.or([where('try_at', 'is', null), where('try_at', '<=', now)]),
        ]),
      ]),
    )
    .orderBy('period_end')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}
