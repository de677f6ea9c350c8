export const en = {
  feed: 'Go to the feed',
  feedShort: 'Feed',
  profile: '{name}, your profile',
  logIn: 'Log in',
  signUp: 'Sign up',
} as const;
