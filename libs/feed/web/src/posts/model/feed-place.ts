/** Where the reader is in a list: a post, and how far its top is from the top of the window. */
export interface FeedAnchor {
  key: string;
  /** Px; negative when the post begins above the window. */
  offset: number;
}

/** What a list remembers while its page is not shown. */
export interface FeedPlace {
  anchor(): FeedAnchor | undefined;
  note(anchor: FeedAnchor | undefined): void;
  /** Measured heights by key, so that the list has its true length at once. */
  sizes: Map<string, number>;
}

export function createFeedPlace(): FeedPlace {
  let anchor: FeedAnchor | undefined;
  return {
    anchor: () => anchor,
    note(next) {
      anchor = next;
    },
    sizes: new Map(),
  };
}

interface Measured {
  key: unknown;
  start: number;
  end: number;
}

/** The post at the top of the window, or undefined above the list. */
export function anchorAt(items: readonly Measured[], scrollY: number): FeedAnchor | undefined {
  const first = items[0];
  if (first === undefined || scrollY <= 0) return undefined;
  const item = items.find(({ end }) => end > scrollY + 1);
  return item === undefined ? undefined : { key: String(item.key), offset: item.start - scrollY };
}
