import type { DemoEntry } from './demo-types';

/** Entries of Pitch on Television: three submitted, two drafts. */
export const televisionEntries: readonly DemoEntry[] = [
  {
    owner: 'gurpreet-kaur',
    title: 'Dairydot',
    tagline: 'One strip, one phone, forty seconds: is there water in the milk?',
    answers: {
      opening:
        'Here are two glasses of milk. One has water in it. My grandmother knows which, from the door. You don’t, I don’t, and neither does the man who pays the farmer. So he pays both the same. I brought a strip that costs eleven rupees. Forty seconds. Shall we?',
      number:
        'That 390 collection points use it daily. I can show the log of any day you name, and I’d like you to choose a Sunday, because Sundays are the worst: 312.',
      fear: 'What happens when the large dairies put the same strip in their own colours? I have a reply. It takes ninety seconds, and I don’t have ninety seconds.',
      customers: 390,
      language: ['Hindi', 'English'],
      city: ['Delhi'],
      site: 'https://dairydot.example',
    },
    begunDaysAgo: 8,
    submittedDaysAgo: 2,
  },
  {
    owner: 'ananya-bose',
    team: ['tanvi-deshpande'],
    title: 'Paddlewick',
    tagline: 'Fifteen minutes of English a day, on the phone that you already have',
    answers: {
      opening:
        'May I call someone? This is Rupa, she works at a petrol pump near Dhanbad. Eight months ago she hung up when a customer spoke English. Rupa, you’re in front of four strangers with money. What would you like to tell them? … I’ll be quiet now.',
      number:
        'That 71% still take the call after 90 days. People expect 8%, as in apps. It’s a phone bill: every call has a time and a length, and the sum is what we pay.',
      fear: 'Teachers are 62% of what we earn. “So you’re a call centre?” We are, in a way, and I get defensive when I should laugh.',
      customers: 6_200,
      language: ['Bengali', 'English'],
      city: ['Either'],
      site: 'https://paddlewick.example',
    },
    begunDaysAgo: 7,
    submittedDaysAgo: 1,
  },
  {
    owner: 'lalita-oraon',
    title: 'Mahuaworks',
    tagline: 'Weighed in the village, paid the same evening, traced to the tree',
    answers: {
      opening:
        'Please take one and eat it. It’s a flower. It fell at four this spring, before sunrise, and Phulmani picked it up, with a torch, before the cows came. For a kilo she used to get what a cup of tea costs. Now she gets two and a half cups. It isn’t enough yet. That’s why I’m here.',
      number:
        'That 1,140 collectors are paid the same evening. Each payment has a time. On 26 of 180 evenings last season some were paid the next morning, because there was no network. I’ll say that before I’m asked.',
      fear: 'How much of it is profit. It’s 3%, and I think that’s right for now, and I know how it sounds.',
      customers: 38,
      language: ['Hindi'],
      city: ['Delhi'],
    },
    begunDaysAgo: 6,
    submittedDaysAgo: 0,
  },
  {
    owner: 'gaurav-sinha',
    title: 'Rasoipilot',
    tagline: 'I closed three kitchens. This is the spreadsheet that survived',
    answers: {
      opening:
        'I’ve run four cloud kitchens and closed three. In all three the food was good and the paneer was wrong: too much on Monday, none on Saturday.',
      customers: 118,
      language: ['Hindi', 'English'],
    },
    begunDaysAgo: 3,
  },
  {
    owner: 'uday-reddy',
    title: 'Kiloloop',
    tagline: 'A battery that looks dead is often only lonely',
    answers: {
      opening: 'This box ran a scooter for four years. Tonight it runs the lights on you.',
      city: ['Mumbai'],
    },
    begunDaysAgo: 4,
  },
];
