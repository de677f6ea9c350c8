import { coreErrors } from '@upround/shared/contract-core';
import type { OpenDatabase } from '@upround/shared/db';
import { AppError } from '@upround/shared/server-kit';
import type { TaskQueue } from '@upround/shared/tasks';
import type { FastifyInstance } from 'fastify';
import type { PremiumSettings } from '../premium-settings';
import { applyEvent } from './apply-event';
import { inSale, type InTransaction } from './unit-of-work';

/** What routes outside of the calls work on. */
export interface PaymentRouteParts {
  database: OpenDatabase;
  tasks: TaskQueue;
  settings: PremiumSettings;
}

/** Runs work in a transaction whose tasks begin at the commit. */
export const transactionsOf =
  ({ database, tasks }: Pick<PaymentRouteParts, 'database' | 'tasks'>): InTransaction =>
  async (work) => {
    let wake = () => undefined as void;
    const result = await database.db.transaction().execute((trx) => {
      const sender = tasks.senderOn(trx);
      wake = () => sender.wake();
      return work(trx, sender);
    });
    wake();
    return result;
  };

/**
 * `POST /v1/payments/webhook/{provider}`: what the payment provider reports. The signature over the body's bytes is
 * the only proof of who calls; tokens are ignored.
 *
 * @param onForged hears of each wrong signature
 */
export function registerWebhook(
  app: FastifyInstance,
  parts: PaymentRouteParts,
  onForged: () => void,
): void {
  const { settings } = parts;
  const { provider } = settings;
  const inTransaction = transactionsOf(parts);
  const open = { config: { access: 'open' } } as const;
  app.post(`/v1/payments/webhook/${provider.name}`, open, async (request, reply) => {
    const event = provider.readEvent({
      body: typeof request.body === 'string' ? request.body : '',
      header: (name) => {
        const value = request.headers[name];
        return Array.isArray(value) ? value[0] : value;
      },
    });
    if (event === null) {
      onForged();
      throw new AppError(coreErrors.MALFORMED);
    }
    await inSale(inTransaction, settings.now(), (context) => applyEvent(settings, context, event));
    return reply.status(200).send({ received: true });
  });
}
