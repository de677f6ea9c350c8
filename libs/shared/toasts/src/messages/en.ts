export const en = {
  region: 'Messages',
  undo: 'Undo',
  dismiss: 'Dismiss message',
  type: { success: 'Done', info: 'Note', warning: 'Warning', error: 'Error', default: 'Message' },
} as const;
