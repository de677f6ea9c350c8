import { SEGMENT_SIZE } from '@upround/shared/contract-core';

/** How many rows a list asks the database for: one more than it shows, to know whether more follow. */
export const sizeOf = (query: { limit?: number | undefined }): number =>
  query.limit ?? SEGMENT_SIZE;

/**
 * Cuts the row too many off and makes the next segment's cursor from the last one shown.
 *
 * @param rows at most `size + 1` rows
 * @param sign makes the cursor of the place after a row
 */
export function pageOf<Row>(
  rows: readonly Row[],
  size: number,
  sign: (last: Row) => string,
): { rows: Row[]; nextSegment: string | null } {
  const shown = rows.slice(0, size);
  const last = shown.at(-1);
  return { rows: shown, nextSegment: rows.length > size && last !== undefined ? sign(last) : null };
}
