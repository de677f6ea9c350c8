import {
  changeMembership,
  listPlans,
  readMembership,
  startMembership,
} from '@upround/premium/contract';
import { implement, memberOf, type CallImplementation } from '@upround/shared/server-kit';
import { entitlementsAt } from '../entitlement.store';
import { saleContext } from '../payment/payment.routes';
import type { PremiumSettings } from '../premium-settings';
import { changeMembership as change } from './change-membership.service';
import { readOwnMembership } from './membership.read-model';
import { plans } from './plans.data';
import { startMembership as start } from './start-membership.service';

/** The calls about plans and memberships. */
export function membershipRoutes(settings: PremiumSettings): CallImplementation[] {
  const entitlements = entitlementsAt(settings.now);
  return [
    implement(listPlans, { handle: async () => ({ data: [...plans], nextSegment: null }) }),
    implement(readMembership, {
      handle: async (context) => {
        const { userId } = memberOf(context);
        const running = await entitlements.of(context.db, userId);
        const membership = await readOwnMembership(context.db, userId, settings.now());
        if (running === null) return { plan: null, membership };
        const { tier, source, until } = running;
        return { plan: { tier, source, until: until?.toISOString() ?? null }, membership };
      },
    }),
    implement(startMembership, {
      handle: (context, { body }) =>
        start(settings, saleContext(settings, context), memberOf(context).userId, body),
    }),
    implement(changeMembership, {
      handle: (context, { params, body }) =>
        change(
          settings,
          saleContext(settings, context),
          { userId: memberOf(context).userId, id: params.id },
          body,
        ),
    }),
  ];
}
