/** Tables whose times are those of a clock: in a copy of the community they move by whole days. */
export const competitionTables = [
  'competitions',
  'competition_rules',
  'competition_changes',
  'competition_follows',
  'competition_entries',
  'competition_members',
  'competition_receipts',
  'competition_notices',
  'competition_judges',
  'competition_scores',
  'competition_votes',
] as const;
