export const en = {
  several: 'Funding',
} as const;
