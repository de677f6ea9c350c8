import type { DeletionEffects, Entitlement } from '@upround/shared/ports';
import { entitlementsAt } from '../entitlement.store';
import { tablesOf } from '../premium-tables';

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
    const [paying, invoice] = await Promise.all([
      tablesOf(db)
        .selectFrom('memberships')
        .select('id')
        .where('user_id', '=', userId)
        .where('state', 'not in', ['PENDING', 'ENDED'])
        .executeTakeFirst(),
      tablesOf(db)
        .selectFrom('invoices')
        .select('id')
        .where('user_id', '=', userId)
        .limit(1)
        .executeTakeFirst(),
    ]);
    const plan = running === null ? 'plan' : `${plans[running.tier]} plan`;
    return [
      ...(paying === undefined ? [] : [`Your ${plan} ends at once, and future debits stop.`]),
      ...(paying === undefined && running !== null ? [`You lose your ${plan}.`] : []),
      ...(invoice === undefined
        ? []
        : [
            'We keep your invoices, with your name and the amount, for as long as tax law requires.',
          ]),
    ];
  },
});
