import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { listIdeasByUser, listRelatedIdeas, readIdea, type Idea } from '@upround/feed/contract';
import type { Segment } from '@upround/shared/contract-core';
import { keyOf, pagesFor, pagesKeyOf } from '@upround/shared/query';

type IdeaPages = InfiniteData<Segment<Idea>, string>;

const lists = [listIdeasByUser, listRelatedIdeas] as const;

/** Every kept copy of an idea changed, or taken out by undefined. */
export function changeIdea(
  client: QueryClient,
  id: string,
  change: (idea: Idea) => Idea | undefined,
): void {
  for (const call of lists) {
    client.setQueriesData<IdeaPages>({ queryKey: pagesKeyOf(call) }, (pages) => {
      if (pages?.pages.some(({ data }) => data.some((idea) => idea.id === id)) !== true) {
        return pages;
      }
      return {
        ...pages,
        pages: pages.pages.map((page) => ({
          ...page,
          data: page.data.flatMap((idea) => (idea.id === id ? (change(idea) ?? []) : idea)),
        })),
      };
    });
  }
  for (const [key, idea] of client.getQueriesData<Idea>({ queryKey: keyOf(readIdea) })) {
    if (idea?.id !== id) continue;
    const changed = change(idea);
    if (changed === undefined) client.removeQueries({ queryKey: key, exact: true });
    else client.setQueryData(key, changed);
  }
}

/** An idea that some list has, so that its page can be shown before the API answers. */
export function findIdea(client: QueryClient, slug: string): Idea | undefined {
  for (const call of lists) {
    const found = client
      .getQueriesData<IdeaPages>({ queryKey: pagesKeyOf(call) })
      .flatMap(([, pages]) => pages?.pages ?? [])
      .flatMap(({ data }) => data)
      .find((idea) => idea.slug === slug);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Puts an idea just written on top of its author's list, where that was read. */
export function addIdea(client: QueryClient, idea: Idea): void {
  const { queryKey } = pagesFor(listIdeasByUser, { query: { userId: idea.author.id } });
  client.setQueryData<IdeaPages>(queryKey, (pages) => {
    const first = pages?.pages[0];
    if (pages === undefined || first === undefined) return pages;
    if (first.data.some(({ id }) => id === idea.id)) return pages;
    return {
      ...pages,
      pages: [{ ...first, data: [idea, ...first.data] }, ...pages.pages.slice(1)],
    };
  });
}
