/** What a post may hold at most. */
export const postLimits = {
  images: 4,
  imageBytes: 8 * 1024 * 1024,
  parts: 25,
  /** Of all parts of a thread together, in characters. */
  threadLength: 50_000,
  pollOptions: 10,
  /** A poll runs between one hour and fourteen days. */
  pollHours: { min: 1, max: 14 * 24 },
} as const;
