import type { Eraser } from '@upround/shared/ports';
import { tablesIn } from '../premium-tables';

/** Deletes a person's entitlements, and their interest in Premium. */
export const premiumEraser: Eraser = {
  name: 'premium',
  tables: ['entitlements', 'premium_interests'],
  async erase(trx, userId) {
    await tablesIn(trx).deleteFrom('premium_interests').where('user_id', '=', userId).execute();
    await tablesIn(trx).deleteFrom('entitlements').where('user_id', '=', userId).execute();
    return [];
  },
};
