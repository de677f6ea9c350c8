export const en = {
  forbidden: 'This page is for moderators',
  forbiddenHint: 'Ask an admin if you need access.',
  kind: { label: 'Show', all: 'Everything' },
  list: {
    label: 'Waiting for a decision, oldest first',
    loading: 'Loading approvals',
    failed: 'Couldn’t load approvals',
    empty: 'Nothing to approve',
    emptyHint: 'What members ask us to check appears here.',
    more: 'Show more approvals',
    moreFailed: 'Couldn’t load more approvals.',
  },
  item: {
    by: '<person></person>, <time></time>',
    byNoOne: 'Deleted account, <time></time>',
    own: 'You asked for this. Someone else has to decide it.',
    actLabel: '{act}: {title}',
  },
  decide: {
    title: '{act}: “{title}”?',
    failed: 'Couldn’t save your decision.',
  },
} as const;
