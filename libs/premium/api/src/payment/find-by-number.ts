import { isId, type Database } from '@upround/shared/db';
import { tablesOf } from '../premium-tables';

/** The id of the payment that an operator names by its id or its invoice's number. */
export async function findByNumber(db: Database, text: string): Promise<string | undefined> {
  if (isId(text)) {
    const payment = await tablesOf(db)
      .selectFrom('payments')
      .select('id')
      .where('id', '=', text)
      .executeTakeFirst();
    return payment?.id;
  }
  const invoice = await tablesOf(db)
    .selectFrom('invoices')
    .select('payment_id')
    .where('number', '=', text)
    .executeTakeFirst();
  return invoice?.payment_id;
}
