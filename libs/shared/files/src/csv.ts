/** One column of a file: its heading, and what a row says under it. */
export interface CsvColumn<Row> {
  heading: string;
  of: (row: Row) => string | number | null;
}

/** Spreadsheets read the bytes as UTF-8 only where this comes first. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Rows as text for spreadsheets: RFC 4180 in UTF-8, in which what strangers wrote is never a formula. The writer is
 * loaded when it is first needed.
 *
 * @param rows in the order of the file
 * @param columns in their order; headings are made safe like everything else
 */
export async function csvOf<Row>(
  rows: readonly Row[],
  columns: readonly CsvColumn<Row>[],
): Promise<string> {
  const { stringify } = await import('csv-stringify/browser/esm/sync');
  const lines = [
    columns.map(({ heading }) => heading),
    ...rows.map((row) => columns.map((column) => column.of(row) ?? '')),
  ];
  const text = stringify(lines, {
    record_delimiter: '\r\n',
    quoted_match: /[\r\n]/,
    // A cell that begins like a formula would be run by a spreadsheet.
    escape_formulas: true,
  });
  return BYTE_ORDER_MARK + text;
}

/** The day of a moment where the reader is, as spreadsheets read it: 2026-01-31. */
export function localDay(moment: string): string {
  const at = new Date(moment);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
}

/** Text of `csvOf` as a file. */
export const csvFile = (text: string) => new Blob([text], { type: 'text/csv;charset=utf-8' });
