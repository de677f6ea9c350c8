export const en = {
  label: 'Jobs',
  empty: 'No job notifications yet',
  emptyHint: 'Applications, replies and new matches for your saved searches appear here.',
} as const;
