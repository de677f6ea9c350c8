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
 * Cuts a page out of rows of which one more than the page holds was read: that one tells whether the
 * list goes on, so that no list ends with an empty page.
 *
 * @param rows at most `limit + 1` rows in order
 * @param query the page that was asked for
 * @param cursors signs the place after the last row
 * @param placeOf the place of a row
 * @param present turns a row into what is answered
 */
export function cutPage<Row, Item>(
  rows: readonly Row[],
  query: PageQuery,
  cursors: HandlerContext['cursors'],
  placeOf: (row: Row) => CursorPosition,
  present: (row: Row) => Item,
): Segment<Item> {
  const limit = limitOf(query);
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const nextSegment =
    rows.length > limit && last !== undefined ? cursors.sign(placeOf(last)) : null;
  return { data: shown.map(present), nextSegment };
}

/** How many rows the page holds. */
export function limitOf(query: PageQuery): number {
  return query.limit ?? SEGMENT_SIZE;
}
