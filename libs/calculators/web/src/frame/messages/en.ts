export const en = {
  esop: 'ESOP calculator',
  valuation: 'Valuation calculator',
  notAdvice:
    'These are estimates to talk about, not tax, legal or investment advice. Check them with an adviser before you sign.',
  problems: {
    NEWER: 'This link was made by a newer version. Showing the example instead.',
    UNREADABLE: 'We couldn’t read this link. Showing the example instead.',
    PARTLY: 'We couldn’t read some numbers in this link. Those are from the example.',
  },
  restart: 'Start over',
  restarted: 'Showing the example again.',
} as const;
