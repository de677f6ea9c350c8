import type { DemoCompetition } from './demo-types';
import { preAEntries } from './entries-pre-a.data';
import { choice, link, number, text } from './form';
import { entering, scoring } from './rules.data';
import { paragraphs, section } from './words';

const preAWinter: DemoCompetition = {
  slug: 'pre-a-winter',
  kind: 'CAMPAIGN',
  series: 'pre-a-funding',
  title: 'Winter Pre-A Funding',
  tagline: 'Eight companies meet eleven investors in one week',
  organiser: 'Upround, with Banyanfold Ventures',
  about: paragraphs(
    'Between the seed round and Series A many companies run a second seed round that no one calls that. It takes five months on average, most of them spent in sending the same sheet to different people in different formats.',
    'This campaign puts it into **one week**. You fill in one form with the numbers that all eleven investors agreed to read. Eight companies are chosen. On Monday you meet all of them, by Friday each of them says yes, no or what’s missing, in writing.',
    'No one promises money. In the summer round five of eight companies closed within ten weeks, and the other three knew by Friday why not.',
    'We don’t charge you or take shares, and we don’t get a fee from investors for a deal.',
  ),
  eligibility: [
    'You’ve raised a first round and have had revenue for at least six months.',
    'You want to raise between ₹50 lakh and ₹20 crore, or the same in your currency.',
    'Two founders, or one and a reason, are free for the whole week.',
  ],
  prizes: [
    {
      place: null,
      title: 'Eleven meetings, eleven written answers',
      text: 'All of them by Friday at six.',
    },
    {
      place: null,
      title: 'An evening with a former CFO',
      text: 'Before the week, on the three numbers that you’ll be asked about.',
    },
  ],
  questions: [
    {
      question: 'Will my numbers be public?',
      answer:
        'No. The judges read all entries, and the eleven investors read the eight that are chosen. Others see your title, tagline and team.',
    },
    {
      question: 'I already talk to one of the investors. Can I enter?',
      answer: 'Yes. Say so, and that investor doesn’t judge your entry.',
    },
    {
      question: 'Our company is registered outside India. Is that a problem?',
      answer:
        'Seven of the eleven can invest abroad. Say where you’re registered, and ask a lawyer about your case before you sign anything.',
    },
    {
      question: 'What happens if I’m not chosen?',
      answer: 'You get your scores and the questions that the judges had. You can enter again.',
    },
  ],
  form: [
    number('raise', 'How much do you want to raise?', '₹ lakh', { min: 50, max: 2_000 }),
    number('revenue', 'Revenue last month', '₹ lakh', { max: 1_000 }),
    number('runway', 'Months of runway without the round', 'months', { max: 60 }),
    text('left', 'Who left in the last six months, and why?', 500, {
      hint: 'Customers first, then people.',
    }),
    text('buy', 'What will be true in a year that isn’t today?', 500),
    choice('use', 'Where does most of the money go?', [
      'Product',
      'Sales',
      'Stock and machines',
      'Licences and approvals',
      'A new city or country',
    ]),
    text('known', 'Investors you’re already talking to', 160, {
      hint: 'They won’t judge your entry.',
      isRequired: false,
    }),
    link('deck', 'Deck', { hint: 'Ten pages at most', isRequired: true }),
  ],
  criteria: [
    { id: 'retention', label: 'Who stays', text: 'Do customers stay and grow?', weight: 35 },
    { id: 'margin', label: 'Margin', text: 'Does each sale leave something?', weight: 25 },
    { id: 'plan', label: 'Plan', text: 'Does the money buy what it’s said to buy?', weight: 20 },
    { id: 'candour', label: 'Candour', text: 'Do we learn what’s wrong from you?', weight: 20 },
  ],
  tieRule: 'MEAN_THEN_EARLIER',
  teamMax: 3,
  hasVote: false,
  announcedDaysAgo: 35,
  opensInDays: -24,
  closesInDays: 5,
  judgingInDays: 6,
  resultInDays: 20,
  rules: [
    {
      text: paragraphs(
        'These rules say who reads what, how eight companies are chosen, and what the week obliges you to. It isn’t an offer to sell shares, and nothing here is investment advice.',
        entering('A team has one to three founders. Others can come to meetings by invitation.'),
        scoring('Three investors who don’t take part in the week, and two founders who did.'),
        section(
          'The week',
          'Eight companies, eleven investors, 40 minutes each. The schedule is drawn by lot.',
          'Every investor answers every company in writing by Friday at six: yes, no, or one thing that’s missing.',
          'What you sign afterwards is between you and them.',
        ),
        section(
          'Numbers',
          'Write the number that your bank statement shows. We ask for it if you’re chosen.',
          'If a number was wrong by mistake, correct it before the deadline. If it was wrong on purpose, you’re out, and we say so to you only.',
        ),
        section(
          'Confidence',
          'Judges and investors have signed that they use your answers for this week alone.',
        ),
      ),
      daysAgo: 35,
    },
  ],
  changes: [
    {
      kind: 'DETAILS',
      text: 'Eleven investors instead of ten: a family office from Pune joined. The week has the same number of days, so Wednesday is longer.',
      daysAgo: 16,
    },
  ],
  followers: [
    'vikram-desai',
    'sunita-rao',
    'meera-nair',
    'nisha-thomas',
    'firoz-daruwala',
    'mei-lin-tan',
    'zoya-merchant',
    'esha-banerjee',
    'karthik-venkat',
    'omkar-patil',
    'harini-subramanian',
    'dev-malhotra',
    'manav-shah',
    'uday-reddy',
    'rania-haddad',
    'ritu-agarwal',
  ],
  entries: preAEntries,
};

