import { coreErrors } from '@upround/shared/contract-core';
import { isId, type Database } from '@upround/shared/db';
import { AppError } from '@upround/shared/server-kit';
import type { FastifyInstance } from 'fastify';
import { findPayment } from './payment.store';

/**
 * `GET /v1/payments/{id}/pay`: leads a payer to the provider's page, which may not be known yet when they get the
 * link. Whoever has the link may pay.
 *
 * @param start asks the provider, if nobody has
 */
export function registerPayRoute(
  app: FastifyInstance,
  { db, start }: { db: Database; start(paymentId: string): Promise<void> },
): void {
  const open = { config: { access: 'open' } } as const;
  app.get<{ Params: { id: string } }>('/v1/payments/:id/pay', open, async (request, reply) => {
    const { id } = request.params;
    if (isId(id)) await start(id);
    const payment = isId(id) ? await findPayment(db, id) : undefined;
    const payUrl = payment?.pay_url ?? null;
    if (payUrl === null) throw new AppError(coreErrors.NOT_FOUND);
    return reply.header('cache-control', 'no-store').redirect(payUrl, 303);
  });
}
