import { ProviderError, type Page } from '../payment-provider';

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

interface Window {
  since: Date;
  /** As the page before answered it; null for the first one. */
  after: string | null;
  /** In milliseconds. */
  now: number;
}

/**
 * Reads one page of what was created since a moment, newest first. All pages end at the moment of the first one, so that
 * newer records don't move those that follow.
 */
export async function pageSince<Item>(
  readPage: (query: Record<string, number>) => Promise<{ items: Item[] }>,
  { since, after, now }: Window,
): Promise<Page<Item>> {
  const [to = 0, skip = 0] = (after ?? `${Math.ceil(now / 1_000)}:0`).split(':').map(Number);
  const from = Math.floor(since.getTime() / 1_000);
  const { items } = await readPage({ from, to, count: PAGE, skip });
  return { items, next: items.length < PAGE ? null : `${to}:${skip + PAGE}` };
}
