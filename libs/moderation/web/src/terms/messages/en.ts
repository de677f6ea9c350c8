export const en = {
  rule: {
    ATTACKS: 'Attacks on people',
    PRIVACY: 'Other people’s private information',
    FRAUD: 'Lies that cost people money',
    SPAM: 'Spam',
    ILLEGAL: 'Anything illegal',
    SECURITY: 'Attempts to break the site',
  },
  span: {
    short: {
      seconds: '{count} s',
      minutes: '{count} min',
      hours: '{count} h',
      days: '{count} d',
    },
    long: {
      seconds: '{count, plural, one {# second} other {# seconds}}',
      minutes: '{count, plural, one {# minute} other {# minutes}}',
      hours: '{count, plural, one {# hour} other {# hours}}',
      days: '{count, plural, one {# day} other {# days}}',
    },
  },
  numberedRule: 'Rule {number}: {name}',
  category: {
    SPAM: 'Spam or a scam',
    HARASSMENT: 'Harassment or hate',
    MISLEADING: 'False or misleading claims',
    PRIVATE: 'Someone’s private information',
    ILLEGAL: 'Illegal goods or services',
    OTHER: 'Something else',
  },
} as const;
