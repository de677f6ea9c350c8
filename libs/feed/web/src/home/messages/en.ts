export const en = {
  following: {
    signIn: 'Log in to follow people',
    guest: 'Your own feed',
    guestHint: 'Log in to see posts from the people and pods you follow, newest first.',
    quiet: 'Nothing here yet',
    quietHint: 'No recent posts from people you follow.',
    seeLatest: 'See the latest posts',
    empty: 'Posts from people you follow',
    emptyHint:
      'You’re not following anyone yet. Follow people and join pods to see their posts here, newest first.',
    people: 'People to follow',
    pods: 'Pods to join',
    show: 'Show my feed',
    chosen: '{count, plural, one {# selected} other {# selected}}',
  },
  empty: { title: 'No posts yet', hint: 'Be the first to write one.' },
  guest: {
    pods: 'Largest pods',
    members: '{count, plural, one {# member} other {# members}}',
    signUp: 'Create an account',
    logIn: 'Log in',
    close: 'Close this introduction',
  },
} as const;
