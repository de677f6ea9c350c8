import type { FontFiles, PdfDocument, PdfText } from '@upround/shared/pdf-text';
import type { Report, ReportBar, ReportSection, ReportTable } from './report';

const MARGIN = 48;
const SIZE = { small: 8.5, text: 10, heading: 13, title: 20 } as const;
const MUTED = '#57534e';
const RULE = '#d6d3d1';
const ACCENT = '#0f5c44';
const PALE = '#a9c6ba';
const GAP = 12;
const ROW = 16;
const BAR_HEIGHT = 9;
const CHART_HEIGHT = 160;
const LABEL = 150;

/** Pages that are written from top to bottom. */
class Sheet {
  private readonly width: number;
  private readonly bottom: number;
  private y: number = MARGIN;

  constructor(
    private readonly pdf: PdfDocument,
    private readonly text: PdfText,
  ) {
    this.width = pdf.page.width - 2 * MARGIN;
    this.bottom = pdf.page.height - MARGIN;
  }

  /** Begins a new page where so much room isn't left. */
  need(height: number): void {
    if (this.y + height <= this.bottom) return;
    this.pdf.addPage();
    this.y = MARGIN;
  }

  line(
    text: string,
    more: { size?: number; weight?: 'strong'; color?: string; x?: number; width?: number } = {},
  ): void {
    this.need(ROW);
    const setting = { x: MARGIN, y: this.y, width: this.width, size: SIZE.text, ...more };
    this.y = this.text.draw(this.safe(text), setting);
  }

  gap(size = GAP): void {
    this.y += size;
  }

  fact(label: string, value: string): void {
    this.need(ROW);
    const at = { y: this.y, size: SIZE.text };
    const half = this.width * 0.62;
    const end = this.text.draw(this.safe(label), {
      ...at,
      x: MARGIN,
      width: half - GAP,
      color: MUTED,
    });
    const other = this.text.draw(this.safe(value), {
      ...at,
      x: MARGIN + half,
      width: this.width - half,
      align: 'right',
    });
    this.y = Math.max(end, other);
  }

  table({ head, rows }: ReportTable): void {
    const first = this.width * 0.34;
    const rest = (this.width - first) / Math.max(head.length - 1, 1);
    const write = (cells: readonly string[], weight?: 'strong') => {
      this.need(ROW * 2);
      const ends = cells.map((cell, place) =>
        this.text.draw(this.safe(cell), {
          x: place === 0 ? MARGIN : MARGIN + first + rest * (place - 1),
          y: this.y,
          width: (place === 0 ? first : rest) - 4,
          size: SIZE.small,
          align: place === 0 ? 'left' : 'right',
          ...(weight !== undefined && { weight }),
        }),
      );
      this.y = Math.max(...ends) + 2;
      this.pdf
        .moveTo(MARGIN, this.y)
        .lineTo(MARGIN + this.width, this.y)
        .lineWidth(0.5)
        .stroke(RULE);
      this.y += 3;
    };
    write(head, 'strong');
    rows.forEach((row) => write(row));
  }

  bars(bars: readonly ReportBar[]): void {
    const ends = bars.flatMap(({ from, to }) => [from, to]);
    const [lowest, highest] = [Math.min(...ends), Math.max(...ends)];
    const room = this.width - LABEL - 130;
    const x = (value: number) =>
      MARGIN + LABEL + ((value - lowest) / (highest - lowest || 1)) * room;
    for (const { label, from, to, mark, text } of bars) {
      this.need(ROW);
      const at = { y: this.y, size: SIZE.small };
      this.text.draw(this.safe(label), { ...at, x: MARGIN, width: LABEL - 8 });
      this.pdf.rect(x(from), this.y, Math.max(x(to) - x(from), 1), BAR_HEIGHT).fill(PALE);
      if (mark !== undefined) this.pdf.rect(x(mark) - 1, this.y, 2, BAR_HEIGHT).fill(ACCENT);
      const setting = { ...at, x: MARGIN + this.width - 126, width: 126, color: MUTED };
      const end = this.text.draw(this.safe(text), { ...setting, align: 'right' });
      this.y = Math.max(end, this.y + ROW);
    }
  }

