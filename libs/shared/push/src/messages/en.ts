export const en = {
  region: 'New notification',
} as const;
