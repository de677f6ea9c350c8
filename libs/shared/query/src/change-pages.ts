import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { AnyCall } from '@upround/shared/contract-core';
import { pagesKeyOf } from './pages-for';

interface Page<Item> {
  data: Item[];
}

type Pages<AnyPage> = InfiniteData<AnyPage, string>;

/**
 * Changes every page of a list. A cleared list, whose page is null, stays so.
 *
 * @param change returns the page as it shall be
 */
export const mapPages = <AnyPage>(
  pages: Pages<AnyPage>,
  change: (page: NonNullable<AnyPage>) => NonNullable<AnyPage>,
): Pages<AnyPage> => ({
  ...pages,
  pages: pages.pages.map((page) =>
    page === null || page === undefined ? page : change(page as NonNullable<AnyPage>),
  ),
});

/**
 * Changes the items of a list that match.
 *
 * @param change returns the item as it shall be, or undefined to take it out
 * @returns the same object where nothing matches, so that nothing is drawn again
 */
export function changeInPages<Item, AnyPage extends Page<Item> | null>(
  pages: Pages<AnyPage>,
  match: (item: Item) => boolean,
  change: (item: Item) => Item | undefined,
): Pages<AnyPage> {
  if (!pages.pages.some((page) => page?.data.some(match))) return pages;
  return mapPages(pages, (page) => ({
    ...page,
    data: page.data.flatMap((item) => (match(item) ? (change(item) ?? []) : item)),
  }));
}

/**
 * Changes an item in every cached list of some calls, with any input.
 *
 *     changeItem<Idea>(client, [listIdeas], ({ id }) => id === idea.id, (idea) => ({ ...idea, title }));
 *
 * @param calls list calls that answer such items
 * @param match finds the item
 * @param change returns the item as it shall be, or undefined to take it out
 */
export function changeItem<Item>(
  client: QueryClient,
  calls: readonly AnyCall[],
  match: (item: Item) => boolean,
  change: (item: Item) => Item | undefined,
): void {
  for (const call of calls) {
    client.setQueriesData<Pages<Page<Item> | null>>(
      { queryKey: pagesKeyOf(call) },
      (pages) => pages && changeInPages(pages, match, change),
    );
  }
}

/** @returns an item that a cached list of some calls holds; undefined where none does */
export function findItem<Item>(
  client: QueryClient,
  calls: readonly AnyCall[],
  match: (item: Item) => boolean,
): Item | undefined {
  for (const call of calls) {
    for (const [, pages] of client.getQueriesData<Pages<Page<Item> | null>>({
      queryKey: pagesKeyOf(call),
    })) {
      const found = pages?.pages.flatMap((page) => page?.data ?? []).find(match);
      if (found !== undefined) return found;
    }
  }
  return undefined;
}

/**
 * Waits for the answer that a query is being read from.
 *
 * @returns a promise that never rejects; undefined where the query isn't being read
 */
export function answerUnderWay(
  client: QueryClient,
  queryKey: readonly unknown[],
): Promise<void> | undefined {
  const query = client.getQueryCache().find({ queryKey });
  if (query?.state.fetchStatus !== 'fetching') return undefined;
  return Promise.resolve(query.promise).then(
    () => undefined,
    () => undefined,
  );
}

/**
 * Puts an item on top of a cached list. A list that was not read, was cleared, or holds the item already stays as it
 * is. A list that is being read may have been read before the item was written: the item is put there again as soon as
 * the answer has arrived.
 *
 * @param queryKey of one list, as `pagesFor` makes it
 * @param idOf identifies items
 * @returns a promise that resolves when the list shows the item: for a list that is read for the first time, after the
 *   answer; it never rejects
 */
export function addFirst<Item>(
  client: QueryClient,
  queryKey: readonly unknown[],
  item: Item,
  idOf: (item: Item) => string,
): Promise<void> {
  putFirst(client, queryKey, item, idOf);
  const hasData = client.getQueryData(queryKey) !== undefined;
  const added = answerUnderWay(client, queryKey)?.then(() =>
    putFirst(client, queryKey, item, idOf),
  );
  return hasData || added === undefined ? Promise.resolve() : added;
}

function putFirst<Item>(
  client: QueryClient,
  queryKey: readonly unknown[],
  item: Item,
  idOf: (item: Item) => string,
): void {
  client.setQueryData<Pages<Page<Item> | null>>(queryKey, (pages) => {
    const first = pages?.pages[0];
    if (pages === undefined || first === null || first === undefined) return pages;
    if (first.data.some((known) => idOf(known) === idOf(item))) return pages;
    return {
      ...pages,
      pages: [{ ...first, data: [item, ...first.data] }, ...pages.pages.slice(1)],
    };
  });
}

/**
 * The items of several pages, each once where it was first: a new item shifts the pages that are read after it.
 *
 * @param idOf identifies items; one without an id is left out
 */
export function withoutRepeats<Item>(
  items: readonly Item[],
  idOf: (item: Item) => string | undefined,
): Item[] {
  const seen = new Set<string>();
  return items.filter((item) => {
    const id = idOf(item);
    if (id === undefined || seen.has(id)) return false;
    seen.add(id);
    return true;
  });
}
