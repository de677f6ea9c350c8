import type { DemoMentor } from '@upround/mentor/api';
import { offer } from './offer';
import { week, weekend, workdays } from './week';

/** Mentors who live by other clocks. */
export const mentorsAbroad: readonly DemoMentor[] = [
  {
    slug: 'lukas-brandt',
    state: 'LISTED',
    headline: 'Former CTO. One database, one queue, one person on call who sleeps',
    about:
      'I delete services for a living. Bring your architecture on one page, or your cloud bill. Also good at: first on-call rota, hiring the second engineer, and what to leave broken.',
    proof:
      'CTO for six years, now contracting. Two talks about migrations, both with the outage in them.',
    stages: ['SEED', 'SERIES_A', 'PRE_SEED'],
    needs: ['TECHNOLOGY', 'HIRING'],
    languages: ['de', 'en'],
    hours: {
      zone: 'Europe/Berlin',
      weekly: week([['MON', 'WED', 'THU'], '09:00-12:00'], [['FRI'], '14:00-16:00']),
      bufferAfter: 15,
      minimumNotice: 1_440,
      horizon: 42,
      mostPerDay: 2,
    },
    services: [
      offer('Architecture on one page', 'We draw it, then we remove a box.', 60, 2_800),
      offer('Cloud bill', 'Half an hour with the three largest lines.', 30, 1_200),
    ],
    joinUrl: 'https://meet.example/lukas-brandt',
    submittedDaysAgo: 147,
    answerHours: [4, 22],
  },
  {
    slug: 'tom-whitfield',
    state: 'LISTED',
    headline: 'Eleven years of bootstrapped software. Growing slowly on purpose',
    about:
      'Four people, 2,300 customers, no investors and a dog. I talk about support, churn, small prices and small teams. I don’t know anything about raising money, and I’ll say so.',
    proof: 'Company accounts are filed and public.',
    stages: ['PRE_SEED', 'SEED', 'GROWTH'],
    needs: ['GO_TO_MARKET', 'PRODUCT', 'FINANCE'],
    languages: ['en'],
    hours: {
      zone: 'Europe/London',
      weekly: week([['TUE', 'THU'], '10:00-12:30'], [['WED'], '13:00-15:00']),
      minimumNotice: 720,
      horizon: 30,
    },
    services: [offer('A slow half hour', 'One problem, a cup of tea, no slides.', 30, 0)],
    joinUrl: 'https://meet.example/tom-whitfield',
    submittedDaysAgo: 138,
    answerHours: [2, 16],
  },
  {
    slug: 'mei-lin-tan',
    state: 'LISTED',
    headline: 'Investor in six countries. How to raise across a border',
    about:
      'Where to incorporate, which investors move for which cheque, and what a second country really costs. I keep one hour a day for this and open it three days ahead.',
    proof: 'Partner at a fund for nine years. Twelve companies, listed on our site.',
    stages: ['SERIES_A', 'SEED'],
    needs: ['FUNDRAISING', 'GO_TO_MARKET'],
    languages: ['en', 'zh'],
    hours: {
      zone: 'Asia/Singapore',
      weekly: week([[...workdays, ...weekend], '18:00-18:30']),
      minimumNotice: 720,
      horizon: 3,
      mostPerDay: 1,
    },
    services: [offer('Across the border', 'Half an hour; bring the cap table.', 30, 0)],
    isInstant: true,
    joinUrl: 'https://meet.example/mei-lin-tan',
    submittedDaysAgo: 125,
    answerHours: [1, 2],
  },
  {
    slug: 'rania-haddad',
    state: 'LISTED',
    headline: 'Trade, logistics and your first customer in the Gulf',
    about:
      'Between Dubai and Mumbai every month. If there’s a container somewhere in your story, I can shorten it: agents, payment terms, licences, and whom not to sign with.',
    proof: 'Investor for seven years, freight for nine before that.',
    stages: ['SEED', 'SERIES_A', 'GROWTH'],
    needs: ['GO_TO_MARKET', 'FUNDRAISING', 'SALES'],
    languages: ['ar', 'en', 'hi'],
    hours: {
      zone: 'Asia/Dubai',
      weekly: week([['MON', 'TUE', 'WED', 'THU'], '09:30-11:30'], [['SUN'], '17:00-19:00']),
      bufferBefore: 15,
      minimumNotice: 1_440,
      horizon: 30,
    },
    services: [
      offer('First customer in the Gulf', 'Who decides, who pays, and when.', 45, 2_200, {
        step: 15,
      }),
      offer('Payment terms', 'Letters of credit without tears.', 30, 1_000),
    ],
    joinUrl: 'https://meet.example/rania-haddad',
    submittedDaysAgo: 117,
    answerHours: [3, 20],
  },
  {
    slug: 'elif-demir',
    state: 'LISTED',
    headline: 'Hiring across nine time zones. Remote teams that write things down',
    about:
      'I hire for remote-first teams, and I’ve made each mistake once. Contracts abroad, interviews without a whiteboard, and how to turn people down so that they recommend you.',
    proof: 'Recruiter for eight years; founders of four teams will vouch for me.',
    stages: ['SEED', 'SERIES_A'],
    needs: ['HIRING', 'LEGAL'],
    languages: ['tr', 'en', 'de'],
    hours: {
      zone: 'Europe/Istanbul',
      weekly: week([['TUE', 'WED', 'FRI'], '10:00-13:00']),
      bufferAfter: 10,
      minimumNotice: 720,
      horizon: 30,
    },
    services: [
      offer(
        'Your hiring funnel',
        'Where people leave it, and what your mails have to do with that.',
        45,
        1_100,
        {
          step: 15,
        },
      ),
      offer('First hire abroad', 'Contractor, agency or company: the honest costs.', 30, 0),
    ],
    joinUrl: 'https://meet.example/elif-demir',
    submittedDaysAgo: 90,
    answerHours: [2, 24],
  },
  {
    slug: 'hana-suzuki',
    state: 'LISTED',
    headline: 'Software for factories: what people at the line really do with it',
    about:
      'Ten years of product work for factories in Osaka. I collect error messages. Bring screenshots of the page that your customers print out.',
    proof: 'Product manager for ten years; employer’s permission is attached.',
    stages: ['PRE_SEED', 'SEED'],
    needs: ['PRODUCT', 'TECHNOLOGY'],
    languages: ['ja', 'en'],
    hours: {
      zone: 'Asia/Tokyo',
      weekly: week([['MON', 'WED'], '19:00-21:00'], [['SAT'], '14:00-17:00']),
      minimumNotice: 1_440,
      horizon: 30,
    },
    services: [
      offer('The page that they print', 'We look at one screen for forty minutes.', 40, 0, {
        step: 20,
      }),
    ],
    joinUrl: 'https://meet.example/hana-suzuki',
    submittedDaysAgo: 83,
    answerHours: [5, 28],
  },
  {
    slug: 'sana-malik',
    state: 'LISTED',
    headline: 'Two founders, 1,900 claims. Selling to people on a bad day',
    about:
      'We sell to people whose basement is under water. I can help with trust, forms, support, and partnerships with large slow companies. Eastern time; early for me is fine.',
    proof: 'Founder of Claimcove; partners are named on our site.',
    stages: ['PRE_SEED', 'SEED'],
    needs: ['GO_TO_MARKET', 'PRODUCT', 'SALES'],
    languages: ['en', 'ur', 'fr'],
    hours: {
      zone: 'America/Toronto',
      weekly: week([['TUE', 'THU'], '08:00-10:00'], [['SAT'], '09:00-11:00']),
      minimumNotice: 720,
      horizon: 30,
    },
    services: [
      offer('A partner who never answers', 'How to get past the first nice meeting.', 30, 700),
      offer('Forms that people finish', 'Bring a link; we fill it in together.', 30, 0),
    ],
    joinUrl: 'https://meet.example/sana-malik',
    submittedDaysAgo: 61,
    answerHours: [2, 19],
  },
];
