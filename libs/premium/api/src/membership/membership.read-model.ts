import type { Membership } from '@upround/premium/contract';
import { coreErrors } from '@upround/shared/contract-core';
import type { Database, Trx } from '@upround/shared/db';
import { offeringOf } from '@upround/shared/domain';
import { AppError } from '@upround/shared/server-kit';
import type { MembershipRow } from '../premium-tables';
import { findMandate } from './mandate.store';
import {
  findMembership,
  findOrderOf,
  findPaymentsOf,
  findPending,
  findRunning,
  findUnpaidPeriod,
} from './membership.store';
import { isQuoteValid, MOST_TRIES } from './plan-sale';
import { priceOf } from './plans.data';

const DAY_MS = 86_400_000;

async function readOpenPayment(db: Database | Trx, membershipId: string): Promise<string | null> {
  const period = await findUnpaidPeriod(db, membershipId);
  const order = period && (await findOrderOf(db, period.id));
  if (order === undefined || order.closed_at !== null) return null;
  return (await findPaymentsOf(db, order.id))[0]?.id ?? null;
}

/** When the next debit is due; null where there will be none. */
function nextDebitOf(row: MembershipRow, now: Date): Date | null {
  const { state, period_end: end, noticed_for, noticed_at, try_at, tries } = row;
  if (end === null || tries >= MOST_TRIES) return null;
  if (state === 'GRACE') return try_at;
  if (state !== 'ACTIVE') return null;
  const isNoticed = noticed_for?.getTime() === end.getTime();
  const notice = isNoticed ? (noticed_at ?? now) : now;
  // A debit is announced a day before it's made.
  return new Date(Math.max(end.getTime(), notice.getTime() + DAY_MS));
}

async function toMembership(
  db: Database | Trx,
  row: MembershipRow,
  now: Date,
): Promise<Membership> {
  const { id, tier, period, state, period_start: start, period_end: end } = row;
  const mandate = row.mandate_id === null ? undefined : await findMandate(db, row.mandate_id);
  const nextDebitAt = nextDebitOf(row, now);
  const nextTier = row.next_tier ?? tier;
  const nextPeriod = row.next_period ?? period;
  return {
    id,
    planId: offeringOf(tier),
    tier,
    period,
    state,
    amount: priceOf(tier, period),
    currency: 'INR',
    periodStart: start?.toISOString() ?? null,
    periodEnd: end?.toISOString() ?? null,
    nextDebitAt: nextDebitAt?.toISOString() ?? null,
    nextAmount: nextDebitAt === null ? null : priceOf(nextTier, nextPeriod),
    change: row.next_tier === null ? null : { planId: offeringOf(nextTier), period: nextPeriod },
    mandate:
      mandate === undefined
        ? null
        : { state: mandate.state, vpa: mandate.payer, maxAmount: mandate.max_amount },
    openPaymentId: state === 'ENDED' ? null : await readOpenPayment(db, id),
  };
}

/** @throws AppError 404 where it isn't there */
export async function readMembershipOf(
  db: Database | Trx,
  id: string,
  now: Date,
): Promise<Membership> {
  const row = await findMembership(db, id);
  if (row === undefined) throw new AppError(coreErrors.NOT_FOUND);
  return toMembership(db, row, now);
}

/**
 * The membership that runs, with the open payment of a higher plan that is to replace it; else the one that waits for its
 * first payment.
 */
export async function readOwnMembership(
  db: Database,
  userId: string,
  now: Date,
): Promise<Membership | null> {
  const running = await findRunning(db, userId);
  const pending = await findPending(db, userId);
  const row = running ?? pending;
  if (row === undefined) return null;
  const membership = await toMembership(db, row, now);
  if (pending === undefined || membership.openPaymentId !== null) return membership;
  // Its price is no longer right, and it can't be paid any more.
  if (!isQuoteValid(pending, now)) return membership;
  return { ...membership, openPaymentId: await readOpenPayment(db, pending.id) };
}
