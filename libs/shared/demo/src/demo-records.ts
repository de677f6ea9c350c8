/** A seeded post or idea, as the slices that seed after the feed need it. */
export interface DemoPostRecord {
  /** The key of the post's data; comments and replies name it. */
  key: string;
  id: string;
  type: 'POST' | 'THREAD' | 'IDEA';
  authorId: string;
  authorSlug: string;
  /** Slug of its pod, null on the author's own page. */
  podSlug: string | null;
  createdAt: Date;
  /** How much it is liked and saved, 1 (few) to 5 (many). */
  warmth: number;
  /** Its poll or quiz. */
  poll: {
    optionIds: readonly string[];
    /** One weight an option. */
    lean: readonly number[];
    multiple: boolean;
    /** Of a quiz: ids of the right options, in the order of all; null for a poll. */
    right: readonly string[] | null;
  } | null;
}

/** A seeded story, article or essay, as those that react to it need it. */
export interface DemoReadRecord {
  key: string;
  title: string;
  id: string;
  type: 'NEWS' | 'ARTICLE' | 'ESSAY';
  publishedAt: Date;
}

/** What a member paid for, as payments need it. */
export interface DemoSaleRecord {
  orderId: string;
  paymentId: string;
  /** The kind of sale, and its record. */
  kind: string;
  referenceId: string;
  userId: string;
  title: string;
  /** In paise, tax included. */
  amount: number;
  at: Date;
  /** When the money was returned, and why. */
  returned?: { at: Date; reason: string };
}

/** What one slice's seed leaves for those that run after it. Each fills its own list. */
export interface DemoRecords {
  people: { slug: string; id: string }[];
  posts: DemoPostRecord[];
  pods: { slug: string; id: string }[];
  /** Left out until news has brought them. */
  reads?: DemoReadRecord[];
  sources?: { slug: string; id: string }[];
  /** Left out until the feed has brought them. */
  ideas?: DemoPostRecord[];
  /** What was paid for. Left out until those who sell have brought it. */
  sales?: DemoSaleRecord[];
  /** Who has a résumé. Left out until uploads have brought them. */
  resumes?: { userId: string; key: string }[];
}

/** What the first module starts with. */
export const noDemoRecords = (): DemoRecords => ({ people: [], posts: [], pods: [] });
