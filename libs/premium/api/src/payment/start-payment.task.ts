import type { Database } from '@upround/shared/db';
import { handleTask, type TaskHandler } from '@upround/shared/tasks';
import type { PremiumSettings } from '../premium-settings';
import type { OrderRow, PaymentRow } from '../premium-tables';
import { firstDebitAt } from '../membership/mandate-debits';
import { findMandate, setProviderMandate } from '../membership/mandate.store';
import { maskVpa } from '../provider/mask';
import { VpaError, type StartedAtProvider } from '../provider/payment-provider';
import { applyReport, endPayment } from './payment-engine';
import { sendPayment } from './payment-events';
import { checkPayment, startPayment } from './payment.definitions';
import { changePayment, findOrder, findPayment, lockPayment } from './payment.store';
import { inSale, type InTransaction } from './unit-of-work';

/** What starting a payment works on. */
interface StartContext {
  db: Database;
  inTransaction: InTransaction;
}

/** When the provider is asked for the first time how a payment is. */
const FIRST_CHECK_SECONDS = 5;

/** Stores what the provider answered; a report may have come before it. */
async function storeStarted(
  settings: PremiumSettings,
  { inTransaction }: StartContext,
  paymentId: string,
  started: StartedAtProvider,
): Promise<void> {
  await inSale(inTransaction, settings.now(), async ({ trx, tasks, afterCommit }) => {
    const found = await lockPayment(trx, paymentId);
    if (found === undefined) return;
    const { payment } = found;
    const isNew = payment.state === 'CREATED';
    await changePayment(trx, paymentId, {
      provider_order: started.providerOrder,
      pay_url: started.payUrl,
      intent_url: started.intentUrl,
      ...(isNew && { state: 'PENDING' }),
      ...(payment.payer !== null &&
        !payment.payer.includes('•') && { payer: maskVpa(payment.payer) }),
    });
    if (payment.mandate_id !== null && started.providerMandate !== null) {
      await setProviderMandate(trx, payment.mandate_id, started.providerMandate);
    }
    await tasks.send(checkPayment, { paymentId }, { afterSeconds: FIRST_CHECK_SECONDS });
    if (isNew) afterCommit(() => sendPayment(settings, { ...payment, state: 'PENDING' }));
  });
}

async function startAtProvider(
  settings: PremiumSettings,
  context: StartContext,
  payment: PaymentRow,
  order: OrderRow,
): Promise<void> {
  const { id: paymentId, amount, currency, expires_at: expiresAt, payer, mandate_id } = payment;
  const mandate = mandate_id === null ? undefined : await findMandate(context.db, mandate_id);
  const started = await settings.provider.start({
    paymentId,
    amount,
    currency,
    title: order.title,
    expiresAt,
    vpa: payer ?? undefined,
    mandate: mandate && {
      mandateId: mandate.id,
      maxAmount: mandate.max_amount,
      debitAmount: mandate.debit_amount,
      period: mandate.period,
      firstEndsAt: await firstDebitAt(context.db, order, payment.created_at),
    },
  });
  await storeStarted(settings, context, paymentId, started);
}

async function debitAtProvider(
  settings: PremiumSettings,
  { db, inTransaction }: StartContext,
  payment: PaymentRow,
  { title }: OrderRow,
): Promise<void> {
  const { id: paymentId, amount, currency, mandate_id: mandateId } = payment;
  const mandate = mandateId === null ? undefined : await findMandate(db, mandateId);
  const providerMandate = mandate?.provider_mandate ?? null;
  if (providerMandate === null) throw new Error(`${paymentId} debits no mandate.`);
  const report = await settings.provider.debit({
    paymentId,
    providerMandate,
    amount,
    currency,
    title,
  });
  await inSale(inTransaction, settings.now(), async (context) => {
    const found = await lockPayment(context.trx, paymentId);
    if (found === undefined) return;
    await applyReport(settings, context, found, report);
    if (report.state !== 'OPEN') return;
    await context.tasks.send(checkPayment, { paymentId }, { afterSeconds: FIRST_CHECK_SECONDS });
  });
}

/** Asks the provider to take a payment, or to debit a mandate, unless it was asked. */
export async function startNow(
  settings: PremiumSettings,
  context: StartContext,
  paymentId: string,
): Promise<void> {
  const payment = await findPayment(context.db, paymentId);
  if (payment?.state !== 'CREATED' || payment.provider_order !== null) return;
  const order = await findOrder(context.db, payment.order_id);
  if (order === undefined) throw new Error(`${paymentId} has no order.`);
  try {
    if (payment.is_debit) await debitAtProvider(settings, context, payment, order);
    else await startAtProvider(settings, context, payment, order);
  } catch (error) {
    if (!(error instanceof VpaError)) throw error;
    await inSale(context.inTransaction, settings.now(), async (sale) => {
      const found = await lockPayment(sale.trx, paymentId);
      if (found?.payment.state !== 'CREATED') return;
      await endPayment(settings, sale, found, 'FAILED', 'UPI_ID');
    });
  }
}

/** Asks the provider to take payments that were created. Failures of the provider are tried again. */
export const startPaymentTask = (settings: PremiumSettings): TaskHandler =>
  handleTask(startPayment, (context, { paymentId }) => startNow(settings, context, paymentId));
