/** What a post has gathered so far. */
export interface Gathered {
  likes: number;
  comments: number;
  bookmarks: number;
  /** People who voted in its poll. */
  voters: number;
}

/** A post loses half of its weight in so many milliseconds. */
export const HALF_LIFE = 24 * 3_600_000;

/** What one of each is worth: writing and keeping cost more than a tap. */
export const weights = { likes: 1, comments: 2, bookmarks: 2, voters: 0.5 } as const;

/** Each further post by the same author is ranked as if it were three quarters of a half-life older. */
export const REPEAT_PENALTY = 0.75;

/**
 * The logarithm of a weight that halves every 24 hours:
 * `log2((1 + points) × 2^(−age / 24 h))`, taken up to a constant that is the same for all posts. So the
 * order changes when people react or post, and never by the mere passing of time: a quiet hour writes no
 * new ranking.
 *
 * @param gathered its counters
 * @param createdAt when it was published
 * @returns a number to compare with other posts' only; one more means twice the weight
 */
export function trendingScore(gathered: Gathered, createdAt: Date): number {
  const points =
    gathered.likes * weights.likes +
    gathered.comments * weights.comments +
    gathered.bookmarks * weights.bookmarks +
    gathered.voters * weights.voters;
  return Math.log2(1 + points) + createdAt.getTime() / HALF_LIFE;
}
