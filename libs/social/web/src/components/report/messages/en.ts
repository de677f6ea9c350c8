export const en = {
  report: {
    failed: 'Your report wasn’t sent.',
    titles: { COMMENT: 'Report this comment', REPLY: 'Report this reply' },
    intro: 'A moderator reads every report. The author won’t know who reported it.',
    category: 'What’s wrong with it?',
    categories: {
      SPAM: 'Spam or a scam',
      HARASSMENT: 'Harassment or hate',
      MISLEADING: 'False or misleading claims',
      PRIVATE: 'Someone’s private information',
      ILLEGAL: 'Illegal goods or services',
      OTHER: 'Something else',
    },
    hints: {
      SPAM: 'Repeated advertising, fake rounds, phishing links',
      MISLEADING: 'Invented numbers, impersonation',
      PRIVATE: 'Phone numbers, documents, private messages',
    },
    detail: 'What should the moderator know?',
    detailRequired: 'Describe what’s wrong in a sentence.',
    choose: 'Choose a reason.',
    send: 'Send report',
    cancel: 'Cancel',
    also: 'Mute or block the author?',
    hiding: { NONE: 'Neither', MUTE: 'Mute them', BLOCK: 'Block them' },
    hidingHint: {
      MUTE: 'You won’t see what they write. They won’t know.',
      BLOCK: 'You won’t see each other, and they can’t message you.',
    },
    sent: {
      NONE: 'Report sent. You’ll be notified of the outcome.',
      MUTE: 'Report sent, and the author is muted.',
      BLOCK: 'Report sent, and the author is blocked.',
    },
    yours: 'Your reports',
  },
} as const;
