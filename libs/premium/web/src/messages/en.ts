export const en = {
  interest: {
    ask: 'Notify me when Premium opens',
    asked: 'You’ll be notified when Premium opens.',
    undo: 'Don’t notify me',
    loading: 'Loading your choice',
    error: 'Couldn’t load your choice',
    retry: 'Try again',
    failed: 'Your choice wasn’t saved. {why}',
  },
  plan: {
    loading: 'Loading your plan',
    error: 'Couldn’t load your plan',
    free: 'Free',
    tier: '{tier, select, 1 {Premium} 2 {Premium Plus} other {Premium Jobs}}',
    includes: {
      free: 'Posts, ideas, messages, jobs and news',
      previews: 'A preview of each Premium essay',
      whole: 'Every Premium essay in full',
    },
    until: 'Until <date></date>.',
    noEnd: 'No end date.',
    granted: 'You have this plan for free.',
    demo: 'Included with this demo account.',
    notSold: 'Plans aren’t on sale yet.',
  },
} as const;
