export const en = {
  off: '{kind}: notifications turned off.',
  failed: 'Notifications weren’t turned off. {why}',
  undoFailed: 'Notifications are still off. {why}',
} as const;
