/** A seeded post, as the slices that seed after the feed need it. */
export interface DemoPostRecord {
  /** The key of the post's data; comments and replies name it. */
  key: string;
  id: string;
  type: 'POST' | 'THREAD';
  authorId: string;
  authorSlug: string;
  /** Slug of its pod, null on the author's own page. */
  podSlug: string | null;
  createdAt: Date;
  /** How much it is liked and saved, 1 (few) to 5 (many). */
  warmth: number;
  /** Its poll; `lean` holds one weight an option. */
  poll: { optionIds: readonly string[]; lean: readonly number[]; multiple: boolean } | null;
}

/** What one slice's seed leaves for those that run after it. Each fills its own list. */
export interface DemoRecords {
  people: { slug: string; id: string }[];
  posts: DemoPostRecord[];
  pods: { slug: string; id: string }[];
}
