import { isId, NEWEST, type Database } from '@upround/shared/db';
import type {
  RefundVerdict,
  StaffPayment,
  StaffPaymentDetails,
  StaffPayments,
  UnsolvedMoney,
} from '@upround/shared/ports';
import { sql } from 'kysely';
import { findByNumber } from '../payment/find-by-number';
import { returnMoney } from '../payment/payment-engine';
import { findOrder, lockPayment } from '../payment/payment.store';
import { listUnsolved, solve } from '../payment/provider-event.store';
import { refundVerdict } from '../payment/refund-verdict';
import { findRefund } from '../payment/refund.store';
import { solveRefund } from '../payment/refund.task';
import type { PremiumSettings } from '../premium-settings';
import type { PaymentRow } from '../premium-tables';
import { maskVpa } from '../provider/mask';

interface StaffRow extends PaymentRow {
  title: string;
  invoice: string | null;
  tax: number | null;
  credit_note: string | null;
  refund_state: 'PENDING' | 'DONE' | 'FAILED' | null;
  refund_at: Date | null;
}

const selected = sql`
  select p.*, o.title, i.number as invoice, i.tax, c.number as credit_note,
    r.state as refund_state, r.created_at as refund_at
  from payments p
  join orders o on o.id = p.order_id
  left join refunds r on r.payment_id = p.id
  left join invoices i on i.payment_id = p.id and i.kind = 'INVOICE'
  left join invoices c on c.payment_id = p.id and c.kind = 'CREDIT_NOTE'`;

const toPayment = (row: StaffRow): StaffPayment => ({
  id: row.id,
  userId: row.user_id,
  title: row.title,
  amount: row.amount,
  currency: row.currency,
  state: row.state,
  createdAt: row.created_at,
  endedAt: row.ended_at,
  invoice: row.invoice,
});

/** A UPI id is stored in full until the provider has it. */
const hiddenPayer = (payer: string | null) =>
  payer === null || payer.includes('•') ? payer : maskVpa(payer);

const toDetails = (row: StaffRow, verdict: RefundVerdict): StaffPaymentDetails => ({
  ...toPayment(row),
  orderId: row.order_id,
  tax: row.tax,
  provider: row.provider,
  providerPayment: row.provider_payment,
  failure: row.failure,
  payer: hiddenPayer(row.payer),
  isDebit: row.is_debit,
  creditNote: row.credit_note,
  refund:
    row.refund_state === null || row.refund_at === null
      ? null
      : { state: row.refund_state, at: row.refund_at },
  verdict,
});

const list: StaffPayments['list'] = async (db, { id, userId, state, before, limit }) => {
  const { rows } = await sql<StaffRow>`${selected}
    where p.id < ${before ?? NEWEST}::uuid
      ${id === undefined ? sql`` : sql`and p.id = ${id}::uuid`}
      ${userId === undefined ? sql`` : sql`and p.user_id = ${userId}::uuid`}
      ${state === undefined ? sql`` : sql`and p.state = ${state}`}
    order by p.id desc limit ${limit}`.execute(db);
  return rows.map(toPayment);
};

const read = (settings: PremiumSettings, db: Database, id: string) =>
  db.transaction().execute(async (trx) => {
    const { rows } = await sql<StaffRow>`${selected} where p.id = ${id}::uuid`.execute(trx);
    const [row] = rows;
    const order = row && (await findOrder(trx, row.order_id));
    if (row === undefined || order === undefined) return null;
    const now = settings.now();
    return toDetails(row, await refundVerdict(settings, { trx, now }, { payment: row, order }));
  });

const problems: Readonly<Record<string, UnsolvedMoney['problem']>> = {
  UNKNOWN: 'UNKNOWN',
  MISMATCH: 'MISMATCH',
};

/** Payments and their problems, for admins. */
export const staffPaymentsPort = (settings: PremiumSettings): StaffPayments => ({
  findByNumber: async (db, text) => (await findByNumber(db, text)) ?? null,
  list,
  read: async (db, id) => (isId(id) ? read(settings, db, id) : null),

  async refund(context, id, isLate) {
    const found = isId(id) ? await lockPayment(context.trx, id) : undefined;
    if (found === undefined) return null;
    const verdict = await refundVerdict(settings, context, found);
    const isAllowed = verdict.outcome === 'POSSIBLE' || (verdict.outcome === 'LATE' && isLate);
    if (!isAllowed) return verdict;
    const isNew = await returnMoney(settings, context, found, 'OPERATOR');
    return { outcome: isNew ? 'POSSIBLE' : 'RETURNED', reason: '' };
  },

  listUnsolved: async (db) =>
    (await listUnsolved(db, settings.now())).map(({ id, at, outcome, paymentId }) => ({
      id,
      at,
      problem: problems[outcome] ?? 'REFUND',
      paymentId,
    })),

  async solve(context, id) {
    const { trx } = context;
    if (await solve(trx, id)) return true;
    const refund = isId(id) ? await findRefund(trx, id) : undefined;
    if (refund === undefined) return false;
    // Of two who solve it at once the second finds it done.
    await lockPayment(trx, refund.payment_id);
    return solveRefund(settings, context, id);
  },
});
