import type { FeedItem } from '@upround/feed/contract';

/**
 * How many posts of a newer first page are above the loaded ones.
 *
 * @returns the count, and whether there may be more than the page holds
 */
export function countNew(
  first: readonly FeedItem[],
  known: ReadonlySet<string>,
): { count: number; isAtLeast: boolean } {
  const index = first.findIndex(({ data }) => known.has(data.id));
  const above = index === -1 ? first : first.slice(0, index);
  return { count: above.length, isAtLeast: index === -1 && known.size > 0 };
}
