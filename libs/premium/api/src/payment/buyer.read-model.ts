import type { Trx } from '@upround/shared/db';
import { tablesIn } from '../premium-tables';

/** What a buyer is called on an invoice; someone whose account is deleted has no name any more. */
export async function readBuyerName(trx: Trx, userId: string): Promise<string> {
  const row = await tablesIn(trx)
    .selectFrom('person_view')
    .select('display_name')
    .where('id', '=', userId)
    .executeTakeFirst();
  return row?.display_name ?? 'Deleted account';
}
