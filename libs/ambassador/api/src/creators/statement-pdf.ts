import { CREATOR_POOL_PERCENT, MINIMUM_PAYOUT } from '@upround/ambassador/model';
import { PdfText } from '@upround/shared/pdf-text';
import { pdfFonts } from '@upround/shared/server-kit';
import { moneyOf, monthWithYear } from './money-text';
import type { StatementDocument } from './statement.store';

const MARGIN = 56;
const SIZE = { small: 9, text: 10.5, heading: 20 } as const;
const MUTED = '#57534e';
const LINE = '#d6d3d1';
const GAP = 18;
const VALUE_WIDTH = 130;

/** Pages that are written from top to bottom. */
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
    this.turn();
    const setting = { x: MARGIN, y: this.y, width: this.width, size: SIZE.text, ...more };
    this.y = this.text.draw(text, setting);
  }

  gap(): void {
    this.y += GAP;
  }

  rule(): void {
    this.pdf
      .moveTo(MARGIN, this.y)
      .lineTo(MARGIN + this.width, this.y)
      .lineWidth(0.75)
      .stroke(LINE);
    this.y += GAP / 2;
  }

  row(label: string, value: string, weight: 'regular' | 'strong' = 'regular'): void {
    this.turn();
    const at = { y: this.y, size: SIZE.text, weight };
    const width = this.width - VALUE_WIDTH;
    const end = this.text.draw(label, { ...at, x: MARGIN, width });
    const x = MARGIN + width;
    this.text.draw(value, { ...at, x, width: VALUE_WIDTH, align: 'right' });
    this.y = end + SIZE.text / 2;
  }

  /** Goes on with another page where this one is full. */
  private turn(): void {
    // Two lines of the largest text fit.
    if (this.y < this.pdf.page.height - MARGIN - 3 * SIZE.heading) return;
    this.pdf.addPage();
    this.y = MARGIN;
  }
}

const count = (reads: number) => new Intl.NumberFormat('en-IN').format(reads);

function writeAmounts(sheet: Sheet, { statement }: StatementDocument): void {
  const { netRevenue, pool, allReads, reads, share, carriedIn, paid, carriedOut } = statement;
  sheet.rule();
  sheet.row('Plan payments, excluding tax and refunds', moneyOf(netRevenue));
  sheet.row(`Creators’ pool, ${CREATOR_POOL_PERCENT}% of that`, moneyOf(pool));
  sheet.row('Reads that count, across all creators', count(allReads));
  sheet.row('Your reads that count', count(reads));
  sheet.rule();
  sheet.row('Your share: pool × your reads ÷ all reads', moneyOf(share));
  sheet.row('Carried over from earlier months', moneyOf(carriedIn));
  sheet.rule();
  sheet.row(statement.payout === 'PAID' ? 'Paid' : 'Due', moneyOf(paid), 'strong');
  sheet.row('Carried over to the next month', moneyOf(carriedOut));
}

function write(sheet: Sheet, document: StatementDocument): void {
  const { statement, name } = document;
  const muted = { size: SIZE.small, color: MUTED };
  sheet.line('Creator statement', { size: SIZE.heading, weight: 'strong' });
  sheet.line(monthWithYear(statement.month));
  // A name in letters that no font here has would be a row of boxes.
  sheet.line(sheet.text.drawable(name) ?? 'Creator');
  sheet.gap();
  writeAmounts(sheet, document);
  sheet.gap();
  sheet.line('Amounts are in Indian rupees. The month is in India time.', muted);
  sheet.line(`Amounts below ${moneyOf(MINIMUM_PAYOUT)} carry over to the next month.`, muted);
  if (statement.posts.length === 0) return;
  sheet.gap();
  sheet.line('Reads by post', { weight: 'strong' });
  sheet.rule();
  for (const { title, reads } of statement.posts) {
    const gone = title === '' ? 'Deleted post' : null;
    sheet.row(gone ?? sheet.text.drawable(title) ?? 'A post', count(reads));
  }
}

/** A creator's statement of a month as a PDF. The same statement always has the same bytes. */
export async function statementPdf(document: StatementDocument): Promise<Buffer> {
  const [{ default: Pdf }, files] = await Promise.all([import('pdfkit'), pdfFonts()]);
  const pdf = new Pdf({
    size: 'A4',
    margin: 0,
    lang: 'en-IN',
    displayTitle: true,
    font: '',
    info: {
      Title: `Creator statement ${document.statement.month}`,
      CreationDate: document.closedAt,
    },
  });
  const chunks: Buffer[] = [];
  const done = new Promise<Buffer>((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
  });
  write(new Sheet(pdf, new PdfText(pdf, files)), document);
  pdf.end();
  return done;
}
