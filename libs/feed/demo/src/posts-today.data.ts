import type { DemoPost } from '@upround/feed/api';

/** What was written in the last hours before the first start. */
export const todayPosts: readonly DemoPost[] = [
  {
    key: 'green-and-hot',
    author: 'yash-thakkar',
    minutesAgo: 9,
    warmth: 1,
    text: 'tests are green, coffee is hot, no one has pinged me in an hour. something is about to happen.',
  },
  {
    key: 'dashboard-in-the-kitchen',
    author: 'gaurav-sinha',
    minutesAgo: 24,
    warmth: 5,
    text: 'We moved the dashboard from my laptop to a tablet above the tandoor this morning. By lunch two cooks had asked what “waste” counts, and one had found an order of 6 kg of paneer that should have been 0.6.\n\nBest product meeting of the month, and I wasn’t invited.',
    images: [
      {
        drawing: {
          kind: 'dashboard',
          look: 'light',
          address: 'kitchen.rasoipilot.example/today',
          title: 'Saket kitchen, today',
          period: 'Until 2 pm',
          menu: ['Today', 'Recipes', 'Stock', 'Waste'],
          figures: [
            { label: 'Orders', value: '318', change: '+11%' },
            { label: 'Waste', value: '2.4%', change: '–1.1' },
            { label: 'Late', value: '6', change: '–4' },
          ],
          caption: 'Orders, every quarter of an hour',
          curve: [4, 6, 9, 8, 14, 19, 24, 31, 38, 44, 41, 36, 27, 17],
        },
        alt: 'Screen of a kitchen’s dashboard: 318 orders, 11 percent more; waste 2.4 percent, 1.1 points less; six late orders, four fewer; a curve of orders that peaks at lunch.',
      },
    ],
  },
  {
    key: 'van-two-today',
    author: 'omkar-patil',
    minutesAgo: 38,
    pod: 'beyond-the-metros',
    warmth: 3,
    text: 'Van 2 is on its evening round: Pimpalgaon, Ozar, Niphad. 46 samples booked, tea included. If you grow anything on the way, bring a handful from the middle of the field, not from the edge.',
    images: [
      {
        drawing: {
          kind: 'streets',
          look: 'night',
          stops: [
            { name: 'Pimpalgaon', x: 0.14, y: 0.3 },
            { name: 'Ozar', x: 0.48, y: 0.62 },
            { name: 'Niphad', x: 0.86, y: 0.36 },
          ],
          seed: 11,
        },
        alt: 'Map in dark colours with the evening round of the van: Pimpalgaon, Ozar, Niphad.',
      },
    ],
  },
  {
    key: 'returns-in-three-boxes',
    author: 'farah-qureshi',
    minutesAgo: 55,
    pod: 'build-notes',
    warmth: 4,
    text: 'A return took us nine days. I had a flow chart with 22 boxes. The two people who pack drew this one instead, and we start with it on Thursday.',
    images: [
      {
        drawing: {
          kind: 'sketch',
          title: 'Wrong size',
          steps: ['Parent sends a photo', 'New one leaves today', 'Rider takes the old one along'],
          remark: 'nine days → two',
          seed: 5,
        },
        alt: 'Whiteboard, written by hand: wrong size. Parent sends a photo, new one leaves today, rider takes the old one along. Nine days become two.',
      },
    ],
  },
  {
    key: 'two-lines-of-code',
    author: 'uday-reddy',
    minutesAgo: 140,
    warmth: 2,
    text: 'Spent the morning on the charger that stopped at 80% for one rider and no one else. He parks in the sun. The cells were right and we were wrong.',
    images: [
      {
        drawing: { kind: 'photo', scene: 'cells', seed: 21 },
        alt: 'Battery cells in a tight grid from above, metal tops in the light.',
      },
    ],
  },
];
