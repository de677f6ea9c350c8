/** The most of each kind that news shows or takes. */
export const newsLimits = {
  /** Characters of a story's title. */
  title: 200,
  /** Characters that we show of somebody else's text; the rest is read where it was written. */
  excerpt: 300,
  /** Sources that one call may name. */
  sourceIds: 50,
} as const;
