import type { DemoMember } from '@upround/trackers/api';

const ROUND = 'Seed 2026';

/** What the demo accounts do with trackers. */
export const demoMembers: readonly DemoMember[] = [
  {
    // The founder.
    slug: 'meera-nair',
    reports: [
      {
        record: 'demo-tideline-accelerator',
        note: 'The fee was dropped this spring. Their page says so.',
        daysAgo: 2,
      },
    ],
    fit: {
      stage: 'SEED',
      sectors: ['FINTECH', 'SAAS'],
      region: 'INDIA',
      amount: { value: 40_000_000_00, currency: 'INR' },
    },
    pipeline: [
      {
        record: '8i-ventures',
        stage: 'MEETING',
        rating: 5,
        notes: 'Wants the retention of the first twenty distributors, and a call with one of them.',
        nextStep: 'Send the cohort sheet',
        nextStepInDays: 2,
        introSource: 'Vikram Desai',
        round: ROUND,
        addedDaysAgo: 24,
        movedDaysAgo: 3,
      },
      {
        record: 'blume-ventures',
        stage: 'CONTACTED',
        rating: 4,
        notes: 'First note sent with the two-page summary.',
        nextStep: 'Follow up',
        nextStepInDays: 4,
        round: ROUND,
        addedDaysAgo: 20,
        movedDaysAgo: 6,
      },
      {
        record: 'stellaris-venture-partners',
        stage: 'DILIGENCE',
        rating: 5,
        notes: 'Asked for the data room. Their analyst visits two distributors in Kochi.',
        nextStep: 'Visit in Kochi',
        nextStepInDays: 6,
        introSource: 'Sunita Rao',
        round: ROUND,
        addedDaysAgo: 31,
        movedDaysAgo: 1,
      },
      {
        record: 'startup-india-seed-fund-scheme',
        stage: 'READY',
        rating: 3,
        nextStep: 'Choose three incubators',
        nextStepInDays: 9,
        round: ROUND,
        addedDaysAgo: 12,
        movedDaysAgo: 5,
      },
      {
        record: 'demo-tideline-accelerator',
        stage: 'READY',
        rating: 4,
        notes: 'Needs the revenue of the last twelve months.',
        nextStep: 'Send the application',
        nextStepInDays: 8,
        round: ROUND,
        addedDaysAgo: 8,
        movedDaysAgo: 2,
      },
      {
        record: 'accel-atoms',
        stage: 'RESEARCHING',
        round: ROUND,
        addedDaysAgo: 7,
        movedDaysAgo: 7,
      },
      {
        record: 'operators-studio',
        stage: 'RESEARCHING',
        round: ROUND,
        addedDaysAgo: 0,
        movedDaysAgo: 0,
      },
      {
        name: 'Coastline Family Office (demo)',
        stage: 'CONTACTED',
        rating: 3,
        introSource: 'A customer',
        nextStep: 'Ask for a call',
        nextStepInDays: -1,
        round: ROUND,
        addedDaysAgo: 15,
        movedDaysAgo: 9,
      },
      {
        record: 'pi-ventures',
        stage: 'PASSED',
        reached: 'MEETING',
        passReason: 'They fund deep tech only',
        rating: 2,
        round: ROUND,
        addedDaysAgo: 40,
        movedDaysAgo: 18,
      },
      {
        record: 'omnivore',
        stage: 'PASSED',
        reached: 'CONTACTED',
        passReason: 'They fund farming and food',
        round: ROUND,
        addedDaysAgo: 38,
        movedDaysAgo: 27,
      },
    ],
    watched: [
      'demo-tideline-accelerator',
      'demo-southern-cross-climate-fund',
      'demo-old-mill-residency',
    ],
    views: [
      {
        name: 'Seed, in India',
        type: 'VENTURE_CAPITAL',
        filters: { stage: ['SEED'], region: ['INDIA'], sort: 'fit' },
        columns: ['fit', 'stages', 'sectors', 'amount', 'pipeline'],
      },
    ],
  },
  {
    // The investor watches what others could apply to.
    slug: 'vikram-desai',
    reports: [
      {
        record: 'demo-southern-cross-climate-fund',
        note: 'They’ve closed to new applications until spring.',
        daysAgo: 1,
      },
    ],
    fit: null,
    pipeline: [],
    watched: ['demo-tideline-accelerator'],
    views: [
      {
        name: 'Climate grants',
        type: 'GRANT',
        filters: { sector: ['CLIMATE'], sort: 'deadline' },
        columns: ['regions', 'amount', 'deadline'],
      },
    ],
  },
  {
    // The candidate has an idea of their own.
    slug: 'rohan-kulkarni',
    fit: { stage: 'IDEA', sectors: ['FINTECH'], region: 'INDIA', amount: null },
    pipeline: [
      {
        record: 'antler-india-residency',
        stage: 'RESEARCHING',
        notes: 'Ask when the next residency begins.',
        round: 'First money',
        addedDaysAgo: 4,
        movedDaysAgo: 4,
      },
      {
        record: 'nidhi-eir',
        stage: 'READY',
        nextStep: 'Find the host institute',
        nextStepInDays: 11,
        round: 'First money',
        addedDaysAgo: 6,
        movedDaysAgo: 3,
      },
    ],
    watched: [],
    views: [],
  },
];
