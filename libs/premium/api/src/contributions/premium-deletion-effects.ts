import type { DeletionEffects, Entitlement } from '@upround/shared/ports';
import { entitlementsAt } from '../entitlement.store';

const plans: Record<Entitlement['tier'], string> = {
  1: 'Premium',
  2: 'Premium Plus',
  3: 'Premium Jobs',
};

/** @param now the server's clock, which decides what has ended */
export const premiumDeletionEffects = (now: () => Date): DeletionEffects => ({
  name: 'premium',
  async describe(db, userId) {
    const running = await entitlementsAt(now).of(db, userId);
    return running === null ? [] : [`You lose your ${plans[running.tier]} plan.`];
  },
});
