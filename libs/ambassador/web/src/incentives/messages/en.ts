export const en = {
  bar: 'Incentives',
  title: 'How you earn points',
  lead: 'You earn points for what the people you refer actually do here. These are all the rules.',
  version: 'Version {version}, in force since {date}',
  none: 'No rules are in force yet.',
  points: {
    title: 'Points',
    caption: 'What earns points, and how often',
    what: 'What the person you referred does',
    points: 'Points',
    unit: 'points',
    day: 'Daily limit',
    season: 'Season limit',
    refund: 'After a refund',
    nothing: 'None',
    noCap: 'No limit',
    people: '{count, plural, one {# person} other {# people}}',
    removed: 'Points are removed',
    stay: 'Points stay',
    kind: {
      REFERRAL_JOINED: 'Creates an account',
      REFERRAL_FIRST_POST: 'Writes their first post',
      REFERRAL_ACTIVE: 'Becomes active',
      REFERRAL_PAID: 'Pays for their first plan',
    },
    about: {
      REFERRAL_JOINED: 'With your link or code. An account alone earns nothing.',
      REFERRAL_FIRST_POST: 'Within {days, plural, other {# days}} of signing up.',
      REFERRAL_ACTIVE:
        'With a verified email address, and a post or comment on {active, plural, other {#}} of their first {days, plural, other {# days}}.',
      REFERRAL_PAID: 'Once per person, whatever the plan costs.',
    },
    caps: 'A limit is how many people can earn you points for the same action. Once you reach it, that action earns nothing more until the next day or season. Days are in India time.',
  },
  rewards: {
    title: 'Rewards',
    hint: 'Based on your points from all seasons. Claiming a reward doesn’t use them up.',
    name: {
      STICKER_PACK: 'Sticker pack',
      PREMIUM_MONTH: 'A month of Premium',
      MENTOR_SESSION: 'A session with a mentor',
      ANNUAL_MEET: 'The trip to the annual meet',
    },
    from: 'From {points} points',
  },
  rules: {
    title: 'Full rules',
    seasons: 'Seasons',
    seasonsText:
      'A season is a calendar quarter in India time. Season points start over with each one. You keep your all-time points.',
    ties: 'Ties',
    tiesText:
      'Ambassadors with the same points share a rank: 1, 2, 2, 4. The one who got there first is listed first.',
    referral: 'Who counts as yours',
    referralText:
      'Someone who signs up within {code, plural, other {# days}} of opening your link, or enters your code within {account, plural, other {# days}} of signing up. Each person counts for one ambassador. You can’t refer yourself or anyone you joined through.',
    holds: 'Points under review',
    holdsText:
      'If more than {hour} people sign up with one code within an hour, or more than {network} from one network within a day, a moderator checks those points first. Once approved, they count from the day they were earned.',
    refunds: 'Refunds',
    refundsText:
      'When a plan is refunded, we remove its points with an entry of its own in your list of points.',
    appeal: 'Appeals',
    appealText:
      'You can appeal each removal of points once. A moderator decides, and we’ll notify you either way.',
    changes: 'Changes',
    changesText: 'New rules start with a new season. Points you’ve already earned don’t change.',
  },
  programme: 'About the programme',
  leaderboard: 'Leaderboard',
} as const;
