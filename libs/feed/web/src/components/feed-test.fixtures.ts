import { feedItemFixtures, podFixtures, type FeedItem, type Pod } from '@upround/feed/contract';

/** The first fixture's text post with changes. */
export function aPost(changes: Partial<FeedItem['data']> = {}): FeedItem {
  const [first] = feedItemFixtures;
  if (first === undefined) throw new Error('The contract has no fixture of a post');
  const id = changes.id ?? first.data.id;
  return { type: 'POST', data: { ...first.data, id, slug: `slug-${id}`, ...changes } };
}

/** So many posts, with the texts "Post 1", "Post 2" and so on. */
export function somePosts(count: number, from = 1): FeedItem[] {
  return Array.from({ length: count }, (_, index) => {
    const number = from + index;
    return aPost({ id: `post-${number}`, text: `Post ${number}`, mentions: [] });
  });
}

export function aPod(changes: Partial<Pod> = {}): Pod {
  const [first] = podFixtures;
  if (first === undefined) throw new Error('The contract has no fixture of a pod');
  return { ...first, ...changes };
}
