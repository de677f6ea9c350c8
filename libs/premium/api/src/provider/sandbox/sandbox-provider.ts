import type { Database } from '@upround/shared/db';
import { maskName, maskVpa } from '../mask';
import {
  ProviderError,
  VpaError,
  type DebitRequest,
  type PaymentProvider,
  type PaymentReport,
  type StartRequest,
} from '../payment-provider';
import { toReport } from './sandbox-bank';
import { courseOf, dueAt } from './sandbox-course';
import { readSandboxEvent } from './sandbox-events';
import {
  approvedSince,
  change,
  findByOrder,
  findByReference,
  findMandate,
  findSandboxRefund,
  insertDelivery,
  insertMandateOnce,
  insertOnce,
  insertRefundOnce,
  lockOrder,
  nextAfter,
  refundsSince,
  setMandate,
} from './sandbox.store';

/** What the sandbox needs. */
export interface SandboxOptions {
  db(): Database;
  now(): Date;
  /** Keys that sign its webhooks; the first one is in use. */
  keys: readonly Buffer[];
  /** Where its page is served. */
  apiUrl: string;
  /** Called when something was put into its queues. */
  onChange(): void;
}

type RefundRequest = Parameters<PaymentProvider['refund']>[0];

/** The bank answers a debit after a moment. */
const DEBIT_MS = 1_000;
/** An address that no one has, for trying what happens. */
const UNKNOWN_VPA = 'invalid@upi';

const NONE = 'The sandbox has no such mandate.';

export const sandboxPath = (paymentId: string) => `/v1/payments/sandbox/${paymentId}`;
const orderId = (paymentId: string) => `order_${paymentId.replaceAll('-', '')}`;
const mandateId = (id: string) => `mandate_${id.replaceAll('-', '')}`;

/** `asha.rao@upi` may well belong to Asha Rao. */
const holderOf = (vpa: string) => {
  const words = (vpa.split('@')[0] ?? '').split(/[._-]+/).filter((word) => word !== '');
  return maskName(words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' '));
};

async function open({ db, now, apiUrl, onChange }: SandboxOptions, request: StartRequest) {
  const { paymentId, amount, currency, title, expiresAt, vpa, mandate } = request;
  if (vpa?.toLowerCase() === UNKNOWN_VPA) throw new VpaError('Nobody has this UPI id.');
  const id = orderId(paymentId);
  const course = vpa === undefined ? null : courseOf(vpa);
  const providerMandate = mandate === undefined ? null : mandateId(mandate.mandateId);
  const payer = vpa === undefined ? null : maskVpa(vpa);
  const at = now();
  await db()
    .transaction()
    .execute(async (trx) => {
      if (mandate !== undefined) {
        await insertMandateOnce(trx, {
          id: mandateId(mandate.mandateId),
          payer,
          is_empty: course === 'nofunds',
          max_amount: mandate.maxAmount,
          at,
        });
      }
      await insertOnce(trx, {
        id,
        payment_id: paymentId,
        amount,
        currency,
        title,
        payer,
        course,
        state: 'OPEN',
        due_at: course === null ? null : dueAt(course, at, expiresAt),
        is_debit: false,
        bank_reference: null,
        mandate: providerMandate,
        failure: null,
        expires_at: expiresAt,
        created_at: at,
        decided_at: null,
      });
    });
  onChange();
  const payUrl = new URL(sandboxPath(paymentId), apiUrl).href;
  return { providerOrder: id, payUrl, intentUrl: null, providerMandate };
}

async function debit(
  { db, now, onChange }: SandboxOptions,
  { paymentId, providerMandate, amount, currency, title }: DebitRequest,
): Promise<PaymentReport> {
  if ((await findMandate(db(), providerMandate)) === undefined) throw new ProviderError(NONE);
  const id = orderId(paymentId);
  const at = now();
  const due = new Date(at.getTime() + DEBIT_MS);
  await db()
    .transaction()
    .execute((trx) =>
      insertOnce(trx, {
        id,
        payment_id: paymentId,
        amount,
        currency,
        title,
        payer: null,
        course: null,
        state: 'OPEN',
        due_at: due,
        is_debit: true,
        bank_reference: null,
        mandate: providerMandate,
        failure: null,
        expires_at: due,
        created_at: at,
        decided_at: null,
      }),
    );
  onChange();
  const stored = await findByOrder(db(), id);
  if (stored === undefined) throw new Error(`${id} was not stored.`);
  return toReport(stored);
}

