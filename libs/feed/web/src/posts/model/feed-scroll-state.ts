/** Scroll position in a list: a post, and the distance of its top from the top of the window. */
export interface FeedAnchor {
  key: string;
  /** Px; negative when the post begins above the window. */
  offset: number;
}

/** Scroll state of a list, which outlives its page. */
export interface FeedScrollState {
  anchor(): FeedAnchor | undefined;
  setAnchor(anchor: FeedAnchor | undefined): void;
  /** Measured heights by key, so that the list has its full height at once. */
  sizes: Map<string, number>;
  /** The post that had the focus when its page was opened. */
  focused?: string | undefined;
}

export function createFeedScrollState(): FeedScrollState {
  let anchor: FeedAnchor | undefined;
  return {
    anchor: () => anchor,
    setAnchor(next) {
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
