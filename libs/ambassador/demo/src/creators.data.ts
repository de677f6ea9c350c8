import type { AmbassadorsDemo } from '@upround/ambassador/api';

/** Members of the creator programme, and one who waits for an answer. */
export const creators: AmbassadorsDemo['creators'] = [
  {
    member: 'kabir-anand',
    about:
      'I write up each of our evenings in Jaipur: what was shown, who’d have paid, and which sentence nobody understood.',
    appliedDaysAgo: 55,
    state: 'APPROVED',
  },
  {
    member: 'siddharth-menon',
    about:
      'Numbers from companies that closed. Their founders read each text before I publish it, and two of them have written one since.',
    appliedDaysAgo: 52,
    state: 'APPROVED',
  },
  {
    member: 'ritu-agarwal',
    about:
      'Tax and company law for people who have eleven minutes. Each post answers one question that a client really asked.',
    appliedDaysAgo: 48,
    state: 'APPROVED',
  },
  {
    member: 'meera-nair',
    about:
      'Selling software to people who’ve been sold to too often. I write down every call in which I was wrong.',
    appliedDaysAgo: 41,
    state: 'APPROVED',
  },
  {
    member: 'zoya-merchant',
    about:
      'How young companies talk about what they do, with the sentence before and the sentence after. Always with permission.',
    appliedDaysAgo: 3,
    state: 'SUBMITTED',
  },
];
