import { PdfText } from '@upround/shared/pdf-text';
import { pdfFonts } from '@upround/shared/server-kit';
import type { InvoiceDocument } from './invoice-document';
import { dayOf, headingOf, moneyOf, reasonOf } from './invoice-words';
import { GST_PERCENT, taxLines } from './gst';
import { SERVICE_CODE, type Seller } from './seller.data';

const MARGIN = 56;
const SIZE = { small: 9, text: 10.5, heading: 20 } as const;
const MUTED = '#57534e';
const LINE = '#d6d3d1';
const GAP = 18;
const LABEL_WIDTH = 110;
const AMOUNT_WIDTH = 130;

/** A page that is written from top to bottom. */
class Sheet {
  private readonly width: number;
  private y: number = MARGIN;

  constructor(
    private readonly pdf: PDFKit.PDFDocument,
    readonly text: PdfText,
  ) {
    this.width = pdf.page.width - 2 * MARGIN;
  }

  line(text: string, more: { size?: number; weight?: 'strong'; color?: string } = {}): void {
    const setting = { x: MARGIN, y: this.y, width: this.width, size: SIZE.text, ...more };
    this.y = this.text.draw(text, setting);
  }

  gap(): void {
    this.y += GAP;
  }

  /** A rule across the page. */
  rule(): void {
    this.pdf
      .moveTo(MARGIN, this.y)
      .lineTo(MARGIN + this.width, this.y)
      .lineWidth(0.75)
      .stroke(LINE);
    this.y += GAP / 2;
  }

  fact(label: string, value: string): void {
    const at = { y: this.y, size: SIZE.text };
    this.text.draw(label, { ...at, x: MARGIN, width: LABEL_WIDTH, color: MUTED });
    const x = MARGIN + LABEL_WIDTH;
    this.y = this.text.draw(value, { ...at, x, width: this.width - LABEL_WIDTH });
  }

  amount(label: string, paise: number, weight: 'regular' | 'strong' = 'regular'): void {
    const at = { y: this.y, size: SIZE.text, weight };
    const width = this.width - AMOUNT_WIDTH;
    const end = this.text.draw(label, { ...at, x: MARGIN, width });
    this.text.draw(moneyOf(paise), {
      ...at,
      x: MARGIN + width,
      width: AMOUNT_WIDTH,
      align: 'right',
    });
    this.y = end + SIZE.text / 2;
  }
}

function writeFacts(sheet: Sheet, invoice: InvoiceDocument): void {
  const { number, issuedAt, buyer, userId, title, paymentId, corrects } = invoice;
  sheet.fact('Number', number);
  sheet.fact('Date', dayOf(issuedAt));
  // A name in letters that no font here has would be a row of boxes.
  sheet.fact('Billed to', sheet.text.drawable(buyer) ?? `Member ${userId}`);
  sheet.fact('For', sheet.text.drawable(title) ?? 'Plan');
  sheet.fact('SAC', SERVICE_CODE);
  sheet.fact('Payment', paymentId);
  if (corrects !== null) {
    sheet.fact('Corrects', `${corrects.number} of ${dayOf(corrects.issuedAt)}`);
    sheet.fact('Reason', reasonOf(corrects.reason));
  }
}

function writeAmounts(sheet: Sheet, { amount, tax, kind }: InvoiceDocument, seller: Seller) {
  sheet.rule();
  sheet.amount('Taxable value', amount - tax);
  const states = { seller: seller.state ?? '', buyer: null };
  for (const { name, percent, amount: part } of taxLines(tax, states)) {
    sheet.amount(`${name} ${percent}%`, part);
  }
  sheet.rule();
  sheet.amount(kind === 'INVOICE' ? 'Total paid' : 'Total refunded', amount, 'strong');
}

function write(sheet: Sheet, invoice: InvoiceDocument, seller: Seller): void {
  const { small, heading } = SIZE;
  sheet.line(headingOf(invoice, seller), { size: heading, weight: 'strong' });
  if (invoice.isTest) sheet.line('Test payment. Not a tax invoice.', { weight: 'strong' });
  sheet.gap();
  sheet.line(sheet.text.drawable(seller.name) ?? 'Seller', { weight: 'strong' });
  for (const line of seller.address) sheet.line(line);
  if (seller.gstin !== null) sheet.line(`GSTIN ${seller.gstin}`);
  if (seller.state !== null) sheet.line(`Place of supply: ${seller.state}`);
  sheet.gap();
  writeFacts(sheet, invoice);
  sheet.gap();
  writeAmounts(sheet, invoice, seller);
  sheet.gap();
  sheet.line(`Amounts are in Indian rupees. The price includes ${GST_PERCENT}% GST.`, {
    size: small,
    color: MUTED,
  });
  if (invoice.isTest) {
    sheet.line('No money moved, and no tax was charged.', { size: small, color: MUTED });
  }
}

/**
 * An invoice or credit note as a PDF on one A4 page. The same document always has the same bytes.
 *
 * @param seller who issues it
 */
export async function invoicePdf(invoice: InvoiceDocument, seller: Seller): Promise<Buffer> {
  const [{ default: Pdf }, files] = await Promise.all([import('pdfkit'), pdfFonts()]);
  const pdf = new Pdf({
    size: 'A4',
    margin: 0,
    lang: 'en-IN',
    displayTitle: true,
    // No built-in font, which has neither ₹ nor most letters.
    font: '',
    info: {
      Title: `${headingOf(invoice, seller)} ${invoice.number}`,
      Author: seller.name,
      CreationDate: invoice.issuedAt,
    },
  });
  const chunks: Buffer[] = [];
  const done = new Promise<Buffer>((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
  });
  write(new Sheet(pdf, new PdfText(pdf, files)), invoice, seller);
  pdf.end();
  return done;
}
