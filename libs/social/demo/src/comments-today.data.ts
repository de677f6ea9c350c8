import type { DemoComment } from '@upround/social/api';

/** What is said of the posts of the last hours, and of quizzes and links that many like. */
export const todayComments: readonly DemoComment[] = [
  {
    post: 'dashboard-in-the-kitchen',
    author: 'neha-joshi',
    minutes: 4,
    text: '6 kg instead of 0.6 has happened in every kitchen that I know. Who caught it?',
    replies: [
      {
        author: 'gaurav-sinha',
        minutes: 2,
        text: 'Ramesh, who has never touched the laptop. He tapped the number until it opened.',
      },
      { author: 'neha-joshi', minutes: 9, text: 'Give Ramesh the roadmap.' },
    ],
  },
  {
    post: 'dashboard-in-the-kitchen',
    author: 'chitra-murthy',
    minutes: 7,
    text: 'How does the tablet survive the heat? Ours died above the fryer in a week.',
    replies: [
      {
        author: 'gaurav-sinha',
        minutes: 5,
        text: 'A baking tray behind it, two fingers of air. Ask me again in May.',
      },
    ],
  },
  {
    post: 'dashboard-in-the-kitchen',
    author: 'lukas-brandt',
    minutes: 12,
    text: 'The best monitoring that I’ve seen was a screen in a canteen, too.',
  },
  {
    post: 'van-two-today',
    author: 'waseem-khan',
    minutes: 6,
    text: 'My uncle is near Ozar with eleven rows of onions and a strong opinion. He’s on his way.',
  },
  {
    post: 'van-two-today',
    author: 'gurpreet-kaur',
    minutes: 15,
    text: 'From the middle of the field: this line should be painted on the van.',
  },
  {
    post: 'returns-in-three-boxes',
    author: 'aditi-ghosh',
    minutes: 8,
    text: 'Keep the old chart. In a year you’ll want to know which of the 22 boxes came back.',
  },
  {
    post: 'returns-in-three-boxes',
    author: 'pooja-bhatt',
    minutes: 19,
    text: 'What happens when the photo shows the right size?',
    replies: [
      {
        author: 'farah-qureshi',
        minutes: 6,
        text: 'Then the child grew since June. We send the bigger one and ask for nothing.',
      },
    ],
  },
  {
    post: 'two-lines-of-code',
    author: 'hana-suzuki',
    minutes: 30,
    text: '“He parks in the sun” belongs in the test plan. Ours has “she stands in the doorway”.',
  },
  {
    post: 'reading-water-meters',
    author: 'chitra-murthy',
    minutes: 45,
    text: 'The lift quarrel on page four is our building. I was there. The leak was, too.',
    replies: [
      {
        author: 'firoz-daruwala',
        minutes: 30,
        text: 'Then you know who took the last bucket on 14 May.',
      },
    ],
  },
  {
    post: 'reading-water-meters',
    author: 'hana-suzuki',
    minutes: 120,
    text: '11% lost before the tap is low. The towns that I measured began at 30.',
  },
  {
    post: 'quiz-months-left',
    author: 'ritu-agarwal',
    minutes: 20,
    text: 'Ten, if the ₹5 lakh arrive. I’d plan with seven.',
  },
  {
    post: 'quiz-months-left',
    author: 'neha-joshi',
    minutes: 70,
    text: 'Got it wrong with a calculator in my hand. A humbling Tuesday.',
  },
  {
    post: 'quiz-two-rounds',
    author: 'ananya-bose',
    minutes: 25,
    text: 'Drew it as a cake for my co-founder. We both took smaller slices home.',
  },
  {
    post: 'quiz-left-after-a-year',
    author: 'tom-whitfield',
    minutes: 30,
    text: 'It’s the first sum I show to everyone who says that 5% is fine.',
  },
  {
    post: 'quiz-left-after-a-year',
    author: 'vaishnavi-krishnan',
    minutes: 60,
    text: 'I’d have said 40. That’s a ward full of people.',
  },
  {
    post: 'quiz-dearer-by-a-quarter',
    author: 'gaurav-sinha',
    minutes: 35,
    text: 'We lost two points, not twenty. I wish that I’d done this sum a year earlier.',
  },
  {
    post: 'quiz-share-of-the-round',
    author: 'kabir-anand',
    minutes: 40,
    text: 'Half of my Saturday group said 25%. We did it again with samosas.',
  },
  {
    post: 'reading-term-sheet-glossary',
    author: 'ananya-bose',
    minutes: 55,
    text: '“Drag along” cost me an evening once. The question beside it would’ve cost a minute.',
  },
  {
    post: 'reading-quiet-launch',
    author: 'karthik-venkat',
    minutes: 90,
    text: 'Month twenty was month seventeen for us. The seventeen before it were very long.',
  },
  {
    post: 'over-thirty-answer',
    author: 'kabir-anand',
    minutes: 65,
    text: 'Read this out on Saturday. Two of them wrote down names.',
  },
  {
    post: 'reading-interview-scripts',
    author: 'tanvi-deshpande',
    minutes: 80,
    text: '“Would you use this?” crossed out in red is worth framing.',
  },
  {
    post: 'quiz-sold-for-twelve',
    author: 'esha-banerjee',
    minutes: 50,
    text: 'Convert or take the money back: the whole clause in one number. I’ll use it.',
  },
  {
    post: 'quiz-price-for-half',
    author: 'chitra-murthy',
    minutes: 40,
    text: 'Margin is on the price, not on the cost. I have this on a sticker.',
  },
  {
    post: 'reading-shutting-down-well',
    author: 'ishaan-kapoor',
    minutes: 100,
    text: 'Errand 23, the domain names, is the one I forgot. Someone sells protein powder there now.',
  },
  {
    post: 'quiz-pool-before-the-money',
    author: 'siddharth-menon',
    minutes: 30,
    text: 'Founders find this one in the second week. Better here than there.',
  },
];
