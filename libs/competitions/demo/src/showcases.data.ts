import type { DemoCompetition } from './demo-types';
import { showcaseEntries } from './entries-showcase.data';
import { choice, link, number, text, video } from './form';
import { entering, scoring } from './rules.data';
import { paragraphs, section } from './words';

const showcaseWinter: DemoCompetition = {
  slug: 'showcase-winter',
  kind: 'SHOWCASE',
  series: 'startup-showcase',
  title: 'Winter Startup Showcase',
  tagline: 'Twenty-four companies, one page each, seen by people who buy and people who fund',
  organiser: 'Upround',
  about: paragraphs(
    'A showcase isn’t a contest. Twenty-four companies get a page of their own for two weeks, two of them at the top each day, and members of Upround come to look, ask and try.',
    'We choose companies that **make something that can be shown**: a thing, a screen, a service with a face. Turnover doesn’t decide, and neither does the city. In the autumn round, nineteen of 24 companies got a first conversation with a customer out of it, and eight got a first order. Two got a job application that they still talk about.',
    'Write as you’d speak to someone at a fair who has three minutes and a cup of tea. If we choose you, an editor works on your page with you for an hour before it’s published.',
  ),
  eligibility: [
    'Someone uses or has bought what you show.',
    'You can reply to visitors on your day at the top.',
    'You weren’t in the last showcase.',
  ],
  prizes: [
    {
      place: null,
      title: 'Two weeks in the showcase, one day at the top',
      text: 'Plus an hour with an editor before your page goes up.',
    },
    {
      place: null,
      title: 'A list of everyone who asked to hear more',
      text: 'With their consent, on the day after.',
    },
  ],
  questions: [
    {
      question: 'Does it cost anything?',
      answer: 'No.',
    },
    {
      question: 'We’re two people and it looks unfinished.',
      answer:
        'If someone uses it, show it. Say what’s unfinished, and visitors will tell you more.',
    },
    {
      question: 'Can an agency or a studio take part?',
      answer: 'Yes, if there’s something to look at besides a list of clients.',
    },
    {
      question: 'Can we choose our day?',
      answer: 'You can name two days that don’t work. We do the rest by drawing lots.',
    },
  ],
  form: [
    text('what', 'What do you make?', 280, { hint: 'In words that a neighbour would use' }),
    text('day', 'Describe one customer’s day with it', 500),
    choice(
      'field',
      'Field',
      [
        'Software',
        'Hardware',
        'Food',
        'Health',
        'Education',
        'Home and clothing',
        'Culture',
        'Services',
      ],
      { most: 2 },
    ),
    text('ask', 'What would you like visitors to do?', 160),
    number('since', 'Months since your first customer', 'months', { max: 600, isRequired: false }),
    link('site', 'Where can they see it?', { isRequired: true }),
    video('film', 'A film of it in use', { hint: 'One minute, on YouTube, Vimeo or Loom' }),
  ],
  criteria: [
    { id: 'clear', label: 'Clear', text: 'Do we understand it at once?', weight: 40 },
    { id: 'made', label: 'Well made', text: 'Does care show in it?', weight: 35 },
    { id: 'mix', label: 'Mix', text: 'Does it add something to the 24?', weight: 25 },
  ],
  tieRule: 'MEAN_THEN_EARLIER',
  teamMax: 4,
  hasVote: false,
  announcedDaysAgo: 20,
  opensInDays: -12,
  closesInDays: 20,
  judgingInDays: 22,
  resultInDays: 34,
  rules: [
    {
      text: paragraphs(
        'We choose 24 companies for the winter showcase. This is how, and what a place includes.',
        entering('A team has one to four people. All of them appear on the page.'),
        scoring(
          'Six judges: three from the community team and three from companies in the last showcase. Three of them read each entry.',
        ),
        section(
          'Mix',
          'At most five companies of one field, and at least eight from outside the eight largest cities of their country.',
          'If two entries have the same score, the mix decides before the time does.',
        ),
        section(
          'Your page',
          'You write it, an editor helps. Nothing goes up that you haven’t read.',
          'We don’t print numbers that you can’t show us. If you write “4,000 users”, have the list ready.',
          'After two weeks the page stays in the archive until you ask us to remove it.',
        ),
        section(
          'Visitors',
          'You get the names of visitors who asked for it, and of no one else.',
          'You may write to each of them once.',
        ),
      ),
      daysAgo: 20,
    },
  ],
  changes: [
    {
      kind: 'DETAILS',
      text: '“Culture” is a field of its own in the form. Audio stories aren’t software, as three of you explained.',
      daysAgo: 9,
    },
  ],
  followers: [
    'priya-raghavan',
    'kabir-anand',
    'nisha-thomas',
    'vikram-desai',
    'nandini-hegde',
    'neha-joshi',
    'sofia-almeida',
    'siddharth-menon',
    'zoya-merchant',
    'chitra-murthy',
    'rania-haddad',
    'hana-suzuki',
    'imran-sheikh',
    'tanvi-deshpande',
  ],
  entries: showcaseEntries,
};

