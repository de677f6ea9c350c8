import type { TaskDefinition } from '@upround/shared/tasks';
import * as z from 'zod/mini';

/** Mails the buyer an invoice or a credit note; sent in the transaction that issues it. */
export const invoiceMail = {
  name: 'premium.invoice-mail',
  data: z.object({ paymentId: z.string(), kind: z.enum(['INVOICE', 'CREDIT_NOTE']) }),
  batch: 5,
} satisfies TaskDefinition;
