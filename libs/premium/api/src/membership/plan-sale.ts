import { PLAN_EVENT } from '@upround/premium/contract';
import { links } from '@upround/shared/links';
import type { Database, Trx } from '@upround/shared/db';
import {
  planPaid,
  planRefunded,
  type Order,
  type SaleContext,
  type SaleKind,
} from '@upround/shared/ports';
import { endEntitlement, entitleByMembership } from '../entitlement.store';
import { closeOrder } from '../payment/payment-engine';
import type { PremiumSettings } from '../premium-settings';
import type { MembershipRow } from '../premium-tables';
import { wantMandate } from './mandate.store';
import { debitFailed, membershipEnded } from './membership.definitions';
import {
  findMembership,
  findOrderOf,
  findPending,
  findPeriod,
  findReplaced,
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

/**
 * Ends a membership: no more debits, and nothing that still arrives is accepted for it. A higher plan that was to take
 * over its rest, and isn't paid yet, is given up as well: its price is no longer right.
 *
 * @param replacedBy the membership that takes over the rest
 */
export async function endMembership(
  settings: PremiumSettings,
  context: SaleContext,
  membership: MembershipRow,
  accessUntil: Date,
  replacedBy: string | null = null,
): Promise<void> {
  const { trx, now } = context;
  const { id, user_id: userId } = membership;
  await updateMembership(trx, id, {
    state: 'ENDED',
    next_tier: null,
    next_period: null,
    try_at: null,
    replaced_by: replacedBy,
  });
  await endEntitlement(trx, id, accessUntil);
  await wantMandate(context, membership.mandate_id, 'REVOKED');
  await closeUnpaid(settings, context, id);
  sendPlan(settings, context, userId);
  if (membership.state === 'PENDING' || replacedBy !== null) return;
  const pending = await findPending(trx, userId);
  if (pending !== undefined && pending.credit > 0) {
    await endMembership(settings, context, pending, now);
  }
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
    if (former.tier >= tier) {
      await updateMembership(trx, id, { state: 'ENDED' });
      return 'REFUND';
    }
    await endMembership(settings, context, former, now, id);
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
    worth,
    credit: worth - period.amount,
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
    worth: period.amount,
    credit: 0,
    next_tier: null,
    next_period: null,
    tries: 0,
    try_at: null,
  });
  await entitleByMembership(trx, { id, userId, tier }, { since: start, until: graceEnd(end) });
}

async function read(db: Database | Trx, { referenceId }: Order) {
  const period = await findPeriod(db, referenceId);
  const membership = period && (await findMembership(db, period.membership_id));
  return period === undefined || membership === undefined ? undefined : { period, membership };
}

/** How long the price of a higher plan holds: the credit in it shrinks with the paid time. */
const QUOTE_MS = DAY_MS;

/** Whether the price of a membership that waits for its first payment is still right. */
export const isQuoteValid = ({ credit, created_at: since }: MembershipRow, now: Date): boolean =>
  credit === 0 || now.getTime() - since.getTime() < QUOTE_MS;

/** Lets the plan go on that another one had replaced, to the end of what is paid for it. Its mandate was revoked. */
async function reinstate({ trx }: SaleContext, former: MembershipRow): Promise<void> {
  const { id, user_id: userId, tier, period_start: since, period_end: until } = former;
  if (since === null || until === null) return;
  await updateMembership(trx, id, { state: 'CANCELLED', replaced_by: null });
  await entitleByMembership(trx, { id, userId, tier }, { since, until });
}

/** Whether a period is the membership's latest paid one; those before it are used up. */
const isLatest = ({ period_start: start }: MembershipRow, { starts_at }: PeriodRow): boolean =>
  start?.getTime() === starts_at.getTime();

/** Whether the rest of a membership is in a plan that runs. */
async function isCarriedOver(trx: Trx, { replaced_by: by }: MembershipRow): Promise<boolean> {
  const next = by === null ? undefined : await findMembership(trx, by);
  // The first period takes the rest over; a renewal sets the credit to zero.
  if (next === undefined || next.credit === 0) return false;
  return next.state === 'ENDED' ? isCarriedOver(trx, next) : true;
}

/** What others hear of an order. */
const saleOf = ({ userId, orderId }: Order, now: Date) => ({
  userId,
  orderId,
  at: now.toISOString(),
});

/** The sale of a period of a plan. */
export const planSale = (settings: PremiumSettings): SaleKind => ({
  kind: 'PLAN',
  async captured(context, order) {
    const found = await read(context.trx, order);
    if (found === undefined || found.period.paid_at !== null) return 'REFUND';
    const { membership, period } = found;
    sendPlan(settings, context, membership.user_id);
    if (membership.state === 'PENDING') {
      const outcome = await begin(settings, context, membership, period);
      if (outcome === 'DELIVERED')
        await context.tasks.publish(planPaid, saleOf(order, context.now));
      return outcome;
    }
    // Cancelled or paused while the debit was under way.
    if (membership.state !== 'ACTIVE' && membership.state !== 'GRACE') return 'REFUND';
    await renew(context, membership, period);
    return 'DELIVERED';
  },
  async failed(context, order, { isDebit }) {
    const found = await read(context.trx, order);
    if (found === undefined) return;
    const { id, user_id: userId, state, tries: before, period_end: end } = found.membership;
    // A payment by hand that failed takes no try away.
    if ((state !== 'ACTIVE' && state !== 'GRACE') || end === null || !isDebit) return;
    // A provider that tries again by itself has done so.
    const tries = settings.provider.schedulesDebits ? MOST_TRIES : before + 1;
    const until = graceEnd(end);
    const later = new Date(context.now.getTime() + DAY_MS);
    const next = tries < MOST_TRIES && later < until ? later : null;
    // Its end is due after the last attempt.
    await updateMembership(context.trx, id, { state: 'GRACE', tries, try_at: next ?? until });
    await context.tasks.publish(debitFailed, {
      membershipId: id,
      userId,
      until: until.toISOString(),
      amount: order.amount,
      tries,
      nextAt: next?.toISOString() ?? null,
    });
    sendPlan(settings, context, userId);
  },
  async refunded(context, order) {
    const found = await read(context.trx, order);
    if (found === undefined) return;
    await context.tasks.publish(planRefunded, saleOf(order, context.now));
    const { membership, period } = found;
    if (membership.state === 'ENDED' || !isLatest(membership, period)) return;
    const { id: membershipId, user_id: userId, credit } = membership;
    await endMembership(settings, context, membership, context.now);
    const former = credit > 0 ? await findReplaced(context.trx, membershipId) : undefined;
    const formerEnd = former?.period_end ?? null;
    if (former !== undefined && formerEnd !== null && formerEnd > context.now) {
      await reinstate(context, former);
      return;
    }
    await context.tasks.publish(membershipEnded, { membershipId, userId, isUnpaid: false });
  },
  async canBePaid(db, order, now) {
    const found = await read(db, order);
    return found?.membership.state !== 'PENDING' || isQuoteValid(found.membership, now);
  },
  async refundBlockedBy(trx, order) {
    const found = await read(trx, order);
    if (found === undefined || !isLatest(found.membership, found.period)) return null;
    if (!(await isCarriedOver(trx, found.membership))) return null;
    return 'What this payment bought was carried over into a higher plan. Return the payment for that plan first.';
  },
  path: () => links.plans(),
});
