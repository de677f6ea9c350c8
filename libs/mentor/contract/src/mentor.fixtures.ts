import type { MentorHours } from './hours.schema';
import type { MentorMatches } from './funnel.schema';
import type { Mentor, MentorCard, MentorCounts } from './mentor.schema';
import type { OwnMentor } from './own-mentor.schema';
import type { MentorReview } from './review.schema';
import type { MentorService } from './service.schema';
import type { Slots } from './slot.schema';

const idOf = (end: string) => `018bcfe5-6800-7000-8000-0000000000${end}`;

/** People on both sides of sessions. */
export const mentorPeopleFixtures = {
  sunita: {
    id: idOf('a1'),
    slug: 'sunita-rao',
    displayName: 'Sunita Rao',
    headline: 'Led sales at two companies from the first customer to the hundredth',
    avatarUrl: null,
    role: 'MENTOR',
  },
  kabir: {
    id: idOf('a2'),
    slug: 'kabir-sethi',
    displayName: 'Kabir Sethi',
    headline: 'Lawyer for early companies',
    avatarUrl: null,
    role: 'MENTOR',
  },
  asha: {
    id: idOf('a3'),
    slug: 'asha-menon',
    displayName: 'Asha Menon',
    headline: 'Founder of Harbourlight',
    avatarUrl: null,
    role: 'FOUNDER',
  },
} as const;

const sunita: MentorCard = {
  id: idOf('01'),
  slug: 'sunita-rao',
  person: mentorPeopleFixtures.sunita,
  headline: 'From the first customer to the hundredth',
  stages: ['PRE_SEED', 'SEED'],
  needs: ['SALES', 'GO_TO_MARKET'],
  languages: ['en', 'hi'],
  priceFrom: 0,
  currency: 'INR',
  zone: 'Asia/Kolkata',
  nextSlotAt: '2027-03-10T04:30:00.000Z',
  sessions: 41,
  rating: 4.8,
  reviewCount: 23,
  replyHours: 5,
};

/** A mentor without sessions or reviews. */
const kabir: MentorCard = {
  ...sunita,
  id: idOf('02'),
  slug: 'kabir-sethi',
  person: mentorPeopleFixtures.kabir,
  headline: 'Contracts, shares and what goes wrong with both',
  stages: ['IDEA', 'SEED'],
  needs: ['LEGAL'],
  languages: ['en'],
  priceFrom: 2_500_00,
  zone: 'Europe/Berlin',
  nextSlotAt: null,
  sessions: 0,
  rating: null,
  reviewCount: 0,
  replyHours: null,
};

/** Mentors as the server answers them, the best first. */
export const mentorCardFixtures: readonly [MentorCard, MentorCard] = [sunita, kabir];

export const mentorServiceFixtures: readonly [MentorService, MentorService] = [
  {
    id: idOf('11'),
    title: 'First call',
    about: 'We find out whether I can help you.',
    minutes: 20,
    step: 30,
    price: { amount: 0, currency: 'INR' },
    cancelWindowHours: 0,
    moveWindowHours: 3,
  },
  {
    id: idOf('12'),
    title: 'An hour on your sales',
    about: 'Send me your funnel and your last three calls before.',
    minutes: 60,
    step: 60,
    price: { amount: 3_000_00, currency: 'INR' },
    cancelWindowHours: 24,
    moveWindowHours: 12,
  },
];

export const mentorFixture: Mentor = {
  ...sunita,
  about: 'I sold the first contracts of two companies myself, and built the teams after that.',
  services: [...mentorServiceFixtures],
  isInstant: false,
  minimumNotice: 720,
  horizon: 30,
  nextSlots: [
    { start: '2027-03-10T04:30:00.000Z', end: '2027-03-10T04:50:00.000Z' },
    { start: '2027-03-10T05:00:00.000Z', end: '2027-03-10T05:20:00.000Z' },
  ],
  state: 'LISTED',
  isOwn: false,
  openRequest: null,
  isWaiting: false,
  isBookmarked: false,
};

export const slotsFixture: Slots = {
  zone: 'Asia/Kolkata',
  slots: [
    {
      start: '2027-03-10T04:30:00.000Z',
      end: '2027-03-10T05:30:00.000Z',
      localStart: '2027-03-10T10:00',
    },
    {
      start: '2027-03-10T05:30:00.000Z',
      end: '2027-03-10T06:30:00.000Z',
      localStart: '2027-03-10T11:00',
    },
  ],
  minimumNotice: 720,
  until: '2027-04-08T18:30:00.000Z',
  next: null,
};

export const mentorCountsFixture: MentorCounts = {
  stage: [
    { value: 'PRE_SEED', count: 4 },
    { value: 'SEED', count: 7 },
  ],
  need: [
    { value: 'SALES', count: 3 },
    { value: 'LEGAL', count: 2 },
  ],
  language: [
    { value: 'en', count: 9 },
    { value: 'hi', count: 5 },
  ],
  budget: [
    { value: 0, count: 2 },
    { value: 300_000, count: 8 },
  ],
  when: [
    { value: 'THIS_WEEK', count: 5 },
    { value: 'THIS_MONTH', count: 9 },
  ],
};

export const mentorMatchFixtures: readonly [MentorMatches, MentorMatches] = [
  {
    matches: [
      {
        mentor: sunita,
        reasons: [
          { question: 'stage', value: 'SEED', isFirst: false },
          { question: 'need', value: 'SALES', isFirst: true },
          { question: 'budget', priceFrom: 0 },
          { question: 'when', nextSlot: '2027-03-10T04:30:00.000Z' },
        ],
      },
    ],
    total: 1,
    counts: mentorCountsFixture,
    loosen: [],
  },
  {
    matches: [],
    total: 0,
    counts: mentorCountsFixture,
    loosen: [{ without: ['language'], count: 2 }],
  },
];

export const mentorReviewFixtures: readonly [MentorReview] = [
  {
    id: idOf('31'),
    author: mentorPeopleFixtures.asha,
    stars: 5,
    text: 'She listened to two calls and found why we lost both.',
    service: 'An hour on your sales',
    sessionAt: '2027-01-12T06:30:00.000Z',
    createdAt: '2027-01-13T09:00:00.000Z',
  },
];

const day = [{ from: '10:00', to: '13:00' }];

export const hoursFixture: MentorHours = {
  zone: 'Asia/Kolkata',
  weekly: { MON: day, TUE: [], WED: day, THU: [], FRI: day, SAT: [], SUN: [] },
  overrides: { '2027-03-12': [{ from: '22:00', to: '24:00' }] },
  holidays: ['2027-03-22'],
  bufferBefore: 0,
  bufferAfter: 15,
  minimumNotice: 720,
  mostPerDay: 3,
  horizon: 30,
};

export const ownMentorFixture: OwnMentor = {
  id: idOf('01'),
  slug: 'sunita-rao',
  state: 'LISTED',
  declineReason: null,
  isHidden: false,
  headline: sunita.headline,
  about: mentorFixture.about,
  proof: 'Head of sales at Tideway Systems from 2014 to 2021.',
  stages: sunita.stages,
  needs: sunita.needs,
  languages: sunita.languages,
  joinUrl: 'https://meet.example.com/sunita',
  isInstant: false,
  hours: hoursFixture,
  services: [...mentorServiceFixtures],
  calendars: [
    {
      id: idOf('21'),
      host: 'calendar.example.com',
      readAt: '2027-03-09T06:00:00.000Z',
      problem: null,
      busyCount: 14,
    },
  ],
  missing: [],
  sessions: 41,
  waitingCount: 2,
};
