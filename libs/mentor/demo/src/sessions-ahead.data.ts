import type { DemoSession } from '@upround/mentor/api';

/** Someone else for each free time of the mentor who has none left. */
const menteesOfMeiLin = [
  'daniel-kimani',
  'uday-reddy',
  'harini-subramanian',
  'sofia-almeida',
  'dev-malhotra',
] as const;
const goals = [
  'Cover by the day in Uganda: which licence first?',
  'Batteries in Sri Lanka, with a partner or without.',
  'Who buys clinic monitors in Indonesia?',
  'A seed round with investors in two currencies.',
  'Trucks that cross into Nepal and come back empty.',
] as const;

/** Sessions that are asked for or agreed, with everyone but `mentor@`. */
export const sessionsAhead: readonly DemoSession[] = [
  {
    mentor: 'lakshmi-iyer',
    mentee: 'meera-nair',
    service: 0,
    inDays: 5,
    end: 'REQUESTED',
    goal: 'Distributors ask for a price by the month instead of by the branch.',
    context: 'Our price page is two lines long, and I’m afraid of the third.',
  },
  {
    mentor: 'lukas-brandt',
    mentee: 'meera-nair',
    service: 0,
    inDays: 8,
    end: 'RESCHEDULED',
    goal: 'Offline ledgers that have to agree on Monday morning.',
  },
  {
    mentor: 'ritu-agarwal',
    mentee: 'rohan-kulkarni',
    service: 0,
    inDays: 4,
    end: 'CONFIRMED',
    goal: 'My first invoice as a contractor.',
  },
  {
    mentor: 'elif-demir',
    mentee: 'rohan-kulkarni',
    service: 1,
    inDays: 6,
    end: 'REQUESTED',
    goal: 'Contracts with companies abroad: what should I refuse to sign?',
  },
  {
    mentor: 'ishaan-kapoor',
    mentee: 'omkar-patil',
    service: 0,
    inDays: 2,
    end: 'CONFIRMED',
    goal: 'One van isn’t worth it. Which one, and how do I tell the driver?',
  },
  ...menteesOfMeiLin.map((mentee, at): DemoSession => ({
    mentor: 'mei-lin-tan',
    mentee,
    service: 0,
    // Her notice: every time that can be booked is taken, at whichever hour the community is seeded.
    inDays: 0.5,
    end: 'CONFIRMED',
    goal: goals[at] ?? '',
  })),
];
