import { createHash } from 'node:crypto';
import type { AccountDirectory, Mail, Mailer } from '@upround/shared/ports';
import { handleTask, type TaskHandler } from '@upround/shared/tasks';
import { readInvoice, type InvoiceDocument } from './invoice-document';
import { invoiceMail } from './invoice-mail.definitions';
import type { InvoiceKind } from './invoice-tables';
import { shortMoneyOf } from './invoice-words';

/** What mails about payments need. */
export interface InvoiceMailParts {
  accounts: Pick<AccountDirectory, 'emailOf'>;
  mailer: Pick<Mailer, 'send'>;
  brand: string;
  /** Where calls of the API begin, for the address of the file. */
  publicUrl: string;
}

const KEY_LENGTH = 32;

/** Idempotency key of a mail; a hash, so that it reveals no payment. */
const keyOf = (paymentId: string, kind: InvoiceKind) =>
  createHash('sha256').update(`${paymentId} ${kind}`).digest('hex').slice(0, KEY_LENGTH);

const files: Record<InvoiceKind, string> = { INVOICE: 'invoice', CREDIT_NOTE: 'credit-note' };

/** An invoice or credit note in plain words. */
export function invoiceMailText(
  { kind, number, title, amount, isTest, corrects }: InvoiceDocument,
  { brand, link }: { brand: string; link: string },
): Pick<Mail, 'subject' | 'text'> {
  const isInvoice = kind === 'INVOICE';
  const money = shortMoneyOf(amount);
  const paid = isInvoice
    ? `You paid ${money} including GST for ${title} on ${brand}.`
    : `You’re getting ${money} back for ${title} on ${brand}. It goes back the way you paid. How soon it appears is up to your bank: five to seven working days is common.`;
  const named = isInvoice
    ? `Your invoice is number ${number}.`
    : `Your credit note is number ${number}. It corrects ${corrects?.number ?? 'your invoice'}.`;
  const parts = [
    isTest ? 'This was a test payment. No money moved.' : null,
    paid,
    named,
    `Download it while you’re logged in: ${link}`,
    isInvoice
      ? `You’re getting this email because you paid on ${brand}.`
      : `You’re getting this email because we refunded one of your payments on ${brand}.`,
  ];
  return {
    subject: isInvoice ? `Your invoice for ${title}` : `Your refund for ${title}`,
    text: `${parts.filter((part) => part !== null).join('\n\n')}\n`,
  };
}

/**
 * The task that mails invoices. A retried mail has the same key. Someone whose account is deleted gets none: their
 * address is gone, and the document stays.
 */
export const invoiceMailTask = ({
  accounts,
  mailer,
  brand,
  publicUrl,
}: InvoiceMailParts): TaskHandler =>
  handleTask(invoiceMail, async ({ db }, { paymentId, kind }) => {
    const invoice = await readInvoice(db, { paymentId, kind });
    if (invoice === null) return;
    const to = await accounts.emailOf(db, invoice.userId);
    if (to === null) return;
    const link = new URL(`/v1/payments/${paymentId}/${files[kind]}`, publicUrl).href;
    const written = invoiceMailText(invoice, { brand, link });
    await mailer.send({ to, ...written, key: keyOf(paymentId, kind) });
  });
