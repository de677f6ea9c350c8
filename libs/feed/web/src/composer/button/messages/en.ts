export const en = {
  composerButton: {
    key: 'Write a post',
    group: 'Feed',
    failed: 'Couldn’t open the composer. Check your connection and try again.',
  },
} as const;
