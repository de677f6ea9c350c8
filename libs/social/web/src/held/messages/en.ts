export const en = {
  LINKS:
    'Held for review: new accounts can share two links at a time. A moderator will look at it.',
  LINKS_A_DAY:
    'Held for review: new accounts can share links five times a day. A moderator will look at it.',
  REPEATED:
    'Held for review: you sent the same text three times in a day. A moderator will look at it.',
  COPIED: 'Held for review: other new accounts sent the same text. A moderator will look at it.',
} as const;
