import type { DemoPost } from '@upround/feed/api';

/** Quizzes about prices, customers and cash. `quizzes.spec.ts` calculates their answers again. */
export const runningQuizzes: readonly DemoPost[] = [
  {
    key: 'quiz-months-left',
    author: 'priya-raghavan',
    daysAgo: 2,
    hour: 8.3,
    pod: 'money-and-compliance',
    warmth: 5,
    text: 'There are ₹90 lakh in the bank. Each month ₹14 lakh go out and ₹5 lakh come in. Nothing changes. How many months are left?',
    quiz: {
      options: ['6.4', '9', '10', '18'],
      right: [2],
      lean: [5, 2, 14, 1],
      explanation:
        'What counts is the difference: ₹14 lakh − ₹5 lakh = ₹9 lakh a month, and ₹90 lakh ÷ ₹9 lakh = 10.',
    },
  },
  {
    key: 'quiz-margin-of-a-box',
    author: 'gaurav-sinha',
    daysAgo: 4,
    hour: 20.1,
    pod: 'pricing-lab',
    warmth: 3,
    text: 'A box sells for ₹500 before tax. To make and deliver it costs ₹320. What is the gross margin?',
    quiz: {
      options: ['18%', '36%', '56.25%', '64%'],
      right: [1],
      lean: [1, 11, 5, 3],
      explanation:
        'Margin is measured against the price: (₹500 − ₹320) ÷ ₹500 = 36%. Against the cost, ₹180 ÷ ₹320 = 56.25%, it’s called mark-up.',
    },
  },
  {
    key: 'quiz-price-for-half',
    author: 'lakshmi-iyer',
    daysAgo: 13,
    hour: 9.4,
    pod: 'pricing-lab',
    warmth: 4,
    text: 'You buy for ₹400 and want a gross margin of 50%. Which price do you need?',
    quiz: {
      options: ['₹500', '₹600', '₹800', '₹1,000'],
      right: [2],
      lean: [1, 8, 10, 1],
      explanation:
        'Half of the price has to stay with you, so the cost is the other half: ₹400 ÷ (1 − 0.5) = ₹800. At ₹600 the margin is a third.',
    },
  },
  {
    key: 'quiz-cost-of-a-customer',
    author: 'ananya-bose',
    daysAgo: 7,
    hour: 15.3,
    warmth: 3,
    text: 'In one quarter you spent ₹6 lakh on ads and ₹4 lakh on the people who sell, and won 50 customers. What did one customer cost?',
    quiz: {
      options: ['₹2,000', '₹8,000', '₹12,000', '₹20,000'],
      right: [3],
      lean: [1, 1, 7, 12],
      explanation:
        'The people count as much as the ads: (₹6,00,000 + ₹4,00,000) ÷ 50 = ₹20,000. ₹12,000 are the ads alone.',
    },
  },
  {
    key: 'quiz-payback',
    author: 'dev-malhotra',
    daysAgo: 10,
    hour: 10.2,
    pod: 'pricing-lab',
    warmth: 3,
    text: 'A customer costs ₹12,000 to win and pays ₹2,000 a month at a gross margin of 75%. After how many months is the cost earned back?',
    quiz: {
      options: ['6', '8', '9', '16'],
      right: [1],
      lean: [8, 10, 2, 1],
      endsInDays: 2,
      explanation:
        'Only the margin pays it back: ₹2,000 × 0.75 = ₹1,500 a month, and ₹12,000 ÷ ₹1,500 = 8.',
    },
  },
  {
    key: 'quiz-worth-of-a-customer',
    author: 'karthik-venkat',
    daysAgo: 18,
    hour: 17.5,
    warmth: 3,
    text: 'A customer leaves ₹600 of gross profit a month, and each month 4% of customers leave. If that never changes, what does a customer bring on average over their whole time?',
    quiz: {
      options: ['₹2,400', '₹7,200', '₹15,000', '₹24,000'],
      right: [2],
      lean: [1, 5, 9, 3],
      explanation:
        'They stay 1 ÷ 0.04 = 25 months on average, and 25 × ₹600 = ₹15,000. ₹7,200 is one year.',
    },
  },
  {
    key: 'quiz-left-after-a-year',
    author: 'harini-subramanian',
    daysAgo: 0,
    hour: 7.4,
    warmth: 4,
    text: 'Each month 5% of your customers leave. You start with 100 and win no new ones. About how many are left after twelve months?',
    quiz: {
      options: ['40', '46', '54', '60'],
      right: [2],
      lean: [9, 3, 9, 1],
      explanation:
        'Each month 95% of those who are left stay: 100 × 0.95¹² = 54. Twelve times five would be 60 gone, but each 5% is of a smaller number.',
    },
  },
  {
    key: 'quiz-doubling',
    author: 'uday-reddy',
    daysAgo: 22,
    hour: 12.1,
    warmth: 2,
    text: 'Revenue grows by 10% each month. At the end of which month has it more than doubled?',
    quiz: {
      options: ['7', '8', '10', '12'],
      right: [1],
      lean: [5, 9, 5, 1],
      explanation: '1.1⁷ is 1.95, still short of two. 1.1⁸ is 2.14, so month 8.',
    },
  },
  {
    key: 'quiz-net-retention',
    author: 'neha-joshi',
    daysAgo: 14,
    hour: 18.4,
    warmth: 2,
    text: 'A year ago your customers paid ₹100 lakh a year. Since then the same customers upgraded by ₹18 lakh, downgraded by ₹5 lakh, and ₹8 lakh were cancelled. What is net revenue retention?',
    quiz: {
      options: ['87%', '105%', '113%', '118%'],
      right: [1],
      lean: [3, 12, 3, 1],
      explanation:
        '(100 + 18 − 5 − 8) ÷ 100 = 105%. New customers are left out; 87% is the gross figure, without the upgrades.',
    },
  },
  {
    key: 'quiz-loss-on-each-order',
    author: 'farah-qureshi',
    daysAgo: 11,
    hour: 16.2,
    pod: 'what-went-wrong',
    warmth: 3,
    text: 'Price, then cost of the goods, delivery and packing. Which of these lose money on every order? Several do.',
    quiz: {
      options: [
        '₹250: goods ₹150, delivery ₹45, packing ₹15',
        '₹180: goods ₹110, delivery ₹65, packing ₹15',
        '₹400: goods ₹230, delivery ₹95, packing ₹60',
        '₹150: goods ₹90, delivery ₹45, packing ₹20',
      ],
      right: [1, 3],
      lean: [1, 9, 2, 9],
      explanation:
        'The second leaves 180 − 190 = −₹10 and the fourth 150 − 155 = −₹5. The first leaves 250 − 210 = ₹40 and the third 400 − 385 = ₹15.',
    },
  },
  {
    key: 'quiz-break-even',
    author: 'jaya-pillai',
    daysAgo: 29,
    hour: 13.3,
    pod: 'money-and-compliance',
    warmth: 2,
    text: 'Rent, salaries and software come to ₹3,60,000 a month. Each subscription leaves ₹450 of gross profit a month. How many subscriptions carry the company?',
    quiz: {
      options: ['450', '600', '800', '1,250'],
      right: [2],
      lean: [1, 2, 14, 1],
      explanation: '₹3,60,000 ÷ ₹450 = 800. The 801st is the first that earns something.',
    },
  },
  {
    key: 'quiz-funnel',
    author: 'sofia-almeida',
    daysAgo: 35,
    hour: 9.5,
    pod: 'talk-to-users',
    warmth: 1,
    text: 'A page has 1,000 visitors. 8% sign up, and 25% of those pay. How many pay?',
    quiz: {
      options: ['20', '33', '80', '250'],
      right: [0],
      lean: [14, 4, 2, 1],
      explanation: '1,000 × 0.08 = 80 sign up, and 80 × 0.25 = 20 pay. That is 2% of all visitors.',
    },
  },
  {
    key: 'quiz-dearer-by-a-quarter',
    author: 'nandini-hegde',
    daysAgo: 1,
    hour: 17.1,
    pod: 'pricing-lab',
    warmth: 4,
    text: 'You raise the price from ₹1,000 to ₹1,250. What share of the customers may leave before revenue is lower than it was?',
    quiz: {
      options: ['12.5%', '20%', '25%', '80%'],
      right: [1],
      lean: [2, 10, 9, 1],
      endsInDays: 6,
      explanation:
        'Revenue is as before when ₹1,000 ÷ ₹1,250 = 80% of the customers stay, so 20% may leave.',
    },
  },
  {
    key: 'quiz-price-with-tax',
    author: 'ritu-agarwal',
    daysAgo: 15,
    hour: 11.5,
    pod: 'money-and-compliance',
    warmth: 3,
    text: 'A price tag of ₹1,180 includes a tax of 18%. How much of it is yours before that tax?',
    quiz: {
      options: ['₹967.60', '₹1,000', '₹1,062', '₹1,162'],
      right: [1],
      lean: [8, 12, 1, 1],
      explanation:
        'The tax comes on top of your part, so divide: ₹1,180 ÷ 1.18 = ₹1,000. Taking 18% off ₹1,180 gives ₹967.60, which is too little.',
    },
  },
  {
    key: 'quiz-owed-by-customers',
    author: 'omkar-patil',
    daysAgo: 38,
    hour: 19.2,
    pod: 'money-and-compliance',
    warmth: 2,
    text: 'You sell for ₹2 lakh on each day of the year, and every customer pays after 45 days. How much are you owed at any time?',
    quiz: {
      options: ['₹2 lakh', '₹45 lakh', '₹60 lakh', '₹90 lakh'],
      right: [3],
      lean: [1, 2, 3, 12],
      explanation:
        'The sales of the last 45 days are still out: 45 × ₹2 lakh = ₹90 lakh. Terms of 30 days would set ₹30 lakh free.',
    },
  },
];
