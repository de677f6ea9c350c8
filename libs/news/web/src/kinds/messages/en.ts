export const en = {
  stories: {
    plural: 'News',
    trending: 'News of the day',
    top: 'Top news',
    topEmpty: 'You’ll see today’s news here.',
  },
  articles: 'Articles',
  essays: 'Essays',
  reason: {
    like: '{view, select, signUp {Create an account} other {Log in}} to like “{name}”.',
    save: '{view, select, signUp {Create an account} other {Log in}} to save “{name}”.',
    comment: '{view, select, signUp {Create an account} other {Log in}} to comment on “{name}”.',
  },
} as const;
