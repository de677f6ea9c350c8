import { premiumErrors, type Period, type StartedMembership } from '@upround/premium/contract';
import { tierOf, type OfferingId, type PlanTier } from '@upround/shared/domain';
import type { SaleContext } from '@upround/shared/ports';
import { AppError } from '@upround/shared/server-kit';
import { entitlementsAt } from '../entitlement.store';
import { addOrder, addPayment, payUrlOf } from '../payment/payment-engine';
import { lockBuyer } from '../payment/payment.store';
import type { PremiumSettings } from '../premium-settings';
import type { MembershipRow, PaymentRow } from '../premium-tables';
import { insertMandate } from './mandate.store';
import {
  findOrderOf,
  findPaymentsOf,
  findPending,
  findRunning,
  findUnpaidPeriod,
  insertMembership,
  insertPeriod,
} from './membership.store';
import { endMembership } from './plan-sale';
import { MANDATE_MAX, priceOf, titleOf } from './plans.data';
import { creditOf, startCost } from './proration';

/** A plan that is asked for. */
export interface WantedPlan {
  planId: OfferingId;
  period: Period;
  vpa?: string | undefined;
}

/** @throws AppError where the person has the plan or a higher one; one that was cancelled may be bought again */
async function checkTier(
  settings: PremiumSettings,
  { trx }: SaleContext,
  userId: string,
  tier: PlanTier,
  running: MembershipRow | undefined,
): Promise<void> {
  const refusal = () => new AppError(premiumErrors.ALREADY_ON_PLAN, { path: 'planId' });
  if (running !== undefined && running.state !== 'CANCELLED' && running.tier >= tier) {
    throw refusal();
  }
  const entitlement = await entitlementsAt(settings.now).of(trx, userId);
  const isOwn = running?.state === 'CANCELLED' && entitlement?.source === 'PLAN';
  if (entitlement !== null && !isOwn && entitlement.tier >= tier) throw refusal();
}

const answer = (
  settings: PremiumSettings,
  membershipId: string,
  { id, state }: PaymentRow,
): StartedMembership => ({
  membershipId,
  paymentId: id,
  state,
  payUrl: payUrlOf(settings, id),
});

/** The same plan was asked for and isn't paid yet: its open payment, or another one of the same order. */
async function goOn(
  settings: PremiumSettings,
  context: SaleContext,
  pending: MembershipRow,
  vpa: string | undefined,
): Promise<StartedMembership | undefined> {
  const { trx } = context;
  const period = await findUnpaidPeriod(trx, pending.id);
  const order = period && (await findOrderOf(trx, period.id));
  if (order === undefined || order.closed_at !== null) return undefined;
  const [latest] = await findPaymentsOf(trx, order.id);
  const isOpen =
    (latest?.state === 'CREATED' || latest?.state === 'PENDING') && latest.expires_at > context.now;
  // Another UPI id asks another app; a payment of the former one that still arrives is returned.
  if (latest !== undefined && isOpen && vpa === undefined) {
    return answer(settings, pending.id, latest);
  }
  if (latest !== undefined && isOpen && latest.state === 'CREATED') {
    return answer(settings, pending.id, latest);
  }
  const mandateId = pending.mandate_id ?? undefined;
  return answer(
    settings,
    pending.id,
    await addPayment(settings, context, order, { vpa, mandateId }),
  );
}

/**
 * Starts a plan, or a higher one than the person's, with its first payment. One plan at a time waits for a payment:
 * asking for the same again goes on with it, and another one takes its place.
 *
 * @throws AppError `ALREADY_ON_PLAN`, `PAYMENTS_OFF`
 */
export async function startMembership(
  settings: PremiumSettings,
  context: SaleContext,
  userId: string,
  { planId, period, vpa }: WantedPlan,
): Promise<StartedMembership> {
  const { trx, now } = context;
  const tier = tierOf(planId);
  await lockBuyer(trx, userId);
  const running = await findRunning(trx, userId);
  await checkTier(settings, context, userId, tier, running);
  const pending = await findPending(trx, userId);
  if (pending?.tier === tier && pending.period === period) {
    const known = await goOn(settings, context, pending, vpa);
    if (known !== undefined) return known;
  }
  if (pending !== undefined) await endMembership(settings, context, pending, now);
  const credit = creditOf(running, now);
  const { dueNow: amount, end } = startCost({ tier, period }, credit, now);
  const mandateId = await insertMandate(trx, {
    userId,
    provider: settings.provider.name,
    maxAmount: MANDATE_MAX,
    debitAmount: priceOf(tier, period),
    period,
    at: now,
  });
  const membershipId = await insertMembership(trx, {
    user_id: userId,
    tier,
    period,
    mandate_id: mandateId,
    credit,
    created_at: now,
  });
  const { id: referenceId } = await insertPeriod(trx, {
    membership_id: membershipId,
    tier,
    period,
    starts_at: now,
    ends_at: end,
    amount,
  });
  const { payment } = await addOrder(
    settings,
    context,
    {
      kind: 'PLAN',
      referenceId,
      userId,
      title: titleOf(tier, period),
      amount,
      currency: 'INR',
    },
    { vpa, mandateId },
  );
  return answer(settings, membershipId, payment);
}
