import type { DemoIdea } from '@upround/feed/api';

/** Ideas about work, hiring, money and companies. */
export const workIdeas: readonly DemoIdea[] = [
  {
    key: 'reply-clock-for-investors',
    author: 'vikram-desai',
    daysAgo: 1,
    hour: 18,
    title: 'A public clock of how fast investors answer',
    description:
      'The median days from deck to answer, by fund, from founders who forward two mails.',
    problem: 'Founders wait for weeks and can’t tell slow from no. I include my own fund in that.',
    solution:
      'Forward the mail that you sent and the mail that you got. Nothing but the dates and the fund is kept. Funds with fewer than ten answers aren’t shown.',
    stage: 'PROTOTYPE',
    lookingFor: ['FEEDBACK', 'FIRST_USERS'],
    warmth: 5,
  },
  {
    key: 'first-ten-hires-plan',
    author: 'priya-raghavan',
    daysAgo: 4,
    hour: 11,
    title: 'A plan for the first ten hires, with the order',
    description:
      'Say what you build and what you can do yourself; get an order of roles with reasons.',
    problem:
      'Most of the founders I work with hire the third engineer before the first person who talks to customers.',
    solution:
      'Thirty questions and a plan of one page, from 60 companies whose first ten I hired. It says what to leave undone as well.',
    stage: 'FIRST_USERS',
    lookingFor: ['FEEDBACK'],
    warmth: 4,
  },
  {
    key: 'interview-notes-for-candidates',
    author: 'rohan-kulkarni',
    daysAgo: 7,
    hour: 22,
    title: 'Give candidates the notes of their own interview',
    description: 'Two paragraphs after each round: what was good, what was missing.',
    problem: 'I had nine interviews in two months and learnt something from two of them.',
    solution:
      'A form of four questions that the interviewer fills in during the call and that goes to the candidate the next day. Companies that do it are listed.',
    stage: 'IDEA',
    lookingFor: ['PILOT_CUSTOMERS', 'COFOUNDER'],
    warmth: 5,
  },
  {
    key: 'cfo-by-the-hour',
    author: 'sunita-rao',
    daysAgo: 10,
    hour: 9,
    title: 'An hour with a finance head before the board meets',
    description:
      'Send your numbers on Monday, be asked the hard questions on Tuesday, meet the board on Wednesday.',
    problem:
      'Founders hear the first hard question about cash in front of the people who decide about it.',
    solution:
      'Six retired finance heads, one hour each, a fixed price. They sign that they hold no share in your rivals.',
    stage: 'REVENUE',
    lookingFor: ['TEAM'],
    warmth: 4,
  },
  {
    key: 'college-first-invoice',
    author: 'kabir-anand',
    daysAgo: 13,
    hour: 20,
    title: 'First invoice: students sell one small thing in a month',
    description: 'Thirty days, one paying customer, no pitch. The invoice is the prize.',
    problem: 'College competitions reward slides. No one in my circle had ever sent a bill.',
    solution:
      'Weekly meetings, a template for the invoice, a shopkeeper as mentor for each team. Eleven of fourteen teams sent one in our first month.',
    stage: 'FIRST_USERS',
    lookingFor: ['MENTOR', 'PARTNERS'],
    warmth: 4,
  },
  {
    key: 'closed-company-library',
    author: 'ishaan-kapoor',
    daysAgo: 17,
    hour: 16,
    title: 'A library of closed companies, with their numbers',
    description:
      'What they charged, what it cost, when they knew. Written by those who closed them.',
    problem:
      'Stories of failure leave out the numbers, and the numbers are what would have helped me.',
    solution:
      'A fixed form of nineteen figures, checked by a second person, published after a year. Seven are written.',
    stage: 'PROTOTYPE',
    lookingFor: ['FEEDBACK', 'TEAM'],
    warmth: 5,
  },
  {
    key: 'plain-question-for-data',
    author: 'karthik-venkat',
    daysAgo: 21,
    hour: 10,
    title: 'Show the question, not the query',
    description: 'Each chart says in plain words which question it answers and what was left out.',
    problem: 'Two people read one chart and mean two things. The query below it helps neither.',
    solution:
      'A sentence made from the query, with its filters, that the author must confirm. We use it ourselves; meetings are shorter.',
    stage: 'FIRST_USERS',
    lookingFor: ['PILOT_CUSTOMERS'],
    warmth: 3,
  },
  {
    key: 'second-opinion-on-terms',
    author: 'esha-banerjee',
    daysAgo: 25,
    hour: 12,
    title: 'A second opinion on a term sheet within a day',
    description: 'A lawyer reads it and marks three things: usual, ask about it, don’t sign.',
    problem: 'Founders sign terms that are unusual because no one told them what usual is.',
    solution:
      'A fixed price, one working day, a marked copy and a call of fifteen minutes. It isn’t advice on whether to raise.',
    stage: 'REVENUE',
    lookingFor: ['PARTNERS'],
    warmth: 4,
  },
  {
    key: 'compliance-calendar-by-chat',
    author: 'ritu-agarwal',
    daysAgo: 28,
    hour: 8,
    title: 'Due dates by chat, only those that are yours',
    description: 'A reminder ten days before each filing, from the size and kind of your company.',
    problem: 'Calendars of filings have 90 lines. A company of six people needs nineteen of them.',
    solution:
      'Eight questions, then a list that an accountant checks once a year. Dates carry the day on which they were checked, since rules move.',
    stage: 'REVENUE',
    lookingFor: ['MENTOR', 'TEAM'],
    warmth: 4,
  },
  {
    key: 'pricing-page-autopsy',
    author: 'lakshmi-iyer',
    daysAgo: 32,
    hour: 15,
    title: 'Pricing pages, taken apart by five strangers',
    description:
      'Five people outside your trade say what they would pay and what they didn’t understand.',
    problem: 'Founders test prices on people who know the product. Buyers don’t know it.',
    solution:
      'Recorded calls of ten minutes with people from a small panel. You get the recordings and a page of what all five missed.',
    stage: 'FIRST_USERS',
    lookingFor: ['FIRST_USERS', 'FEEDBACK'],
    warmth: 3,
  },
  {
    key: 'user-call-swap',
    author: 'aditi-ghosh',
    daysAgo: 36,
    hour: 13,
    title: 'Swap an hour of user calls with another founder',
    description: 'You interview my users, I interview yours. Strangers hear more.',
    problem:
      'Users are kind to the person who built it. The same users told a stranger the truth in nine minutes.',
    solution:
      'Matching by trade and language, a guide of one page, recordings that both keep. Eleven pairs so far.',
    stage: 'FIRST_USERS',
    lookingFor: ['FIRST_USERS'],
    warmth: 5,
  },
  {
    key: 'sales-shadow-day',
    author: 'chitra-murthy',
    daysAgo: 40,
    hour: 9,
    title: 'A day on the road with someone else’s sales person',
    description: 'Founders who never sold ride along for a day, and write down every no.',
    problem:
      'First sales plans are written by people who have never stood in a shop and been sent away.',
    solution:
      'Twenty companies offer a seat in the car. You bring lunch and hand over your notes at the end.',
    stage: 'IDEA',
    lookingFor: ['PARTNERS', 'FEEDBACK'],
    warmth: 3,
  },
  {
    key: 'restore-drill-as-a-service',
    author: 'lukas-brandt',
    daysAgo: 44,
    hour: 17,
    title: 'Someone restores your backup once a quarter',
    description:
      'On a date that you don’t choose, with a report of how long it took and what was missing.',
    problem: 'Everyone has backups. Of the last twelve teams I asked, three had ever restored one.',
    solution:
      'A sealed machine, your own runbook, a clock. The report names the step at which we had to ask you.',
    stage: 'PROTOTYPE',
    lookingFor: ['PILOT_CUSTOMERS'],
    warmth: 4,
  },
  {
    key: 'rota-for-carers',
    author: 'tom-whitfield',
    daysAgo: 49,
    hour: 19,
    title: 'A rota that a family can keep',
    description: 'Who is with grandmother when, who has the keys, and what the nurse said.',
    problem: 'Families share the care of someone old by a group chat of 4,000 messages.',
    solution:
      'The simplest part of the software that I’ve sold for eleven years, free, without accounts for those who only look.',
    stage: 'PROTOTYPE',
    lookingFor: ['FEEDBACK', 'COFOUNDER'],
    warmth: 4,
  },
  {
    key: 'desk-for-a-week',
    author: 'jasmine-dsouza',
    daysAgo: 54,
    hour: 11,
    title: 'A desk for a week in a company of your own trade',
    description:
      'Remote people sit with a team that does similar work, and pay with a talk at lunch.',
    problem:
      'Remote work is lonely in the third year. Co-working is rows of people with headphones.',
    solution:
      'Companies offer one desk, guests sign a short paper on secrecy. Nine weeks were arranged by hand from my Tuesday table.',
    stage: 'FIRST_USERS',
    lookingFor: ['PARTNERS', 'TEAM'],
    warmth: 3,
  },
  {
    key: 'salary-band-check',
    author: 'imran-sheikh',
    daysAgo: 59,
    hour: 10,
    title: 'Is this band real? A check before a job is posted',
    description:
      'What people with this job and place were paid in the last ninety days, from signed offers.',
    problem:
      'Half of the bands that I’m given are wishes. The search takes two months longer for it.',
    solution:
      'Offers with the names blacked out, counted only from five on. Companies that pay within the band get a mark.',
    stage: 'IDEA',
    lookingFor: ['PARTNERS', 'MENTOR'],
    warmth: 3,
  },
  {
    key: 'returnship-for-testers',
    author: 'pooja-bhatt',
    daysAgo: 64,
    hour: 9,
    title: 'Twelve paid weeks for people who come back to work',
    description:
      'Three companies share a group of eight, with one mentor and a decision in week ten.',
    problem: 'Filters throw out a gap of four years. Two of our best testers had one.',
    solution:
      'One curriculum, three workplaces, full pay. The companies agree beforehand on who may hire whom.',
    stage: 'IDEA',
    lookingFor: ['PARTNERS', 'PILOT_CUSTOMERS'],
    warmth: 4,
  },
  {
    key: 'overlap-hours-map',
    author: 'elif-demir',
    daysAgo: 69,
    hour: 14,
    title: 'A map of the hours that a team really shares',
    description:
      'From calendars: when four or more people could talk, and who always pays for it at night.',
    problem:
      'Remote teams say “we overlap four hours”. For one person it is always eleven at night.',
    solution:
      'Read-only access to free and busy, a chart a week, and a proposal that turns the late hour round.',
    stage: 'PROTOTYPE',
    lookingFor: ['FIRST_USERS'],
    warmth: 2,
  },
  {
    key: 'angel-circle-minutes',
    author: 'zoya-merchant',
    daysAgo: 73,
    hour: 20,
    title: 'Minutes that founders may read',
    description: 'Angel circles write down why they said no, and the founder gets that page.',
    problem: 'Sixty-four people discuss a company for an hour. The founder gets one sentence.',
    solution:
      'A form with five lines, agreed in the meeting, sent the same night. We have done it for a year; two founders came back with what was missing.',
    stage: 'FIRST_USERS',
    lookingFor: ['PARTNERS'],
    warmth: 4,
  },
  {
    key: 'shop-floor-visits',
    author: 'firoz-daruwala',
    daysAgo: 78,
    hour: 8,
    title: 'Open shop floors, one Saturday a month',
    description: 'Ten makers open their doors to people who want to build for them.',
    problem: 'Software for factories is written by people who haven’t smelt one.',
    solution:
      'A list, a bus and safety shoes. The maker gets two hours of questions and, sometimes, an answer.',
    stage: 'FIRST_USERS',
    lookingFor: ['PARTNERS', 'FIRST_USERS'],
    warmth: 3,
  },
];
