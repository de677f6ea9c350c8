export const en = {
  report: {
    titles: { COMMENT: 'Report this comment', REPLY: 'Report this reply' },
    intro: 'A moderator reads every report. The author won’t know who reported it.',
    category: 'What is wrong with it?',
    categories: {
      spam: 'Spam or a scam',
      harassment: 'Harassment or hate',
      misleading: 'False or misleading claims',
      private: 'Somebody’s private information',
      illegal: 'Illegal goods or services',
      other: 'Something else',
    },
    hints: {
      spam: 'Repeated advertising, fake rounds, phishing links',
      misleading: 'Invented numbers, impersonation',
      private: 'Phone numbers, documents, private chats',
    },
    detail: 'What should the moderator know?',
    detailRequired: 'Say in a sentence what is wrong.',
    choose: 'Choose what is wrong with it.',
    send: 'Send report',
    cancel: 'Cancel',
    sent: 'Thank you. Your report reached the moderators.',
  },
} as const;