const seasonShowcase: DemoCompetition = {
  slug: 'season-showcase',
  kind: 'SHOWCASE',
  series: 'brand-startup-showcase',
  title: 'Season Showcase for New Brands',
  tagline: 'Sixteen young brands, one shop window online and a real one in Bengaluru',
  organiser: 'Marigold Shelf',
  about: paragraphs(
    'Marigold Shelf is a shop of 90 square metres that only sells brands younger than four years. Each season we clear it and start again with sixteen new ones.',
    'This time there’s a window online as well. Every brand gets **a shelf, a page and a weekend behind the counter**, on which you hear what people say when they put your product down again. Our brands tell us that this was worth more than the sales.',
    'We take food, clothes, things for the home, things for children and things that we wouldn’t have thought of. We don’t take anything that claims to heal.',
    'You bring 60 pieces. We pay on Fridays for what was sold in the week. What’s left goes home with you or into the next window.',
  ),
  eligibility: [
    'Your brand is younger than four years.',
    'You make it or you know by name who does.',
    'You can deliver 60 pieces within three weeks of the result.',
    'Food has the licence and the label that the law where it’s sold asks for.',
  ],
  prizes: [
    {
      place: null,
      title: 'Eight weeks on the shelf',
      text: 'We keep 22% of sales. There’s no rent.',
    },
    { place: null, title: 'A page in the window', text: 'With photos by our photographer.' },
    {
      place: null,
      title: 'The corner table',
      text: 'One brand gets it for the whole season. Customers choose by buying.',
    },
  ],
  questions: [
    {
      question: 'Do I have to be in Bengaluru?',
      answer: 'For one weekend. Someone from your team can do it for you.',
    },
    {
      question: 'What if nothing sells?',
      answer:
        'It happens to about one in ten. You get the notes of every conversation at the counter.',
    },
    {
      question: 'We sell through large stores already. Is that a problem?',
      answer: 'No, as long as the price on our shelf isn’t higher than theirs.',
    },
  ],
  form: [
    text('product', 'What would be on the shelf?', 300, { hint: 'One product, not the range' }),
    text('maker', 'Who makes it, and where?', 400),
    text('reason', 'Why do people buy it a second time?', 400),
    number('price', 'Price in the shop', '₹', { min: 10, max: 100_000 }),
    choice('kind', 'Kind', ['Food', 'Clothes', 'Home', 'Children', 'Something else']),
    link('shop', 'Where is it sold today?'),
  ],
  criteria: [
    { id: 'product', label: 'Product', text: 'Would we buy it twice?', weight: 50 },
    { id: 'making', label: 'Making', text: 'Are the people who make it treated well?', weight: 30 },
    { id: 'shelf', label: 'Shelf', text: 'Do you see it from the door?', weight: 20 },
  ],
  tieRule: 'SHARED',
  teamMax: 2,
  hasVote: false,
  announcedDaysAgo: 3,
  opensInDays: 25,
  closesInDays: 52,
  judgingInDays: 54,
  resultInDays: 66,
  rules: [
    {
      text: paragraphs(
        'Sixteen brands for eight weeks. Here’s what we promise and what we ask.',
        entering('A team has one or two people. Makers don’t have to be members of it.'),
        scoring(
          'Our two buyers, one customer who has come every Saturday for three years, and a potter.',
        ),
        section(
          'Samples',
          'The best forty send one piece. We pay for the courier and send it back if you like.',
          'Scores are given with the piece in hand, not from photos.',
        ),
        section(
          'The shelf',
          'Sixty pieces, delivered a week before the window opens. We count them with you.',
          'Breakage in the shop is ours, breakage on the way is the courier’s.',
          'We pay every Friday for the week before, less 22%.',
        ),
        section(
          'What we don’t take',
          'Anything that promises to heal, to whiten or to slim.',
          'Copies. If someone shows us that they had it first, we ask you both and publish what we decided.',
        ),
      ),
      daysAgo: 3,
    },
  ],
  changes: [],
  followers: [
    'nisha-thomas',
    'farah-qureshi',
    'lalita-oraon',
    'bhavesh-solanki',
    'jaya-pillai',
    'sofia-almeida',
    'firoz-daruwala',
    'priya-raghavan',
    'tanvi-deshpande',
    'meera-nair',
  ],
  entries: [],
};

/** Showcases: companies that are shown rather than ranked. */
export const showcases: readonly DemoCompetition[] = [showcaseWinter, seasonShowcase];
