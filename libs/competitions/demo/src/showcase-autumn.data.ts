import type { DemoCompetition } from './demo-types';
import { autumnEntries } from './entries-autumn.data';
import { choice, link, number, text } from './form';
import { entering, scoring } from './rules.data';
import { paragraphs, section } from './words';

/** The round before the winter showcase, with its result. */
export const showcaseAutumn: DemoCompetition = {
  slug: 'showcase-autumn',
  kind: 'SHOWCASE',
  series: 'startup-showcase',
  title: 'Autumn Startup Showcase',
  tagline: 'Products people already use, shown by the people behind them',
  organiser: 'Upround',
  about: paragraphs(
    'The autumn round was our second. Companies from nine cities showed what they make, and members came to look, ask and try for two weeks.',
    'We asked for **one thing that can be shown** and one customer who’d be annoyed if it went away. Several of you sent us the customer’s phone number instead of a film. We called, and learned more than a film would’ve told us.',
    'Each winner was pinned to the top of the showcase for one of the first three days. Every company had a page for two weeks, and an hour with an editor before it went up. What they wrote is still here, and so are the scores.',
  ),
  eligibility: [
    'Someone pays for what you show, or used it last week.',
    'You can reply to visitors for two weeks.',
  ],
  prizes: [
    {
      place: 1,
      title: 'Pinned to the top of the showcase on day one',
      text: 'Plus a three-minute film about your product.',
    },
    { place: 2, title: 'Pinned to the top on day two', text: '' },
    { place: 3, title: 'Pinned to the top on day three', text: '' },
  ],
  questions: [
    {
      question: 'What if our customer doesn’t want to be named?',
      answer: 'Then describe them. We call before we print anything.',
    },
    {
      question: 'May we show the same thing again next time?',
      answer: 'Yes, after one round in between.',
    },
    {
      question: 'Who reads what we send?',
      answer: 'Three judges. Everyone reads what’s marked as public.',
    },
  ],
  form: [
    text('thing', 'What do you show?', 400, { isPublic: true }),
    text('missed', 'Who’d be annoyed if it went away?', 400, { isPublic: true }),
    choice('place', 'Where is it made?', ['A kitchen', 'A workshop', 'An office', 'A field'], {
      most: 2,
      isPublic: true,
    }),
    number('paying', 'How many people paid last month?', 'people', { max: 1_000_000 }),
    link('where', 'Where can we see it?', { isPublic: true }),
  ],
  criteria: [
    { id: 'shown', label: 'Shown', text: 'Do we see what it is at once?', weight: 40 },
    { id: 'missed', label: 'Missed', text: 'Would someone really miss it?', weight: 40 },
    { id: 'care', label: 'Care', text: 'Does care show in the details?', weight: 20 },
  ],
  tieRule: 'MEAN_THEN_EARLIER',
  teamMax: 3,
  hasVote: false,
  isPublished: true,
  announcedDaysAgo: 150,
  opensInDays: -140,
  closesInDays: -112,
  judgingInDays: -110,
  resultInDays: -98,
  judges: [
    { member: 'vikram-desai', state: 'ACCEPTED', scored: 6, leaning: -0.5 },
    { member: 'sunita-rao', state: 'ACCEPTED', scored: 6, leaning: 1 },
    { member: 'esha-banerjee', state: 'ACCEPTED', scored: 6, leaning: -1 },
  ],
  rules: [
    {
      text: paragraphs(
        'We show companies that make something. This is how the autumn round chose who was pinned to the top on the first three days.',
        entering('A team has one to three people. All of them appear on the page.'),
        scoring('Three judges: a shop owner, a former CFO and a user researcher.'),
        section(
          'Calls',
          'Before we print that someone would miss it, we call them. We ask what they’d do without it on a Monday.',
          'If they’d do nothing, we tell you and leave the sentence out.',
        ),
        section(
          'Your page',
          'You write it, and an editor reads it with you for an hour.',
          'Numbers that you can’t show us aren’t printed.',
        ),
        section(
          'Afterwards',
          'Pages stay in the archive until you ask us to remove yours.',
          'You get the names of visitors who agreed to that, and you may write to each of them once.',
        ),
      ),
      daysAgo: 150,
    },
  ],
  changes: [
    {
      kind: 'DETAILS',
      text: '“A field” is a place of its own in the form: two of you grow what you show.',
      daysAgo: 131,
    },
  ],
  followers: [
    'priya-raghavan',
    'kabir-anand',
    'nandini-hegde',
    'siddharth-menon',
    'hana-suzuki',
    'sofia-almeida',
    'farah-qureshi',
    'deepak-yadav',
    'mei-lin-tan',
  ],
  entries: autumnEntries,
};
