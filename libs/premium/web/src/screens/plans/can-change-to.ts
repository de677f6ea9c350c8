import type { Membership, Period, Plan } from '@upround/premium/contract';

/** Whether a subscription can be changed to a plan with a period right now. */
export function canChangeTo(subscription: Membership, plan: Plan, period: Period): boolean {
  const isSame = subscription.planId === plan.offeringId && subscription.period === period;
  const { change } = subscription;
  const isScheduled = change?.planId === plan.offeringId && change.period === period;
  return subscription.state === 'ACTIVE' && !isSame && !isScheduled;
}
