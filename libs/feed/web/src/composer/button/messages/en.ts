export const en = {
  composerButton: {
    key: 'Write a post',
    group: 'Feed',
  },
} as const;
