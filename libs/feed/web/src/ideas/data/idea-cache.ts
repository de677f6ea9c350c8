import type { QueryClient } from '@tanstack/react-query';
import {
  listIdeas,
  listIdeasByUser,
  listRelatedIdeas,
  readIdea,
  type Idea,
} from '@upround/feed/contract';
import { addFirst, changeItem, findItem, keyOf, pagesFor } from '@upround/shared/query';

const lists = [listIdeas, listIdeasByUser, listRelatedIdeas] as const;

/** Changes every cached copy of an idea, or removes it if the change returns undefined. */
export function changeIdea(
  client: QueryClient,
  id: string,
  change: (idea: Idea) => Idea | undefined,
): void {
  changeItem<Idea>(client, lists, (idea) => idea.id === id, change);
  for (const [key, idea] of client.getQueriesData<Idea>({ queryKey: keyOf(readIdea) })) {
    if (idea?.id !== id) continue;
    const changed = change(idea);
    if (changed === undefined) client.removeQueries({ queryKey: key, exact: true });
    else client.setQueryData(key, changed);
  }
}

/** An idea that some list has, so that its page can be shown before the API answers. */
export const findIdea = (client: QueryClient, slug: string): Idea | undefined =>
  findItem<Idea>(client, lists, (idea) => idea.slug === slug);

/** Puts an idea just written on top of its author's list and of the newest, where they were read. */
export function addIdea(client: QueryClient, idea: Idea): void {
  const { queryKey } = pagesFor(listIdeasByUser, { query: { userId: idea.author.id } });
  void addFirst(client, queryKey, idea, ({ id }) => id);
  const newest = pagesFor(listIdeas, { query: { sort: 'newest' } });
  void addFirst(client, newest.queryKey, idea, ({ id }) => id);
}
