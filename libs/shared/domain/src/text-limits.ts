/** The most code points of each kind of text. */
export const textLimits = {
  displayName: 80,
  headline: 160,
  post: 10_000,
  comment: 4_000,
  message: 4_000,
  /** The first message to a person who has not accepted yet. */
  firstMessage: 500,
  altText: 1_000,
  pollOption: 120,
  quizExplanation: 1_000,
  reportMessage: 2_000,
  /** What a moderator tells the author, and writes for other moderators. */
  decisionReason: 1_000,
  caseNote: 2_000,
  appeal: 2_000,
  feedback: 4_000,
  query: 200,
  url: 2_048,
} as const;
