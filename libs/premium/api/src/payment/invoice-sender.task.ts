import { handleTask } from '@upround/shared/tasks';
import { invoiceMail } from '../invoice/invoice-mail.definitions';
import { paymentEnded } from './payment.definitions';

/** Mails the receipt of what was paid and the credit note of what was returned; where there is none, nothing. */
export const invoiceSender = handleTask(
  { name: 'premium.send-invoice', data: paymentEnded.data },
  async ({ inTransaction }, { paymentId, state }) => {
    if (state !== 'SUCCESS' && state !== 'REFUNDED') return;
    const kind = state === 'SUCCESS' ? 'INVOICE' : 'CREDIT_NOTE';
    await inTransaction((_trx, tasks) => tasks.send(invoiceMail, { paymentId, kind }));
  },
  [paymentEnded],
);
