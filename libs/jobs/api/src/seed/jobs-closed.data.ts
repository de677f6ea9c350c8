import { lakh, pay, type DemoJob } from './demo-job';

/** Jobs that came to an end, each in its own way. */
export const closedJobs: readonly DemoJob[] = [
  {
    ...{
      key: 'backend-engineer-tamarind-filled',
      company: 'tamarind',
      title: 'Backend engineer, documents',
    },
    ...{ daysAgo: 64, hour: 10, type: 'FULL_TIME', workplace: 'HYBRID', experience: 'MID' },
    ...{ salary: lakh(22, 32), tags: ['engineering', 'python', 'postgresql'], applicants: 9 },
    closed: { daysAgo: 20, reason: 'FILLED' },
    work: [
      'Read 14 kinds of shipping bills without a person',
      'Hand the doubtful ones to a person, kindly',
      'Keep what was read for eight years',
    ],
    bring: ['Python or Go, three years', 'You have parsed something that fought back'],
    offer: ['Three days in Andheri, two at home', 'An answer to everybody'],
  },
  {
    ...{ key: 'growth-analyst-okrafield-paused', company: 'okrafield', title: 'Growth analyst' },
    ...{ daysAgo: 50, hour: 12, type: 'FULL_TIME', workplace: 'ONSITE', experience: 'JUNIOR' },
    ...{ salary: lakh(10, 14), tags: ['data', 'growth'] },
    closed: { daysAgo: 9, reason: 'PAUSED' },
    work: [
      'Say which district is next',
      'Follow a cohort of growers through two seasons',
      'Take apart a number that looks too good',
    ],
    bring: ['SQL, two years', 'Curiosity for rain'],
    offer: ['Desk in Jaipur', 'Monthly visits to the field'],
  },
  {
    ...{
      key: 'product-manager-thrumline-filled',
      company: 'thrumline',
      title: 'Product manager, languages',
    },
    ...{ daysAgo: 72, hour: 15, type: 'FULL_TIME', workplace: 'HYBRID', experience: 'MID' },
    ...{ salary: lakh(26, 36), equity: [0.05, 0.1], tags: ['product', 'languages'], applicants: 6 },
    closed: { daysAgo: 30, reason: 'FILLED' },
    work: [
      'Decide which language comes eighth',
      'Own quality, measured by native ears',
      'Launch with twelve customers, not with a press release',
    ],
    bring: ['Three years of product', 'More than two Indian languages'],
    offer: ['Chennai, three days', 'A language course for you as well'],
  },
  {
    ...{ key: 'office-manager-gulmohar-cancelled', company: 'gulmohar', title: 'Office manager' },
    ...{ daysAgo: 58, hour: 9, type: 'FULL_TIME', workplace: 'ONSITE', experience: 'JUNIOR' },
    ...{ salary: lakh(4, 6), tags: ['operations'] },
    closed: { daysAgo: 40, reason: 'CANCELLED' },
    work: [
      'Open in the morning',
      'Keep 24 people in chairs, tea and badges',
      'Deal with the landlord',
    ],
    bring: ['A year of it', 'Telugu and Hindi'],
    offer: ['We share an office now, and write so instead of staying silent'],
  },
  {
    ...{
      key: 'field-engineer-puddlecast-expired',
      company: 'puddlecast',
      title: 'Field engineer, Chennai',
    },
    ...{
      daysAgo: 110,
      hour: 11,
      type: 'FULL_TIME',
      workplace: 'ONSITE',
      location: 'Chennai, Tamil Nadu',
      experience: 'ENTRY',
    },
    ...{ salary: lakh(5, 7), tags: ['hardware', 'operations'] },
    closed: { daysAgo: 20, reason: 'EXPIRED' },
    work: [
      'Mount and mend sensors in eight wards',
      'Carry a spare of everything',
      'Photograph each before and after',
    ],
    bring: ['An ITI certificate or the like', 'Tamil', 'No fear of heights'],
    offer: ['A van, and a second person in it'],
  },
  {
    ...{
      key: 'rust-engineer-fjordkite-filled',
      company: 'fjordkite',
      title: 'Rust engineer, map matching',
    },
    ...{
      daysAgo: 47,
      hour: 13,
      type: 'FULL_TIME',
      workplace: 'REMOTE',
      location: 'Europe',
      experience: 'SENIOR',
    },
    ...{ salary: pay('EUR', 80_000, 98_000), tags: ['engineering', 'rust', 'maps'] },
    closed: { daysAgo: 12, reason: 'FILLED' },
    work: [
      'Find the street that a van was on',
      'In tunnels too',
      'A thousand points in a millisecond',
    ],
    bring: ['Rust at work for two years', 'Geometry, still'],
    offer: ['Two weeks together each year'],
  },
];
