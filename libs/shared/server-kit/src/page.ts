import { SEGMENT_SIZE } from '@upround/shared/contract-core';
import type { Segment } from '@upround/shared/contract-core';
import type { CursorPosition } from './cursors';
import type { HandlerContext } from './module';

/** What a list call says about its page. */
export interface PageQuery {
  cursor?: string | undefined;
  limit?: number | undefined;
}

/**
 * Cuts a page from rows that were read with one more than the limit: the extra row shows whether there is a next page,
 * so that no list ends with an empty page.
 *
 * @param rows at most `limit + 1` rows in order
 * @param query the requested page
 * @param cursors signs the position of the last row
 * @param positionOf the position of a row
 * @param present maps a row to an item of the response
 */
export function cutPage<Row, Item>(
  rows: readonly Row[],
  query: PageQuery,
  cursors: HandlerContext['cursors'],
  positionOf: (row: Row) => CursorPosition,
  present: (row: Row) => Item,
): Segment<Item> {
  const limit = limitOf(query);
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const nextSegment =
    rows.length > limit && last !== undefined ? cursors.sign(positionOf(last)) : null;
  return { data: shown.map(present), nextSegment };
}

/** How many rows the page holds. */
export function limitOf(query: PageQuery): number {
  return query.limit ?? SEGMENT_SIZE;
}
