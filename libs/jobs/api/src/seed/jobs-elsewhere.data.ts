import { pay, type DemoJob } from './demo-job';

/** Jobs abroad, and internships. */
export const elsewhereJobs: readonly DemoJob[] = [
  {
    ...{
      key: 'payroll-engineer-wageriver',
      company: 'wageriver',
      title: 'Backend engineer, payroll',
    },
    ...{
      daysAgo: 6,
      hour: 16,
      type: 'FULL_TIME',
      workplace: 'REMOTE',
      location: 'Nigeria',
      experience: 'MID',
    },
    ...{
      salary: pay('USD', 36_000, 48_000),
      equity: [0.2, 0.5],
      tags: ['engineering', 'python', 'fintech'],
    },
    work: [
      'Pay 9,000 people on the 25th, whatever the bank does',
      'Model allowances that nobody wrote down',
      'Sit in a factory’s office twice a year',
    ],
    bring: [
      'Python and a database that you trust',
      'Money before, in any company',
      'Overlap with Lagos of six hours',
    ],
    offer: ['Paid in dollars', 'Cover for your family'],
  },
  {
    ...{ key: 'claims-adviser-claimcove', company: 'claimcove', title: 'Claims adviser' },
    ...{ daysAgo: 14, hour: 21, type: 'FULL_TIME', workplace: 'HYBRID', experience: 'JUNIOR' },
    ...{ salary: pay('CAD', 58_000, 66_000), tags: ['support', 'insurance'] },
    work: [
      'Walk thirty households through a claim',
      'Write to insurers so that they answer',
      'Tell product which question made somebody cry',
    ],
    bring: [
      'A licence as adjuster, or the will to get one at our cost',
      'You listen first',
      'English, and French or Punjabi',
    ],
    offer: ['Two rest days after a storm week', 'Counselling, no questions asked'],
  },
  {
    ...{
      key: 'route-planner-fjordkite',
      company: 'fjordkite',
      title: 'Implementation manager, service fleets',
    },
    ...{ daysAgo: 11, hour: 13, type: 'FULL_TIME', workplace: 'HYBRID', experience: 'MID' },
    ...{
      salary: pay('EUR', 62_000, 74_000),
      visa: true,
      tags: ['operations', 'customer-success', 'logistics'],
    },
    work: [
      'Bring a fleet of 200 vans on within six weeks',
      'Ride in one of them first',
      'Train dispatchers who did it by hand for twenty years',
    ],
    bring: ['Projects with a date that held', 'German and English', 'You enjoy depots at dawn'],
    offer: ['Trains, first class, for work', '30 days of leave'],
  },
  {
    ...{
      key: 'harbour-sales-saltmarsh',
      company: 'saltmarsh',
      title: 'First salesperson, harbours',
    },
    ...{
      daysAgo: 22,
      hour: 15,
      type: 'FULL_TIME',
      workplace: 'REMOTE',
      location: 'Europe',
      experience: 'SENIOR',
    },
    ...{ salary: pay('EUR', 70_000, null), equity: [0.5, 1.2], tags: ['sales', 'maps'] },
    work: [
      'Take over eleven talks that the founder began',
      'Find out what a harbour pays for, and say so',
      'Write the playbook, once there is one',
    ],
    bring: [
      'Sales to public bodies',
      'Two European languages besides English',
      'Patience of a year, and a pipeline for tomorrow',
    ],
    offer: ['Commission without a cap', 'A map of any coast that you like, framed'],
  },
  {
    ...{
      key: 'mechanical-engineer-straitlamp',
      company: 'straitlamp',
      title: 'Mechanical engineer, doors and seals',
    },
    ...{ daysAgo: 27, hour: 10, type: 'FULL_TIME', workplace: 'ONSITE', experience: 'MID' },
    ...{ salary: pay('SGD', 66_000, 82_000), visa: true, tags: ['hardware', 'engineering'] },
    work: [
      'Find out where the cold goes',
      'Design a seal that lives for 100,000 openings',
      'Test at minus twenty-five',
    ],
    bring: [
      'A degree, or six years that count as one',
      'Drawings that a workshop did not send back',
    ],
    offer: ['An employment pass', 'Dental, which is rarer than you think'],
  },
  {
    ...{
      key: 'engineering-intern-beamquery',
      company: 'beamquery',
      title: 'Engineering intern, summer',
    },
    ...{ daysAgo: 5, hour: 17, type: 'INTERNSHIP', workplace: 'ONSITE', experience: 'ENTRY' },
    ...{
      salary: pay('INR', 50_000, null, 'MONTH'),
      tags: ['engineering', 'first-job'],
      applicants: 6,
    },
    work: [
      'Ten weeks on one thing that will ship',
      'Pair with a different person each week',
      'Show it to a customer at the end',
    ],
    bring: [
      'Something that you built, however small',
      'You study anything, anywhere',
      'Ten weeks between April and August',
    ],
    offer: ['A room for those who come from elsewhere', 'An answer about a job before you leave'],
  },
  {
    ...{
      key: 'research-intern-okrafield',
      company: 'okrafield',
      title: 'Research intern, crop prices',
    },
    ...{ daysAgo: 16, hour: 9, type: 'INTERNSHIP', workplace: 'HYBRID', experience: 'ENTRY' },
    ...{ salary: pay('INR', 30_000, null, 'MONTH'), tags: ['data', 'agriculture', 'first-job'] },
    work: [
      'Clean nine years of market prices',
      'Ask why onions in Lasalgaon know before the others',
      'Write it up for people who grow them',
    ],
    bring: ['Statistics, and doubt about it', 'R or Python', 'Hindi'],
    offer: ['Your name on what is published', 'Two field weeks'],
  },
  {
    ...{
      key: 'journalist-intern-kettlebridge',
      company: 'kettlebridge',
      title: 'Reporter in residence, three months',
    },
    ...{
      daysAgo: 29,
      hour: 11,
      type: 'INTERNSHIP',
      workplace: 'REMOTE',
      location: 'India',
      experience: 'ENTRY',
    },
    tags: ['writing', 'first-job', 'people'],
    work: [
      'Ten reports on first hires that went wrong',
      'Talk to both sides, and check',
      'Publish under your name',
    ],
    bring: ['Reporting that you did, in any language', 'You call back'],
    offer: [
      'A stipend that we agree on in the first talk, and should have written here',
      'An editor who edits',
    ],
  },
  {
    ...{
      key: 'accessibility-engineer-claimcove',
      company: 'claimcove',
      title: 'Frontend engineer, accessibility',
    },
    ...{
      daysAgo: 52,
      hour: 19,
      type: 'FULL_TIME',
      workplace: 'REMOTE',
      location: 'Canada',
      experience: 'MID',
    },
    ...{
      salary: pay('CAD', 95_000, 115_000),
      equity: [0.2, 0.4],
      tags: ['engineering', 'accessibility', 'react'],
    },
    work: [
      'Forms for people with one hand in plaster',
      'Own the tests with screen readers',
      'Reading level: grade six',
    ],
    bring: ['Semantic HTML as a reflex', 'You tested with people, not with a score'],
    offer: ['Four-day weeks in summer', 'A device of your choice'],
  },
  {
    ...{
      key: 'platform-engineer-straitlamp',
      company: 'straitlamp',
      title: 'Platform engineer, cold rooms',
    },
    ...{ daysAgo: 20, hour: 8, type: 'FULL_TIME', workplace: 'HYBRID', experience: 'MID' },
    ...{
      salary: pay('SGD', 84_000, 108_000),
      equity: [0.02, 0.05],
      visa: true,
      tags: ['engineering', 'rust', 'iot'],
    },
    work: [
      'Take in readings of 2,300 cold rooms every ten seconds',
      'Keep a proof of each that a court would take',
      'Carry releases to gateways that are online an hour a day',
    ],
    bring: [
      'Rust, C++ or Go with many small messages',
      'A sense for clocks that are wrong',
      'You like standing in a cold room once in a while',
    ],
    offer: ['An employment pass with help for your family', 'A warm jacket, no joke'],
  },
];
