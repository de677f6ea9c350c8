import { useInfiniteQuery } from '@tanstack/react-query';
import type { FeedItem } from '@upround/feed/contract';
import { itemsOf } from '@upround/shared/query';
import { useSession } from '@upround/shared/session';
import { homeSource } from '../posts/data/feed-source';

/** How many trending posts a guest sees before logging in. */
export const PREVIEWED = 3;

type Author = FeedItem['data']['author'];

export interface ActiveAuthor {
  author: Author;
  isFollowed: boolean;
  /** The pod of one of the author's trending posts. */
  pod: string | undefined;
}

/** The posts of the preview: the first with words. */
export const previewedOf = (items: readonly FeedItem[]): FeedItem[] =>
  items.filter(({ data }) => data.text !== '').slice(0, PREVIEWED);

/** The authors of trending posts in the order of the posts, each once and without the viewer. */
export function useActiveAuthors(limit: number) {
  const { user } = useSession();
  const query = useInfiniteQuery(homeSource('trending').query);
  const authors = new Map<string, ActiveAuthor>();
  for (const { data } of itemsOf(query.data).items) {
    const { author, reference, viewer } = data;
    if (author.id === user?.id) continue;
    const known = authors.get(author.id);
    authors.set(author.id, {
      author,
      isFollowed: viewer.followsAuthor,
      pod: known?.pod ?? (reference.type === 'POD' ? reference.name : undefined),
    });
  }
  return { query, authors: [...authors.values()].slice(0, limit) };
}
