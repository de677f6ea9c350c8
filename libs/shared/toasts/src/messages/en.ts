export const en = {
  region: 'Alerts',
  /** What failed, and why: two sentences. */
  because: '{what} {why}',
  link: {
    copied: 'Link copied.',
    notCopied: 'Couldn’t copy the link. Copy it from the address bar.',
  },
  notLoaded: 'Couldn’t open this.',
  undo: 'Undo',
  dismiss: 'Dismiss alert',
  type: { success: 'Done', info: 'Note', warning: 'Warning', error: 'Error', default: 'Alert' },
} as const;
