import { defineErrors } from '@upround/shared/contract-core';

/** Bounds of the creator programme. Lengths are in code points. */
export const creatorLimits = {
  /** What someone writes about: at least, and at most. */
  aboutMin: 40,
  about: 1_000,
  /** Posts that a statement lists. */
  posts: 100,
  /** Closed months that everyone sees. */
  months: 12,
} as const;

/** The errors of the creator programme besides those that any call may answer. */
export const creatorErrors = defineErrors({
  NOT_ELIGIBLE: { status: 409, sentence: 'You don’t meet all the conditions yet.' },
  ALREADY_CREATOR: {
    status: 409,
    sentence: 'You’ve already applied, or you’re already a creator.',
  },
  NO_CREATOR: { status: 409, sentence: 'You haven’t applied to the creator programme.' },
});
