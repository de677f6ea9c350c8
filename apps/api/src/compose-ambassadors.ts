import { createAmbassadors, type AmbassadorDeps, type Ambassadors } from '@upround/ambassador/api';
import { entitlementsAt, payoutsPort, planRevenue } from '@upround/premium/api';

/** The ambassador and creator programmes, with the ports that premium implements. */
export const ambassadorsWith = (
  deps: Omit<AmbassadorDeps, 'entitlements' | 'planRevenue' | 'payouts' | 'now'> & {
    now: () => Date;
  },
): Ambassadors =>
  createAmbassadors({
    ...deps,
    planRevenue,
    entitlements: entitlementsAt(deps.now),
    payouts: payoutsPort,
    demo: () => import('@upround/ambassador/demo'),
  });
