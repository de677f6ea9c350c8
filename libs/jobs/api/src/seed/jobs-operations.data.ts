import { lakh, pay, type DemoJob } from './demo-job';

/** Those who keep a company running: people, money, operations, support. */
export const operationsJobs: readonly DemoJob[] = [
  {
    ...{
      key: 'founder-coach-kettlebridge',
      company: 'kettlebridge',
      title: 'Coach for first-time founders, two days a month',
    },
    ...{
      daysAgo: 12,
      hour: 11,
      type: 'CONTRACT',
      workplace: 'REMOTE',
      location: 'India',
      experience: 'LEAD',
    },
    ...{
      salary: pay('INR', 5_000, 7_000, 'HOUR'),
      tags: ['mentoring', 'people', 'leadership'],
      applicants: 28,
    },
    work: [
      'Listen to three founders before their first hire, and after their first mistake',
      'Tell us which of them should wait',
      'Two group calls a quarter on something that you got wrong',
    ],
    bring: [
      'You hired ten people for a company of your own, or helped somebody who did',
      'You let a question stand',
      'Sixteen hours a month for at least half a year',
    ],
    offer: [
      'Pay by the hour, within a week',
      'No shares and no commission, so that your advice stays yours',
    ],
  },
  {
    ...{
      key: 'first-recruiter-kettlebridge',
      company: 'kettlebridge',
      title: 'Recruiter, second in the team',
    },
    ...{ daysAgo: 4, hour: 15, type: 'FULL_TIME', workplace: 'HYBRID', experience: 'JUNIOR' },
    ...{ salary: lakh(10, 14), equity: [0.1, 0.3], tags: ['people', 'hiring'], applicants: 6 },
    work: [
      'Fill twelve roles a quarter, for founders who never hired',
      'Answer every applicant within five days; it is in the contract',
      'Say when an interview is for show',
    ],
    bring: [
      'Two years of hiring, or of being on the phone for a living',
      'Notes that others can use',
      'Kannada is welcome, and not needed',
    ],
    offer: ['You hire for companies that you chose', 'One month off after two years'],
  },
  {
    ...{
      key: 'operations-lead-puddlecast',
      company: 'puddlecast',
      title: 'Operations lead, Mumbai and Pune',
    },
    ...{
      daysAgo: 7,
      hour: 9,
      type: 'FULL_TIME',
      workplace: 'ONSITE',
      location: 'Mumbai, Maharashtra',
      experience: 'MID',
    },
    ...{ salary: lakh(14, 19), equity: [0.1, 0.2], tags: ['operations', 'hardware'] },
    work: [
      'Put up 600 sensors before June',
      'Keep nine technicians safe and paid in time',
      'Befriend two municipal departments',
    ],
    bring: ['Four years of work that took place outside', 'Marathi', 'You count ladders'],
    offer: ['A team that you hire yourself', 'Doubled leave in the months without rain'],
  },
  {
    ...{
      key: 'finance-manager-nimbuwire',
      company: 'nimbuwire',
      title: 'Finance manager, first in the team',
    },
    ...{ daysAgo: 10, hour: 10, type: 'FULL_TIME', workplace: 'HYBRID', experience: 'SENIOR' },
    ...{ salary: lakh(24, 32), equity: [0.15, 0.3], tags: ['finance', 'fintech'] },
    work: [
      'Close the month in five days; it takes nineteen',
      'Keep the escrow apart from our own money, provably',
      'Prepare the founder for the question that the board will ask',
    ],
    bring: [
      'A chartered accountant with five years behind it',
      'A payments or lending company in your past',
      'You explain a balance to people who read it aloud',
    ],
    offer: ['The auditor whom you choose', 'The next round led from your side of the table'],
  },
  {
    ...{
      key: 'support-engineer-gulmohar',
      company: 'gulmohar',
      title: 'Support specialist, clinics',
    },
    ...{ daysAgo: 1, hour: 10, type: 'FULL_TIME', workplace: 'HYBRID', experience: 'ENTRY' },
    ...{ salary: lakh(5, 7), tags: ['support', 'health', 'first-job'], applicants: 5 },
    work: [
      'Answer receptionists within four minutes',
      'Mend the article when the same question comes twice',
      'Spend one day a month behind a reception desk',
    ],
    bring: [
      'Telugu, Hindi and a voice that calms',
      'You type while you listen',
      'Shifts of eight hours between seven and nine',
    ],
    offer: ['No night shifts', 'A third of our product team began here'],
  },
  {
    ...{ key: 'chief-of-staff-tamarind', company: 'tamarind', title: 'Chief of staff' },
    ...{ daysAgo: 13, hour: 16, type: 'FULL_TIME', workplace: 'ONSITE', experience: 'SENIOR' },
    ...{ salary: lakh(36, 48), equity: [0.1, 0.2], tags: ['operations', 'leadership'] },
    work: [
      'Run the week of eleven leads so that the founder can be at the port',
      'Turn a decision into who does what by when',
      'Take over what nobody owns, and give it away again',
    ],
    bring: [
      'Six years, in at least two kinds of work',
      'Discretion',
      'You have no wish to be called chief',
    ],
    offer: [
      'A line of your own to lead after two years',
      'Five conversations, one of them with somebody who said no to us',
    ],
  },
  {
    ...{ key: 'legal-counsel-okrafield', company: 'okrafield', title: 'Legal counsel, lending' },
    ...{ daysAgo: 25, hour: 12, type: 'FULL_TIME', workplace: 'HYBRID', experience: 'SENIOR' },
    ...{ salary: lakh(30, 42), tags: ['legal', 'finance', 'agriculture'] },
    work: [
      'Read what the regulator wrote, and say what it means by Friday',
      'Make agreements shorter',
      'Stand between a lender and a grower who cannot pay',
    ],
    bring: [
      'Enrolled, with five years in lending or banking',
      'Hindi in writing',
      'You answer “it depends” with on what',
    ],
    offer: [
      'Two days in Jaipur, three where you like',
      'One matter a year for nothing, of your choice',
    ],
  },
  {
    ...{ key: 'workshop-lead-jhoola', company: 'jhoola', title: 'Workshop lead, repairs' },
    ...{ daysAgo: 9, hour: 8, type: 'FULL_TIME', workplace: 'ONSITE', experience: 'MID' },
    ...{ salary: pay('INR', 38_000, 48_000, 'MONTH'), tags: ['operations', 'repairs'] },
    work: [
      'Bring forty returned prams a day back to new',
      'Decide what is beyond repair, and keep its wheels',
      'Train six people, two of them apprentices',
    ],
    bring: [
      'Bicycles, cars or furniture: you know what wears out',
      'A clean bench',
      'You sign for what leaves the house',
    ],
    offer: ['Sundays and one Saturday in two', 'Tools of your choice'],
  },
  {
    ...{
      key: 'people-partner-beamquery',
      company: 'beamquery',
      title: 'People partner, half time',
    },
    ...{ daysAgo: 17, hour: 14, type: 'PART_TIME', workplace: 'HYBRID', experience: 'MID' },
    ...{ salary: pay('INR', 70_000, 90_000, 'MONTH'), tags: ['people'] },
    work: [
      'Carry eleven people to eighteen without losing the eleven',
      'Levels and pay that we can publish',
      'First address for what nobody wants to say',
    ],
    bring: [
      'Five years with people in small companies',
      'You keep what you are told',
      'Two and a half days a week',
    ],
    offer: ['Afternoons off, if that is what you need', 'No party to organise'],
  },
  {
    ...{ key: 'supply-chain-vialnest', company: 'vialnest', title: 'Supply chain associate' },
    ...{ daysAgo: 31, hour: 10, type: 'FULL_TIME', workplace: 'ONSITE', experience: 'JUNIOR' },
    ...{ salary: lakh(7, 10), tags: ['operations', 'hardware', 'health'], confirmed: 2 },
    work: [
      'Keep 41 parts in stock for 200 devices a month',
      'Find a second source for the probe',
      'Count, on Fridays, and believe the count',
    ],
    bring: ['Two years with parts and suppliers', 'Tamil', 'A spreadsheet that survived you'],
    offer: ['A bus from Tambaram', 'Free check-ups at a clinic that uses us'],
  },
  {
    ...{ key: 'executive-assistant-okrafield', company: 'okrafield', title: 'Executive assistant' },
    ...{ daysAgo: 41, hour: 9, type: 'FULL_TIME', workplace: 'ONSITE', experience: 'JUNIOR' },
    tags: ['operations'],
    work: [
      'Keep two founders’ calendars free of each other’s ideas',
      'Travel for nine, by train where it is faster',
      'Minutes within the hour',
    ],
    bring: ['Two years in such a role', 'Hindi and English in writing', 'Firmness, with tea'],
    offer: ['Home by six', 'A budget for courses'],
  },
  {
    ...{
      key: 'translator-thrumline',
      company: 'thrumline',
      title: 'Transcript checkers, Bengali and Odia',
    },
    ...{
      daysAgo: 33,
      hour: 13,
      type: 'CONTRACT',
      workplace: 'REMOTE',
      location: 'India',
      experience: 'ENTRY',
    },
    ...{ salary: pay('INR', 450, 600, 'HOUR'), tags: ['languages', 'data'] },
    work: [
      'Listen to minutes that the machine was unsure of',
      'Mark what it heard wrong, and why',
      'Ten to thirty hours a week',
    ],
    bring: [
      'Bengali or Odia as your first language',
      'Headphones and a quiet room',
      'You pass a test of twenty minutes, which is paid',
    ],
    offer: ['Paid each Friday', 'No minute with names or numbers in it'],
  },
];
