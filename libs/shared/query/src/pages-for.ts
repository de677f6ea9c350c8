import { infiniteQueryOptions, type InfiniteData, type QueryClient } from '@tanstack/react-query';
import { api } from '@upround/shared/api-client';
import type { AnyCall, CallInput, CallOutput, Segment } from '@upround/shared/contract-core';

/** The row of a list call. */
export type ItemOf<Call extends AnyCall> =
  NonNullable<CallOutput<Call>> extends Segment<infer Item> ? Item : never;

/** What a list call leaves in the cache. */
export type PagesOf<Call extends AnyCall> = InfiniteData<CallOutput<Call>, string>;

function withCursor<Call extends AnyCall>(input: CallInput<Call>, cursor: string) {
  const { query } = input as { query?: Record<string, unknown> };
  return { ...input, query: { ...query, cursor } } as CallInput<Call>;
}

/** Pages have a key of their own, since one page and a list of pages differ in shape. */
export function pagesKeyOf<Call extends AnyCall>(call: Call, input?: CallInput<Call>) {
  return input === undefined ? ([call.id, 'pages'] as const) : ([call.id, 'pages', input] as const);
}

/**
 * TanStack Query options that read a list call segment by segment: an empty cursor replaces the
 * list, a cursor appends (spec 4.1). A list stays as it is until the reader asks for more or for
 * the newest (`replacePages`); it never refetches by itself.
 *
 *     const feed = useInfiniteQuery(pagesFor(readFeed, { query: { filter: 'latest' } }));
 *     const { items, cleared } = itemsOf(feed.data);
 *
 * @param call a GET call that answers `{ data, nextSegment }`, or null for a cleared list
 * @param input what the call takes, without a cursor
 */
export function pagesFor<Call extends AnyCall>(call: Call, input: CallInput<Call>) {
  return infiniteQueryOptions<CallOutput<Call>, Error, PagesOf<Call>, readonly unknown[], string>({
    queryKey: pagesKeyOf(call, input),
    queryFn: ({ signal, pageParam }) => api.call(call, withCursor(input, pageParam), { signal }),
    initialPageParam: '',
    getNextPageParam: (last) => (last as Segment<unknown> | null)?.nextSegment ?? undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/**
 * The rows of all pages in order.
 *
 * @returns `items`, empty while nothing has come; `cleared` when the API answered the literal
 *   null (the following feed of a person who follows no one, spec 4.2)
 */
export function itemsOf<Item>(
  pages: { readonly pages: readonly (Segment<Item> | null)[] } | undefined,
): { items: Item[]; cleared: boolean } {
  if (pages === undefined) return { items: [], cleared: false };
  return {
    items: pages.pages.flatMap((page) => page?.data ?? []),
    cleared: pages.pages[0] === null,
  };
}

/**
 * Reads the first segment again and puts it in place of the whole list.
 *
 * @returns the new first segment
 * @throws what `api.call` throws; the list then stays as it was
 */
export async function replacePages<Call extends AnyCall>(
  client: QueryClient,
  call: Call,
  input: CallInput<Call>,
  options: { signal?: AbortSignal } = {},
): Promise<CallOutput<Call>> {
  await client.cancelQueries({ queryKey: pagesKeyOf(call, input), exact: true });
  const first = await api.call(call, withCursor(input, ''), options);
  client.setQueryData<PagesOf<Call>>(pagesKeyOf(call, input), { pages: [first], pageParams: [''] });
  return first;
}
