export const en = {
  failed: 'Couldn’t open the preview. Check your connection and try again.',
} as const;
