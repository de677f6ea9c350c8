export const en = {
  userPosts: {
    empty: '{name} hasn’t posted yet',
    emptyOwn: 'You haven’t posted yet',
    emptyHint: 'Posts outside pods appear here.',
    emptyPods: '{name} hasn’t posted in a pod yet',
    emptyPodsOwn: 'You haven’t posted in a pod yet',
    emptyPodsHint: 'Posts in pods appear here.',
  },
} as const;
