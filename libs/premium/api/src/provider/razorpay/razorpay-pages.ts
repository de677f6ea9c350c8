import { ProviderError } from '../payment-provider';

/** The most that Razorpay answers at once. */
const PAGE = 100;
const PAGES_MAX = 100;

type ReadPage<Item> = (query: { count: number; skip: number }) => Promise<{ items: Item[] }>;

/**
 * Reads a list to its end.
 *
 * @returns what matches, in Razorpay's order: newest first
 */
export async function searchPages<Item>(
  readPage: ReadPage<Item>,
  matches: (item: Item) => boolean,
): Promise<Item[]> {
  const found: Item[] = [];
  for (let number = 0; number < PAGES_MAX; number += 1) {
    const { items } = await readPage({ count: PAGE, skip: number * PAGE });
    found.push(...items.filter(matches));
    if (items.length < PAGE) return found;
  }
  // What is on the pages behind would be missing without notice.
  throw new ProviderError('A list of Razorpay is too long to be read.');
}
