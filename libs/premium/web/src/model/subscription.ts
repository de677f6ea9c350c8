import type { Membership, MembershipAnswer } from '@upround/premium/contract';
import type { Tier } from './plan-rows';

/** The subscription that runs, or ran until its period ended; null for one that never began or is over. */
export function subscriptionOf({ membership }: MembershipAnswer): Membership | null {
  if (membership === null) return null;
  return membership.state === 'PENDING' || membership.state === 'ENDED' ? null : membership;
}

/** The tier that a viewer can use; 0 for Free, and while it isn't known. */
export const tierOfPlan = (answer: MembershipAnswer | undefined): Tier => answer?.plan?.tier ?? 0;
