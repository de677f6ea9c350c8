import { isId, type Database } from '@upround/shared/db';
import { tablesOf, type InvoiceKind } from './invoice-tables';

/** What an invoice or credit note says. */
export interface InvoiceDocument {
  kind: InvoiceKind;
  number: string;
  issuedAt: Date;
  userId: string;
  buyer: string;
  title: string;
  /** In paise, tax included. */
  amount: number;
  tax: number;
  paymentId: string;
  /** No money moved. */
  isTest: boolean;
  /** Of a credit note: what it takes back, and why. */
  corrects: { number: string; issuedAt: Date; reason: string } | null;
}

const rowsOf = (db: Database) =>
  tablesOf(db)
    .selectFrom('invoices as i')
    .innerJoin('payments as p', 'p.id', 'i.payment_id')
    .leftJoin('refunds as r', 'r.payment_id', 'i.payment_id')
    .leftJoin('invoices as first', (join) =>
      join
        .onRef('first.payment_id', '=', 'i.payment_id')
        .on('first.kind', '=', 'INVOICE')
        .on('i.kind', '=', 'CREDIT_NOTE'),
    )
    .select([
      'i.id',
      'i.kind',
      'i.number',
      'i.issued_at',
      'i.user_id',
      'i.buyer',
      'i.title',
      'i.amount',
      'i.tax',
      'i.payment_id',
      'p.provider',
      'r.reason',
      'first.number as first_number',
      'first.issued_at as first_issued_at',
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof rowsOf>['execute']>>[number];

function toDocument(row: Row): InvoiceDocument {
  const { first_number: number, first_issued_at: issuedAt, reason } = row;
  return {
    kind: row.kind,
    number: row.number,
    issuedAt: row.issued_at,
    userId: row.user_id,
    buyer: row.buyer,
    title: row.title,
    amount: row.amount,
    tax: row.tax,
    paymentId: row.payment_id,
    isTest: row.provider === 'sandbox',
    corrects:
      number === null || issuedAt === null ? null : { number, issuedAt, reason: reason ?? 'OTHER' },
  };
}

/** One document of a payment, for whoever paid; null where they have none. */
export async function findInvoice(
  db: Database,
  { paymentId, kind, userId }: { paymentId: string; kind: InvoiceKind; userId: string },
): Promise<InvoiceDocument | null> {
  if (!isId(paymentId)) return null;
  const row = await rowsOf(db)
    .where('i.payment_id', '=', paymentId)
    .where('i.kind', '=', kind)
    .where('i.user_id', '=', userId)
    .executeTakeFirst();
  return row === undefined ? null : toDocument(row);
}

/** The same for a task, which knows the payment and not who paid. */
export async function readInvoice(
  db: Database,
  { paymentId, kind }: { paymentId: string; kind: InvoiceKind },
): Promise<InvoiceDocument | null> {
  const row = await rowsOf(db)
    .where('i.payment_id', '=', paymentId)
    .where('i.kind', '=', kind)
    .executeTakeFirst();
  return row === undefined ? null : toDocument(row);
}

/**
 * Invoices and credit notes of a period, in the order of their numbers within each series.
 *
 * @param period from its first moment up to, and without, its last
 * @param after the last id of the batch before
 */
export async function listInvoices(
  db: Database,
  period: { from: Date; until: Date },
  after: string | null,
  limit: number,
): Promise<(InvoiceDocument & { id: string })[]> {
  const rows = await rowsOf(db)
    .where('i.issued_at', '>=', period.from)
    .where('i.issued_at', '<', period.until)
    .$if(after !== null, (query) => query.where('i.id', '>', after))
    .orderBy('i.id')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...toDocument(row), id: row.id }));
}
