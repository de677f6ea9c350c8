import { links } from '@upround/shared/links';
import { PdfText, type TextSetting } from '@upround/shared/pdf-text';
import { pdfFonts } from '@upround/shared/server-kit';
import type { CertificateRow } from './certificate.store';

const MARGIN = 72;
const BORDER = 28;
const SIZE = { small: 10, text: 14, entry: 26, heading: 18 } as const;
const GAP = 22;
const GREEN = '#14532d';
const MUTED = '#57534e';

const dayOf = (at: Date): string =>
  at.toLocaleDateString('en-IN', {
    timeZone: 'Asia/Kolkata',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });

/** What the entry reached, in a sentence. */
function placeOf({ rank, ranked, prize }: CertificateRow): string {
  if (rank === null) return 'took part';
  const place = `came ${rank} of ${ranked}`;
  return prize === null ? place : `${place} and won ${prize}`;
}

/** A line of the certificate; null leaves a gap. */
type Line = { text: string; setting: Pick<TextSetting, 'size' | 'weight' | 'color'> } | null;

function linesOf(row: CertificateRow, drawable: PdfText['drawable'], address: string): Line[] {
  // A name in letters that no font here has would be a row of boxes.
  const names = row.team.flatMap((name) => drawable(name) ?? []);
  const text = { size: SIZE.text };
  return [
    { text: 'Certificate', setting: { size: SIZE.heading, weight: 'strong', color: GREEN } },
    null,
    { text: drawable(row.title) ?? 'This entry', setting: { size: SIZE.entry } },
    ...(names.length === 0 ? [] : [{ text: `by ${names.join(', ')}`, setting: text }]),
    null,
    { text: placeOf(row), setting: text },
    { text: `in ${drawable(row.competition) ?? 'a competition'}.`, setting: text },
    null,
    {
      text: `${drawable(row.organiser) ?? 'The organiser'}, ${dayOf(row.published_at)}`,
      setting: text,
    },
    null,
    { text: 'Check this certificate at', setting: { size: SIZE.small, color: MUTED } },
    { text: address, setting: { size: SIZE.small, color: MUTED } },
  ];
}

/**
 * A certificate as a PDF on one A4 page, with the address at which anyone can check it. The same entry always has the
 * same bytes.
 *
 * @param publicUrl where the web app is
 */
export async function certificatePdf(row: CertificateRow, publicUrl: string): Promise<Buffer> {
  const [{ default: Pdf }, files] = await Promise.all([import('pdfkit'), pdfFonts()]);
  const pdf = new Pdf({
    size: 'A4',
    layout: 'landscape',
    margin: 0,
    lang: 'en',
    displayTitle: true,
    font: '',
    info: {
      Title: `${row.title}: ${row.competition}`,
      Author: row.organiser,
      CreationDate: row.published_at,
    },
  });
  const chunks: Buffer[] = [];
  const done = new Promise<Buffer>((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
  });
  const text = new PdfText(pdf, files);
  const { width, height } = pdf.page;
  pdf
    .rect(BORDER, BORDER, width - 2 * BORDER, height - 2 * BORDER)
    .lineWidth(1.5)
    .stroke(GREEN);
  const address = new URL(links.competition(row.slug, { receipt: row.receipt_id }), publicUrl).href;
  let y: number = MARGIN;
  for (const line of linesOf(row, (words) => text.drawable(words), address)) {
    y =
      line === null
        ? y + GAP
        : text.draw(line.text, { x: MARGIN, y, width: width - 2 * MARGIN, ...line.setting });
  }
  pdf.end();
  return done;
}
