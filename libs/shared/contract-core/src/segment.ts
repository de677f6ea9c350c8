import * as z from 'zod/mini';

/** The longest cursor that we hand out or read, in characters. */
const CURSOR_MAX = 1024;

/** Query fields of a segment list; an empty `cursor` is the first page. */
export const segmentQuery = {
  cursor: z.optional(z.string().check(z.maxLength(CURSOR_MAX))),
  limit: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(50))),
};

/** How many rows a segment holds when the caller names no limit. */
export const SEGMENT_SIZE = 20;

/**
 * The answer of a segment list.
 *
 * @param item schema of one row
 * @returns schema of `{ data, nextSegment }`; `nextSegment` is null at the end
 */
export function segmentOf<Item extends z.ZodMiniType>(item: Item) {
  return z.object({ data: z.array(item), nextSegment: z.nullable(z.string()) });
}

/** A page of a segment list. */
export interface Segment<Item> {
  data: Item[];
  nextSegment: string | null;
}
