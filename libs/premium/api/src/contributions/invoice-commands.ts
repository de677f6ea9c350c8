import { CommandError, type OperatorCommand } from '@upround/shared/ports';
import { stringify } from 'csv-stringify/sync';
import { listInvoices, type InvoiceDocument } from '../invoice/invoice-document';
import { inIndia } from '../invoice/fiscal-year';
import { taxLines } from '../invoice/gst';
import { SERVICE_CODE } from '../invoice/seller.data';

const USAGE = 'invoices export FROM TO';
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const DAY_MS = 86_400_000;
const BATCH = 1_000;
const PAISE = 100;

/** The first moment of a day by the clock in India; null for a text that is no day. */
function startOf(text: string | undefined): Date | null {
  if (text === undefined || !DAY.test(text)) return null;
  const start = new Date(`${text}T00:00:00+05:30`);
  // 30 February would be a day in March.
  return Number.isNaN(start.getTime()) || dayOf(start) !== text ? null : start;
}

const dayOf = (at: Date) => inIndia(at).toISOString().slice(0, 'YYYY-MM-DD'.length);
const rupees = (paise: number) => (paise / PAISE).toFixed(2);

const columns: readonly (readonly [string, (invoice: InvoiceDocument) => string])[] = [
  ['Number', ({ number }) => number],
  ['Kind', ({ kind }) => (kind === 'INVOICE' ? 'Invoice' : 'Credit note')],
  ['Date', ({ issuedAt }) => dayOf(issuedAt)],
  ['Buyer', ({ buyer }) => buyer],
  ['Description', ({ title }) => title],
  ['SAC', () => SERVICE_CODE],
  ['Taxable value', ({ amount, tax }) => rupees(amount - tax)],
  ['CGST', ({ tax }) => rupees(partOf(tax, 'CGST'))],
  ['SGST', ({ tax }) => rupees(partOf(tax, 'SGST'))],
  ['Total', ({ amount }) => rupees(amount)],
  ['Currency', () => 'INR'],
  ['Payment', ({ paymentId }) => paymentId],
  ['Corrects', ({ corrects }) => corrects?.number ?? ''],
  ['Test payment', ({ isTest }) => (isTest ? 'yes' : 'no')],
];

const partOf = (tax: number, name: 'CGST' | 'SGST') =>
  taxLines(tax, { seller: '', buyer: null }).find((line) => line.name === name)?.amount ?? 0;

/** What a bookkeeper asks an operator for. */
export const invoiceCommands: readonly OperatorCommand[] = [
  {
    words: 'invoices export',
    usage: USAGE,
    does: 'prints the invoices and credit notes of a period as CSV; both days are included',
    async run({ database }, [first, last]) {
      const [from, lastStart] = [startOf(first), startOf(last)];
      if (from === null || lastStart === null || lastStart < from) {
        throw new CommandError(`Enter two days such as 2026-04-01 and 2027-03-31. Usage: ${USAGE}`);
      }
      const period = { from, until: new Date(lastStart.getTime() + DAY_MS) };
      const rows: InvoiceDocument[] = [];
      for (let after: string | null = null; ;) {
        const batch = await listInvoices(database.db, period, after, BATCH);
        rows.push(...batch);
        after = batch.at(-1)?.id ?? null;
        if (batch.length < BATCH) break;
      }
      rows.sort((one, other) => (one.number < other.number ? -1 : 1));
      const lines = rows.map((row) => columns.map(([, of]) => of(row)));
      // A cell that begins like a formula would be run by a spreadsheet.
      return stringify([columns.map(([heading]) => heading), ...lines], {
        escape_formulas: true,
      }).trimEnd();
    },
  },
];
