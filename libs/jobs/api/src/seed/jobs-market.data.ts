import { lakh, pay, type DemoJob } from './demo-job';

/** Sales, marketing, partnerships and those who talk to customers. */
export const marketJobs: readonly DemoJob[] = [
  {
    ...{
      key: 'inside-sales-tallyfern',
      company: 'tallyfern',
      title: 'Inside sales, wholesale distributors',
    },
    ...{ daysAgo: 2, hour: 9, type: 'FULL_TIME', workplace: 'ONSITE', experience: 'JUNIOR' },
    ...{ salary: lakh(6, 9), equity: [0.05, 0.15], tags: ['sales', 'saas'], applicants: 6 },
    work: [
      'Call twelve distributors a day, and visit two a week',
      'Close at the warehouse table, with the founder at first',
      'Keep a book of every no',
    ],
    bring: [
      'A year or more of selling something',
      'Malayalam, and Tamil if you can',
      'A two-wheeler helps; we pay the petrol',
    ],
    offer: ['No cap on the commission', 'You hear by Friday of the week in which you apply'],
  },
  {
    ...{
      key: 'account-executive-tamarind',
      company: 'tamarind',
      title: 'Account executive, exporters',
    },
    ...{ daysAgo: 5, hour: 14, type: 'FULL_TIME', workplace: 'HYBRID', experience: 'MID' },
    ...{ salary: lakh(14, 20), tags: ['sales', 'logistics'] },
    work: [
      'Win thirty exporters a quarter in Ludhiana, Tiruppur and Moradabad',
      'Stay with each until the third shipment',
      'Tell product what you could not sell and why',
    ],
    bring: [
      'Three years of selling to owners of firms',
      'You know what an incoterm is, or will by Monday',
      'Travel of eight days a month',
    ],
    offer: ['Commission from the first rupee', 'A list of exporters who asked us to call'],
  },
  {
    ...{ key: 'growth-lead-jhoola', company: 'jhoola', title: 'Growth lead' },
    ...{ daysAgo: 8, hour: 10, type: 'FULL_TIME', workplace: 'HYBRID', experience: 'SENIOR' },
    ...{ salary: lakh(22, 30), equity: [0.4, 0.8], tags: ['marketing', 'growth'] },
    work: [
      'Find parents in the seventh month, without being where they do not want us',
      'Bring the cost of a first rental below 900 rupees',
      'Own the referral that brings four in ten',
    ],
    bring: [
      'Five years, one of them with hardly any budget',
      'You have stopped a campaign that looked good',
      'Copy of your own',
    ],
    offer: ['The second largest holding of shares in the team', 'A pram, on loan'],
  },
  {
    ...{
      key: 'customer-success-thrumline',
      company: 'thrumline',
      title: 'Customer success manager',
    },
    ...{ daysAgo: 15, hour: 12, type: 'FULL_TIME', workplace: 'HYBRID', experience: 'MID' },
    ...{ salary: lakh(12, 17), tags: ['customer-success', 'saas'] },
    work: [
      'Look after eighteen companies from their first call to their third year',
      'See a renewal at risk a quarter ahead',
      'Run a morning for beginners every second week',
    ],
    bring: [
      'Three years with customers who could leave',
      'Tamil and English, Telugu is welcome',
      'You like tables of numbers and people alike',
    ],
    offer: ['A bonus on who stays, none on what is sold on top', 'Home on Mondays and Fridays'],
  },
  {
    ...{
      key: 'community-manager-kettlebridge',
      company: 'kettlebridge',
      title: 'Community manager for first hires, half time',
    },
    ...{
      daysAgo: 6,
      hour: 17,
      type: 'PART_TIME',
      workplace: 'REMOTE',
      location: 'India',
      experience: 'JUNIOR',
    },
    ...{
      salary: pay('INR', 45_000, 60_000, 'MONTH'),
      tags: ['community', 'people'],
      applicants: 7,
    },
    work: [
      'Keep 400 first hires talking to each other instead of to us',
      'Two evenings a month in a city, three a year outside the big ones',
      'A letter every second Sunday',
    ],
    bring: [
      'A group that you kept alive for longer than a year',
      'You close a thread kindly',
      'Twenty hours a week',
    ],
    offer: [
      'Hours that you choose, but for the evenings',
      'A fixed date for more hours: after the first half year',
    ],
  },
  {
    ...{ key: 'content-lead-okrafield', company: 'okrafield', title: 'Content lead in Hindi' },
    ...{ daysAgo: 18, hour: 10, type: 'FULL_TIME', workplace: 'ONSITE', experience: 'MID' },
    ...{ salary: lakh(11, 15), tags: ['writing', 'marketing', 'agriculture'] },
    work: [
      'Ninety seconds of video a week that growers pass on',
      'A loan agreement on one page that tells the truth',
      'Prices of eleven markets, every morning by six',
    ],
    bring: [
      'Hindi that a grower would call plain; Marwari would be a joy',
      'Work that we can watch or read',
      'You get up early, or do not mind',
    ],
    offer: ['A camera, a microphone and a driver on Thursdays', 'Done by three in the afternoon'],
  },
  {
    ...{
      key: 'partnerships-nimbuwire',
      company: 'nimbuwire',
      title: 'Partnerships manager, co-operatives',
    },
    ...{
      daysAgo: 19,
      hour: 11,
      type: 'FULL_TIME',
      workplace: 'HYBRID',
      location: 'Nashik, Maharashtra',
      experience: 'MID',
    },
    ...{ tags: ['sales', 'partnerships', 'fintech'] },
    work: [
      'Bring sixty co-operatives on in a year',
      'Drink tea with forty boards',
      'Write down what each was promised, by whom',
    ],
    bring: [
      'Marathi, and respect for minutes that are read aloud',
      'Four years with banks, dairies or unions',
      'A driving licence',
    ],
    offer: ['A car for the week', 'The salary is agreed before the second conversation'],
  },
  {
    ...{ key: 'sdr-quillspan', company: 'quillspan', title: 'Sales development, law firms' },
    ...{ daysAgo: 26, hour: 15, type: 'FULL_TIME', workplace: 'ONSITE', experience: 'ENTRY' },
    ...{ salary: lakh(6, 8), tags: ['sales', 'first-job', 'legal'] },
    work: [
      'Write twenty mails a day that could only go to that one person',
      'Hand over meetings that took place',
      'Learn to demo within six weeks',
    ],
    bring: [
      'English that has been edited',
      'You are not offended by silence',
      'A law degree is no hindrance',
    ],
    offer: [
      'A path to account executive with the date in the contract',
      'Training by somebody who sold for eleven years',
    ],
  },
  {
    ...{ key: 'field-officer-okrafield', company: 'okrafield', title: 'Field officer, Sikar' },
    ...{
      daysAgo: 23,
      hour: 8,
      type: 'FULL_TIME',
      workplace: 'ONSITE',
      location: 'Sikar, Rajasthan',
      experience: 'ENTRY',
    },
    ...{
      salary: pay('INR', 22_000, 28_000, 'MONTH'),
      tags: ['operations', 'agriculture', 'first-job'],
    },
    work: [
      'Visit eight growers a day, on their fields',
      'Check plots against the map, and mend the map',
      'Be there when a loan goes wrong',
    ],
    bring: [
      'You are from the district, or will move there',
      'School to the twelfth class',
      'A motorcycle licence',
    ],
    offer: [
      'A motorcycle, fuel, and cover for accidents',
      'Team lead after a year for a third of those who stay',
    ],
  },
  {
    ...{
      key: 'events-contract-straitlamp',
      company: 'straitlamp',
      title: 'Event producer, three trade fairs',
    },
    ...{ daysAgo: 35, hour: 12, type: 'CONTRACT', workplace: 'HYBRID', experience: 'MID' },
    ...{ salary: pay('SGD', 45, 60, 'HOUR'), tags: ['marketing', 'events'] },
    work: [
      'Bring our cold room in a glass box to three halls',
      'Keep each below its budget',
      'Fill forty meetings beforehand',
    ],
    bring: [
      'Fairs that you ran from the first drawing to the last screw',
      'Right to work in Singapore',
    ],
    offer: ['About 400 hours between now and the autumn', 'Paid every second week'],
  },
  {
    ...{
      key: 'brand-designer-kathaloom',
      company: 'kathaloom',
      title: 'Sound designer for bedtime stories',
    },
    ...{ daysAgo: 28, hour: 19, type: 'PART_TIME', workplace: 'ONSITE', experience: 'JUNIOR' },
    ...{ salary: pay('INR', 40_000, 52_000, 'MONTH'), tags: ['audio', 'design'] },
    work: [
      'Mix four stories a week so that nobody wakes up',
      'Record rain, buses and one particular grandmother',
      'Keep the archive findable',
    ],
    bring: [
      'Ears, and three things that we can hear',
      'Any editor that you are quick in',
      'Three afternoons a week',
    ],
    offer: ['A quiet room by the sea', 'A share of what a story earns'],
  },
];
