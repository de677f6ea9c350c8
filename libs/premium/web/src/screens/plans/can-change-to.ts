import type { Membership, Period, Plan } from '@upround/premium/contract';

/** Whether a subscription can be changed to a plan with a period right now. One that was cancelled only to a higher one. */
export function canChangeTo(subscription: Membership, plan: Plan, period: Period): boolean {
  const isSame = subscription.planId === plan.offeringId && subscription.period === period;
  const { change } = subscription;
  const isScheduled = change?.planId === plan.offeringId && change.period === period;
  const isHigher = plan.tier > subscription.tier;
  const isOpen =
    subscription.state === 'ACTIVE' || (subscription.state === 'CANCELLED' && isHigher);
  return isOpen && !isSame && !isScheduled;
}
