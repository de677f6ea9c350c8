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
import { maskVpa } from '../provider/mask';
import { endMembership, isQuoteValid } from './plan-sale';
import { MANDATE_MAX, priceOf, titleOf } from './plans.data';
import { creditOf, startCost } from './proration';

/** A plan that is asked for. */
export interface WantedPlan {
  planId: OfferingId;
  period: Period;
  vpa?: string | undefined;
}

/** The person's membership that runs. One that was cancelled ends with its period, even before its task has run. */
async function findPresent(
  settings: PremiumSettings,
  context: SaleContext,
  userId: string,
): Promise<MembershipRow | undefined> {
  const running = await findRunning(context.trx, userId);
  const end = running?.period_end ?? null;
  const isOver = running?.state === 'CANCELLED' && end !== null && end <= context.now;
  if (running === undefined || !isOver) return running;
  await endMembership(settings, context, running, context.now);
  return undefined;
}

/** @throws AppError where the person has the plan or a higher one, also one that was cancelled and isn't over */
async function checkTier(
  settings: PremiumSettings,
  { trx }: SaleContext,
  userId: string,
  tier: PlanTier,
  running: MembershipRow | undefined,
): Promise<void> {
  const refusal = () => new AppError(premiumErrors.ALREADY_ON_PLAN, { path: 'planId' });
  if (running !== undefined && running.tier >= tier) throw refusal();
  const entitlement = await entitlementsAt(settings.now).of(trx, userId);
  if (entitlement !== null && entitlement.tier >= tier) throw refusal();
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

/** Whether a payment goes to the same UPI id as one that is asked for. Of a stored id the middle may be hidden. */
const isSamePayer = (payer: string | null, vpa: string | undefined): boolean =>
  vpa === undefined || payer === vpa || payer === maskVpa(vpa);

/**
 * The same plan was asked for and isn't paid yet: its open payment, or another one of the same order.
 *
 * @returns undefined where its order is given up, or its price no longer right
 */
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
  if (!isQuoteValid(pending, context.now)) return undefined;
  const [latest] = await findPaymentsOf(trx, order.id);
  const isOpen =
    (latest?.state === 'CREATED' || latest?.state === 'PENDING') && latest.expires_at > context.now;
  // Another UPI id asks another app; a payment of the former one that still arrives is returned.
  const isKnown = latest?.state === 'CREATED' || isSamePayer(latest?.payer ?? null, vpa);
  if (latest !== undefined && isOpen && isKnown) return answer(settings, pending.id, latest);
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
  const running = await findPresent(settings, context, userId);
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
