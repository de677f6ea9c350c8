export const en = {
  copied: 'Link copied.',
  notCopied: 'Couldn’t copy the link. Select it and copy it yourself.',
  season:
    '{quarter, select, Q1 {January to March} Q2 {April to June} Q3 {July to September} other {October to December}} {year}',
  hidden: 'Name hidden',
  you: 'You',
  points: '{count, plural, one {# point} other {# points}}',
  back: 'Back',
} as const;
