import type { CsvColumn } from '@upround/shared/files';

const WIDE = 40;
const NARROW = 14;

/**
 * Rows as a workbook. Text is written as text, whatever it begins with: a spreadsheet runs none of it as a formula. The
 * writer is loaded when it's first needed.
 */
export async function xlsxOf<Row>(
  rows: readonly Row[],
  columns: readonly CsvColumn<Row>[],
  sheet: string,
): Promise<Blob> {
  const { default: write } = await import('write-excel-file/browser');
  const head = columns.map(({ heading }) => ({
    value: heading,
    type: String,
    fontWeight: 'bold' as const,
  }));
  const body = rows.map((row) =>
    columns.map(({ of }) => {
      const value = of(row);
      if (value === null) return null;
      return typeof value === 'number' ? { value, type: Number } : { value, type: String };
    }),
  );
  const widths = columns.map(({ of }) => ({
    width: rows.some((row) => String(of(row) ?? '').length > NARROW) ? WIDE : NARROW,
  }));
  return write([head, ...body], { sheet, columns: widths, stickyRowsCount: 1 }).toBlob();
}
