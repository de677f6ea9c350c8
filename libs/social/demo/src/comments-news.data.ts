import type { DemoComment } from '@upround/social/api';

/** What members say of news; `post` is the title of the story. */
export const newsComments: readonly DemoComment[] = [
  {
    post: 'Nightjar Audio raises ₹12 crore for hearing aids that a village shop can fit',
    author: 'vaishnavi-krishnan',
    minutes: 25,
    text: 'Forty minutes is what our audiologist needs for the paperwork. I want to see the shop.',
    replies: [
      {
        author: 'waseem-khan',
        minutes: 20,
        text: 'The shopkeeper here fits screen protectors for a living. Same hands, same patience.',
      },
    ],
  },
  {
    post: 'Nightjar Audio raises ₹12 crore for hearing aids that a village shop can fit',
    author: 'firoz-daruwala',
    minutes: 60,
    text: 'Half of the round in spare parts. The person who agreed to that has repaired something.',
  },
  {
    post: 'Nightjar Audio raises ₹12 crore for hearing aids that a village shop can fit',
    author: 'uday-reddy',
    minutes: 110,
    text: 'Which cells do they use? Zinc-air dies in the humidity of my coast.',
  },
  {
    post: 'A guild of first engineers meets in Bengaluru and writes down what they own',
    author: 'dev-malhotra',
    minutes: 40,
    text: 'I was in the room. The three columns were: what it says, what you think it says, who to ask.',
  },
  {
    post: 'A guild of first engineers meets in Bengaluru and writes down what they own',
    author: 'priya-raghavan',
    minutes: 95,
    text: 'If you hire a first engineer, send this before the offer. It saves a hard call in year three.',
    replies: [
      {
        author: 'rohan-kulkarni',
        minutes: 35,
        text: 'I asked all three questions in my last final round. They had answers to two.',
      },
    ],
  },
  {
    post: 'How a bakery in Shillong plans its flour by school holidays',
    author: 'moses-lyngdoh',
    minutes: 30,
    text: 'I know this bakery. The fourth column is “has the exam been moved”, and it’s the one that matters.',
  },
  {
    post: 'How a bakery in Shillong plans its flour by school holidays',
    author: 'karthik-venkat',
    minutes: 140,
    text: 'Two forecasting tools, beaten by someone who reads the school’s noticeboard.',
  },
  {
    post: 'Directors’ details are due again, and the reminder goes to an old address',
    author: 'ritu-agarwal',
    minutes: 50,
    text: 'Six minutes if your phone number is the old one, too. Check that first.',
  },
  {
    post: 'Emberline opens its test for battery cells to other repairers',
    author: 'uday-reddy',
    minutes: 70,
    text: 'We built ours for ₹3,100 and it takes nineteen minutes. Downloading theirs tonight.',
    replies: [
      { author: 'jaya-pillai', minutes: 60, text: 'Bring it on Saturday, I’ll bring dead cells.' },
    ],
  },
  {
    post: 'Farmers near Nashik rent a drone by the acre and share its pilot',
    author: 'omkar-patil',
    minutes: 90,
    text: 'The pilot is the product. Our growers book him by his first name.',
  },
  {
    post: 'Marigold Freight closes, and returns a third of what it raised',
    author: 'ishaan-kapoor',
    minutes: 120,
    text: 'A third is a lot. It means that they stopped while they could still choose.',
  },
  {
    post: 'Marigold Freight closes, and returns a third of what it raised',
    author: 'sunita-rao',
    minutes: 200,
    text: 'I’ve sat in the meeting where one decides this. No one sleeps, and everyone is glad in a year.',
  },
  {
    post: 'Copperleaf Diagnostics turns down an offer from a hospital chain',
    author: 'vikram-desai',
    minutes: 80,
    text: 'Read the reason, not the headline. The chain wanted the other hospitals’ reports.',
  },
];
