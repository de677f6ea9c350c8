export const en = {
  group: 'Ambassadors',
  programme: 'Ambassador programme',
  leaderboard: 'Leaderboard',
  creators: 'Creator programme',
} as const;
