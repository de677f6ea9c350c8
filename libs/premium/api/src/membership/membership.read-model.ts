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
import { priceOf } from './plans.data';

async function readOpenPayment(db: Database | Trx, membershipId: string): Promise<string | null> {
  const period = await findUnpaidPeriod(db, membershipId);
  const order = period && (await findOrderOf(db, period.id));
  if (order === undefined || order.closed_at !== null) return null;
  return (await findPaymentsOf(db, order.id))[0]?.id ?? null;
}

async function toMembership(db: Database | Trx, row: MembershipRow): Promise<Membership> {
  const { id, tier, period, state, period_start: start, period_end: end } = row;
  const mandate = row.mandate_id === null ? undefined : await findMandate(db, row.mandate_id);
  const renews = state === 'ACTIVE' || state === 'GRACE';
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
    nextDebitAt: renews ? ((row.try_at ?? end)?.toISOString() ?? null) : null,
    nextAmount: renews ? priceOf(nextTier, nextPeriod) : null,
    change: row.next_tier === null ? null : { planId: offeringOf(nextTier), period: nextPeriod },
    mandate:
      mandate === undefined
        ? null
        : { state: mandate.state, vpa: mandate.payer, maxAmount: mandate.max_amount },
    openPaymentId: state === 'ENDED' ? null : await readOpenPayment(db, id),
  };
}

/** @throws AppError 404 where it isn't there */
export async function readMembershipOf(db: Database | Trx, id: string): Promise<Membership> {
  const row = await findMembership(db, id);
  if (row === undefined) throw new AppError(coreErrors.NOT_FOUND);
  return toMembership(db, row);
}

/** The membership that runs, else the one that waits for its first payment. */
export async function readOwnMembership(db: Database, userId: string): Promise<Membership | null> {
  const row = (await findRunning(db, userId)) ?? (await findPending(db, userId));
  return row === undefined ? null : toMembership(db, row);
}
