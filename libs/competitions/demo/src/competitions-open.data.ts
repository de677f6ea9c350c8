import type { DemoCompetition } from './demo-types';
import { monsoonEntries } from './entries-monsoon.data';
import { choice, file, link, number, text, video } from './form';
import { entering, scoring } from './rules.data';
import { paragraphs, section } from './words';

const monsoonRules = (team: string) =>
  paragraphs(
    'These rules are short so that you read them. If one of them is unclear, ask before the deadline and we’ll put the reply here for everyone.',
    entering(team),
    section(
      'What counts as built',
      'Something that another person has used in the rain, or with water on the floor. A video of a slide isn’t it.',
      'You may start from what you already have. Say what’s new since the opening.',
      'Paper, phone calls and loudspeakers count as much as software.',
    ),
    scoring('Five judges: two city engineers, a nurse, a shop owner and an investor.'),
    section(
      'Money and rights',
      'What you built stays yours. We ask for no shares and no licence.',
      'We pay the prizes within 30 days of the result, to the person who created the entry. How a team divides it is the team’s own matter.',
      'We publish the titles, taglines and teams of all entries after the deadline. Only judges read your answers.',
    ),
  );

const monsoonBuild: DemoCompetition = {
  slug: 'monsoon-build',
  kind: 'COMPETITION',
  series: null,
  title: 'Monsoon Build',
  tagline: 'Five weeks to build one thing that helps your street when it floods',
  organiser: 'Wetstreet Trust',
  about: paragraphs(
    'Every rainy season the same streets go under, and the same people carry the same freezer up the same stairs. They know what would help. Mostly no one asked them.',
    'Build it with them. It can be a sensor, a phone call in the right language, a rack that lifts, or a sheet of paper on the right door. It has to **work in a place you can name**, for people you know by name.',
    'We’ve run this twice among friends. Last time 31 teams entered, 12 of them still ran a year later, and the one that lasted best was a list of phone numbers painted on a wall. Cleverness isn’t a criterion.',
    'You don’t need a company. You do need someone who lives where the water comes in.',
  ),
  eligibility: [
    'You’re 18 or older, anywhere in the world.',
    'What you enter has been tried by at least one person outside your team.',
    'You’ve raised less than ₹5 crore for it, or the same in your currency.',
  ],
  prizes: [
    {
      place: 1,
      title: '₹10 lakh without equity',
      text: 'Plus two months of a field engineer’s time.',
    },
    { place: 2, title: '₹4 lakh', text: 'To carry it into a second street.' },
    { place: 3, title: '₹2 lakh', text: '' },
    {
      place: null,
      title: 'The quiet prize, ₹1 lakh',
      text: 'For the entry with the least technology that helps the most people.',
    },
  ],
  questions: [
    {
      question: 'It doesn’t rain where I live at the moment. Can I enter?',
      answer:
        'Yes. A hose, a burst pipe or last year’s flood are fine as long as someone used what you built.',
    },
    {
      question: 'Do we have to register a company?',
      answer: 'No. We pay people, too.',
    },
    {
      question: 'Can I add a teammate later?',
      answer: 'Yes, until the deadline, by the link in your entry. Four people is the most.',
    },
    {
      question: 'Who reads my answers?',
      answer: 'The five judges. After the deadline everyone sees your title, tagline and team.',
    },
  ],
  form: [
    text('problem', 'What happens when it rains, and to whom?', 600, {
      hint: 'One street, one building or one trade is enough.',
    }),
    text('proof', 'What did you build, and what did people do with it?', 700, {
      hint: 'What broke is interesting as well.',
    }),
    text('place', 'Where was it tried?', 120, { hint: 'For example Perumanoor, Kochi' }),
    choice('stage', 'How far is it?', ['Sketch', 'Prototype', 'In use', 'Paid for']),
    number('people', 'How many people have used it so far?', 'people', { max: 1_000_000 }),
    link('site', 'Website or photos'),
    file('drawing', 'A drawing or a page of notes', 5, {
      hint: 'For the judges, on paper size A4',
    }),
    video('demo', 'A short video', { hint: 'Two minutes at most, on YouTube, Vimeo or Loom' }),
  ],
  criteria: [
    { id: 'help', label: 'Help', text: 'Is someone drier, safer or less poor?', weight: 40 },
    { id: 'proof', label: 'Proof', text: 'Was it used, and what was learnt?', weight: 30 },
    { id: 'spread', label: 'Spread', text: 'Could the next street copy it?', weight: 20 },
    { id: 'cost', label: 'Cost', text: 'Can the people who need it afford it?', weight: 10 },
  ],
  tieRule: 'MAIN_CRITERION_THEN_EARLIER',
  teamMax: 4,
  hasVote: true,
  announcedDaysAgo: 40,
  opensInDays: -26,
  closesInDays: 9,
  judgingInDays: 10,
  resultInDays: 24,
  judges: [
    { member: 'firoz-daruwala', state: 'ACCEPTED', scored: 0, leaning: 0.5 },
    { member: 'waseem-khan', state: 'INVITED', scored: 0, leaning: 0 },
  ],
  rules: [
    { text: monsoonRules('A team has one to three people.'), daysAgo: 40 },
    {
      text: monsoonRules(
        'A team has one to four people. It was three until the second version of these rules.',
      ),
      daysAgo: 18,
    },
  ],
  changes: [
    {
      kind: 'RULES',
      text: 'Teams may have four people instead of three. Nine of you wrote that the fourth is the one who lives in the street, and you’re right.',
      daysAgo: 18,
    },
    {
      kind: 'DEADLINE',
      text: 'Everyone gets three more days. Our office had no power for most of a week and 41 questions waited for a reply. It wouldn’t be fair to count those days.',
      daysAgo: 4,
      movedDays: 3,
    },
  ],
  followers: [
    'meera-nair',
    'rohan-kulkarni',
    'nisha-thomas',
    'kabir-anand',
    'vikram-desai',
    'yash-thakkar',
    'moses-lyngdoh',
    'uday-reddy',
    'qasim-ali',
    'vaishnavi-krishnan',
    'aditi-ghosh',
    'firoz-daruwala',
    'hana-suzuki',
    'esha-banerjee',
    'omkar-patil',
    'jasmine-dsouza',
    'thu-ha-nguyen',
    'daniel-kimani',
  ],
  entries: monsoonEntries,
};

