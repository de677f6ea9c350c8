/** What an idea may hold at most, in characters. */
export const ideaLimits = {
  title: 120,
  description: 600,
  problem: 4_000,
  solution: 4_000,
  lookingFor: 5,
} as const;
