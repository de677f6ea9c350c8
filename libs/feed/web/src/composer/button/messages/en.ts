export const en = {
  composerButton: {
    key: 'Write a post',
    group: 'Feed',
    failed: 'The composer did not load. Check your connection and try again.',
  },
} as const;
