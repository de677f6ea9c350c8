import { newId, type Database, type Trx } from '@upround/shared/db';
import type { FailureReason } from '@upround/premium/contract';
import type { PaymentReport } from '../payment-provider';
import { LATE_MS } from './sandbox-course';
import {
  change,
  findMandate,
  insertDelivery,
  lockDue,
  lockOrder,
  setMandate,
  type SandboxPayment,
} from './sandbox.store';

/** Deliveries of one event lie so far apart, and an earlier event may arrive after a later one. */
const SECOND_DELIVERY_MS = 3_000;
const EARLIER_EVENT_MS = 1_500;
const AT_ONCE = 100;

/** A decision of the payer or their bank. */
export type Decision = { state: 'APPROVED' } | { state: 'DECLINED'; failure: FailureReason };

/** A payment in the words of the provider port. A closed one only waits: nobody paid it. */
export const toReport = (payment: SandboxPayment): PaymentReport => ({
  state:
    payment.state === 'APPROVED' ? 'SUCCESS' : payment.state === 'DECLINED' ? 'FAILED' : 'OPEN',
  amount: payment.amount,
  currency: payment.currency,
  providerOrder: payment.id,
  paymentId: payment.payment_id,
  providerPayment: payment.state === 'APPROVED' ? payment.bank_reference : null,
  failure: payment.state === 'DECLINED' ? (payment.failure ?? 'DECLINED') : null,
  payer: payment.payer,
});

interface SandboxEvent extends Readonly<Record<string, unknown>> {
  id: string;
}

async function deliverTwice(trx: Trx, event: SandboxEvent, at: Date): Promise<void> {
  const body = JSON.stringify(event);
  for (const after of [0, SECOND_DELIVERY_MS]) {
    await insertDelivery(trx, {
      eventId: event.id,
      body,
      at: new Date(at.getTime() + after),
    });
  }
}

/** Puts the events of a decision into the queue: at least once each, and not in order. */
async function announce(trx: Trx, payment: SandboxPayment, now: Date): Promise<void> {
  const report = toReport(payment);
  const event = (type: string, of: PaymentReport) => ({
    id: `evt_${newId()}`,
    type,
    about: 'PAYMENT',
    report: of,
  });
  const type = report.state === 'SUCCESS' ? 'payment.captured' : 'payment.failed';
  await deliverTwice(trx, event(type, report), now);
  const opened = { ...report, state: 'OPEN' as const, providerPayment: null, failure: null };
  const earlier = event('payment.pending', opened);
  await insertDelivery(trx, {
    eventId: earlier.id,
    body: JSON.stringify(earlier),
    at: new Date(now.getTime() + EARLIER_EVENT_MS),
  });
}

/**
 * Decides a payment, once. A closed payment can't be approved on its page, but its bank may still be late.
 *
 * @returns the payment as it is now; undefined for an unknown one
 */
export async function decide(
  trx: Trx,
  id: string,
  decision: Decision,
  { now, isLate = false }: { now: Date; isLate?: boolean },
): Promise<SandboxPayment | undefined> {
  const payment = await lockOrder(trx, id);
  if (payment === undefined) return undefined;
  if (payment.state !== 'OPEN' && !(isLate && payment.state === 'CLOSED')) return payment;
  const decided: SandboxPayment = {
    ...payment,
    state: decision.state,
    failure: decision.state === 'DECLINED' ? decision.failure : null,
    bank_reference:
      decision.state === 'APPROVED' ? `pay_${payment.payment_id.replaceAll('-', '')}` : null,
    due_at: null,
    decided_at: now,
  };
  const { state, failure, bank_reference, decided_at } = decided;
  await change(trx, id, { state, failure, bank_reference, decided_at, due_at: null });
  if (payment.mandate !== null && state === 'APPROVED' && !payment.is_debit) {
    await setMandate(trx, payment.mandate, 'ACTIVE');
    const mandate = await findMandate(trx, payment.mandate);
    await deliverTwice(
      trx,
      {
        id: `evt_${newId()}`,
        type: 'mandate.active',
        about: 'MANDATE',
        providerMandate: payment.mandate,
        state: 'ACTIVE',
        payer: mandate?.payer ?? null,
      },
      now,
    );
  }
  await announce(trx, decided, now);
  return decided;
}

/** How a debit of a mandate ends. */
async function debitDecision(trx: Trx, payment: SandboxPayment): Promise<Decision> {
  const mandate = payment.mandate === null ? undefined : await findMandate(trx, payment.mandate);
  if (mandate?.state !== 'ACTIVE' || payment.amount > mandate.max_amount) {
    return { state: 'DECLINED', failure: 'DECLINED' };
  }
  return mandate.is_empty ? { state: 'DECLINED', failure: 'NO_FUNDS' } : { state: 'APPROVED' };
}

/** Lets time pass at the bank: decides what is due. @returns how many were decided */
export async function advanceBank(db: Database, now: Date): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const due = await lockDue(trx, now, AT_ONCE);
    for (const payment of due) {
      if (payment.course === 'late' && payment.state === 'OPEN') {
        // The product hasn't ended it yet, and this bank answers after that.
        await change(trx, payment.id, { due_at: new Date(now.getTime() + LATE_MS) });
        continue;
      }
      const decision: Decision = payment.is_debit
        ? await debitDecision(trx, payment)
        : payment.course === 'fail'
          ? { state: 'DECLINED', failure: 'DECLINED' }
          : { state: 'APPROVED' };
      await decide(trx, payment.id, decision, { now, isLate: true });
      await change(trx, payment.id, { due_at: null });
    }
    return due.length;
  });
}
