import { PLAN_EVENT } from '@upround/premium/contract';
import { links } from '@upround/shared/links';
import type { Order, SaleContext, SaleKind } from '@upround/shared/ports';
import { endEntitlement, entitleByMembership } from '../entitlement.store';
import { closeOrder } from '../payment/payment-engine';
import type { PremiumSettings } from '../premium-settings';
import type { MembershipRow } from '../premium-tables';
import { wantMandate } from './mandate.store';
import { debitFailed, membershipEnded } from './membership.definitions';
import {
  findMembership,
  findOrderOf,
  findPeriod,
  findRunning,
  findUnpaidPeriod,
  updateMembership,
  updatePeriod,
  type PeriodRow,
} from './membership.store';
import { creditOf, firstPeriod } from './proration';

const DAY_MS = 86_400_000;
/** How long a plan works after a renewal that wasn't paid. */
export const GRACE_MS = 3 * DAY_MS;
/** A renewal is tried once, and twice more. */
export const MOST_TRIES = 3;

export const graceEnd = (periodEnd: Date): Date => new Date(periodEnd.getTime() + GRACE_MS);

/** Tells the person's open pages that their plan has changed. */
export const sendPlan = (
  { realtime }: Pick<PremiumSettings, 'realtime'>,
  { afterCommit }: Pick<SaleContext, 'afterCommit'>,
  userId: string,
): void => afterCommit(() => realtime?.send([userId], { name: PLAN_EVENT, data: {} }));

/** Ends a membership: no more debits, and nothing that still arrives is accepted for it. */
export async function endMembership(
  settings: PremiumSettings,
  context: SaleContext,
  membership: MembershipRow,
  accessUntil: Date,
): Promise<void> {
  const { trx } = context;
  await updateMembership(trx, membership.id, {
    state: 'ENDED',
    next_tier: null,
    next_period: null,
    try_at: null,
  });
  await endEntitlement(trx, membership.id, accessUntil);
  await wantMandate(context, membership.mandate_id, 'REVOKED');
  await closeUnpaid(settings, context, membership.id);
  sendPlan(settings, context, membership.user_id);
}

/** Gives up the order of the period that isn't paid. */
export async function closeUnpaid(
  settings: PremiumSettings,
  context: SaleContext,
  membershipId: string,
): Promise<void> {
  const unpaid = await findUnpaidPeriod(context.trx, membershipId);
  const order = unpaid && (await findOrderOf(context.trx, unpaid.id));
  if (order !== undefined && order.closed_at === null) await closeOrder(settings, context, order);
}

/** The first payment: the plan starts now, and replaces a lower one. */
async function begin(
  settings: PremiumSettings,
  context: SaleContext,
  membership: MembershipRow,
  period: PeriodRow,
): Promise<'DELIVERED' | 'REFUND'> {
  const { trx, now } = context;
  const { id, user_id: userId, tier, credit } = membership;
  const former = await findRunning(trx, userId);
  // The former plan may have been renewed since this one was ordered.
  const worth = period.amount + Math.max(credit, creditOf(former, now));
  if (former !== undefined) {
    const isReplaced = former.tier < tier || former.state === 'CANCELLED';
    if (!isReplaced) {
      await updateMembership(trx, id, { state: 'ENDED' });
      return 'REFUND';
    }
    await endMembership(settings, context, former, now);
  }
  const { end, isLonger } = firstPeriod(membership, worth, now);
  await updatePeriod(trx, period.id, { starts_at: now, ends_at: end, paid_at: now });
  await updateMembership(trx, id, {
    state: 'ACTIVE',
    // A first period that was made longer moves the day of later debits.
    anchor: isLonger ? end : now,
    period_number: isLonger ? 0 : 1,
    period_start: now,
    period_end: end,
  });
  await entitleByMembership(trx, { id, userId, tier }, { since: now, until: graceEnd(end) });
  return 'DELIVERED';
}

/** A renewal: the plan runs on to the end of the period that was paid. */
async function renew(
  { trx, now }: SaleContext,
  membership: MembershipRow,
  period: PeriodRow,
): Promise<void> {
  const { id, user_id: userId, period_end: formerEnd, period_number: number } = membership;
  const { tier, starts_at: start, ends_at: end } = period;
  const isCounted = period.period === membership.period && start.getTime() === formerEnd?.getTime();
  await updatePeriod(trx, period.id, { paid_at: now });
  await updateMembership(trx, id, {
    state: 'ACTIVE',
    tier,
    period: period.period,
    period_start: start,
    period_end: end,
    ...(isCounted ? { period_number: number + 1 } : { anchor: start, period_number: 1 }),
    next_tier: null,
    next_period: null,
    tries: 0,
    try_at: null,
  });
  await entitleByMembership(trx, { id, userId, tier }, { since: start, until: graceEnd(end) });
}

async function read({ trx }: SaleContext, { referenceId }: Order) {
  const period = await findPeriod(trx, referenceId);
  const membership = period && (await findMembership(trx, period.membership_id));
  return period === undefined || membership === undefined ? undefined : { period, membership };
}

/** The sale of a period of a plan. */
export const planSale = (settings: PremiumSettings): SaleKind => ({
  kind: 'PLAN',
  async captured(context, order) {
    const found = await read(context, order);
    if (found === undefined || found.period.paid_at !== null) return 'REFUND';
    const { membership, period } = found;
    sendPlan(settings, context, membership.user_id);
    if (membership.state === 'PENDING') return begin(settings, context, membership, period);
    // Cancelled or paused while the debit was under way.
    if (membership.state !== 'ACTIVE' && membership.state !== 'GRACE') return 'REFUND';
    await renew(context, membership, period);
    return 'DELIVERED';
  },
  async failed(context, order) {
    const found = await read(context, order);
    if (found === undefined) return;
    const { id, user_id: userId, state, tries, period_end: end } = found.membership;
    if ((state !== 'ACTIVE' && state !== 'GRACE') || end === null) return;
    await updateMembership(context.trx, id, {
      state: 'GRACE',
      // A provider that tries again by itself has done so.
      tries: settings.provider.schedulesDebits ? MOST_TRIES : tries + 1,
      try_at: new Date(context.now.getTime() + DAY_MS),
    });
    if (state === 'ACTIVE') {
      const until = graceEnd(end).toISOString();
      await context.tasks.publish(debitFailed, { membershipId: id, userId, until });
    }
    sendPlan(settings, context, userId);
  },
  async refunded(context, order) {
    const found = await read(context, order);
    if (found === undefined) return;
    const { membership, period } = found;
    const isPresent =
      membership.state !== 'ENDED' &&
      membership.period_start?.getTime() === period.starts_at.getTime();
    if (!isPresent) return;
    await endMembership(settings, context, membership, context.now);
    const { id: membershipId, user_id: userId } = membership;
    await context.tasks.publish(membershipEnded, { membershipId, userId, isUnpaid: false });
  },
  path: () => links.plans(),
});
