import type { IncentiveRules } from './incentives';

/**
 * All versions of the incentive rules, the oldest first. A version is never changed once it's in force: a change is a new
 * version, which begins with a season, so that one season has one set of points and caps.
 */
export const incentiveVersions: readonly IncentiveRules[] = [
  {
    version: 1,
    // Midnight in Asia/Kolkata, as 2026-Q1 begins.
    from: new Date('2026-01-01T00:00:00+05:30'),
    awards: {
      // An account alone costs nothing to create, so it brings nothing.
      REFERRAL_JOINED: {
        points: 0,
        mostADay: null,
        mostASeason: null,
        isReversedByRefund: false,
      },
      REFERRAL_FIRST_POST: {
        points: 20,
        mostADay: 20,
        mostASeason: 300,
        isReversedByRefund: false,
      },
      REFERRAL_ACTIVE: {
        points: 100,
        mostADay: 20,
        mostASeason: 300,
        isReversedByRefund: false,
      },
      REFERRAL_PAID: {
        points: 150,
        mostADay: 20,
        mostASeason: 300,
        isReversedByRefund: true,
      },
    },
    rewards: [
      { id: 'STICKER_PACK', points: 500 },
      { id: 'PREMIUM_MONTH', points: 2_000 },
      { id: 'MENTOR_SESSION', points: 5_000 },
      { id: 'ANNUAL_MEET', points: 10_000 },
    ],
    tie: 'EARLIER_FIRST',
  },
];
