import {
  readMembership,
  readPremiumInterest,
  removePremiumInterest,
  setPremiumInterest,
} from '@upround/premium/contract';
import { implement, memberOf, type CallImplementation } from '@upround/shared/server-kit';
import { entitlementsAt } from './entitlement.store';
import { addInterest, isInterested, removeInterest } from './interest.store';

/** One's present plan, and the wish to be notified when plans open. */
export function premiumRoutes(now: () => Date): CallImplementation[] {
  const entitlements = entitlementsAt(now);
  return [
    implement(readMembership, {
      handle: async (context) => {
        const running = await entitlements.of(context.db, memberOf(context).userId);
        if (running === null) return { plan: null };
        const { tier, source, until } = running;
        return { plan: { tier, source, until: until?.toISOString() ?? null } };
      },
    }),
    implement(readPremiumInterest, {
      handle: async (context) => ({
        interested: await isInterested(context.db, memberOf(context).userId),
      }),
    }),
    implement(setPremiumInterest, {
      handle: async (context) => {
        await addInterest(context.trx, memberOf(context).userId);
        return { interested: true };
      },
    }),
    implement(removePremiumInterest, {
      handle: async (context) => {
        await removeInterest(context.trx, memberOf(context).userId);
        return { interested: false };
      },
    }),
  ];
}
