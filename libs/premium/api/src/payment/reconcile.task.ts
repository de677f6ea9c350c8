import type { Database } from '@upround/shared/db';
import type { TaskContext, TaskHandler } from '@upround/shared/tasks';
import { handleTask } from '@upround/shared/tasks';
import { isDebitDue } from '../membership/mandate-debits';
import { findByProviderMandate } from '../membership/mandate.store';
import type { PremiumSettings } from '../premium-settings';
import type { Page, PaymentReport } from '../provider/payment-provider';
import { applyRefundReport } from './apply-refund-report';
import { check } from './check-payment.task';
import { applyReport } from './payment-engine';
import { reconcilePayments, reconcileWeek, sendRefund } from './payment.definitions';
import { findByProviderPayment, findOpenDebits, findReported, lockPayment } from './payment.store';
import { recordUnknown } from './provider-event.store';
import { findOpenRefunds } from './refund.store';
import { inSale } from './unit-of-work';

const HOUR = 3_600_000;
/** What is compared every few minutes, and every night. */
const COMPARED_MS = 48 * HOUR;
const COMPARED_AT_NIGHT_MS = 7 * 24 * HOUR;
const REFUNDS_AT_NIGHT = 1_000;

const isKnown = async ({ provider }: PremiumSettings, db: Database, providerPayment: string) =>
  (await findByProviderPayment(db, provider.name, providerPayment)) !== undefined;

/**
 * Checks the debits that a charge of a mandate may be for.
 *
 * @returns whether one of them is paid by it, or one that follows will be
 */
async function findsDebit(
  settings: PremiumSettings,
  context: TaskContext,
  { providerMandate, providerPayment }: PaymentReport,
): Promise<boolean> {
  if (providerMandate === undefined) return false;
  const { db } = context;
  const mandate = await findByProviderMandate(db, settings.provider.name, providerMandate);
  if (mandate === undefined) return false;
  for (const paymentId of await findOpenDebits(db, mandate.id)) {
    await check(settings, context, paymentId);
  }
  return (
    (await isKnown(settings, db, providerPayment ?? '')) ||
    (await isDebitDue(db, mandate.id, settings.now()))
  );
}

/** Applies a capture whose webhook was lost. What belongs to no payment of ours is stored for an operator. */
async function compareCapture(
  settings: PremiumSettings,
  context: TaskContext,
  report: PaymentReport,
): Promise<void> {
  const { provider } = settings;
  const id = await findReported(context.db, provider.name, report);
  if (id === undefined && (await findsDebit(settings, context, report))) return;
  await inSale(context.inTransaction, settings.now(), async (sale) => {
    const found = id === undefined ? undefined : await lockPayment(sale.trx, id);
    if (found === undefined) await recordUnknown(sale, provider.name, report);
    else await applyReport(settings, sale, found, report);
  });
}

/** Reads all pages. An item that can't be compared leaves the others alone. */
async function compareAll<Item>(
  { log }: TaskContext,
  readPage: (after: string | null) => Promise<Page<Item>>,
  compare: (item: Item) => Promise<void>,
): Promise<void> {
  for (let after: string | null = null; ;) {
    const { items, next }: Page<Item> = await readPage(after);
    for (const item of items) {
      try {
        await compare(item);
      } catch (err) {
        log.warn({ err }, 'a report of the payment provider can’t be compared');
      }
    }
    if (next === null) return;
    after = next;
  }
}

/** Compares what the provider took and returned with the ledger. */
async function reconcile(
  settings: PremiumSettings,
  context: TaskContext,
  forMs: number,
): Promise<void> {
  const { provider } = settings;
  const { db, inTransaction } = context;
  const since = new Date(settings.now().getTime() - forMs);
  const skip = (providerPayment: string) => isKnown(settings, db, providerPayment);
  await compareAll(
    context,
    (after) => provider.captures(since, { after, isKnown: skip }),
    (report) => compareCapture(settings, context, report),
  );
  await compareAll(
    context,
    (after) => provider.refunds(since, after),
    async (report) => {
      if (report.state === 'PENDING') return;
      await inSale(inTransaction, settings.now(), (sale) =>
        applyRefundReport(settings, sale, report),
      );
    },
  );
}

/** Asks once more about refunds that the sweep has given up. */
async function sendOldRefunds({ db, inTransaction }: TaskContext, now: Date): Promise<void> {
  const refunds = await findOpenRefunds(db, { since: new Date(0), before: now }, REFUNDS_AT_NIGHT);
  await inTransaction(async (_trx, tasks) => {
    for (const refundId of refunds) await tasks.send(sendRefund, { refundId });
  });
}

/** The tasks that compare the provider with the ledger. */
export const reconcileTasks = (settings: PremiumSettings): TaskHandler[] => [
  handleTask(reconcilePayments, (context) => reconcile(settings, context, COMPARED_MS)),
  handleTask(reconcileWeek, async (context) => {
    await sendOldRefunds(context, settings.now());
    await reconcile(settings, context, COMPARED_AT_NIGHT_MS);
  }),
];
