export const en = {
  interest: {
    ask: 'Tell me when Premium opens',
    asked: 'You’ll be notified when Premium opens.',
    undo: 'Don’t notify me',
    loading: 'Loading your choice',
    error: 'Your choice didn’t load',
    retry: 'Try again',
    failed: 'Your choice wasn’t saved. {why}',
  },
  plan: {
    loading: 'Loading your plan',
    error: 'Your plan didn’t load',
    free: 'Free',
    tier: '{tier, select, 1 {Premium} 2 {Premium Plus} other {Premium Jobs}}',
    freeIncludes:
      'Includes posts, ideas, messages, jobs and news, and a preview of each Premium essay.',
    paidIncludes: 'Includes everything that’s free, and every Premium essay in full.',
    until: 'Until <date></date>.',
    noEnd: 'It has no end date.',
    granted: 'It was given to you free of charge.',
    demo: 'It comes with this demo account.',
    notSold: 'Plans can’t be bought yet.',
  },
} as const;
