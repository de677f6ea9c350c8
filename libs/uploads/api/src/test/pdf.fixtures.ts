interface PdfParts {
  /** Between the header and the objects. */
  middle?: string;
  /** Entries of the trailer. */
  trailer?: string;
  /** Bytes of the whole; filled up within a stream. */
  size?: number;
}

function written({ middle = '', trailer = '' }: PdfParts, filling: string): string {
  const objects =
    '1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [] /Count 0 >>\nendobj\n' +
    `3 0 obj\n<< /Length ${filling.length} >>\nstream\n${filling}\nendstream\nendobj\n`;
  const body = `%PDF-1.7\n${middle}${objects}`;
  return `${body}xref\n0 1\n0000000000 65535 f \ntrailer\n<< /Root 1 0 R ${trailer} >>\nstartxref\n${String(body.length).padStart(8, '0')}\n%%EOF\n`;
}

/** A small whole PDF, as text of one byte a letter. */
export function pdfText(parts: PdfParts = {}): string {
  const short = written(parts, '');
  if (parts.size === undefined) return short;
  let filling = ' '.repeat(parts.size - short.length);
  while (written(parts, filling).length > parts.size) filling = filling.slice(1);
  return written(parts, filling);
}

export const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));
export const pdf = (parts?: PdfParts) => bytesOf(pdfText(parts));

/** A small whole PDF whose table of objects is a stream, as writers make them since version 1.5. */
export const streamPdfText = (() => {
  let text = '%PDF-1.5\n%\xe2\xe3\xcf\xd3\n';
  const places = ['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [] /Count 0 >>'].map(
    (object, index) => {
      const place = text.length;
      text += `${index + 1} 0 obj\n${object}\nendobj\n`;
      return place;
    },
  );
  const table = text.length;
  const entry = (kind: number, place: number) =>
    String.fromCharCode(kind, place >> 8, place & 0xff, 0);
  const entries = [entry(0, 0), ...[...places, table].map((place) => entry(1, place))].join('');
  const facts = `/Type /XRef /Size 4 /Root 1 0 R /W [1 2 1] /Length ${entries.length}`;
  text += `3 0 obj\n<< ${facts} >>\nstream\n${entries}\nendstream\nendobj\n`;
  return `${text}startxref\n${table}\n%%EOF\n`;
})();

/** An archive of one empty file, as those who open archives find it. */
export const zipText =
  `PK\x03\x04${'\0'.repeat(26)}PK\x01\x02${'\0'.repeat(42)}` + `PK\x05\x06${'\0'.repeat(18)}`;
