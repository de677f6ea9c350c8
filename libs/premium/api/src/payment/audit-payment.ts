import type { Trx } from '@upround/shared/db';
import { auditSystem } from '@upround/shared/server-kit';

/** Records what happened to the money of a payment (R33). No names, no UPI ids. */
export const auditPayment = (
  trx: Trx,
  action: string,
  paymentId: string,
  details: Readonly<Record<string, unknown>>,
): Promise<void> =>
  auditSystem(trx, { action, referenceType: 'PLAN', referenceId: paymentId, details });
