export const en = {
  following: {
    empty: 'Posts of the people you follow',
    emptyHint:
      'You follow nobody yet. Follow people and join pods, and their posts appear here, newest first.',
    people: 'People to follow',
    pods: 'Pods to join',
    show: 'Show my feed',
    chosen: '{count, plural, one {# chosen} other {# chosen}}',
  },
} as const;
