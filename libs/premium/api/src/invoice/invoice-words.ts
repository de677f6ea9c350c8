import { inIndia } from './fiscal-year';
import type { InvoiceDocument } from './invoice-document';
import type { Seller } from './seller.data';

const PAISE = 100;
const rupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  minimumFractionDigits: 2,
});
const rupeesInMail = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  trailingZeroDisplay: 'stripIfInteger',
});
const day = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** `₹1,49,900.00`, as a document has it. */
export const moneyOf = (paise: number): string => rupees.format(paise / PAISE);
/** `₹299`, as a sentence has it. */
export const shortMoneyOf = (paise: number): string => rupeesInMail.format(paise / PAISE);
/** The day by a clock in India: `1 June 2026`. */
export const dayOf = (at: Date): string => day.format(inIndia(at));

/** What a document is called. */
export function headingOf({ kind }: Pick<InvoiceDocument, 'kind'>, { gstin }: Seller): string {
  if (kind === 'CREDIT_NOTE') return 'Credit note';
  return gstin === null ? 'Invoice' : 'Tax invoice';
}

const reasons: Readonly<Record<string, string>> = {
  UNDELIVERABLE: 'We couldn’t deliver what was paid for',
  DUPLICATE: 'Paid twice',
};

/** Why a payment was returned, in words; what only operators need to know is left out. */
export const reasonOf = (reason: string): string => reasons[reason] ?? 'Refund';
