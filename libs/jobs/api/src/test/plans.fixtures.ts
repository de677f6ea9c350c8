import type { PlanTier } from '@upround/shared/domain';
import type { Entitlements } from '@upround/shared/ports';

/** Plans that a test gives and ends, by the ids of people. */
export const entitlementsIn = (plans: ReadonlyMap<string, PlanTier>): Entitlements => ({
  of: async (_db, userId) => {
    const tier = plans.get(userId ?? '');
    return tier === undefined ? null : { tier, source: 'PLAN', until: null };
  },
});
