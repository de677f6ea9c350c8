import type { ExperienceValues } from '../experience/experience.store';

/** What a member of the demo community did; times are months before the first start. */
export interface DemoCareer {
  slug: string;
  location: string;
  links: readonly string[];
  entries: readonly (Omit<ExperienceValues, 'start_month' | 'end_month'> & {
    began: number;
    /** Null while it lasts. */
    ended: number | null;
  })[];
}

/** The accounts that a newcomer signs in with, then others who work at companies of the community. All invented. */
export const careers: readonly DemoCareer[] = [
  {
    slug: 'meera-nair',
    location: 'Kochi, Kerala',
    links: ['https://tallyfern.example'],
    entries: [
      {
        title: 'Founder',
        company: 'Tallyfern',
        location: 'Kochi',
        description:
          'A ledger for wholesale distributors that both sides agree on. 41 of them pay for it; the longest has for 19 months.',
        began: 30,
        ended: null,
      },
      {
        title: 'Product manager',
        company: 'Copperleaf Payments',
        location: 'Bengaluru',
        description:
          'Reconciliation for 1,200 merchants. Cut the hours that their accountants spent on it from nine a week to two.',
        began: 68,
        ended: 31,
      },
      {
        title: 'Business analyst',
        company: 'Harbourline Foods',
        location: 'Ernakulam',
        description: '',
        began: 95,
        ended: 69,
      },
    ],
  },
  {
    slug: 'vikram-desai',
    location: 'Mumbai, Maharashtra',
    links: ['https://banyanfold.example', 'https://example.com/what-i-got-wrong'],
    entries: [
      {
        title: 'Partner',
        company: 'Banyanfold Ventures',
        location: 'Mumbai',
        description:
          'First cheques of ₹40 lakh to ₹1.2 crore in software for old trades. 23 companies so far; four are closed.',
        began: 74,
        ended: null,
      },
      {
        title: 'Adviser',
        company: 'Copperleaf Payments',
        location: '',
        description: '',
        began: 50,
        ended: 20,
      },
      {
        title: 'Head of operations',
        company: 'Northgate Payments',
        location: 'Mumbai',
        description: 'From 9 people to 140, and through two audits that no one enjoyed.',
        began: 206,
        ended: 75,
      },
    ],
  },
  {
    slug: 'priya-raghavan',
    location: 'Bengaluru, Karnataka',
    links: ['https://kettlebridge.example'],
    entries: [
      {
        title: 'Head of talent',
        company: 'Kettlebridge',
        location: 'Bengaluru',
        description: 'The first ten people of 34 companies; 81% were there two years later.',
        began: 46,
        ended: null,
      },
      {
        title: 'Recruiter',
        company: 'Saltmarsh Systems',
        location: 'Chennai',
        description: '',
        began: 101,
        ended: 47,
      },
    ],
  },
  {
    slug: 'rohan-kulkarni',
    location: 'Pune, Maharashtra',
    links: ['https://example.org/rohan-writes-go'],
    entries: [
      {
        title: 'Backend engineer',
        company: 'Ironbark Logistics',
        location: 'Pune',
        description:
          'Moved routing from nightly batches to 400 ms. Ran PostgreSQL for 60 million rows with one colleague.',
        began: 44,
        ended: 2,
      },
      {
        title: 'Junior engineer',
        company: 'Millpond Software',
        location: 'Pune',
        description: '',
        began: 63,
        ended: 45,
      },
    ],
  },
  {
    slug: 'sunita-rao',
    location: 'Hyderabad, Telangana',
    links: [],
    entries: [
      {
        title: 'Mentor',
        company: 'Self-employed',
        location: 'Hyderabad',
        description: 'Two evenings a week with founders who meet their first board or first audit.',
        began: 28,
        ended: null,
      },
      {
        title: 'Chief financial officer',
        company: 'Saltmarsh Systems',
        location: 'Hyderabad',
        description: 'From the third year to the sale of the company.',
        began: 110,
        ended: 29,
      },
    ],
  },
  {
    slug: 'karthik-venkat',
    location: 'Bengaluru, Karnataka',
    links: ['https://beamquery.example'],
    entries: [
      {
        title: 'Founder',
        company: 'Beamquery',
        location: 'Bengaluru',
        description:
          'Questions in plain words on your own warehouse. Eleven people, and a wall of questions that we got wrong.',
        began: 26,
        ended: null,
      },
    ],
  },
  {
    slug: 'pooja-bhatt',
    location: 'Bengaluru, Karnataka',
    links: [],
    entries: [
      {
        title: 'People lead',
        company: 'Beamquery',
        location: 'Bengaluru',
        description:
          'Hiring, onboarding and the two hours on Friday when no one may book a meeting.',
        began: 14,
        ended: null,
      },
    ],
  },
  {
    slug: 'dev-malhotra',
    location: 'Gurugram, Haryana',
    links: ['https://ferrylane.example'],
    entries: [
      {
        title: 'Co-founder and CTO',
        company: 'Ferrylane',
        location: 'Gurugram',
        description: 'Matching, maps and a phone desk that teaches us more than the logs do.',
        began: 33,
        ended: null,
      },
    ],
  },
  {
    slug: 'harini-subramanian',
    location: 'Chennai, Tamil Nadu',
    links: ['https://vialnest.example'],
    entries: [
      {
        title: 'Founder',
        company: 'Vialnest',
        location: 'Chennai',
        description: 'Temperature monitors in the refrigerators of 700 clinics.',
        began: 21,
        ended: null,
      },
    ],
  },
  {
    slug: 'amara-okafor',
    location: 'Lagos, Nigeria',
    links: ['https://wageriver.example'],
    entries: [
      {
        title: 'Founder',
        company: 'Wageriver',
        location: 'Lagos',
        description: 'Payroll to the day and to the kobo.',
        began: 38,
        ended: null,
      },
    ],
  },
  {
    slug: 'sana-malik',
    location: 'Toronto, Canada',
    links: ['https://claimcove.example'],
    entries: [
      {
        title: 'Founder',
        company: 'Claimcove',
        location: 'Toronto',
        description: '1,900 claims so far, each in one folder.',
        began: 17,
        ended: null,
      },
    ],
  },
  {
    slug: 'nandini-hegde',
    location: 'Mangaluru, Karnataka',
    links: ['https://kathaloom.example'],
    entries: [
      {
        title: 'Founder',
        company: 'Kathaloom',
        location: 'Mangaluru',
        description: 'Recording and editing stories, and a workshop for narrators every Tuesday.',
        began: 40,
        ended: null,
      },
    ],
  },
  {
    slug: 'lukas-brandt',
    location: 'Berlin, Germany',
    links: [],
    entries: [
      {
        title: 'Infrastructure engineer',
        company: 'Fjordkite',
        location: 'Berlin',
        description:
          'Two regions, one on-call week in six, and nothing deployed after four on a Friday.',
        began: 29,
        ended: null,
      },
    ],
  },
  {
    slug: 'yash-thakkar',
    location: 'Surat, Gujarat',
    links: [],
    entries: [
      {
        title: 'Data engineer',
        company: 'Okrafield',
        location: 'Remote',
        description: 'Harvest and repayment data from nine districts.',
        began: 19,
        ended: null,
      },
    ],
  },
  {
    slug: 'hana-suzuki',
    location: 'Osaka, Japan',
    links: [],
    entries: [
      {
        title: 'Product manager',
        company: 'Straitlamp',
        location: 'Remote',
        description: 'Alarms that a night shift believes.',
        began: 12,
        ended: null,
      },
    ],
  },
];
