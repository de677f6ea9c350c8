import type { DemoPost } from '@upround/feed/api';

/** Quizzes about rounds, shares and options. `quizzes.spec.ts` calculates their answers again. */
export const raisingQuizzes: readonly DemoPost[] = [
  {
    key: 'quiz-share-of-the-round',
    author: 'siddharth-menon',
    daysAgo: 1,
    hour: 9.2,
    pod: 'first-cheque',
    warmth: 4,
    text: 'A quiz for the first round. You raise ₹2 crore at a pre-money valuation of ₹8 crore. What share of the company do the new investors hold afterwards?',
    quiz: {
      options: ['25%', '20%', '16%', '12.5%'],
      right: [1],
      lean: [7, 9, 2, 1],
      explanation:
        'The money joins the company that it buys into: ₹2 crore ÷ (₹8 crore + ₹2 crore) = 20%. The 25% is ₹2 crore ÷ ₹8 crore, which forgets the new money.',
    },
  },
  {
    key: 'quiz-price-of-a-share',
    author: 'tanvi-deshpande',
    daysAgo: 12,
    hour: 12.4,
    pod: 'first-cheque',
    warmth: 2,
    text: 'A company has 10,00,000 shares. ₹1.5 crore of new money comes in at ₹6 crore pre-money, and there is no option pool. What does one new share cost?',
    quiz: {
      options: ['₹15', '₹45', '₹60', '₹75'],
      right: [2],
      lean: [1, 3, 8, 5],
      explanation:
        'The price is the pre-money valuation over the shares that exist before the round: ₹6,00,00,000 ÷ 10,00,000 = ₹60. So the round creates 2,50,000 new shares.',
    },
  },
  {
    key: 'quiz-two-rounds',
    author: 'meera-nair',
    daysAgo: 3,
    hour: 18.1,
    warmth: 5,
    text: 'A founder holds 60%. Two rounds follow, and each sells 20% of the company at that time. She buys nothing. What does she hold in the end?',
    quiz: {
      options: ['20%', '36%', '38.4%', '40%'],
      right: [2],
      lean: [3, 5, 11, 2],
      explanation:
        'Each round leaves her four fifths of what she had: 60% × 0.8 × 0.8 = 38.4%. Shares are multiplied, not subtracted.',
    },
  },
  {
    key: 'quiz-pool-before-the-money',
    author: 'zoya-merchant',
    daysAgo: 16,
    hour: 11.3,
    pod: 'first-cheque',
    warmth: 4,
    text: 'The term sheet says ₹8 crore pre-money, ₹2 crore in, and an option pool of 20% of the company after the round, made before the money comes in. There is no pool today. What is the price really paid for the company as it stands?',
    quiz: {
      options: ['₹8 crore', '₹6.4 crore', '₹6 crore', '₹5.6 crore'],
      right: [2],
      lean: [8, 5, 6, 1],
      explanation:
        'The pool is 20% of ₹10 crore after the round, so ₹2 crore, and those who are there already pay for all of it: ₹8 crore − ₹2 crore = ₹6 crore.',
    },
  },
  {
    key: 'quiz-capped-safe',
    author: 'vikram-desai',
    daysAgo: 8,
    hour: 10.5,
    pod: 'first-cheque',
    warmth: 3,
    text: 'A post-money SAFE of ₹1 crore converts at its cap of ₹20 crore. What share does it come to, before the money of the round itself?',
    quiz: {
      options: ['4.76%', '5%', '5.26%', '20%'],
      right: [1],
      lean: [6, 9, 3, 1],
      explanation:
        'Post-money means that the cap holds the SAFE already: ₹1 crore ÷ ₹20 crore = 5%. The 4.76% is ₹1 crore ÷ ₹21 crore, as if the cap were pre-money.',
    },
  },
  {
    key: 'quiz-discount-price',
    author: 'sunita-rao',
    daysAgo: 24,
    hour: 17.2,
    warmth: 2,
    text: 'A note converts at a discount of 20% and has no cap. The next round prices a share at ₹250. At which price does the note convert?',
    quiz: {
      options: ['₹312.50', '₹230', '₹200', '₹50'],
      right: [2],
      lean: [1, 2, 12, 1],
      explanation: 'The holder pays 80% of the price of the round: ₹250 × 0.8 = ₹200.',
    },
  },
  {
    key: 'quiz-note-with-interest',
    author: 'imran-sheikh',
    daysAgo: 31,
    hour: 16.4,
    pod: 'money-and-compliance',
    warmth: 1,
    text: 'A note of ₹50 lakh carries 8% simple interest a year, and the interest converts with it. After 18 months it converts. How much converts?',
    quiz: {
      options: ['₹50 lakh', '₹54 lakh', '₹56 lakh', '₹58 lakh'],
      right: [2],
      lean: [1, 3, 9, 2],
      explanation: '18 months are one and a half years: ₹50 lakh × (1 + 0.08 × 1.5) = ₹56 lakh.',
    },
  },
  {
    key: 'quiz-which-are-a-fifth',
    author: 'manav-shah',
    daysAgo: 5,
    hour: 13.1,
    pod: 'first-cheque',
    warmth: 3,
    text: 'Which of these offers give the investor exactly 20% of the company? Several do.',
    quiz: {
      options: [
        '₹1 crore at ₹4 crore pre-money',
        '₹3 crore at ₹15 crore pre-money',
        '₹2.5 crore at ₹12.5 crore post-money',
        '₹5 crore at ₹20 crore post-money',
      ],
      right: [0, 2],
      lean: [9, 5, 7, 2],
      explanation:
        '₹1 crore ÷ ₹5 crore = 20% and ₹2.5 crore ÷ ₹12.5 crore = 20%. The others are ₹3 crore ÷ ₹18 crore = 16.7% and ₹5 crore ÷ ₹20 crore = 25%.',
    },
  },
  {
    key: 'quiz-sold-for-twelve',
    author: 'firoz-daruwala',
    daysAgo: 9,
    hour: 19.4,
    warmth: 4,
    text: 'An investor put in ₹5 crore for 25%, with a 1× non-participating preference. No one else has one, and there is no debt. The company is sold for ₹12 crore. What does the investor take?',
    quiz: {
      options: ['₹3 crore', '₹5 crore', '₹6.75 crore', '₹12 crore'],
      right: [1],
      lean: [4, 11, 4, 0],
      endsInDays: 3,
      explanation:
        'Non-participating means one or the other: the preference of ₹5 crore, or 25% of ₹12 crore = ₹3 crore. The larger is ₹5 crore. With participation it would be ₹5 crore + 25% of ₹7 crore = ₹6.75 crore.',
    },
  },
  {
    key: 'quiz-when-to-convert',
    author: 'mei-lin-tan',
    daysAgo: 20,
    hour: 8.5,
    warmth: 2,
    text: 'An investor put in ₹5 crore for 25%, with a 1× non-participating preference. Above which price of the whole company is it better for them to convert into ordinary shares?',
    quiz: {
      options: ['₹6.25 crore', '₹10 crore', '₹20 crore', '₹25 crore'],
      right: [2],
      lean: [2, 3, 9, 2],
      endsInDays: -8,
      explanation:
        'Where 25% of the price passes ₹5 crore: ₹5 crore ÷ 0.25 = ₹20 crore. Below it the preference pays more.',
    },
  },
  {
    key: 'quiz-vested-options',
    author: 'pooja-bhatt',
    daysAgo: 6,
    hour: 11.1,
    pod: 'hiring-desk',
    warmth: 3,
    text: 'An engineer is granted 4,800 options over 48 months: nothing before twelve months, then month by month, the first twelve at once. She leaves after 15 full months. How many are vested?',
    quiz: {
      options: ['300', '1,200', '1,500', '4,800'],
      right: [2],
      lean: [1, 5, 12, 0],
      explanation: '4,800 ÷ 48 = 100 a month, and 15 months have passed: 15 × 100 = 1,500.',
    },
  },
  {
    key: 'quiz-gain-on-paper',
    author: 'elif-demir',
    daysAgo: 27,
    hour: 14.2,
    pod: 'job-hunt',
    warmth: 2,
    text: 'You exercise 2,000 options at ₹100 each while a share is worth ₹640. What is your gain on paper, before any tax?',
    quiz: {
      options: ['₹2,00,000', '₹10,80,000', '₹12,80,000', '₹14,80,000'],
      right: [1],
      lean: [1, 12, 4, 1],
      explanation:
        'Each share is worth ₹640 − ₹100 = ₹540 more than you pay: 2,000 × ₹540 = ₹10,80,000. You need ₹2,00,000 in cash to get there.',
    },
  },
];
