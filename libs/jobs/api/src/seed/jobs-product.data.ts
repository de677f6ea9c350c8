import { lakh, pay, type DemoJob } from './demo-job';

/** Product, design, research and data. */
export const productJobs: readonly DemoJob[] = [
  {
    ...{
      key: 'product-designer-nimbuwire',
      company: 'nimbuwire',
      title: 'Product designer, first in the team',
    },
    ...{ daysAgo: 4, hour: 10, type: 'FULL_TIME', workplace: 'HYBRID', experience: 'MID' },
    ...{
      salary: lakh(20, 30),
      equity: [0.15, 0.35],
      tags: ['design', 'research', 'fintech'],
      applicants: 8,
    },
    work: [
      'Design for a clerk of 61 who counts notes while she reads your screen',
      'Begin the parts that ten more screens will be made of',
      'Test on paper in Satara before anything is built',
    ],
    bring: [
      'Forms and tables that you are proud of',
      'You can say why, and change your mind in public',
      'Marathi or Hindi, for the visits',
    ],
    offer: [
      'You choose the tools and the second designer',
      'One visit a month, paid like a working day',
    ],
  },
  {
    ...{
      key: 'product-manager-okrafield',
      company: 'okrafield',
      title: 'Product manager, repayments',
    },
    ...{ daysAgo: 7, hour: 12, type: 'FULL_TIME', workplace: 'ONSITE', experience: 'SENIOR' },
    ...{ salary: lakh(32, 44), equity: [0.03, 0.08], tags: ['product', 'fintech', 'agriculture'] },
    work: [
      'Own the six weeks between harvest and repayment',
      'Find out why 4 of 100 loans are late, and for whom that is our fault',
      'Say no with a reason that the asker repeats to others',
    ],
    bring: [
      'Five years of product, some of it with money',
      'You have stood where your users stand',
      'Numbers before opinions, and then an opinion',
    ],
    offer: [
      'A season’s bonus by repayments, the same share for all',
      'School fees in Jaipur, in part',
    ],
  },
  {
    ...{
      key: 'user-researcher-thrumline',
      company: 'thrumline',
      title: 'User researcher, call centres',
    },
    ...{ daysAgo: 10, hour: 15, type: 'CONTRACT', workplace: 'HYBRID', experience: 'MID' },
    ...{ salary: pay('INR', 140_000, 180_000, 'MONTH'), tags: ['research', 'design'] },
    work: [
      'Sit beside forty agents in five cities',
      'Tell us what the notes are really used for',
      'Leave behind a way of listening that goes on without you',
    ],
    bring: [
      'Studies that changed what was built',
      'Tamil, and one more Indian language',
      'You report in two pages',
    ],
    offer: ['Four months, with an honest talk about more in the third', 'Travel booked by us'],
  },
  {
    ...{
      key: 'design-intern-kathaloom',
      company: 'kathaloom',
      title: 'Illustration intern, covers',
    },
    ...{ daysAgo: 3, hour: 18, type: 'INTERNSHIP', workplace: 'ONSITE', experience: 'ENTRY' },
    ...{ salary: pay('INR', 25_000, null, 'MONTH'), tags: ['design', 'illustration', 'first-job'] },
    work: [
      'Draw a cover a week, from the first sketch to the file',
      'Listen to the story first, all of it',
      'Redraw the old ones that we are shy about',
    ],
    bring: [
      'Six drawings; we look at nothing else',
      'Kannada or Tulu, at least to listen to',
      'Three months, any three',
    ],
    offer: ['Your name on each cover', 'A desk by the window, as the founder has the other one'],
  },
  {
    ...{
      key: 'data-analyst-jhoola',
      company: 'jhoola',
      title: 'Data analyst, returns and repairs',
    },
    ...{ daysAgo: 12, hour: 9, type: 'FULL_TIME', workplace: 'HYBRID', experience: 'JUNIOR' },
    ...{ salary: lakh(9, 13), tags: ['data', 'sql', 'operations'] },
    work: [
      'Say which pram earns its repair and which does not',
      'Forecast January, when everybody is born',
      'Answer one question a day in a sentence and a chart',
    ],
    bring: [
      'SQL and a spreadsheet that others can follow',
      'You ask what will be done with the answer',
      'A year of it, paid or not',
    ],
    offer: ['A say in what we buy from your first month', 'A cradle, should you need one'],
  },
  {
    ...{ key: 'head-of-product-quillspan', company: 'quillspan', title: 'Head of product' },
    ...{ daysAgo: 16, hour: 11, type: 'FULL_TIME', workplace: 'HYBRID', experience: 'LEAD' },
    ...{ salary: lakh(70, 95), equity: [0.5, 0.9], tags: ['product', 'leadership', 'legal'] },
    work: [
      'Decide what three teams build, and tell lawyers what they will not get',
      'Set a price that a firm of four can pay',
      'Hire two product managers within the year',
    ],
    bring: [
      'A product that you led from some to many',
      'Respect for people who bill by the hour',
      'You write the hard mail yourself',
    ],
    offer: [
      'A seat where the decisions are made',
      'Five conversations, the last with somebody who left us',
    ],
  },
  {
    ...{
      key: 'machine-learning-beamquery',
      company: 'beamquery',
      title: 'Machine learning engineer, questions',
    },
    ...{ daysAgo: 13, hour: 14, type: 'FULL_TIME', workplace: 'HYBRID', experience: 'SENIOR' },
    ...{
      salary: lakh(40, 58),
      equity: [0.15, 0.4],
      tags: ['engineering', 'machine-learning', 'data'],
    },
    work: [
      'Turn “why were sales low in Surat” into a query that means it',
      'Say when we do not know; that is the product',
      'Measure on 4,000 questions that customers really asked',
    ],
    bring: [
      'Language models in something that people pay for',
      'Suspicion of a score that rose overnight',
      'SQL, more than you would think',
    ],
    offer: [
      'Machines enough, within a budget that you see',
      'Friday afternoons for what may come to nothing',
    ],
  },
  {
    ...{
      key: 'ux-writer-gulmohar',
      company: 'gulmohar',
      title: 'Writer for product and help, half time',
    },
    ...{
      daysAgo: 21,
      hour: 17,
      type: 'PART_TIME',
      workplace: 'REMOTE',
      location: 'India',
      experience: 'MID',
    },
    ...{ salary: pay('INR', 60_000, 75_000, 'MONTH'), tags: ['writing', 'design', 'health'] },
    work: [
      'Write the words on every button and below every error',
      'Turn 90 pages of help into 30',
      'Read each sentence to a receptionist first',
    ],
    bring: [
      'Short sentences, and the long ones that they came from',
      'Telugu or Hindi besides English',
      'Twenty hours a week, in any pattern',
    ],
    offer: [
      'Full pay in school holidays, at half the hours',
      'Nobody changes your words without asking',
    ],
  },
  {
    ...{ key: 'map-analyst-saltmarsh', company: 'saltmarsh', title: 'Remote sensing analyst' },
    ...{
      daysAgo: 24,
      hour: 13,
      type: 'FULL_TIME',
      workplace: 'REMOTE',
      location: 'Remote',
      experience: 'MID',
    },
    ...{ salary: pay('USD', 62_000, 78_000), tags: ['data', 'maps', 'python'] },
    work: [
      'Tell a sandbank from a cloud’s shadow',
      'Check one harbour a week against somebody who lives there',
      'Publish our errors beside our maps',
    ],
    bring: [
      'Satellite pictures as a trade, not only as wallpaper',
      'Python and patience',
      'Any time zone; we write everything down',
    ],
    offer: ['A conference a year, as a speaker or not', 'Contracts by local law wherever you are'],
  },
  {
    ...{
      key: 'product-designer-claimcove',
      company: 'claimcove',
      title: 'Product designer, claims',
    },
    ...{ daysAgo: 44, hour: 20, type: 'FULL_TIME', workplace: 'HYBRID', experience: 'MID' },
    ...{ salary: pay('CAD', 88_000, 104_000), equity: [0.3, 0.8], tags: ['design', 'insurance'] },
    work: [
      'Design for people on the worst day of their year',
      'Reduce a form of 61 questions; eleven are law',
      'Follow one claim each month to its end',
    ],
    bring: [
      'Calm pages that did a heavy job',
      'Interviews that you led yourself',
      'Permission to work in Canada',
    ],
    offer: ['A four-day week in July and August', 'Shares that we explain on paper'],
  },
];
