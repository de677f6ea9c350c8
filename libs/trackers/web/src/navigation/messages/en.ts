export const en = {
  group: 'Raise money',
  name: 'Funding',
  pipeline: 'Your pipeline',
} as const;
