import { CommandError, type OperatorCommand } from '@upround/shared/ports';
import { stringify } from 'csv-stringify/sync';
import { listInvoices, type InvoiceDocument } from '../invoice/invoice-document';
import { taxLines } from '../invoice/gst';
import { SERVICE_CODE } from '../invoice/seller.data';
import { DAY_MS, dayOf, startOfDay } from './days';

const USAGE = 'invoices export FROM TO';
const BATCH = 1_000;
const PAISE = 100;

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
      const [from, lastStart] = [startOfDay(first), startOfDay(last)];
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
