import type { TaskContext, TaskHandler } from '@upround/shared/tasks';
import { handleTask } from '@upround/shared/tasks';
import type { PremiumSettings } from '../premium-settings';
import type { PaymentRow } from '../premium-tables';
import { applyReport, endPayment } from './payment-engine';
import { checkPayment, startPayment } from './payment.definitions';
import { changePayment, findPayment, lockPayment } from './payment.store';
import { inSale } from './unit-of-work';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

/** While a payment is open, the provider is asked more rarely the longer it takes. */
const OPEN_STEPS = [5 * SECOND, 10 * SECOND, 20 * SECOND, 30 * SECOND, MINUTE, 5 * MINUTE];
/** Banks settle a payment that timed out within a few days. */
const ASKED_FOR = 5 * DAY;

/** A payment is ended so soon after its time is over. */
const END_MS = SECOND;

/** When the provider is asked again: the longer the payment takes, the later, but at its end at the latest. */
function nextOpenCheck({ created_at: since, expires_at: end }: PaymentRow, now: Date): Date {
  const age = now.getTime() - since.getTime();
  const step = OPEN_STEPS.find((one) => one * 4 >= age) ?? 5 * MINUTE;
  return new Date(Math.min(now.getTime() + step, end.getTime() + END_MS));
}

/** An ended payment is asked about after a minute, then at intervals that double. */
function nextLateCheck({ ended_at: ended }: PaymentRow, now: Date): Date | null {
  const age = now.getTime() - (ended ?? now).getTime();
  return age > ASKED_FOR ? null : new Date(now.getTime() + Math.max(age, MINUTE));
}

/** Asks about an order that the provider knows; one that it doesn't know can't be paid. */
async function readReport({ provider }: PremiumSettings, payment: PaymentRow) {
  return payment.provider_order === null ? null : provider.read(payment.provider_order);
}

/**
 * Asks the provider how a payment is and applies it. A payment whose time is over, or that was given up, is closed at the
 * provider first, so that it can't be paid while it expires here.
 */
export async function check(
  settings: PremiumSettings,
  context: TaskContext,
  paymentId: string,
): Promise<void> {
  const before = await findPayment(context.db, paymentId);
  if (before === undefined || before.check_at === null) return;
  const isOpen = before.state === 'CREATED' || before.state === 'PENDING';
  const isOver = !isOpen || before.expires_at <= settings.now();
  if (isOver && before.provider_order !== null && !before.is_debit) {
    await settings.provider.close(before.provider_order);
  }
  const report = await readReport(settings, before);
  await inSale(context.inTransaction, settings.now(), async (sale) => {
    const { trx, tasks, now } = sale;
    const found = await lockPayment(trx, paymentId);
    if (found === undefined) return;
    if (report !== null) await applyReport(settings, sale, found, report);
    const payment = await findPayment(trx, paymentId);
    if (payment === undefined || payment.check_at === null) return;
    if (payment.state === 'FAILED' || payment.state === 'EXPIRED') {
      await changePayment(trx, paymentId, { check_at: nextLateCheck(payment, now) });
      return;
    }
    if (payment.expires_at <= now) {
      await endPayment(settings, sale, { ...found, payment }, 'EXPIRED', 'EXPIRED');
      return;
    }
    if (payment.state === 'CREATED') await tasks.send(startPayment, { paymentId });
    const at = nextOpenCheck(payment, now);
    await changePayment(trx, paymentId, { check_at: at });
    const afterSeconds = Math.ceil((at.getTime() - now.getTime()) / SECOND);
    await tasks.send(checkPayment, { paymentId }, { afterSeconds });
  });
}

/** Checks payments that aren't decided, even if all webhooks are lost. */
export const checkPaymentTask = (settings: PremiumSettings): TaskHandler =>
  handleTask(checkPayment, (context, { paymentId }) => check(settings, context, paymentId));
