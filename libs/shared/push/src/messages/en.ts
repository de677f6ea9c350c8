export const en = {
  region: 'New notification',
  close: 'Close the notification',
} as const;
