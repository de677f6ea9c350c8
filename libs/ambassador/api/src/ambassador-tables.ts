/** Tables whose times are those of a clock: in a copy of the community they move by whole days. */
export const ambassadorTables = [
  'ambassadors',
  'ambassador_invites',
  'ambassador_referrals',
  'ambassador_lines',
  'ambassador_rewards',
] as const;
