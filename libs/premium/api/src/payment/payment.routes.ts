import {
  listPayments,
  premiumErrors,
  readPaymentStatus,
  retryPayment,
  verifyVpa,
  type PaymentStatus,
} from '@upround/premium/contract';
import { coreErrors } from '@upround/shared/contract-core';
import { isId, NEWEST, type Database, type Trx } from '@upround/shared/db';
import {
  AppError,
  cutPage,
  implement,
  limitOf,
  memberOf,
  type CallImplementation,
  type IdPosition,
  type WriteContext,
} from '@upround/shared/server-kit';
import type { SaleContext } from '@upround/shared/ports';
import type { PremiumSettings } from '../premium-settings';
import { ProviderError } from '../provider/payment-provider';
import { addPayment, payUrlOf, toOrder } from './payment-engine';
import { listPaymentsOf, readPayment, toPayment, type PaymentView } from './payment.read-model';
import { findOrder, lockBuyer, lockPayment, openPaymentsOf } from './payment.store';

/** Besides five a minute: the answer names the holder of a UPI id. */
const VPA_DAILY = { name: 'premium.vpa', points: 20, seconds: 86_400 };

const isDecided = ({ state }: PaymentView) => state !== 'CREATED' && state !== 'PENDING';

/** An order can be paid by another payment if this one failed and nothing was delivered or given up. */
const isRetryable = ({ state, paid_by, closed_at }: PaymentView) =>
  (state === 'FAILED' || state === 'EXPIRED') && paid_by === null && closed_at === null;

async function toStatus(
  settings: PremiumSettings,
  db: Database | Trx,
  row: PaymentView,
): Promise<PaymentStatus> {
  const order = toOrder({ ...row, id: row.order_id, created_at: row.created_at });
  const sale = settings.sales().find(({ kind }) => kind === row.kind);
  const decided = isDecided(row);
  return {
    ...toPayment(row),
    payUrl: decided || row.is_debit ? null : (row.pay_url ?? payUrlOf(settings, row.id)),
    intentUrl: decided ? null : row.intent_url,
    payee: settings.brand,
    expiresAt: row.expires_at.toISOString(),
    isMandate: row.mandate_id !== null,
    isTest: settings.provider.isTest,
    canRetry: isRetryable(row) && ((await sale?.canBePaid?.(db, order, settings.now())) ?? true),
    next: sale?.path(order) ?? '/',
  };
}

async function readOwn(db: Database | Trx, userId: string, id: string): Promise<PaymentView> {
  const row = isId(id) ? await readPayment(db, userId, id) : undefined;
  if (row === undefined) throw new AppError(coreErrors.NOT_FOUND);
  return row;
}

/** The context of a sale within a call. */
export const saleContext = (
  { now }: PremiumSettings,
  { trx, tasks, afterCommit }: WriteContext,
): SaleContext => ({ trx, tasks, now: now(), afterCommit });

async function retry(settings: PremiumSettings, context: WriteContext, id: string) {
  const { userId } = memberOf(context);
  const sale = saleContext(settings, context);
  await lockBuyer(sale.trx, userId);
  const view = await readOwn(sale.trx, userId, id);
  const found = await lockPayment(sale.trx, view.id);
  const order = found && (await findOrder(sale.trx, found.payment.order_id));
  if (found === undefined || order === undefined) throw new AppError(coreErrors.NOT_FOUND);
  const { payment } = found;
  const [open] = await openPaymentsOf(sale.trx, order.id);
  // A second press finds the payment that the first one made.
  if (open !== undefined) {
    return { paymentId: open.id, state: open.state, payUrl: payUrlOf(settings, open.id) };
  }
  const { state, is_debit: isDebit } = payment;
  const isOver = state === 'FAILED' || state === 'EXPIRED';
  const kind = settings.sales().find((each) => each.kind === order.kind);
  const isPriceRight = (await kind?.canBePaid?.(sale.trx, toOrder(order), sale.now)) ?? true;
  if (!isOver || order.paid_by !== null || order.closed_at !== null || !isPriceRight) {
    throw new AppError(premiumErrors.NOT_RETRYABLE);
  }
  const added = await addPayment(settings, sale, order, {
    // What a mandate couldn't debit is paid by hand, once.
    mandateId: isDebit ? undefined : (payment.mandate_id ?? undefined),
  });
  return { paymentId: added.id, state: added.state, payUrl: payUrlOf(settings, added.id) };
}

/** The calls about payments. */
export function paymentRoutes(settings: PremiumSettings): CallImplementation[] {
  return [
    implement(listPayments, {
      handle: async (context, { query }) => {
        const place = context.cursors.read<IdPosition>(query.cursor);
        const rows = await listPaymentsOf(context.db, memberOf(context).userId, {
          before: place?.i ?? NEWEST,
          limit: limitOf(query) + 1,
        });
        return cutPage(rows, query, context.cursors, ({ id }) => ({ i: id }), toPayment);
      },
    }),
    implement(readPaymentStatus, {
      handle: async (context, { params }) =>
        toStatus(
          settings,
          context.db,
          await readOwn(context.db, memberOf(context).userId, params.id),
        ),
    }),
    implement(retryPayment, {
      handle: (context, { params }) => retry(settings, context, params.id),
    }),
    implement(verifyVpa, {
      handle: async (context, { query: { vpa } }) => {
        await context.countAttempt(VPA_DAILY, memberOf(context).userId);
        try {
          const { valid, name } = await settings.provider.verifyVpa(vpa);
          return { vpa, valid, name };
        } catch (error) {
          if (error instanceof ProviderError) {
            throw new AppError(premiumErrors.PROVIDER_UNAVAILABLE);
          }
          throw error;
        }
      },
    }),
  ];
}