async function refund(
  { db, now, onChange }: SandboxOptions,
  { refundId, providerPayment, amount }: RefundRequest,
): Promise<{ providerRefund: string; state: 'DONE' }> {
  const providerRefund = await db()
    .transaction()
    .execute(async (trx) => {
      const payment = await findByReference(trx, providerPayment);
      if (payment === undefined || payment.amount !== amount) {
        throw new ProviderError('The sandbox captured no such payment.');
      }
      const id = await insertRefundOnce(trx, {
        refundId,
        payment: payment.id,
        amount,
        at: now(),
      });
      if (id === null) throw new ProviderError('This payment was returned before.');
      const event = { id: `evt_${id}`, type: 'refund.processed', about: 'REFUND' };
      const report = { providerRefund: id, state: 'DONE', providerPayment, refundId };
      await insertDelivery(trx, {
        eventId: event.id,
        body: JSON.stringify({ ...event, ...report }),
        at: now(),
      });
      return id;
    });
  onChange();
  return { providerRefund, state: 'DONE' };
}

/**
 * The provider of installations without an account at one: it moves no money, and behaves like a real one towards the
 * rest of the product, which can't tell the difference.
 */
export function createSandbox(options: SandboxOptions): PaymentProvider {
  const { db, now, keys, apiUrl } = options;
  return {
    name: 'sandbox',
    isTest: true,
    changesMandates: true,
    schedulesDebits: false,
    pageOf: (paymentId) => new URL(sandboxPath(paymentId), apiUrl).href,
    start: (request) => open(options, request),
    async read(providerOrder) {
      const payment = await findByOrder(db(), providerOrder);
      return payment === undefined ? null : toReport(payment);
    },
    async close(providerOrder) {
      await db()
        .transaction()
        .execute(async (trx) => {
          const payment = await lockOrder(trx, providerOrder);
          if (payment?.state === 'OPEN') await change(trx, providerOrder, { state: 'CLOSED' });
        });
    },
    debit: (request) => debit(options, request),
    async changeMandate(providerMandate, to) {
      if ((await findMandate(db(), providerMandate)) === undefined) throw new ProviderError(NONE);
      await db()
        .transaction()
        .execute((trx) => setMandate(trx, providerMandate, to));
    },
    async readMandate(providerMandate) {
      const mandate = await findMandate(db(), providerMandate);
      return mandate === undefined ? null : { state: mandate.state, payer: mandate.payer };
    },
    refund: (request) => refund(options, request),
    async readRefund(providerRefund) {
      return (await findSandboxRefund(db(), providerRefund)) === undefined ? null : 'DONE';
    },
    verifyVpa: async (vpa) =>
      vpa.toLowerCase() === UNKNOWN_VPA
        ? { valid: false, name: null }
        : { valid: true, name: holderOf(vpa) },
    readEvent: (request) => readSandboxEvent(keys, request, now()),
    async captures(since, { after, isKnown }) {
      const rows = await approvedSince(db(), since, after);
      const items: PaymentReport[] = [];
      for (const report of rows.map(toReport)) {
        if (!(await isKnown(report.providerPayment ?? ''))) items.push(report);
      }
      return { items, next: nextAfter(rows, ({ id, decided_at: at }) => ({ id, at })) };
    },
    async refunds(since, after) {
      const rows = await refundsSince(db(), since, after);
      const items = rows.map(({ id, refund_id: refundId, bank_reference: providerPayment }) => ({
        providerRefund: id,
        state: 'DONE' as const,
        providerPayment,
        refundId,
      }));
      return { items, next: nextAfter(rows, ({ id, created_at: at }) => ({ id, at })) };
    },
  };
}
