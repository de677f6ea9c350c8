export const en = {
  feed: 'Go to the feed',
  feedShort: 'Feed',
  profile: '(your profile)',
  logIn: 'Log in',
  signUp: 'Sign up',
} as const;
