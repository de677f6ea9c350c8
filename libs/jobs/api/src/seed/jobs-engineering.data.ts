import { lakh, pay, type DemoJob } from './demo-job';

/** Engineers of all kinds. */
export const engineeringJobs: readonly DemoJob[] = [
  {
    ...{
      key: 'ledger-engineer-nimbuwire',
      company: 'nimbuwire',
      title: 'Backend engineer, ledger',
    },
    ...{ daysAgo: 2, hour: 11, type: 'FULL_TIME', workplace: 'HYBRID', experience: 'MID' },
    ...{
      salary: lakh(24, 36),
      equity: [0.1, 0.3],
      tags: ['engineering', 'go', 'postgresql'],
      applicants: 9,
    },
    work: [
      'Own the ledger: postings, holds, reversals, and the proof that they add up',
      'Bring the nightly reconciliation of 340 co-operatives from four hours to one',
      'Answer for it one week in five; last quarter that was three calls',
    ],
    bring: [
      'Three years with a database that must not lose a row',
      'Go, or a language near enough to learn it in a month',
      'Patience for rules that were written on paper in 1987',
    ],
    offer: [
      'Two days at the office in Baner, three where you like',
      'Four rounds in eight days, the last one paid',
    ],
  },
  {
    ...{
      key: 'staff-engineer-thrumline',
      company: 'thrumline',
      title: 'Staff engineer, speech pipeline',
    },
    ...{ daysAgo: 5, hour: 10, type: 'FULL_TIME', workplace: 'HYBRID', experience: 'LEAD' },
    ...{
      salary: lakh(60, 82),
      equity: [0.2, 0.45],
      tags: ['engineering', 'python', 'machine-learning'],
    },
    work: [
      'Lead the pipeline that turns two million minutes of calls a month into text',
      'Decide what runs on our own machines, with the numbers on the table',
      'Raise the work of seven engineers without becoming their manager',
    ],
    bring: [
      'Eight years or more, some of them with audio or streams',
      'A system of yours that is still running where you left',
      'Writing that people who were not in the room understand',
    ],
    offer: [
      'A budget of 4 lakh a year for machines to try things on',
      'Parents’ leave of 26 weeks, for either parent',
    ],
  },
  {
    ...{
      key: 'frontend-engineer-beamquery',
      company: 'beamquery',
      title: 'Frontend engineer, charts',
    },
    ...{
      daysAgo: 1,
      hour: 12,
      type: 'FULL_TIME',
      workplace: 'REMOTE',
      location: 'India',
      experience: 'MID',
    },
    ...{
      salary: lakh(22, 32),
      equity: [0.1, 0.25],
      tags: ['engineering', 'react', 'typescript', 'accessibility'],
      applicants: 7,
    },
    work: [
      'Build charts that a screen reader can read and a tired person can trust',
      'Make a table of a million rows scroll as if it had a hundred',
      'Sit in on two customer calls a month',
    ],
    bring: [
      'React and TypeScript in something that people use every day',
      'You test with the keyboard before you test with the mouse',
      'An opinion on axes that do not begin at zero',
    ],
    offer: [
      'Four working hours shared by everybody, the rest is yours',
      'An exercise of ninety minutes on our own code, never on yours',
    ],
  },
  {
    ...{
      key: 'firmware-engineer-puddlecast',
      company: 'puddlecast',
      title: 'Firmware engineer, rain sensors',
    },
    ...{ daysAgo: 8, hour: 15, type: 'FULL_TIME', workplace: 'ONSITE', experience: 'SENIOR' },
    ...{
      salary: lakh(28, 40),
      equity: [0.2, 0.5],
      tags: ['engineering', 'hardware', 'c', 'embedded'],
    },
    work: [
      'Write the firmware of a sensor that lives on a lamp post for five years',
      'Halve what it draws at night; we know where some of it goes',
      'Climb a ladder now and then, with a harness',
    ],
    bring: [
      'C on small chips, and a logic analyser that you miss when it is lent',
      'A product in the field that you had to update from afar',
      'Calm during the monsoon, when everything fails at once',
    ],
    offer: [
      'A bench of your own, and a soldering iron that nobody borrows',
      'Insurance for you and five people of your family',
    ],
  },
  {
    ...{
      key: 'android-engineer-okrafield',
      company: 'okrafield',
      title: 'Android engineer for slow networks',
    },
    ...{ daysAgo: 11, hour: 9, type: 'FULL_TIME', workplace: 'HYBRID', experience: 'MID' },
    ...{ salary: lakh(18, 27), equity: [0.02, 0.06], tags: ['engineering', 'android', 'kotlin'] },
    work: [
      'Make the field app work for two days without a network',
      'Cut the first start on a phone of 8,000 rupees to two seconds',
      'Ride along with a field officer once a quarter',
    ],
    bring: [
      'Kotlin, and scars from synchronising',
      'You measure on the worst phone in the drawer',
      'Hindi helps, since you will listen to people who use it',
    ],
    offer: [
      'A desk in Jaipur or one day a week there',
      'Loans to staff at the rate that growers get',
    ],
  },
  {
    ...{ key: 'data-engineer-tamarind', company: 'tamarind', title: 'Data engineer, shipments' },
    ...{ daysAgo: 14, hour: 13, type: 'FULL_TIME', workplace: 'HYBRID', experience: 'MID' },
    ...{ salary: lakh(20, 30), tags: ['engineering', 'data', 'sql', 'python'] },
    work: [
      'Turn eleven formats of customs notices into one table',
      'Find the shipment that will be late before the exporter calls',
      'Keep the cost of each question below its worth',
    ],
    bring: [
      'SQL that you can explain to an accountant',
      'A pipeline that failed quietly, and what you did so that it never did again',
      'Interest in what is inside the containers',
    ],
    offer: ['Three days in Andheri, two at home', 'A reading allowance that nobody audits'],
  },
  {
    ...{
      key: 'site-reliability-quillspan',
      company: 'quillspan',
      title: 'Site reliability engineer',
    },
    ...{
      daysAgo: 3,
      hour: 16,
      type: 'FULL_TIME',
      workplace: 'REMOTE',
      location: 'India',
      experience: 'SENIOR',
    },
    ...{
      salary: lakh(34, 46),
      equity: [0.05, 0.12],
      tags: ['engineering', 'infrastructure', 'postgresql'],
    },
    work: [
      'Own how contracts are kept: encrypted, in the country, restorable within an hour',
      'Practise the restore on the first Tuesday of each month',
      'Remove one alert for each that you add',
    ],
    bring: [
      'Five years of running PostgreSQL for others',
      'A post-mortem that you are proud of',
      'Refusal to be a hero at night',
    ],
    offer: ['On call one week in six, with a day off after it', 'Hardware that you choose'],
  },
  {
    ...{
      key: 'graduate-engineer-ferrylane',
      company: 'ferrylane',
      title: 'Software engineer, first job',
    },
    ...{ daysAgo: 6, hour: 10, type: 'FULL_TIME', workplace: 'ONSITE', experience: 'ENTRY' },
    ...{
      salary: lakh(7, 10),
      equity: [0.02, 0.05],
      tags: ['engineering', 'first-job'],
      applicants: 8,
    },
    work: [
      'Two weeks at the phone desk, then two with each engineer',
      'Ship something small in the first week and something of yours in the third month',
      'Write down what confused you, so that the next one is not',
    ],
    bring: [
      'Anything that you made and can show, college project or not',
      'Any degree or none',
      'Hindi, for the phone desk',
    ],
    offer: [
      'A mentor who has the time for it written into the job',
      'A review after three months, in both directions',
    ],
  },
  {
    ...{ key: 'go-engineer-fjordkite', company: 'fjordkite', title: 'Senior Go engineer, routing' },
    ...{
      daysAgo: 9,
      hour: 14,
      type: 'FULL_TIME',
      workplace: 'REMOTE',
      location: 'Europe or India',
      experience: 'SENIOR',
    },
    ...{
      salary: pay('EUR', 78_000, 96_000),
      equity: [0.01, 0.03],
      visa: true,
      tags: ['engineering', 'go', 'optimisation'],
    },
    work: [
      'Plan 40,000 vans each morning within ninety seconds',
      'Explain a route to a dispatcher who knows the town better than you',
      'Review designs in writing, with a day to think',
    ],
    bring: [
      'Go in production, and some taste for graphs',
      'Four hours a day in common with Berlin',
      'Written English that others thank you for',
    ],
    offer: [
      'Help with a visa and the move, where you wish to move',
      'Two weeks together each year, in a place with good trains',
    ],
  },
  {
    ...{
      key: 'security-contract-gulmohar',
      company: 'gulmohar',
      title: 'Security engineer, six months',
    },
    ...{
      daysAgo: 17,
      hour: 11,
      type: 'CONTRACT',
      workplace: 'REMOTE',
      location: 'India',
      experience: 'SENIOR',
    },
    ...{ salary: pay('INR', 3_200, 4_000, 'HOUR'), tags: ['engineering', 'security', 'health'] },
    work: [
      'Bring patient records through an audit in the spring',
      'Write the twelve pages that we should have written first',
      'Teach four engineers to do without you',
    ],
    bring: [
      'Audits that you brought others through',
      'You say what is enough, besides what is missing',
      'About twenty hours a week',
    ],
    offer: ['Invoices paid within seven days', 'A reference that says what you did'],
  },
  {
    ...{
      key: 'qa-engineer-vialnest',
      company: 'vialnest',
      title: 'Quality engineer, device and app',
    },
    ...{ daysAgo: 38, hour: 11, type: 'FULL_TIME', workplace: 'ONSITE', experience: 'JUNIOR' },
    ...{ salary: lakh(8, 12), tags: ['engineering', 'quality', 'health'] },
    work: [
      'Break the monitor before a nurse does',
      'Keep a rig of twelve refrigerators in twelve moods',
      'Decide with the founder whether a release goes out',
    ],
    bring: [
      'A year or two of finding what others overlooked',
      'Some scripting',
      'You write a report that can be acted upon',
    ],
    offer: ['A way into firmware or product after a year', 'Lunch from the canteen next door'],
  },
];
