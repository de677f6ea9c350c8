/** Bounds of the ambassador programme. Lengths are in code points. */
export const ambassadorLimits = {
  /** Why someone wants to be an ambassador: at least, and at most. */
  motivationMin: 40,
  motivation: 1_000,
  /** Of an appeal. */
  appealMin: 20,
  appeal: 1_000,
  /** Invitations of an ambassador that wait to be used. */
  openInvites: 3,
  /** Days after which an invitation isn't valid any more. */
  inviteDays: 30,
  /** Days of the chart on an ambassador's own page. */
  chartDays: 90,
  /** Ambassadors above and below one's own place. */
  neighbours: 5,
  /** How long a browser saves the code of a link that was opened, in days. */
  codeDays: 30,
  /** How old an account may be when its referral is written, in days. */
  accountDays: 7,
} as const;
