import {
  premiumErrors,
  type ChangedMembership,
  type changeMembership as call,
} from '@upround/premium/contract';
import { coreErrors, type HandlerInput } from '@upround/shared/contract-core';
import { isId, type Trx } from '@upround/shared/db';
import { tierOf } from '@upround/shared/domain';
import type { SaleContext } from '@upround/shared/ports';
import { AppError } from '@upround/shared/server-kit';
import { endEntitlement, entitleByMembership } from '../entitlement.store';
import { lockBuyer } from '../payment/payment.store';
import type { PremiumSettings } from '../premium-settings';
import type { MembershipRow } from '../premium-tables';
import { findMandate, wantMandate } from './mandate.store';
import { readMembershipOf } from './membership.read-model';
import {
  findMembership,
  findOrderOf,
  findUnpaidPeriod,
  updateMembership,
} from './membership.store';
import { closeUnpaid, endMembership, graceEnd, sendPlan } from './plan-sale';
import { priceOf } from './plans.data';
import { creditOf, laterCost, upgradeCost } from './proration';
import { startMembership } from './start-membership.service';

type Change = HandlerInput<typeof call>['body'];
type PlanChange = Extract<Change, { planId: string }>;
type StateChange = Extract<Change, { state: string }>;

/** The next debit is announced again before it's made. */
const unannounced = { noticed_for: null, noticed_at: null, try_at: null };

const refuse = () => new AppError(premiumErrors.CANNOT_CHANGE_STATE, { path: 'state' });

async function pause(context: SaleContext, membership: MembershipRow): Promise<void> {
  const { id, mandate_id: mandateId, state, period_end: end } = membership;
  if (state !== 'ACTIVE' || end === null) throw refuse();
  await updateMembership(context.trx, id, { state: 'PAUSED' });
  await endEntitlement(context.trx, id, end);
  await wantMandate(context, mandateId, 'PAUSED');
}

/**
 * Debits go on. Within the paid period the plan has its days of grace again, so that it works while the next one is
 * debited. After it that one is announced first, and the plan works again once it's paid.
 */
async function resume(context: SaleContext, membership: MembershipRow): Promise<void> {
  if (membership.state !== 'PAUSED') throw refuse();
  const { id, user_id: userId, tier, period_start: since, period_end: end } = membership;
  await updateMembership(context.trx, id, { state: 'ACTIVE', tries: 0, ...unannounced });
  if (since !== null && end !== null && end > context.now) {
    await entitleByMembership(context.trx, { id, userId, tier }, { since, until: graceEnd(end) });
  }
  await wantMandate(context, membership.mandate_id, 'ACTIVE');
}

async function cancel(
  settings: PremiumSettings,
  context: SaleContext,
  membership: MembershipRow,
): Promise<void> {
  const { trx, now } = context;
  const { id, mandate_id: mandateId, state, period_end: end } = membership;
  if (state === 'ENDED') throw refuse();
  if (end === null || end <= now) {
    await endMembership(settings, context, membership, now);
    return;
  }
  await updateMembership(trx, id, {
    state: 'CANCELLED',
    next_tier: null,
    next_period: null,
    try_at: null,
  });
  await endEntitlement(trx, id, end);
  await wantMandate(context, mandateId, 'REVOKED');
  await closeUnpaid(settings, context, id);
}

async function changeState(
  settings: PremiumSettings,
  context: SaleContext,
  membership: MembershipRow,
  { state }: StateChange,
): Promise<void> {
  if (membership.state === state) return;
  if (state === 'PAUSED') await pause(context, membership);
  else if (state === 'ACTIVE') await resume(context, membership);
  else await cancel(settings, context, membership);
  sendPlan(settings, context, membership.user_id);
}

/** Whether the next period is ordered. */
async function isRenewing(trx: Trx, { id, state }: MembershipRow): Promise<boolean> {
  if (state === 'PAUSED') return false;
  const unpaid = await findUnpaidPeriod(trx, id);
  const order = unpaid && (await findOrderOf(trx, unpaid.id));
  return order !== undefined && order.paid_by === null && order.closed_at === null;
}

/** A lower tier or another period: the mandate has to allow it, since nobody approves it again. */
async function changeLater(
  settings: PremiumSettings,
  context: SaleContext,
  membership: MembershipRow,
  { planId, period, preview = false }: PlanChange,
): Promise<ChangedMembership> {
  const { trx } = context;
  const { id, user_id: userId, period_end: end, mandate_id: mandateId } = membership;
  const tier = tierOf(planId);
  const isSame = tier === membership.tier && period === membership.period;
  const isUndone = isSame && membership.next_tier !== null;
  if (isSame && !isUndone) throw new AppError(premiumErrors.SAME_PLAN, { path: 'planId' });
  if (end === null || !['ACTIVE', 'PAUSED'].includes(membership.state)) throw refuse();
  // A renewal that is under way, or wasn't paid, has the price that was announced.
  if (await isRenewing(trx, membership)) throw refuse();
  const mandate = mandateId === null ? undefined : await findMandate(trx, mandateId);
  const isAllowed =
    settings.provider.changesMandates && priceOf(tier, period) <= (mandate?.max_amount ?? 0);
  if (!isAllowed) throw new AppError(premiumErrors.MANDATE_FIXED, { path: 'planId' });
  if (!preview) {
    // A debit from before a pause has the former price.
    await closeUnpaid(settings, context, id);
    await updateMembership(trx, id, {
      next_tier: isSame ? null : tier,
      next_period: isSame ? null : period,
      ...unannounced,
    });
    sendPlan(settings, context, userId);
  }
  return {
    membership: await readMembershipOf(trx, id, context.now),
    proration: laterCost({ tier, period }, end),
    payment: null,
  };
}

async function changePlan(
  settings: PremiumSettings,
  context: SaleContext,
  membership: MembershipRow,
  change: PlanChange,
): Promise<ChangedMembership> {
  const { planId, period, preview = false } = change;
  const tier = tierOf(planId);
  if (tier <= membership.tier) return changeLater(settings, context, membership, change);
  if (membership.state === 'PENDING' || membership.state === 'ENDED') throw refuse();
  const { trx, now } = context;
  const proration = upgradeCost({ tier, period }, creditOf(membership, now), now);
  const started = preview
    ? null
    : await startMembership(settings, context, membership.user_id, { planId, period });
  return {
    membership: await readMembershipOf(trx, membership.id, now),
    proration,
    payment: started && {
      paymentId: started.paymentId,
      state: started.state,
      payUrl: started.payUrl,
    },
  };
}

/**
 * Changes a person's own membership.
 *
 * @throws AppError 404 for one of somebody else; 409 where its state doesn't allow the change
 */
export async function changeMembership(
  settings: PremiumSettings,
  context: SaleContext,
  { userId, id }: { userId: string; id: string },
  change: Change,
): Promise<ChangedMembership> {
  const { trx } = context;
  await lockBuyer(trx, userId);
  const membership = isId(id) ? await findMembership(trx, id) : undefined;
  if (membership?.user_id !== userId) throw new AppError(coreErrors.NOT_FOUND);
  if ('planId' in change) return changePlan(settings, context, membership, change);
  await changeState(settings, context, membership, change);
  return {
    membership: await readMembershipOf(trx, id, context.now),
    proration: null,
    payment: null,
  };
}
