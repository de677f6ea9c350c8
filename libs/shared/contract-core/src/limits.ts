/** One rate limit: how many calls in how many seconds, and what it counts by. */
export interface Limit {
  points: number;
  seconds: number;
  by: 'user' | 'ip';
  /** So many calls may come at once; what was used of them comes back at the steady pace, one by one. */
  burst?: number;
}

/** The limits that calls name; `general` and `address` count every call, `page` the rest. */
export const limits = {
  general: { points: 600, seconds: 300, by: 'user' },
  address: { points: 3000, seconds: 300, by: 'ip' },
  /** Pages, and all other requests that are not calls. */
  page: { points: 1500, seconds: 300, by: 'ip' },
  signIn: { points: 100, seconds: 600, by: 'ip' },
  post: { points: 30, seconds: 3600, by: 'user' },
  comment: { points: 60, seconds: 600, by: 'user' },
  /** Sixty at once, then one a second. */
  message: { points: 1, seconds: 1, by: 'user', burst: 60 },
  reaction: { points: 120, seconds: 60, by: 'user' },
  upload: { points: 20, seconds: 600, by: 'user' },
  search: { points: 60, seconds: 60, by: 'user' },
  /** What anyone may read: a guest is counted by address, so that an office still reads. */
  read: { points: 300, seconds: 60, by: 'user' },
  /** Each call fetches from another site. */
  preview: { points: 30, seconds: 60, by: 'user' },
  report: { points: 20, seconds: 3600, by: 'user' },
  analytics: { points: 600, seconds: 300, by: 'ip' },
  feedback: { points: 10, seconds: 3600, by: 'ip' },
  /** Each call tells whether a guessed token is an invitation. */
  invitation: { points: 10, seconds: 60, by: 'ip' },
  /** Opening a referral link. */
  visit: { points: 30, seconds: 600, by: 'ip' },
  /** Thousands of rows in one answer, or in one request. */
  export: { points: 20, seconds: 600, by: 'user' },
  payment: { points: 30, seconds: 600, by: 'user' },
  /** Besides 20 a day: the answer names the holder of a UPI id. */
  vpa: { points: 5, seconds: 60, by: 'user' },
  /** What a payment provider reports; it repeats what is refused. */
  webhook: { points: 6_000, seconds: 60, by: 'ip' },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof limits;
