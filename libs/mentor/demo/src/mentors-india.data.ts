import type { DemoMentor } from '@upround/mentor/api';
import { offer } from './offer';
import { ranges, week, weekend, workdays } from './week';

const zone = 'Asia/Kolkata';

/** Mentors who live by Indian time. */
export const mentorsInIndia: readonly DemoMentor[] = [
  {
    slug: 'sunita-rao',
    state: 'LISTED',
    headline:
      'Former CFO of two software companies. Runway, collections, the page your board reads',
    about:
      'I was CFO of two software companies: one was sold, one was closed in good order with everyone paid. I like the second story better.\n\nBring your bank balance and your last three months of spending. We’ll find the month in which you have to decide, and what you have to know by then. I don’t pitch for you and I don’t introduce you to investors. I read numbers with you until you can read them without me.',
    proof:
      'CFO for eleven years, twice. The wind-down is in the public register; I can show the letters of both boards.',
    stages: ['SEED', 'SERIES_A', 'PRE_SEED'],
    needs: ['FINANCE', 'FUNDRAISING', 'WINDING_DOWN'],
    languages: ['en', 'te', 'hi'],
    hours: {
      zone,
      weekly: week(
        [['MON', 'WED'], '10:00-13:00'],
        [['TUE'], '16:00-18:30'],
        [['THU'], '10:00-13:00 15:00-19:00'],
        [['SAT'], '10:00-12:00'],
      ),
      bufferAfter: 15,
      minimumNotice: 720,
      horizon: 45,
      mostPerDay: 4,
    },
    overrides: [{ inDays: 9, ranges: ranges('18:00-20:00') }],
    daysOff: [16, 17],
    services: [
      offer(
        'Read your runway',
        'Half an hour on one sheet: cash, burn, and the date on which you have to act.',
        30,
        0,
      ),
      offer(
        'Finance hour',
        'Unit economics, collections or a hiring plan. Send the sheet a day before; I’ll have read it.',
        60,
        2_400,
      ),
      offer(
        'Board pack review',
        'We go through your last pack page by page and rewrite the first one together.',
        90,
        4_500,
        { cancelWindowHours: 48, moveWindowHours: 24, step: 30 },
      ),
    ],
    joinUrl: 'https://meet.example/sunita-rao',
    submittedDaysAgo: 168,
    answerHours: [1, 9],
  },
  {
    slug: 'lakshmi-iyer',
    state: 'LISTED',
    headline: 'Pricing and packaging. I’ll find the plan that you’re too shy to charge for',
    about:
      'Twenty years in product, ten of them on price. In most first calls we delete a plan; in a third of them we add a zero. Bring your price page and the last five deals that you lost.',
    proof:
      'Head of product at three companies, pricing lead at two. References from six founders on request.',
    stages: ['SEED', 'SERIES_A', 'GROWTH'],
    needs: ['GO_TO_MARKET', 'SALES', 'PRODUCT'],
    languages: ['en', 'ta'],
    hours: {
      zone,
      weekly: week([['TUE', 'WED', 'FRI'], '11:00-13:00 17:00-19:00']),
      bufferAfter: 10,
      minimumNotice: 1_440,
      horizon: 30,
    },
    services: [
      offer('Price page, live', 'We change your price page while we talk.', 45, 1_800, {
        step: 15,
      }),
      offer(
        'A price rise, planned',
        'Who gets it, when, in which words. You leave with the mail.',
        60,
        3_000,
      ),
    ],
    joinUrl: 'https://meet.example/lakshmi-iyer',
    submittedDaysAgo: 160,
    answerHours: [3, 14],
  },
  {
    slug: 'ritu-agarwal',
    state: 'LISTED',
    headline: 'Chartered accountant. GST, TDS and the notice on your desk',
    about:
      'I close the books of 38 small companies in Jaipur. Bring the notice, the return or the question that you’ve been putting off. I’ll tell you the date of each rule that I quote, and when you need someone who signs.',
    proof: 'Membership number of the institute, in practice since 2009.',
    stages: ['IDEA', 'PRE_SEED', 'SEED'],
    needs: ['FINANCE', 'LEGAL'],
    languages: ['hi', 'en'],
    hours: {
      zone,
      weekly: week([workdays, '15:00-17:00'], [['SAT'], '11:00-13:00']),
      minimumNotice: 240,
      horizon: 21,
      mostPerDay: 3,
    },
    services: [
      offer('One question', 'Twenty minutes, one question, a straight answer.', 20, 0, {
        step: 20,
      }),
      offer(
        'Books check',
        'I look at your books with you and list what to repair first.',
        60,
        1_500,
      ),
    ],
    isInstant: true,
    joinUrl: 'https://meet.example/ritu-agarwal',
    submittedDaysAgo: 150,
    answerHours: [1, 5],
  },
  {
    slug: 'aditi-ghosh',
    state: 'LISTED',
    headline: 'User research for teams of one to ten. Your first ten interviews',
    about:
      'About 1,600 interviews in fourteen years. I help you ask about last Tuesday instead of about next year. Bring a recording if you have one; bring your question if you don’t.',
    proof: 'Research lead at two product companies; talks and two published guides.',
    stages: ['IDEA', 'PRE_SEED'],
    needs: ['PRODUCT'],
    languages: ['bn', 'en', 'hi'],
    hours: {
      zone,
      weekly: week([['MON', 'THU'], '18:00-20:30'], [['SUN'], '10:00-12:00']),
      minimumNotice: 720,
      horizon: 30,
    },
    services: [
      offer('Listen to one interview', 'We listen to ten minutes of yours and stop often.', 30, 0),
      offer(
        'Interview plan',
        'From a vague worry to eight questions that are worth asking.',
        45,
        900,
        {
          step: 15,
        },
      ),
    ],
    joinUrl: 'https://meet.example/aditi-ghosh',
    submittedDaysAgo: 141,
    answerHours: [2, 20],
  },
  {
    slug: 'chitra-murthy',
    state: 'LISTED',
    headline: 'First sales hires and honest pipelines. Sixteen years with a bag, three teams built',
    about:
      'If the founder can’t sell it, a salesperson can’t either. We find out which one you are. I’m good at scripts, first commissions, and saying goodbye to the wrong hire in month two rather than month nine.',
    proof: 'Sales head twice. Payslips on request, as I tell my own candidates.',
    stages: ['PRE_SEED', 'SEED'],
    needs: ['SALES', 'HIRING', 'GO_TO_MARKET'],
    languages: ['kn', 'en', 'hi'],
    hours: {
      zone,
      weekly: week([['TUE', 'THU'], '09:00-12:00'], [['FRI'], '16:00-19:00']),
      bufferBefore: 10,
      bufferAfter: 10,
      minimumNotice: 1_440,
      horizon: 30,
    },
    daysOff: [5, 6, 7],
    services: [
      offer(
        'Pipeline surgery',
        'Your list of deals, with true dates in it afterwards.',
        45,
        1_200,
        {
          step: 15,
        },
      ),
      offer('First sales hire', 'Advert, case, offer, and how you’ll know by week six.', 60, 2_000),
    ],
    joinUrl: 'https://meet.example/chitra-murthy',
    submittedDaysAgo: 133,
    answerHours: [4, 26],
  },
  {
    slug: 'siddharth-menon',
    state: 'LISTED',
    headline: 'I read 1,100 decks a year. Twenty free minutes on yours',
    about:
      'I work at a fund, so this isn’t a pitch and I won’t invest in anyone whom I advise here. I’ll tell you on which page I’d have stopped reading, and why.',
    proof: 'Principal at a fund for five years. My profile there links here.',
    stages: ['SEED', 'SERIES_A'],
    needs: ['FUNDRAISING'],
    languages: ['en', 'ml', 'hi'],
    hours: {
      zone,
      weekly: week([['WED'], '18:00-20:00'], [['SAT'], '09:00-11:00']),
      minimumNotice: 2_880,
      horizon: 28,
    },
    services: [offer('Deck in twenty minutes', 'You share, I stop you.', 20, 0, { step: 20 })],
    isInstant: true,
    joinUrl: 'https://meet.example/siddharth-menon',
    submittedDaysAgo: 120,
    answerHours: [5, 30],
  },
  {
    slug: 'firoz-daruwala',
    state: 'PAUSED',
    headline: 'For people who make things: tooling, suppliers, the first thousand pieces',
    about:
      'I visit the shop floor before I read the deck. Thirty-five years around machines, and I still prefer the smell to the slides. I’m travelling at present and take no new sessions.',
    proof: 'Family company in castings, three boards of manufacturers.',
    stages: ['SEED', 'SERIES_A'],
    needs: ['PRODUCT', 'FINANCE'],
    languages: ['en', 'gu', 'mr'],
    hours: { zone, weekly: week([['MON', 'WED'], '10:00-12:00']), horizon: 30 },
    services: [offer('Before you cut the tool', 'Drawings, quotes, suppliers.', 60, 0)],
    joinUrl: null,
    submittedDaysAgo: 112,
    answerHours: [6, 30],
  },
  {
    slug: 'esha-banerjee',
    state: 'LISTED',
    headline: 'Lawyer for small companies. The clause you skipped, in plain words',
    about:
      'Term sheets, founder agreements, first employment contracts, and closing a company without leaving debts behind. I explain and I ask; it isn’t advice on your case until you’re my client, and most people don’t need to be.',
    proof: 'Enrolled at the bar council; eight years in company law.',
    stages: ['PRE_SEED', 'SEED', 'SERIES_A'],
    needs: ['LEGAL', 'FUNDRAISING', 'WINDING_DOWN'],
    languages: ['en', 'hi', 'bn'],
    hours: {
      zone,
      weekly: week([workdays, '18:30-20:30']),
      bufferAfter: 15,
      minimumNotice: 1_440,
      horizon: 30,
      mostPerDay: 2,
    },
    services: [
      offer(
        'Read it with me',
        'One document of up to fifteen pages, read before the call.',
        45,
        2_500,
        {
          step: 15,
          cancelWindowHours: 48,
        },
      ),
      offer('Founder agreement', 'Who owns what if one of you leaves on a bad Monday.', 60, 3_200),
    ],
    joinUrl: 'https://meet.example/esha-banerjee',
    submittedDaysAgo: 104,
    answerHours: [2, 12],
  },
  {
    slug: 'ishaan-kapoor',
    state: 'LISTED',
    headline: 'Closed my company after three years. Talk to someone who won’t flinch',
    about:
      'We had 640 gyms and returned 22% of the money. If you think about closing, or lie awake over whether to, I’ll listen first. No charge, no lessons unless you ask.',
    proof: 'Founder of Repcount; the letter to our investors is public on my page.',
    stages: ['SEED', 'PRE_SEED'],
    needs: ['WINDING_DOWN', 'PRODUCT'],
    languages: ['pa', 'hi', 'en'],
    hours: {
      zone,
      weekly: week([workdays, '20:00-22:00'], [weekend, '16:00-18:00']),
      minimumNotice: 120,
      horizon: 21,
      mostPerDay: 2,
    },
    services: [
      offer('A talk about stopping', 'Confidential. Cameras optional.', 45, 0, { step: 15 }),
    ],
    joinUrl: 'https://meet.example/ishaan-kapoor',
    submittedDaysAgo: 96,
    answerHours: [1, 6],
  },
  {
    slug: 'pooja-bhatt',
    state: 'LISTED',
    headline: 'People lead of a team that grows from 11 to 18. Ranges, offers, hard talks',
    about:
      'Every role that we post has a range on it. I help with levels, offers, first policies, and the conversation that you keep moving to next week.',
    proof: 'People lead for six years; two policies of ours are public.',
    stages: ['SEED', 'SERIES_A'],
    needs: ['HIRING'],
    languages: ['en', 'hi', 'kn'],
    hours: {
      zone,
      weekly: week([['MON', 'TUE', 'THU'], '17:30-19:30']),
      minimumNotice: 720,
      horizon: 30,
    },
    services: [
      offer(
        'Rehearse the hard talk',
        'I play the other person. It’s less awful the second time.',
        30,
        600,
      ),
      offer('Levels and ranges', 'A table with four rows that you can publish.', 60, 1_600),
    ],
    joinUrl: 'https://meet.example/pooja-bhatt',
    submittedDaysAgo: 74,
    answerHours: [3, 18],
  },
  {
    slug: 'yash-thakkar',
    state: 'WAITING',
    headline: 'Small tools that earn a little. From a side project to ₹31,000 a month',
    about:
      'Four tools by night, one of which pays its own way. I’d like to help people with a job ship something small: what to leave out, how to charge for it, when to stop.',
    proof:
      'Screenshots of eleven months of payouts, and the four sites, are on my profile. I’ve held six sessions at the campus meetup.',
    stages: ['IDEA'],
    needs: ['PRODUCT', 'TECHNOLOGY'],
    languages: ['gu', 'en', 'hi'],
    hours: { zone, weekly: week([weekend, '11:00-13:00']), horizon: 21 },
    services: [offer('Ship it smaller', 'We cut your idea until it fits in two weekends.', 30, 0)],
    joinUrl: 'https://meet.example/yash-thakkar',
    submittedDaysAgo: 2,
    answerHours: [1, 2],
  },
];
