export const en = {
  report: {
    failed: 'Your report wasn’t sent.',
    titles: { COMMENT: 'Report this comment', REPLY: 'Report this reply' },
    intro: 'A moderator reads every report. The author won’t know who reported it.',
    category: 'What’s wrong with it?',
    categories: {
      spam: 'Spam or a scam',
      harassment: 'Harassment or hate',
      misleading: 'False or misleading claims',
      private: 'Someone’s private information',
      illegal: 'Illegal goods or services',
      other: 'Something else',
    },
    hints: {
      spam: 'Repeated advertising, fake rounds, phishing links',
      misleading: 'Invented numbers, impersonation',
      private: 'Phone numbers, documents, private chats',
    },
    detail: 'What should the moderator know?',
    detailRequired: 'Describe what’s wrong in a sentence.',
    choose: 'Choose a reason.',
    send: 'Send report',
    cancel: 'Cancel',
    sent: 'Thanks. A moderator will read your report.',
  },
} as const;
