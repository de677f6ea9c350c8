import * as z from 'zod/mini';

/**
 * A part of a list that can be read on in both directions.
 *
 * @param item schema of one row
 * @returns schema of `{ data, prevSegment, nextSegment, total }`; a segment is null at that end of the list
 */
export function windowOf<Item extends z.ZodMiniType>(item: Item) {
  return z.object({
    data: z.array(item),
    prevSegment: z.nullable(z.string()),
    nextSegment: z.nullable(z.string()),
    total: z.int(),
  });
}
