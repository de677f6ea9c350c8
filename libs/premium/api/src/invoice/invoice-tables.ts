import type { Database, SharedViews, Trx } from '@upround/shared/db';
import type { Kysely, Transaction } from 'kysely';

/** An invoice, or the credit note that takes one back. */
export type InvoiceKind = 'INVOICE' | 'CREDIT_NOTE';

interface InvoicesTable {
  id: string;
  number: string;
  kind: InvoiceKind;
  payment_id: string;
  user_id: string;
  buyer: string;
  title: string;
  amount: number;
  tax: number;
  currency: 'INR';
  issued_at: Date;
}

interface InvoiceSeriesTable {
  series: string;
  last_number: number;
}

/** What an invoice says of its payment. */
interface PaidTable {
  id: string;
  provider: string;
}

interface ReturnedTable {
  payment_id: string;
  reason: string;
}

type InvoiceTables = {
  invoices: InvoicesTable;
  invoice_series: InvoiceSeriesTable;
  payments: PaidTable;
  refunds: ReturnedTable;
};

/** The database with invoices and what they refer to. */
export const tablesOf = (db: Database | Trx): Kysely<SharedViews & InvoiceTables> =>
  (db as Database).withTables<InvoiceTables>();
/** The same within a transaction. */
export const tablesIn = (trx: Trx): Transaction<SharedViews & InvoiceTables> =>
  trx.withTables<InvoiceTables>();
