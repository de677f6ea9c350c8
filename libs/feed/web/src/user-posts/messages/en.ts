export const en = {
  userPosts: {
    empty: '{name} has not posted yet',
    emptyOwn: 'You have not posted yet',
    emptyHint: 'Posts outside of pods appear here.',
    emptyPods: '{name} has not posted in a pod yet',
    emptyPodsOwn: 'You have not posted in a pod yet',
    emptyPodsHint: 'Posts in pods are listed here.',
  },
} as const;
