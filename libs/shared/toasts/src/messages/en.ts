export const en = {
  region: 'Messages',
  /** What did not happen, and why: two sentences. */
  because: '{what} {why}',
  link: { copied: 'Link copied', notCopied: 'The link couldn’t be copied.' },
  undo: 'Undo',
  dismiss: 'Dismiss message',
  type: { success: 'Done', info: 'Note', warning: 'Warning', error: 'Error', default: 'Message' },
} as const;
