import type { AmbassadorsDemo } from '@upround/ambassador/api';

/** Whom the ambassadors brought among the cast. */
export const referrals: AmbassadorsDemo['referrals'] = {
  'kabir-anand': ['tanvi-deshpande', 'yash-thakkar', 'uday-reddy'],
  'jasmine-dsouza': ['pooja-bhatt', 'deepak-yadav'],
  'moses-lyngdoh': ['lalita-oraon'],
  'kwame-boateng': ['daniel-kimani', 'amara-okafor'],
  'nandini-hegde': ['vaishnavi-krishnan'],
};

/** Ambassadors, members who wait for an answer, and one who was declined. */
export const ambassadors: AmbassadorsDemo['ambassadors'] = [
  {
    member: 'kabir-anand',
    motivation:
      'Every second Saturday ten people who’d have to pay sit in front of five student projects. Half of the projects need a place to be found after the samosas are gone, and that place is here.',
    appliedDaysAgo: 140,
    state: 'ACTIVE',
    brought: 46,
    activePercent: 64,
  },
  {
    member: 'jasmine-dsouza',
    motivation:
      'I run the Monday desk of a co-working house in Panjim. People ask me where to find a designer or a first customer, and I’d rather answer with a link than with a phone number.',
    appliedDaysAgo: 132,
    state: 'ACTIVE',
    brought: 22,
    activePercent: 55,
  },
  {
    member: 'moses-lyngdoh',
    motivation:
      'In Shillong there are eleven companies and no investors. I’d like the eleven to be found by people who can’t come here, and I know all of them by their first names.',
    appliedDaysAgo: 120,
    state: 'ACTIVE',
    brought: 9,
    activePercent: 78,
  },
  {
    member: 'kwame-boateng',
    motivation:
      'I organise the hardware evenings in Kumasi. Our builders read what Indian builders write, and it’s time that it went both ways.',
    appliedDaysAgo: 118,
    state: 'ACTIVE',
    brought: 18,
    activePercent: 50,
  },
  {
    member: 'nandini-hegde',
    motivation:
      'I write down what my first customers say, and other founders ask me for the notes. I’d bring those who ask, since they’re the ones who’ll write something themselves.',
    appliedDaysAgo: 111,
    state: 'ACTIVE',
    brought: 13,
    activePercent: 69,
    activeMinutesAgo: 35,
  },
  {
    member: 'hana-suzuki',
    motivation:
      'My newsletter for researchers in small companies has 900 readers. Three in ten answer when I ask something, and they’d fit here.',
    appliedDaysAgo: 104,
    state: 'ACTIVE',
    brought: 15,
    activePercent: 60,
  },
  {
    member: 'deepak-yadav',
    motivation:
      'I teach the evening course on machines at a polytechnic in Kanpur. Twenty of my students have built something that works, and none of them has ever shown it to a stranger.',
    appliedDaysAgo: 98,
    state: 'ACTIVE',
    brought: 11,
    activePercent: 45,
  },
  {
    member: 'aditi-ghosh',
    motivation:
      'I check contracts for founders on Thursdays for free. They come with one question and leave with a list of people they should meet; I’d like to send them here for the second half.',
    appliedDaysAgo: 93,
    state: 'ACTIVE',
    brought: 8,
    activePercent: 75,
  },
  {
    member: 'imran-sheikh',
    motivation:
      'I sell to hospitals in small towns and meet a founder in every waiting room. They ask how I got the appointment, and the honest answer is long enough for a post.',
    appliedDaysAgo: 88,
    state: 'ACTIVE',
    brought: 10,
    activePercent: 50,
    isNameHidden: true,
  },
  {
    member: 'thu-ha-nguyen',
    motivation:
      'Our alumni group in Da Nang has 240 people and one quiet channel. I’ll bring those who’d rather read than chat, one by one and not by a mass mail.',
    appliedDaysAgo: 82,
    state: 'ACTIVE',
    brought: 12,
    activePercent: 58,
    activeMinutesAgo: 70,
  },
  {
    member: 'chitra-murthy',
    motivation:
      'I’m the person to whom women in Mysuru send their price lists before they send them to customers. I’d like them to see one another’s.',
    appliedDaysAgo: 77,
    state: 'ACTIVE',
    brought: 9,
    activePercent: 66,
  },
  {
    member: 'tom-whitfield',
    motivation:
      'I moved from Leeds to Pune for a year and stayed. I can bring the people there who ask me each month how to hire here.',
    appliedDaysAgo: 71,
    state: 'ACTIVE',
    brought: 6,
    activePercent: 50,
  },
  {
    member: 'esha-banerjee',
    motivation:
      'After each user study I’ve twelve people who know exactly what’s wrong with a product. Some of them have started to build the better one.',
    appliedDaysAgo: 66,
    state: 'ACTIVE',
    brought: 7,
    activePercent: 71,
  },
  {
    member: 'gurpreet-kaur',
    motivation:
      'I lead the women’s founders’ table in Ludhiana, nine of us and one pot of tea. We’d bring the next nine.',
    appliedDaysAgo: 60,
    state: 'ACTIVE',
    brought: 8,
    activePercent: 50,
  },
  {
    member: 'lukas-brandt',
    motivation:
      'I look after the guests of an incubator in Bengaluru, most of whom leave after three months. What they’ve learned shouldn’t leave with them.',
    appliedDaysAgo: 52,
    state: 'ACTIVE',
    brought: 5,
    activePercent: 60,
    activeMinutesAgo: 20,
  },
  {
    member: 'pooja-bhatt',
    motivation:
      'I translate pitch decks from Gujarati. The founders behind them have customers before they have a word for it, and I’d like others to read them.',
    appliedDaysAgo: 45,
    state: 'ACTIVE',
    brought: 6,
    activePercent: 50,
  },
  {
    member: 'qasim-ali',
    motivation:
      'Our workshop in Moradabad lends machines by the hour. Everyone who borrows one has a product, and nobody who has one has an investor.',
    appliedDaysAgo: 38,
    state: 'ACTIVE',
    brought: 4,
    activePercent: 50,
    activeMinutesAgo: 95,
  },
  {
    member: 'rania-haddad',
    motivation:
      'I run the founders’ breakfast in Amman. We read one post from here each week and argue about it until the coffee is cold.',
    appliedDaysAgo: 30,
    state: 'ACTIVE',
    brought: 5,
    activePercent: 40,
  },
  {
    member: 'bhavesh-solanki',
    motivation:
      'I deliver for fourteen small brands in Surat and know which of them grows. I’d bring those that do, and one that doesn’t, because her posts would be the best.',
    appliedDaysAgo: 21,
    state: 'ACTIVE',
    brought: 3,
    activePercent: 33,
  },
  {
    member: 'sana-malik',
    motivation:
      'I’ve been here for a year as a reader. Three friends started companies because of what I sent them from here, so I might as well use a link.',
    appliedDaysAgo: 12,
    state: 'ACTIVE',
    brought: 2,
    activePercent: 0,
  },
  {
    member: 'ishaan-kapoor',
    motivation:
      'My podcast has had 60 founders as guests, and each of them asks where the other 59 are. I’d like to say: here.',
    appliedDaysAgo: 2,
    state: 'PENDING',
    brought: 0,
    activePercent: 0,
  },
  {
    member: 'waseem-khan',
    motivation:
      'Auto drivers at the Charbagh stand ask me about my company while I wait. Two of them have an idea that’s better than mine, and both can write.',
    appliedDaysAgo: 1,
    state: 'PENDING',
    brought: 0,
    activePercent: 0,
  },
  {
    member: 'gaurav-sinha',
    motivation: 'I have 40,000 followers elsewhere and will post the link to all of them at once.',
    appliedDaysAgo: 26,
    state: 'DECLINED',
    reason:
      'We’d like you to bring people you know, a few at a time. Apply again and tell us who they’d be.',
    brought: 0,
    activePercent: 0,
  },
];
