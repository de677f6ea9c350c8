export const en = {
  region: 'Messages',
  /** What did not happen, and why: two sentences. */
  because: '{what} {why}',
  undo: 'Undo',
  dismiss: 'Dismiss message',
  type: { success: 'Done', info: 'Note', warning: 'Warning', error: 'Error', default: 'Message' },
} as const;
