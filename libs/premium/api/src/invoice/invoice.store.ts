import { newId, type Trx } from '@upround/shared/db';
import { fiscalYearOf } from './fiscal-year';
import { taxIn } from './gst';
import { tablesIn, type InvoiceKind } from './invoice-tables';

/** What a number begins with. */
const prefixes: Record<InvoiceKind, string> = { INVOICE: 'UP', CREDIT_NOTE: 'UPC' };
const DIGITS = 6;
const BUYER_MAX = 200;
const CONTROLS = /[\s\p{Cc}]+/gu;

/** A payment that was delivered for. */
export interface Sold {
  paymentId: string;
  userId: string;
  /** What the buyer is called at that moment. */
  buyer: string;
  title: string;
  /** In paise, tax included. */
  amount: number;
  at: Date;
}

type Issued = Omit<Sold, 'at'> & { kind: InvoiceKind; tax: number; at: Date };

async function numberOf(trx: Trx, paymentId: string, kind: InvoiceKind): Promise<string | null> {
  const row = await tablesIn(trx)
    .selectFrom('invoices')
    .select('number')
    .where('payment_id', '=', paymentId)
    .where('kind', '=', kind)
    .executeTakeFirst();
  return row?.number ?? null;
}

/** Locks a series until the transaction ends, and answers its last number. */
async function lockSeries(trx: Trx, series: string): Promise<number> {
  const row = await tablesIn(trx)
    .insertInto('invoice_series')
    .values({ series, last_number: 0 })
    .onConflict((conflict) =>
      conflict
        .column('series')
        .doUpdateSet((set) => ({ last_number: set.ref('invoice_series.last_number') })),
    )
    .returning('last_number')
    .executeTakeFirstOrThrow();
  return row.last_number;
}

/**
 * The number is taken under the lock of its series and stored in the same transaction: one that is rolled back gives it
 * back, so a series has no gaps (rule 46(b) of the CGST Rules).
 */
async function issue(trx: Trx, { at, ...sold }: Issued): Promise<string> {
  const known = await numberOf(trx, sold.paymentId, sold.kind);
  if (known !== null) return known;
  // The same rule allows 16 characters, so the year has its last two digits.
  const series = `${prefixes[sold.kind]}/${fiscalYearOf(at).slice(2)}`;
  const next = (await lockSeries(trx, series)) + 1;
  // Whoever had the lock before may have issued it.
  const issued = await numberOf(trx, sold.paymentId, sold.kind);
  if (issued !== null) return issued;
  const number = `${series}/${String(next).padStart(DIGITS, '0')}`;
  await tablesIn(trx)
    .updateTable('invoice_series')
    .set({ last_number: next })
    .where('series', '=', series)
    .execute();
  await tablesIn(trx)
    .insertInto('invoices')
    .values({
      id: newId(),
      number,
      kind: sold.kind,
      payment_id: sold.paymentId,
      user_id: sold.userId,
      buyer: sold.buyer,
      title: sold.title,
      amount: sold.amount,
      tax: sold.tax,
      currency: 'INR',
      issued_at: at,
    })
    .execute();
  return number;
}

/** A name on one line, within the column's bounds. */
function oneLine(buyer: string): string {
  const letters = [...buyer.replace(CONTROLS, ' ').trim()];
  return letters.slice(0, BUYER_MAX).join('') || 'Member';
}

/**
 * Issues the invoice of a payment, within the transaction of its capture. For a payment that has one, nothing changes.
 *
 * @returns its number, as in `UP/26-27/000014`
 */
export function issueInvoice(trx: Trx, sold: Sold): Promise<string> {
  const buyer = oneLine(sold.buyer);
  return issue(trx, { ...sold, buyer, kind: 'INVOICE', tax: taxIn(sold.amount) });
}

/**
 * Issues the credit note of a payment that is returned: it takes back the whole invoice (section 34 of the CGST Act).
 *
 * @returns its number; null where the payment has no invoice, so that there is nothing to take back
 */
export async function issueCreditNote(
  trx: Trx,
  { paymentId, at }: { paymentId: string; at: Date },
): Promise<string | null> {
  const invoice = await tablesIn(trx)
    .selectFrom('invoices')
    .select(['user_id as userId', 'buyer', 'title', 'amount', 'tax'])
    .where('payment_id', '=', paymentId)
    .where('kind', '=', 'INVOICE')
    .executeTakeFirst();
  if (invoice === undefined) return null;
  return issue(trx, { ...invoice, paymentId, kind: 'CREDIT_NOTE', at });
}
