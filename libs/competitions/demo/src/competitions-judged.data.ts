import type { DemoCompetition } from './demo-types';
import { acceleratorEntries } from './entries-accelerator.data';
import { kiranaEntries } from './entries-kirana.data';
import { choice, link, number, text, video } from './form';
import { entering, scoring } from './rules.data';
import { paragraphs, section } from './words';

const kiranaTech: DemoCompetition = {
  slug: 'kirana-tech',
  kind: 'COMPETITION',
  series: null,
  title: 'Kirana Tech Prize',
  tagline: 'Tools that a shop of one room still uses on the second day',
  organiser: 'Cornerscale Retail Lab',
  about: paragraphs(
    'A neighbourhood shop has one room, one and a half people and a queue. Its owner has been shown eleven apps this year and uses a notebook.',
    'We’d like to find the twelfth thing, the one that’s still in use on the second day, when the person who installed it has left. It may be software, a sticker, a price list or a way of stacking. It may be for a kirana shop in Bhopal, a provision shop in Accra or a corner store anywhere.',
    'Judges visit. If you’re among the last five we spend **a whole day in one of your shops**, from opening to closing, and buy something.',
    'We don’t count downloads. We count shops that used it last week without being reminded.',
  ),
  eligibility: [
    'At least three shops use what you enter, and you don’t own them.',
    'Your company, if you have one, is younger than seven years.',
  ],
  prizes: [
    {
      place: 1,
      title: '₹15 lakh and 200 shops',
      text: 'A paid pilot in shops that work with the lab.',
    },
    { place: 2, title: '₹6 lakh', text: '' },
    { place: 3, title: '₹3 lakh', text: '' },
    {
      place: null,
      title: 'The shopkeepers’ bench',
      text: 'Twelve shop owners choose one entry that they’d keep. It gets a year of their feedback.',
    },
  ],
  questions: [
    {
      question: 'Is a distributor’s tool allowed?',
      answer: 'Yes, if the shopkeeper’s day is different because of it.',
    },
    {
      question: 'My numbers have grown since I submitted. Can I update them?',
      answer: 'No. Entries are closed, and judges read what was submitted.',
    },
    {
      question: 'When will you call the last five?',
      answer: 'Three days before the result at the latest. If you hear nothing, we’ll still write.',
    },
    {
      question: 'Who can see the entries?',
      answer:
        'Everyone can see titles, taglines, teams and the public answers. Prices and shop numbers stay with the judges.',
    },
  ],
  form: [
    text('shop', 'Describe one shop that uses it', 400, {
      isPublic: true,
      hint: 'How big, who’s behind the counter, what’s in the window?',
    }),
    text('change', 'What does the shopkeeper do differently on the second day?', 500, {
      isPublic: true,
    }),
    text('price', 'Who pays, and how much?', 200),
    number('shops', 'How many shops used it last week?', 'shops', { max: 100_000 }),
    choice(
      'means',
      'What does it need?',
      ['Nothing', 'Paper', 'A phone call', 'Text messages', 'A chat app', 'A smartphone'],
      { most: 3, isPublic: true },
    ),
    link('site', 'Website', { isPublic: true }),
  ],
  criteria: [
    { id: 'second-day', label: 'Second day', text: 'Is it used without us?', weight: 40 },
    { id: 'money', label: 'Money', text: 'Does the shop earn or save?', weight: 25 },
    { id: 'honesty', label: 'Honesty', text: 'Are the numbers counted, not hoped?', weight: 20 },
    { id: 'reach', label: 'Reach', text: 'Would it work in the next town?', weight: 15 },
  ],
  tieRule: 'MEAN_THEN_EARLIER',
  teamMax: 3,
  hasVote: true,
  announcedDaysAgo: 52,
  opensInDays: -38,
  closesInDays: -3,
  judgingInDays: -2,
  resultInDays: 8,
  judges: [
    { member: 'vikram-desai', state: 'ACCEPTED', scored: 5, leaning: -1 },
    { member: 'lakshmi-iyer', state: 'ACCEPTED', scored: 14, leaning: 1 },
    { member: 'manav-shah', state: 'ACCEPTED', scored: 9, leaning: 0 },
    { member: 'mei-lin-tan', state: 'INVITED', scored: 0, leaning: 0 },
    { member: 'siddharth-menon', state: 'DECLINED', scored: 0, leaning: 0 },
  ],
  rules: [
    {
      text: paragraphs(
        'Cornerscale runs a lab of 40 shops and pays for this prize. We sell you nothing.',
        entering('A team has one to three people. Shopkeepers may be in it.'),
        section(
          'What we check',
          'We call three of your shops at random from a list that you send us if you’re among the last ten.',
          'A shop counts if it used the thing in the last seven days and no one from your team was there.',
          'If a number turns out to be guessed, we tell you and judge the entry with the number that we found.',
        ),
        scoring('Four judges: two shop owners, a wholesaler and a designer.'),
        section(
          'The day in the shop',
          'Two judges spend a day in one shop of each of the last five entries. Without you.',
          'We pay the shopkeeper for it.',
        ),
        section(
          'The result',
          'Every team sees its score, its average and how it did on each criterion.',
          'Your work stays yours. The pilot is a contract of its own, and you may decline it and keep the money.',
        ),
      ),
      daysAgo: 52,
    },
  ],
  changes: [
    {
      kind: 'DETAILS',
      text: 'The form takes three choices for “What does it need?” instead of one. Most of you use a call and paper.',
      daysAgo: 33,
    },
  ],
  followers: [
    'meera-nair',
    'vikram-desai',
    'sunita-rao',
    'nisha-thomas',
    'waseem-khan',
    'gaurav-sinha',
    'ritu-agarwal',
    'mei-lin-tan',
    'manav-shah',
    'lakshmi-iyer',
    'amara-okafor',
    'hana-suzuki',
    'siddharth-menon',
    'farah-qureshi',
    'deepak-yadav',
  ],
  entries: kiranaEntries,
};

