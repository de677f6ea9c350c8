import * as z from 'zod/mini';

/** How far a list of conversations is counted: this total means at least so many. */
export const COUNTED = 1_000;

/** How many messages one page of a search reads; the next segment continues after them. */
export const SEARCHED = 2_000;

/**
 * A part of a list that can be read on in both directions.
 *
 * @param item schema of one row
 * @returns schema of `{ data, prevSegment, nextSegment, total }`; a segment is null at that end of the list. A page
 *   may hold
 *   no row and yet lead on. The total was true when the first page was read and is the same on those that follow: all
 *   messages of a conversation, the hits among the `SEARCHED` newest messages, the conversations up to `COUNTED`
 */
export function windowOf<Item extends z.ZodMiniType>(item: Item) {
  return z.object({
    data: z.array(item),
    prevSegment: z.nullable(z.string()),
    nextSegment: z.nullable(z.string()),
    total: z.int(),
  });
}
