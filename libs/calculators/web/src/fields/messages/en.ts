export const en = {
  /** The slider below a field of that name. */
  slider: '{label} in steps',
  empty: 'Empty',
  unit: {
    percent: '%',
    times: '×',
    years: 'years',
    months: 'months',
    shares: '',
    number: '',
  },
  problem: {
    NOT_A_NUMBER: 'Enter a number, such as 12,50,000, 50L or 1.5m.',
    NEGATIVE: 'This can’t be less than 0.',
    NOT_POSITIVE: 'Enter a number above 0.',
    TOO_LARGE: 'That’s too large. Enter a smaller number.',
    TOO_SMALL: 'That’s too small. Enter a larger number.',
    NOT_WHOLE: 'Enter a whole number.',
    NOT_A_SHARE: 'Enter 0 to 100.',
    NOTHING_LEFT: 'This leaves nothing for the others. Enter less.',
    EMPTY: 'Enter a number.',
    NOT_A_DATE: 'Enter a date that exists.',
    TOO_EARLY: 'That’s too early. Choose a later date.',
    GROWTH_NOT_BELOW_RATE:
      'Growth forever has to be below the discount rate. Otherwise the company would be worth more than the whole economy.',
    PROBABILITIES_NOT_ONE: 'Probabilities have to add up to 100%.',
    CONVERSIONS_TAKE_ALL:
      'These SAFEs take the whole company. Check their amounts against their caps.',
    PRE_MONEY_TOO_LOW:
      'The pre-money valuation is too low for everything that converts. Raise it or remove a SAFE.',
    NO_DATA_FOR_YEAR: 'There are no rates for that year yet. Enter your own.',
  },
} as const;