const campusFirstCheque: DemoCompetition = {
  slug: 'campus-first-cheque',
  kind: 'COMPETITION',
  series: null,
  title: 'Campus First Cheque',
  tagline: '₹3 lakh for ten student projects that already have one paying customer',
  organiser: 'Lamplight angel circle',
  about: paragraphs(
    'Most student competitions reward a plan. We’d like to reward an invoice.',
    'If you study, and one person outside your family has paid you for something that you made, we want to read about it. The amount doesn’t matter. Last year’s best entry had earned ₹640, from a hostel mess that wanted to know how many plates to cook on a Friday before a long weekend.',
    'Ten projects get **₹3 lakh each**. It’s a grant. We may offer to invest later, and you may say no.',
    'You’ll write three short texts and answer two questions. There’s no deck. If you make it to the last twenty, two of us call your customer, so ask them first.',
  ),
  eligibility: [
    'At least one person in the team is enrolled at a college or university.',
    'Someone who isn’t family has paid you, at least once.',
    'You’ve raised no money from investors so far.',
  ],
  prizes: [
    {
      place: null,
      title: '₹3 lakh each for ten projects',
      text: 'A grant, paid in two parts: on the result and when you’ve written to us after 90 days.',
    },
    {
      place: null,
      title: 'A Saturday with six angels',
      text: 'Bring one question. You’ll leave with six replies that don’t agree.',
    },
  ],
  questions: [
    {
      question: 'I’m in my final year. What if I graduate before the result?',
      answer: 'You need to be enrolled on the day you submit.',
    },
    {
      question: 'Does a paid trial count as a customer?',
      answer: 'Yes, if money moved. A promise to pay doesn’t.',
    },
    {
      question: 'Does my college get a share?',
      answer:
        'Not from us. Check what your college’s own policy says about projects made in its labs.',
    },
  ],
  form: [
    text('made', 'What did you make?', 400, {
      hint: 'Two sentences that your customer would use.',
    }),
    text('customer', 'Who paid, how much, and how did you meet?', 500),
    text('next', 'What would ₹3 lakh change in 90 days?', 500),
    number('earned', 'What have you earned so far?', '₹', { max: 10_000_000 }),
    choice('year', 'Where are you in your studies?', [
      'First year',
      'Second year',
      'Third year',
      'Final year',
      'Master’s or doctorate',
    ]),
    link('site', 'Link to what you made'),
  ],
  criteria: [
    { id: 'customer', label: 'Customer', text: 'Did someone choose to pay?', weight: 45 },
    { id: 'craft', label: 'Craft', text: 'Is it made with care?', weight: 20 },
    { id: 'plan', label: 'Next 90 days', text: 'Is the plan small and true?', weight: 35 },
  ],
  tieRule: 'SHARED',
  teamMax: 3,
  hasVote: false,
  announcedDaysAgo: 6,
  opensInDays: 12,
  closesInDays: 40,
  judgingInDays: 41,
  resultInDays: 55,
  rules: [
    {
      text: paragraphs(
        'Lamplight runs this competition and pays for it. Three of our members read every entry.',
        entering('A team has one to three people, and at least one of them studies.'),
        scoring(
          'Six members of the circle judge, and every entry is read by three of them. From the scores we choose twenty.',
        ),
        section(
          'The last twenty',
          'Two of us speak with your customer for ten minutes. We ask what they paid for and whether they’d pay again.',
          'We don’t call anyone before you’ve told us that they agreed.',
          'If two projects share the tenth place, we pay eleven.',
        ),
        section(
          'After the result',
          'You keep all of your work and all of your shares.',
          'Ninety days later you write us one page: what you planned, what happened. Then we pay the second half.',
          'A page that says it didn’t work is a good page. We pay for that one, too.',
        ),
      ),
      daysAgo: 6,
    },
  ],
  changes: [
    {
      kind: 'DETAILS',
      text: 'We added “Master’s or doctorate” to the form. Four people asked on the first day whether they count. You do.',
      daysAgo: 4,
    },
  ],
  followers: [
    'kabir-anand',
    'rohan-kulkarni',
    'nisha-thomas',
    'zoya-merchant',
    'kwame-boateng',
    'moses-lyngdoh',
    'jasmine-dsouza',
    'ritu-agarwal',
    'aditi-ghosh',
    'yash-thakkar',
    'manav-shah',
  ],
  entries: [],
};

/** Competitions that are open or will be. */
export const openCompetitions: readonly DemoCompetition[] = [monsoonBuild, campusFirstCheque];
