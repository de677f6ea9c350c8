import type { Company } from './company.schema';
import { jobFixtures } from './job.fixtures';
import { jobSummarySchema } from './job.schema';

const [job] = jobFixtures;

/** One with everything, and one of which only the name is known. */
export const companyFixtures: readonly [Company, Company] = [
  {
    id: '018bcfe5-6800-7000-8000-000000000401',
    slug: 'tidewater',
    name: 'Tidewater',
    logoUrl: '/media/logo-tidewater.webp',
    about: 'Water meters that read themselves, for 60 towns.',
    location: 'Pune, Maharashtra',
    site: 'https://tidewater.example',
    stage: 'SEED',
    size: 'UP_TO_50',
    people: [{ ...job.creator, title: 'Head of people', isHiring: true }],
    jobs: [jobSummarySchema.parse(job)],
    openJobCount: 1,
    viewer: { mayEdit: false },
  },
  {
    id: '018bcfe5-6800-7000-8000-000000000402',
    slug: 'kiln',
    name: 'Kiln',
    logoUrl: null,
    about: '',
    location: '',
    site: null,
    stage: null,
    size: null,
    people: [],
    jobs: [],
    openJobCount: 0,
    viewer: { mayEdit: true },
  },
];
