import type { DemoPod } from '@upround/feed/api';

/** The pods of the demo community. */
export const demoPods: readonly DemoPod[] = [
  {
    slug: 'first-cheque',
    name: 'First cheque',
    description:
      'Raising the first outside money: decks, terms, notes from both sides of the table, and the silences in between.',
    topic: 'Fundraising',
    rules: [
      'Ask with your stage, sector and city, so that answers fit.',
      'No pitching investors in the comments; say what you learnt instead.',
      'Terms may be shared, names of the other side may not.',
    ],
  },
  {
    slug: 'money-and-compliance',
    name: 'Money and compliance',
    description:
      'GST, payroll, ESOPs, UPI settlements, board minutes: the paperwork of running a company, in plain words.',
    topic: 'Finance',
    rules: [
      'Date every rule that you quote; rules change.',
      'Nothing here is legal or tax advice. Check with your own accountant.',
      'No screenshots with account numbers or PAN.',
    ],
  },
  {
    slug: 'hiring-desk',
    name: 'Hiring desk',
    description:
      'How small teams find, test, pay and keep people, by those who hire and those who were hired.',
    topic: 'Hiring',
    rules: [
      'Give the pay range when you talk about a role.',
      'Never name a candidate or a former colleague.',
      'One hiring post a week for each company.',
    ],
  },
  {
    slug: 'pricing-lab',
    name: 'Pricing lab',
    description:
      'Experiments with prices, plans and discounts. Bring the numbers before and after, also when they went down.',
    topic: 'Pricing',
    rules: [
      'Say the sample size next to every percentage.',
      'A test that failed is as welcome as one that worked.',
    ],
  },
  {
    slug: 'talk-to-users',
    name: 'Talk to users',
    description:
      'Customer discovery for people who would rather be building: scripts, recruiting, notes and surprises.',
    topic: 'Research',
    rules: [
      'Quote users without names and with their consent.',
      'Say how many people you spoke to.',
      'Surveys are welcome only together with what you will do with the answers.',
    ],
  },
  {
    slug: 'build-notes',
    name: 'Build notes',
    description:
      'Engineering in teams of one to ten: what we chose, what broke at 2 am, and what it cost a month.',
    topic: 'Engineering',
    rules: [
      'Prefer numbers to adjectives.',
      'Say what you would do differently.',
      'No tool wars. Tell us what it did for you.',
    ],
  },
  {
    slug: 'what-went-wrong',
    name: 'What went wrong',
    description:
      'Post-mortems of products, launches, hires and companies. Kind to people, hard on decisions.',
    topic: 'Post-mortems',
    rules: [
      'Write about your own decisions only.',
      'No blame of named people or customers.',
      'End with what you would check first next time.',
    ],
  },
  {
    slug: 'beyond-the-metros',
    name: 'Beyond the metros',
    description:
      'Building in and for towns that the pitch decks call tier two and three: trust, language, credit, logistics.',
    topic: 'Markets',
    rules: [
      'Name the district. "Rural India" isn’t a market.',
      'Hindi, Hinglish and other languages are welcome.',
    ],
  },
  {
    slug: 'women-building',
    name: 'Women building',
    description:
      'Founders, operators and investors who are women, on work, money and everything around it.',
    topic: 'Community',
    rules: [
      'Everyone may read and reply; lead posts are by women.',
      'What is shared here as personal stays here.',
      'Advice when asked for.',
    ],
  },
  {
    slug: 'job-hunt',
    name: 'Job hunt',
    description:
      'Looking for work in startups: CVs, interviews, offers, notice periods and how to keep your head up.',
    topic: 'Careers',
    rules: [
      'No asking for referrals from strangers in the comments.',
      'Offers may be discussed with numbers and without company names.',
      'Be gentle: someone here was laid off this week.',
    ],
  },
  {
    slug: 'hardware-and-climate',
    name: 'Hardware and climate',
    description:
      'Things with weight: batteries, sensors, soil, cold chains, factories. Bills of materials and lead times.',
    topic: 'Deep tech',
    rules: [
      'Give the unit and the test condition with every figure.',
      'Supplier recommendations only from your own orders.',
    ],
  },
  {
    slug: 'campus-founders',
    name: 'Campus founders',
    description:
      'Students and fresh graduates building their first thing between lectures and placements.',
    topic: 'Students',
    rules: [
      'No "looking for a technical co-founder" without what you have done so far.',
      'Seniors: answer as you wish someone had answered you.',
    ],
  },
];
