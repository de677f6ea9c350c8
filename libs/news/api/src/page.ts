import { SEGMENT_SIZE, type Segment } from '@upround/shared/contract-core';
import type { HandlerContext } from '@upround/shared/server-kit';

/** Above every id: where a list that goes down by id begins. */
export const NEWEST = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/** Below every id: where a list that goes up by id begins. */
export const OLDEST = '00000000-0000-0000-0000-000000000000';

/** What a list call says about its page. */
export interface PageQuery {
  cursor?: string | undefined;
  limit?: number | undefined;
}

/** How many rows the page holds. */
export const sizeOf = ({ limit }: PageQuery): number => limit ?? SEGMENT_SIZE;

/** The id behind which the page of a list begins: the last one of the page before, or where the list does. */
export const placeBeyond = (
  { cursors }: HandlerContext,
  query: PageQuery,
  beginning: string,
): string => cursors.read<{ i: string }>(query.cursor)?.i ?? beginning;

/** The same for a list that goes down from the newest. */
export const placeBelow = (context: HandlerContext, query: PageQuery): string =>
  placeBeyond(context, query, NEWEST);

/**
 * Cuts a page out of rows of which one more than it holds was read.
 *
 * @param placeOf the word that the next page begins behind
 */
export function cutPage<Row, Item>(
  { cursors }: HandlerContext,
  query: PageQuery,
  rows: readonly Row[],
  { placeOf, present }: { placeOf: (row: Row) => string; present: (row: Row) => Item },
): Segment<Item> {
  const size = sizeOf(query);
  const shown = rows.slice(0, size);
  const last = shown.at(-1);
  const goesOn = rows.length > size && last !== undefined;
  return {
    data: shown.map(present),
    nextSegment: goesOn ? cursors.sign({ i: placeOf(last) }) : null,
  };
}