const ogAccelerator: DemoCompetition = {
  slug: 'og-accelerator-3',
  kind: 'CAMPAIGN',
  series: 'og-accelerator',
  title: 'OG Accelerator 3',
  tagline: 'Eight weeks in an orange warehouse with five other teams and no demo day',
  organiser: 'Orange Godown',
  about: paragraphs(
    'OG is short for Orange Godown, a warehouse in Pune that we couldn’t rent to anyone and painted instead. Twice a year six teams work there for eight weeks.',
    'There’s no curriculum and no demo day. There’s a wall on which each team writes on Monday **what it will ship by Friday**, and a lunch on Friday at which it says what happened. In between there are four of us, who have built and closed companies, and a good cook.',
    'Of the twelve teams so far, eight are running, two have merged with each other, and two closed in good order. We’re as proud of the two.',
    'We take teams that already have users and are stuck on something that they can name.',
  ),
  eligibility: [
    'You have users outside your circle of friends.',
    'Two to five people work on it, or you’re alone and say so.',
    'At least one founder can be in Pune for six of the eight weeks, or works with us remotely by our clock.',
  ],
  prizes: [
    {
      place: null,
      title: 'A desk, a cook and ₹8 lakh for 2%',
      text: 'On terms of two pages that you can read before you apply.',
    },
    {
      place: null,
      title: 'Friday lunch for a year',
      text: 'After the eight weeks, wherever you are, by video.',
    },
  ],
  questions: [
    {
      question: 'Can we take the desk and not the money?',
      answer: 'Yes. Two of twelve teams did, and we cooked for them all the same.',
    },
    {
      question: 'We’re in another country. Does it make sense?',
      answer:
        'If one of you works within four hours of our clock, yes. You’d join lunch at your breakfast.',
    },
    {
      question: 'What happens between the deadline and judging?',
      answer: 'We check that entries are complete and give each to two readers. That takes a day.',
    },
    {
      question: 'How will we hear from you?',
      answer: 'By a call if it’s yes, and by a letter with reasons if it’s no.',
    },
  ],
  form: [
    text('insight', 'What do you know that others in your market don’t?', 500),
    text('shipped', 'What did you ship in the last four weeks?', 400, {
      hint: 'A list is fine. So is “not much, because”.',
    }),
    text('stuck', 'What are you stuck on?', 400),
    number('users', 'How many people used it last month?', 'people', { max: 10_000_000 }),
    choice('where', 'Where would you be?', [
      'All of us in Pune',
      'One founder in Pune',
      'Remote, by Indian time',
    ]),
    link('site', 'Link to what you’ve built', { isRequired: true }),
    video('tour', 'A tour of the product', { hint: 'Three minutes at most, no slides' }),
  ],
  criteria: [
    { id: 'insight', label: 'Insight', text: 'Is it earned, and does it surprise?', weight: 35 },
    { id: 'pace', label: 'Pace', text: 'Do things leave the house?', weight: 35 },
    { id: 'fit', label: 'Fit', text: 'Can we help with what they’re stuck on?', weight: 30 },
  ],
  tieRule: 'MAIN_CRITERION_THEN_EARLIER',
  teamMax: 5,
  hasVote: false,
  announcedDaysAgo: 60,
  opensInDays: -45,
  closesInDays: -1,
  judgingInDays: 1,
  resultInDays: 21,
  judges: [
    { member: 'lukas-brandt', state: 'ACCEPTED', scored: 0, leaning: -0.5 },
    { member: 'chitra-murthy', state: 'ACCEPTED', scored: 0, leaning: 1 },
    { member: 'rohan-kulkarni', state: 'INVITED', scored: 0, leaning: 0 },
  ],
  rules: [
    {
      text: paragraphs(
        'We choose six teams. Here’s how, and what you agree to.',
        entering('A team has up to five people. Name everyone who’d come to lunch.'),
        scoring(
          'The four of us and one founder of the last cohort. Each entry is read by two first, and by all five if the two disagree by three points or more.',
        ),
        section(
          'The call',
          'The ten best entries get a call of 40 minutes with two of us. Have the product open.',
          'We decide within a day of the last call and tell everyone on the same afternoon.',
        ),
        section(
          'If you join',
          '₹8 lakh for 2%, on the published terms. No fee, no board seat, no right to later rounds.',
          'You can leave in the first two weeks. Then we get our money back and you keep your 2%.',
          'What’s said at lunch stays at lunch.',
        ),
        section(
          'If you don’t',
          'You get a letter with the scores and the one thing that would have changed our mind.',
          'You can enter the next cohort. Three of twelve teams did.',
        ),
      ),
      daysAgo: 60,
    },
  ],
  changes: [
    {
      kind: 'DETAILS',
      text: 'We published the two pages of terms that were promised. A lawyer from the last cohort shortened them by a third.',
      daysAgo: 31,
    },
  ],
  followers: [
    'sunita-rao',
    'priya-raghavan',
    'rohan-kulkarni',
    'kabir-anand',
    'ishaan-kapoor',
    'lukas-brandt',
    'aditi-ghosh',
    'camila-rojas',
    'tom-whitfield',
    'firoz-daruwala',
    'pooja-bhatt',
    'neha-joshi',
  ],
  entries: acceleratorEntries,
};

/** Competitions whose entries are closed. */
export const judgedCompetitions: readonly DemoCompetition[] = [kiranaTech, ogAccelerator];
