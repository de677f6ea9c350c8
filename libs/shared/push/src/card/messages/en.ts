export const en = {
  close: 'Close the notification',
} as const;