  lines({ series, x: ends, y: heights }: NonNullable<ReportSection['lines']>): void {
    this.need(CHART_HEIGHT + ROW * 3);
    const points = series.flatMap((one) => one.points);
    const [xs, ys] = [points.map(([px]) => px), points.map(([, py]) => py)];
    const [left, right] = [Math.min(...xs), Math.max(...xs)];
    const most = Math.max(...ys, 1);
    const top = this.y;
    const at = ([px, py]: readonly [number, number]) => ({
      x: MARGIN + ((px - left) / (right - left || 1)) * this.width,
      y: top + CHART_HEIGHT - (Math.max(py, 0) / most) * CHART_HEIGHT,
    });
    this.pdf
      .moveTo(MARGIN, top + CHART_HEIGHT)
      .lineTo(MARGIN + this.width, top + CHART_HEIGHT)
      .lineWidth(0.5)
      .stroke(RULE);
    series.forEach((one, place) => {
      one.points.forEach((point, index) => {
        const { x, y } = at(point);
        if (index === 0) this.pdf.moveTo(x, y);
        else this.pdf.lineTo(x, y);
      });
      const dash = place * 3;
      if (dash > 0) this.pdf.dash(dash, { space: 2 });
      this.pdf.lineWidth(1.5).stroke(ACCENT).undash();
    });
    this.y = top + CHART_HEIGHT + 4;
    const small = { size: SIZE.small, color: MUTED };
    this.text.draw(this.safe(ends[0]), { ...small, x: MARGIN, y: this.y, width: this.width / 2 });
    this.text.draw(this.safe(ends[1]), {
      ...small,
      x: MARGIN + this.width / 2,
      y: this.y,
      width: this.width / 2,
      align: 'right',
    });
    this.y += ROW;
    this.line(
      `${heights[0]} – ${heights[1]}: ${series.map(({ label }) => label).join(', ')}`,
      small,
    );
  }

  /** A text in letters that the fonts have; names in others are left out. */
  private safe(text: string): string {
    return this.text.drawable(text) ?? '–';
  }
}

function writeSection(sheet: Sheet, { heading, rows, table, bars, lines }: ReportSection): void {
  sheet.need(ROW * 4);
  sheet.line(heading, { size: SIZE.heading, weight: 'strong' });
  sheet.gap(4);
  if (bars !== undefined && bars.length > 0) {
    sheet.bars(bars);
    sheet.gap(6);
  }
  if (lines !== undefined) sheet.lines(lines);
  for (const [label, value] of rows) sheet.fact(label, value);
  if (table !== undefined) {
    sheet.gap(6);
    sheet.table(table);
  }
  sheet.gap();
}

/**
 * A report as a PDF in A4, with its charts. PDFKit is loaded when it's needed.
 *
 * @param fonts with all letters of the catalogue
 */
export async function reportPdf(
  report: Report,
  fonts: FontFiles,
): Promise<Uint8Array<ArrayBuffer>> {
  const [{ default: Document }, { PdfText: Text }] = await Promise.all([
    import('pdfkit'),
    import('@upround/shared/pdf-text'),
  ]);
  const pdf = new Document({
    size: 'A4',
    margin: 0,
    lang: 'en',
    displayTitle: true,
    // No built-in font, which has neither ₹ nor most letters.
    font: '',
    info: { Title: report.title },
  });
  const chunks: Uint8Array[] = [];
  const done = new Promise<void>((resolve, reject) => {
    pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    pdf.on('end', () => resolve());
    pdf.on('error', reject);
  });
  const sheet = new Sheet(pdf, new Text(pdf, fonts));
  sheet.line(report.title, { size: SIZE.title, weight: 'strong' });
  sheet.line(report.madeOn, { size: SIZE.small, color: MUTED });
  sheet.gap();
  for (const section of report.sections) writeSection(sheet, section);
  sheet.line(report.notAdvice, { size: SIZE.small, color: MUTED });
  sheet.line(report.link, { size: SIZE.small, color: MUTED });
  pdf.end();
  await done;
  const bytes = new Uint8Array(chunks.reduce((total, chunk) => total + chunk.length, 0));
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.length;
  }
  return bytes;
}
