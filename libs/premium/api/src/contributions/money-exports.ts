import { inBatches, type ExportSource } from '@upround/shared/ports';
import { tablesOf as invoiceTablesOf } from '../invoice/invoice-tables';
import { tablesOf } from '../premium-tables';

const PAISE = 100;
/** As people write it: rupees, with two digits for paise. */
const rupees = (paise: number) => (paise / PAISE).toFixed(2);
const moment = (at: Date | null) => at?.toISOString() ?? null;

/** What a person paid or tried to pay, without the provider's own ids. */
const payments: ExportSource = {
  name: 'payments',
  tables: ['orders', 'payments'],
  async *rows(db, userId) {
    const rows = inBatches((after, limit) =>
      tablesOf(db)
        .selectFrom('payments as p')
        .innerJoin('orders as o', 'o.id', 'p.order_id')
        .select(['p.id', 'o.title', 'p.amount', 'p.currency', 'p.state', 'p.failure'])
        .select(['p.is_debit', 'p.payer', 'p.created_at', 'p.ended_at'])
        .where('p.user_id', '=', userId)
        .$if(after !== null, (query) => query.where('p.id', '>', after))
        .orderBy('p.id')
        .limit(limit)
        .execute(),
    );
    for await (const row of rows) {
      yield {
        values: {
          id: row.id,
          title: row.title,
          amount: rupees(row.amount),
          currency: row.currency,
          state: row.state,
          failure: row.failure,
          byMandate: row.is_debit,
          upiId: row.payer,
          createdAt: row.created_at.toISOString(),
          endedAt: moment(row.ended_at),
        },
      };
    }
  },
};

const refunds: ExportSource = {
  name: 'refunds',
  tables: ['refunds'],
  async *rows(db, userId) {
    const rows = inBatches((after, limit) =>
      tablesOf(db)
        .selectFrom('refunds as r')
        .innerJoin('payments as p', 'p.id', 'r.payment_id')
        .select(['r.id', 'r.payment_id', 'r.amount', 'r.currency', 'r.state'])
        .select(['r.created_at', 'r.ended_at'])
        .where('p.user_id', '=', userId)
        .$if(after !== null, (query) => query.where('r.id', '>', after))
        .orderBy('r.id')
        .limit(limit)
        .execute(),
    );
    for await (const row of rows) {
      yield {
        values: {
          payment: row.payment_id,
          amount: rupees(row.amount),
          currency: row.currency,
          state: row.state,
          createdAt: row.created_at.toISOString(),
          endedAt: moment(row.ended_at),
        },
      };
    }
  },
};

const mandates: ExportSource = {
  name: 'mandates',
  tables: ['mandates'],
  async *rows(db, userId) {
    const rows = inBatches((after, limit) =>
      tablesOf(db)
        .selectFrom('mandates')
        .select(['id', 'state', 'max_amount', 'currency', 'period', 'payer', 'created_at'])
        .where('user_id', '=', userId)
        .$if(after !== null, (query) => query.where('id', '>', after))
        .orderBy('id')
        .limit(limit)
        .execute(),
    );
    for await (const row of rows) {
      yield {
        values: {
          state: row.state,
          maxAmount: rupees(row.max_amount),
          currency: row.currency,
          period: row.period,
          upiId: row.payer,
          createdAt: row.created_at.toISOString(),
        },
      };
    }
  },
};

const invoices: ExportSource = {
  name: 'invoices',
  tables: ['invoices'],
  async *rows(db, userId) {
    const rows = inBatches((after, limit) =>
      invoiceTablesOf(db)
        .selectFrom('invoices')
        .select(['id', 'number', 'kind', 'payment_id', 'buyer', 'title', 'amount', 'tax'])
        .select(['currency', 'issued_at'])
        .where('user_id', '=', userId)
        .$if(after !== null, (query) => query.where('id', '>', after))
        .orderBy('id')
        .limit(limit)
        .execute(),
    );
    for await (const row of rows) {
      yield {
        values: {
          number: row.number,
          kind: row.kind,
          payment: row.payment_id,
          buyer: row.buyer,
          title: row.title,
          amount: rupees(row.amount),
          tax: rupees(row.tax),
          currency: row.currency,
          issuedAt: row.issued_at.toISOString(),
        },
      };
    }
  },
};

/** A person's money: payments, refunds, approvals for debits, invoices. */
export const moneyExports: readonly ExportSource[] = [payments, refunds, mandates, invoices];
