import type { DemoCompetition } from './demo-types';
import { villageEntries } from './entries-village.data';
import { choice, link, number, text } from './form';
import { entering, scoring } from './rules.data';
import { paragraphs, section } from './words';

const villageLedger: DemoCompetition = {
  slug: 'village-ledger-2',
  kind: 'COMPETITION',
  series: null,
  title: 'Village Ledger 2',
  tagline: 'Records of a village’s debts that both sides believe, even if one of them can’t read',
  organiser: 'Peepalpost Foundation',
  about: paragraphs(
    'Every village has an account that no bank sees: a sack of seed lent in June, a night of water swapped for another, four mornings of picking, a mattress. Most of it is in someone’s head, and it’s usually the same someone.',
    'We pay for ways to record it that **both sides believe, and that a person who can’t read can check**. A book, a song or a knotted string will do. It needn’t be new. It has to be used where you say it is, by people who also quarrel.',
    'Twenty-two teams entered the first round. A seed book with drawings won, with a page of its own for what the rats ate. Nine villages use it now, and each of them has redrawn the rat.',
    'We don’t fund anything that decides who gets a loan.',
  ),
  eligibility: [
    'At least ten families have used it for three months or one season.',
    'The people whose debts are in it agreed that you enter it.',
    'No lender sees the record.',
  ],
  prizes: [
    {
      place: 1,
      title: '₹12 lakh, no shares',
      text: 'Half of it now, the other half after the next harvest.',
    },
    { place: 2, title: '₹5 lakh', text: 'With a bookbinder for a week, if yours is a book.' },
    { place: 3, title: '₹2.5 lakh', text: '' },
    {
      place: null,
      title: 'Five days with the seed book',
      text: 'Any team that asks can stay with the group that won the first round. Travel is on us.',
    },
  ],
  questions: [
    {
      question: 'Does a savings group in a city count?',
      answer: 'Yes, if its members live within shouting distance of each other.',
    },
    {
      question: 'We started it and left. Is that a disadvantage?',
      answer: 'If it still runs without you, it’s the opposite.',
    },
    {
      question: 'Our scores surprised us. Can they be changed?',
      answer:
        'No, a published result stays as it is. If you think that we broke one of our rules, write to us and we’ll reply within two weeks.',
    },
    {
      question: 'Will there be a third round?',
      answer: 'Not before two more harvests. Records need time to go wrong.',
    },
  ],
  form: [
    text('owed', 'What’s owed, and who’s on each side?', 400, {
      isPublic: true,
      hint: 'Milk, hours, seed or money. One kind is enough.',
    }),
    text('record', 'How is it recorded, and how do both sides check it?', 700, {
      hint: 'A quarrel that it settled, or didn’t, says a lot.',
    }),
    number('families', 'How many families used it last month?', 'families', {
      min: 10,
      max: 100_000,
    }),
    choice(
      'keeper',
      'Who looks after it?',
      [
        'Each family',
        'One person they chose',
        'A group, in turns',
        'A shop or collection point',
        'No one has to',
      ],
      { most: 2 },
    ),
    link('more', 'Photos or a website'),
  ],
  criteria: [
    {
      id: 'both',
      label: 'Both sides',
      text: 'Do lender and borrower name the same number?',
      weight: 40,
    },
    {
      id: 'unread',
      label: 'Without reading',
      text: 'Can you check it without letters?',
      weight: 25,
    },
    {
      id: 'lasting',
      label: 'Lasting',
      text: 'Does it outlive a bad season and its inventor?',
      weight: 20,
    },
    {
      id: 'price',
      label: 'Price',
      text: 'Does it cost less than the quarrels did?',
      weight: 15,
    },
  ],
  tieRule: 'MAIN_CRITERION_THEN_EARLIER',
  teamMax: 3,
  hasVote: true,
  isPublished: true,
  announcedDaysAgo: 110,
  opensInDays: -95,
  closesInDays: -60,
  judgingInDays: -58,
  resultInDays: -40,
  judges: [
    { member: 'ritu-agarwal', state: 'ACCEPTED', scored: 9, leaning: -1.5 },
    { member: 'sunita-rao', state: 'ACCEPTED', scored: 9, leaning: 0.5 },
    { member: 'esha-banerjee', state: 'ACCEPTED', scored: 9, leaning: -0.5 },
    { member: 'aditi-ghosh', state: 'ACCEPTED', scored: 9, leaning: 1.5 },
  ],
  rules: [
    {
      text: paragraphs(
        'Peepalpost pays the prizes from the sale of a paper mill that its founders no longer wanted. Here’s how we decide.',
        entering('A team has one to three people. One of them has been in the village this year.'),
        section(
          'Other people’s debts',
          'Change the names in your examples, and leave out surnames and photos of faces.',
          'Don’t send us the record. Describe it.',
        ),
        scoring(
          'Four judges: a chartered accountant, a former CFO, a lawyer and a user researcher. All four read every entry.',
        ),
        section(
          'Ranking',
          'Some judges are strict and some are mild. Before we add up, each score is set against that judge’s own average.',
          'If two entries are level, the one with more points for “Both sides” is ahead. If that’s level too, the earlier one is.',
        ),
        section(
          'The result',
          'We publish titles, taglines, teams, ranks and public answers. Only you see your averages by criterion.',
          'The first half of the first prize is paid within three weeks. For the second half we visit, and ten families tell us whether they still use it.',
        ),
      ),
      daysAgo: 110,
    },
  ],
  changes: [
    {
      kind: 'DETAILS',
      text: 'We added “No one has to” to “Who looks after it?”. Someone described a notched doorpost that has looked after itself since 1994.',
      daysAgo: 86,
    },
  ],
  followers: [
    'meera-nair',
    'kabir-anand',
    'priya-raghavan',
    'sunita-rao',
    'nisha-thomas',
    'ritu-agarwal',
    'aditi-ghosh',
    'gurpreet-kaur',
    'amara-okafor',
    'kwame-boateng',
    'rania-haddad',
    'firoz-daruwala',
  ],
  entries: villageEntries,
};

/** Competitions whose result is out. */
export const finishedCompetitions: readonly DemoCompetition[] = [villageLedger];
