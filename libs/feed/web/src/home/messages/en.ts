export const en = {
  following: {
    guest: 'Follow people and see what they post',
    guestHint:
      'Create an account, then follow people and join pods. Their posts appear here, newest first.',
    quiet: 'Nothing here yet',
    quietHint: 'No recent posts from people you follow.',
    seeLatest: 'See the latest posts',
    empty: 'You’re not following anyone yet',
    emptyHint: 'Follow people and join pods. Their posts appear here, newest first.',
    loading: 'Loading people',
    people: 'People to follow',
    writesIn: 'Active in {pod}',
    popular: 'Their posts are trending',
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
