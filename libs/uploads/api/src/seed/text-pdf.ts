/** Size and text layout of an A4 page, in points. */
const PAGE = { width: 595, height: 842, margin: 64, leading: 18, lettersInLine: 82 };

/** As WinAnsi, the encoding of PDF's own fonts, can hold it; letters beyond it lose their accents. */
const plain = (text: string) =>
  text
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[–—]/g, '-')
    .replace(/[^\u0000-\u00ff]/g, (letter) =>
      letter.normalize('NFD').replace(/[^\u0000-\u00ff]/g, ''),
    );

const escaped = (text: string) => plain(text).replace(/[\\()]/g, (sign) => `\\${sign}`);

function linesOf(text: string): string[] {
  const lines: string[] = [''];
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
    if (longer.length > PAGE.lettersInLine) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}

/**
 * Writes a PDF file of one page: a title, and paragraphs below it.
 *
 * @param title in large letters
 * @param paragraphs each begins on a line of its own, with a gap above it
 */
export function textPdf(title: string, paragraphs: readonly string[]): Buffer {
  const body = paragraphs.flatMap((paragraph) => ['', ...linesOf(paragraph)]);
  const content = [
    `BT /F1 22 Tf ${PAGE.margin} ${PAGE.height - PAGE.margin - 22} Td (${escaped(title)}) Tj`,
    `/F1 11 Tf ${PAGE.leading} TL T*`,
    ...body.map((line) => `(${escaped(line)}) '`),
    'ET',
  ].join('\n');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] /Contents 4 0 R
/Resources << /Font << /F1 5 0 R >> >> >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ];
  let file = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const place = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`;
  const end = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return Buffer.from(file + table + end, 'latin1');
}
