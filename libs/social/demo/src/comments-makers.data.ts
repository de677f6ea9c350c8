import type { DemoComment } from '@upround/social/api';

export const makerComments: readonly DemoComment[] = [
  {
    post: 'who-is-technical',
    author: 'thu-ha-nguyen',
    minutes: 20,
    text: 'I open the laptop with the code already on screen while saying hello. Same screwdriver.',
  },
  {
    post: 'who-is-technical',
    author: 'zoya-merchant',
    minutes: 60,
    text: '29 to 9, and then 2 to 11. I read it out at our Monday meeting. There was a silence of the good kind.',
    replies: [
      {
        author: 'harini-subramanian',
        minutes: 30,
        text: 'Thank you. The screwdriver is a number 2, for those who asked.',
      },
    ],
  },
  {
    post: 'maternity-plan',
    author: 'nisha-thomas',
    minutes: 30,
    text: '“Come back on a Thursday.” Saving this for several people.',
  },
  {
    post: 'maternity-plan',
    author: 'pooja-bhatt',
    minutes: 75,
    text: 'The list of 31 lines is the whole of management. I made mine tonight, without being pregnant.',
    replies: [
      { author: 'neha-joshi', minutes: 25, text: 'How many were vanity?' },
      { author: 'pooja-bhatt', minutes: 40, text: 'Nine. I’m not saying which.' },
    ],
  },
  {
    post: 'circle-women-founders',
    author: 'vikram-desai',
    minutes: 40,
    text: '19 without the sheet and 27 with it. We start with the sheet in January. Thank you for publishing the second experiment too.',
  },
  {
    post: 'safe-travel',
    author: 'lalita-oraon',
    minutes: 35,
    text: 'We go in pairs with one local woman from the group who is paid for the morning, ₹350. She knows which lane. It’s cheaper than the driver, and better.',
    replies: [
      {
        author: 'gurpreet-kaur',
        minutes: 25,
        text: 'That’s the best answer so far. May I ask you about it on a call?',
      },
    ],
  },
  {
    post: 'safe-travel',
    author: 'amara-okafor',
    minutes: 120,
    text: 'A fixed call at arrival and at leaving, to a person whose job it is, and the job is paid. The person matters more than the tracker.',
  },
  {
    post: 'first-board-woman',
    author: 'rania-haddad',
    minutes: 30,
    text: 'Under each cup. I’m going to think about this for a week.',
  },
  {
    post: 'salary-first-year',
    author: 'sunita-rao',
    minutes: 25,
    text: 'Pay yourself enough that you don’t make the company’s decisions with your rent in your head.',
  },
  {
    post: 'market-women-lagos',
    author: 'meera-nair',
    minutes: 40,
    text: '“Where is the second tin?” My uncle would have asked the same, with the same face.',
  },
  {
    post: 'bom-at-2000',
    author: 'uday-reddy',
    minutes: 25,
    text: '₹122 saved on the enclosure, and most of it the one screw. My congratulations to the screw.',
  },
  {
    post: 'bom-at-2000',
    author: 'sofia-almeida',
    minutes: 60,
    text: 'Did you change material between the two columns, or only the tool?',
    replies: [
      {
        author: 'harini-subramanian',
        minutes: 35,
        text: 'Tool and screw. Same plastic, the tool paid for itself at around 700 pieces.',
      },
    ],
  },
  {
    post: 'bom-at-2000',
    author: 'firoz-daruwala',
    minutes: 300,
    text: 'Publishing a bill of materials is confidence. I should like to see where the boxes are made.',
  },
  {
    post: 'cell-sorting',
    author: 'harini-subramanian',
    minutes: 40,
    text: 'Discharge in five hours at 25 °C, thank you for the test condition. What does it look like at 40?',
    replies: [
      {
        author: 'uday-reddy',
        minutes: 30,
        text: 'About 3 points better on capacity and I don’t trust it, they age faster. We sort at 25.',
      },
    ],
  },
  {
    post: 'soil-van',
    author: 'firoz-daruwala',
    minutes: 60,
    text: 'The chair is for the farmer. I’ve seen laboratories of forty crore that didn’t know this.',
  },
  {
    post: 'lead-time-thread',
    author: 'harini-subramanian',
    minutes: 45,
    text: '“Polishing is where the toolmaker finds out what you meant.” Read aloud in our meeting, to laughter, some of it painful.',
  },
  {
    post: 'factory-visit',
    author: 'hana-suzuki',
    minutes: 40,
    text: 'Who laughs. Yes. And whether they stop when the visitor comes.',
  },
  {
    post: 'strip-chemistry',
    author: 'uday-reddy',
    minutes: 20,
    text: 'Recipe 19 would have been my favourite.',
  },
  {
    post: 'saturday-23',
    author: 'sunita-rao',
    minutes: 30,
    text: 'You clapped longest for the team that stopped. Keep that. It’s rarer than funding.',
    replies: [
      {
        author: 'kabir-anand',
        minutes: 25,
        text: 'They are back on evening 24 as jury. They ask the best questions.',
      },
    ],
  },
  {
    post: 'saturday-23',
    author: 'moses-lyngdoh',
    minutes: 90,
    text: 'order for four chalk holders confirmed. i pay by sumo.',
  },
  {
    post: 'placement-or-build',
    author: 'sunita-rao',
    minutes: 45,
    text: 'Answer above, in a post of its own. Stand near someone better than you.',
  },
  {
    post: 'placement-or-build',
    author: 'lukas-brandt',
    minutes: 130,
    text: 'At 22 I’d tell myself: take the job at the place where the code reviews hurt a little.',
  },
  {
    post: 'placement-or-build',
    author: 'tom-whitfield',
    minutes: 200,
    text: 'Build at night only if you sleep in the morning. I didn’t, for two years, and remember none of it.',
  },
  {
    post: 'hostel-laundry',
    author: 'kwame-boateng',
    minutes: 25,
    text: '“They mind not knowing who is before them.” I’ll set this as an exam question.',
  },
  {
    post: 'semester-plan',
    author: 'kabir-anand',
    minutes: 40,
    text: 'Weeks 4 to 7, by hand for three of them. We skip it every time, and every time it is why.',
    replies: [
      {
        author: 'kwame-boateng',
        minutes: 30,
        text: 'Everyone skips it. I make them bring the blisters.',
      },
    ],
  },
];
