import type { DemoStory } from '@upround/news/api';

/** What The Second Desk tells: work. */
export const deskStories: readonly DemoStory[] = [
  {
    day: -26.2,
    title: 'A company of thirty publishes every salary and loses two people',
    text: 'Both left within a month, and both said that they had been underpaid. Four applicants named the list as their reason for coming.',
  },
  {
    day: -22.1,
    title: 'Interviews with the work itself take half a day and are kept short by a timer',
    text: 'Three teams paid candidates for four hours on a real problem. Nine of ten candidates preferred it to puzzles, and one kept the code.',
  },
  {
    day: -19.0,
    title: 'Second Innings Capital opens a fund of ₹60 crore for founders past forty',
    text: 'Applicants are asked what they stopped doing in their last job. Partners say that the answers are the best part of the form.',
  },
  {
    day: -15.6,
    title: 'Notice periods of ninety days cost small companies their second hire',
    text: 'Of 64 offers that were accepted and never taken up, 47 fell through in the third month of the notice. Firms that met the candidate weekly lost six.',
  },
  {
    day: -12.3,
    title: 'What interns in Hyderabad were asked to do, and what they learnt',
    text: 'Eighty interns kept a diary for eight weeks. Those who spoke with a customer in the first week stayed in touch with the company afterwards.',
  },
  {
    day: -9.0,
    title: 'Kettlebridge counts 212 first hires, and 31 mistakes',
    text: 'Two thirds of the mistakes were made when no one but the founder had met the candidate. The studio now refuses such searches.',
  },
  {
    day: -6.8,
    title: 'A four-day week in a support team, measured by the customers',
    text: 'Answers came eleven minutes later on Fridays and were right more often on Mondays. The team kept the week and moved the day.',
  },
  {
    day: -4.1,
    title: 'Marigold Freight closes and finds its drivers new work',
    text: 'Thirty-seven of forty-four drivers signed with other carriers before the last day. The founder wrote each of them a letter with the routes that they know.',
  },
  {
    day: -2.8,
    title: 'Remote teams meet less often and for longer, a count of 58 calendars shows',
    text: 'Twice a year for a week has replaced once a month for a day. Trains are booked by the team, not by the company.',
    picture: { kind: 'landscape', scene: 'hills', light: 'dusk', seed: 72 },
  },
  {
    day: -1.4,
    title: 'The question that recruiters ask last is the one that candidates wait for',
    text: 'It is what the job pays. Posts that said so at the top had twice as many applicants from outside the big cities.',
  },
  {
    day: -0.4,
    title: 'A guild of first engineers meets in Bengaluru and writes down what they own',
    text: 'Most hold less than one per cent and couldn’t say what happens to it if they leave. A lawyer came, free of charge, with a table of three columns.',
    picture: {
      kind: 'sketch',
      title: 'What we own',
      steps: ['Grant', 'Vesting', 'When we leave'],
      remark: 'ask before you sign',
      seed: 71,
    },
  },
  {
    day: 0.9,
    title: 'Apprentices of a lift company are taught by those who answer the night calls',
    text: 'The manual comes in the second month. The first is spent with the log book.',
  },
  {
    day: 3.2,
    title: 'Support staff write the release notes, and customers begin to read them',
    text: 'Each note begins with the question that it ends. Tickets about new features fell by a third.',
  },
  {
    day: 5.8,
    title: 'How a team of nine handed over a product without a meeting',
    text: 'They recorded every question of a week and answered it in one document. The new team has asked twice since.',
  },
  {
    day: 11.3,
    title: 'Salaries at the thirty-person company, one quarter after it published them',
    text: 'Eleven were raised, none lowered, and the two who left were replaced at the new figures.',
  },
];
