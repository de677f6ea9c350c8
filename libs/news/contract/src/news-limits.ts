/** The most of each kind that news shows or takes. */
export const newsLimits = {
  /** Characters of a story's title. */
  title: 200,
  /** Maximum number of characters shown of a source's text; people read the rest at the source. */
  excerpt: 300,
  /** Sources that one call may name. */
  sourceIds: 50,
} as const;