const preSeriesASpring: DemoCompetition = {
  slug: 'pre-series-a-spring',
  kind: 'CAMPAIGN',
  series: 'pre-series-a-funding',
  title: 'Spring Pre-Series A Funding',
  tagline:
    'Six companies spend ten weeks preparing a Series A with people who read decks for a living',
  organiser: 'Upround, with Monsoon Row Capital',
  about: paragraphs(
    'A Series A is decided by documents that most founders see for the first time when they’re asked for them. This campaign asks early.',
    'For ten weeks six companies build their **data room with people who read data rooms**: a partner of a fund, a lawyer, a CFO and someone who has been through it twice. Each week has one subject: cohorts, contracts, the share register, hiring, pricing, the board, and so on. At the end you don’t pitch. You hand over a link, and four funds tell you within two weeks what they’d have asked.',
    'Some companies find out that they needn’t raise. We count that as a success, and so did both founders who found that out last spring.',
  ),
  eligibility: [
    'Revenue of at least ₹20 lakh a month, or the same in your currency, for three months.',
    'Your books are closed up to the last quarter.',
    'You plan to raise within twelve months, and haven’t signed a term sheet.',
  ],
  prizes: [
    {
      place: null,
      title: 'Ten weeks of feedback from four readers',
      text: 'Two hours a week, and homework that you need anyway.',
    },
    {
      place: null,
      title: 'Four letters',
      text: 'Each fund writes what it would have asked and what it would have paid attention to.',
    },
  ],
  questions: [
    {
      question: 'Does a fund get a right to invest?',
      answer: 'No. None of them gets a first look, an option or an allocation.',
    },
    {
      question: 'Who sees our contracts?',
      answer:
        'The lawyer of that week, with your customers’ names removed. You decide what goes in.',
    },
    {
      question: 'We’re profitable. Are we wrong here?',
      answer: 'You’re welcome. Last spring two of the six were.',
    },
    {
      question: 'Can a company from outside India take part?',
      answer: 'Yes. Legal weeks use Indian examples, and we say where other countries differ.',
    },
  ],
  form: [
    number('revenue', 'Revenue in each of the last three months, on average', '₹ lakh', {
      min: 20,
      max: 5_000,
    }),
    number('kept', 'Net revenue retention over twelve months', '%', { max: 400 }),
    text('engine', 'How does the next customer find you?', 500),
    text('mess', 'Which folder of your data room would embarrass you today?', 400),
    choice('gap', 'What do you want to work on most?', ['Numbers', 'Contracts', 'Team', 'Story'], {
      most: 2,
    }),
    link('site', 'Website', { isRequired: true }),
  ],
  criteria: [
    { id: 'engine', label: 'Engine', text: 'Is growth a habit or an event?', weight: 40 },
    { id: 'books', label: 'Books', text: 'Do the numbers agree with each other?', weight: 30 },
    { id: 'use', label: 'Use', text: 'Will ten weeks make a difference?', weight: 30 },
  ],
  tieRule: 'MAIN_CRITERION_THEN_EARLIER',
  teamMax: 3,
  hasVote: false,
  announcedDaysAgo: 2,
  opensInDays: 30,
  closesInDays: 62,
  judgingInDays: 64,
  resultInDays: 85,
  rules: [
    {
      text: paragraphs(
        'Six companies for ten weeks. These rules aren’t an offer to sell or to buy shares.',
        entering('A team has one to three people. The person who keeps your books should be one.'),
        scoring(
          'The four readers of the last round, and a founder. Each entry is read by three of them.',
        ),
        section(
          'The ten weeks',
          'Two hours every Wednesday, in English, by video. You may miss one.',
          'Homework is due on Mondays. If it’s late twice, we talk. If it’s late three times, your place goes to the seventh company.',
        ),
        section(
          'Your documents',
          'They stay in your own data room. You give access by name and by week, and remove it yourself.',
          'Readers have signed that they use what they see for this purpose only and invest in none of the six for a year, unless all six agree.',
        ),
        section(
          'The four letters',
          'You get them before anyone else does. What you do with them is up to you.',
        ),
      ),
      daysAgo: 2,
    },
  ],
  changes: [],
  followers: [
    'vikram-desai',
    'sunita-rao',
    'siddharth-menon',
    'mei-lin-tan',
    'karthik-venkat',
    'amara-okafor',
    'esha-banerjee',
    'lakshmi-iyer',
    'harini-subramanian',
    'nisha-thomas',
  ],
  entries: [],
};

/** Campaigns that prepare a round. */
export const fundingCampaigns: readonly DemoCompetition[] = [preAWinter, preSeriesASpring];
