import type { Eraser } from '@upround/shared/ports';
import { tablesIn } from '../premium-tables';

/**
 * Deletes a person's entitlements and their interest in Premium, and clears their UPI ids. Rows about money stay as they
 * are: section 36 of the CGST Act and rule 56 of the CGST Rules want accounts and invoices, with the buyer's name, until
 * 72 months after the year's annual return was due. Orders, payments, mandates and memberships hold no text about the
 * person and lead to `people`, which is nameless by then.
 */
export const premiumEraser: Eraser = {
  name: 'premium',
  tables: ['entitlements', 'premium_interests', 'mandates', 'payments', 'memberships'],
  async erase(trx, userId) {
    const tables = tablesIn(trx);
    await tables.deleteFrom('premium_interests').where('user_id', '=', userId).execute();
    await tables.deleteFrom('entitlements').where('user_id', '=', userId).execute();
    await tables
      .updateTable('sandbox_payments')
      .set({ payer: null })
      .where('payment_id', 'in', (from) =>
        from.selectFrom('payments').select('id').where('user_id', '=', userId),
      )
      .execute();
    await tables
      .updateTable('sandbox_mandates')
      .set({ payer: null })
      .where('id', 'in', (from) =>
        from
          .selectFrom('mandates')
          .select((of) => of.ref('provider_mandate').$notNull().as('id'))
          .where('user_id', '=', userId)
          .where('provider', '=', 'sandbox'),
      )
      .execute();
    await tables
      .updateTable('payments')
      .set({ payer: null })
      .where('user_id', '=', userId)
      .execute();
    await tables
      .updateTable('mandates')
      .set({ payer: null })
      .where('user_id', '=', userId)
      .execute();
    // Both ended when the account was deleted; nothing may debit someone who is erased.
    await tables
      .updateTable('mandates')
      .set({ state: 'REVOKED', wanted: 'REVOKED' })
      .where('user_id', '=', userId)
      .where('state', '<>', 'REVOKED')
      .execute();
    await tables
      .updateTable('memberships')
      .set({ state: 'ENDED' })
      .where('user_id', '=', userId)
      .where('state', '<>', 'ENDED')
      .execute();
    return [];
  },
};
