import type { DemoComment } from '@upround/social/api';

export const dayComments: readonly DemoComment[] = [
  {
    post: 'hundredth-clinic',
    author: 'vaishnavi-krishnan',
    minutes: 10,
    text: 'Selvi. I know that ward. Thank you for the 410.',
  },
  {
    post: 'hundredth-clinic',
    author: 'firoz-daruwala',
    minutes: 50,
    text: 'This is what patient money is for.',
    replies: [
      {
        author: 'harini-subramanian',
        minutes: 30,
        text: 'You should see the drawing that they made of her. She has eyes.',
      },
    ],
  },
  {
    post: 'profitable-month',
    author: 'vikram-desai',
    minutes: 25,
    text: 'Nothing happened today, which is what it looks like. May I quote this to every company of mine?',
  },
  {
    post: 'profitable-month',
    author: 'tom-whitfield',
    minutes: 60,
    text: 'Welcome to the quiet club. We have soup.',
  },
  { post: 'lunch-lesson', author: 'yash-thakkar', minutes: 15, text: 'leek soup compounds.' },
  {
    post: 'four-pictures',
    author: 'camila-rojas',
    minutes: 40,
    text: 'The bars by week look exactly like our cherry harvest, a season later. Beautiful.',
  },
  {
    post: 'milk-grandmother',
    author: 'hana-suzuki',
    minutes: 30,
    text: '19 all, with one bribe. I declare it a draw.',
  },
  {
    post: 'story-grandfather',
    author: 'ananya-bose',
    minutes: 25,
    text: '“The tiger part is for tomorrow.” Every lesson of ours will end like that now.',
    replies: [{ author: 'nandini-hegde', minutes: 20, text: 'He says that you owe him a mango.' }],
  },
  {
    post: 'welcome-demo',
    author: 'vikram-desai',
    minutes: 30,
    text: 'I accept polite disagreement between 7 and 9 on Sundays.',
    replies: [{ author: 'nisha-thomas', minutes: 10, text: 'Noted in the guidelines, line zero.' }],
  },
  {
    post: 'welcome-demo',
    author: 'tanvi-deshpande',
    minutes: 90,
    text: 'A demo in which the invented people are more honest than the real ones. I’ll take it.',
  },
  {
    post: 'welcome-demo',
    author: 'yash-thakkar',
    minutes: 200,
    text: 'found a bug in it already, reported it with the form, got a receipt number. nicely dull.',
  },
  {
    post: 'guidelines-why',
    author: 'esha-banerjee',
    minutes: 60,
    text: 'Telling the author which line, and letting them answer: many courts would like to have that turnaround.',
  },
  {
    post: 'mentor-first-call',
    author: 'neha-joshi',
    minutes: 30,
    text: 'I came with “our journey” in May. You asked for the number at minute 22. It was the right number.',
    replies: [
      {
        author: 'lakshmi-iyer',
        minutes: 25,
        text: 'And you wrote three weeks later that you had done the opposite. That mail is in my good folder.',
      },
    ],
  },
  {
    post: 'sales-notebook',
    author: 'deepak-yadav',
    minutes: 20,
    text: 'Rule four. “Interested isn’t a date.” I’m getting it tattooed, in pencil.',
  },
  {
    post: 'sales-notebook',
    author: 'sofia-almeida',
    minutes: 70,
    text: 'Day four of ten, same hour each day. The first sentence of three people today was “it gets wet”. I had been selling green.',
    replies: [{ author: 'chitra-murthy', minutes: 25, text: 'There is your new first sentence.' }],
  },
  {
    post: 'ask-distribution',
    author: 'waseem-khan',
    minutes: 15,
    text: '4 to 5 in the afternoon in Bhopal too. It’s after lunch and before the gas. You have discovered the stomach.',
    replies: [{ author: 'gaurav-sinha', minutes: 10, text: 'The stomach. Of course.' }],
  },
  {
    post: 'ask-co-founder-equity',
    author: 'sana-malik',
    minutes: 50,
    text: 'Fifty-fifty with a two-page paper. Without the paper it would have been a hundred-zero by now.',
  },
  {
    post: 'growth-reporter',
    author: 'sunita-rao',
    minutes: 30,
    text: '“Whether my co-founder has slept” is the best leading indicator in that list.',
  },
  {
    post: 'growth-reporter',
    author: 'kwame-boateng',
    minutes: 70,
    text: '26 answered, of how many?',
    replies: [
      {
        author: 'tanvi-deshpande',
        minutes: 15,
        text: 'Of 34 whom I asked. I had the number ready for you.',
      },
    ],
  },
  {
    post: 'ask-first-hundred',
    author: 'meera-nair',
    minutes: 25,
    text: 'I sat in one godown for nine days and was introduced to everyone who came to quarrel.',
  },
  {
    post: 'ask-first-hundred',
    author: 'tom-whitfield',
    minutes: 60,
    text: 'A letter, on paper, with a stamp, to 400 care homes. 31 answered. It was 2014 and it still felt odd.',
  },
  {
    post: 'ask-first-hundred',
    author: 'omkar-patil',
    minutes: 140,
    text: 'One uncle, one market day, one wrong result that we admitted to in front of everyone.',
  },
  {
    post: 'qasim-forms-result',
    author: 'thu-ha-nguyen',
    minutes: 20,
    text: 'Wrong keyboard in six of ten. It’s one attribute. It’s always one attribute.',
  },
  {
    post: 'qasim-forms-result',
    author: 'vaishnavi-krishnan',
    minutes: 55,
    text: 'I was form number four. He drew on it with a red pen, and it hurt less than I had feared. 3 fields shorter now.',
    replies: [
      { author: 'qasim-ali', minutes: 20, text: 'Yours was the only one that kept what I typed.' },
    ],
  },
  {
    post: 'investor-questions-open',
    author: 'uday-reddy',
    minutes: 20,
    text: 'Do you ever change your mind after a no?',
    replies: [
      {
        author: 'siddharth-menon',
        minutes: 40,
        text: 'Four times in six years. Three because of a customer, one because I was wrong at breakfast.',
      },
    ],
  },
  {
    post: 'nine-days',
    author: 'ananya-bose',
    minutes: 25,
    text: 'The school secretary in Nagpur: does she know that she is due diligence?',
    replies: [{ author: 'vikram-desai', minutes: 20, text: 'She does. She has asked for carry.' }],
  },
  {
    post: 'closing-candidates',
    author: 'dev-malhotra',
    minutes: 40,
    text: 'The letter to be read aloud at dinner. I’m writing one tonight. My own father could use it.',
  },
  {
    post: 'tally-hundred',
    author: 'waseem-khan',
    minutes: 20,
    text: 'Matta rice is an excellent signing table. Firm, honest.',
  },
  {
    post: 'tally-hundred',
    author: 'vikram-desai',
    minutes: 55,
    text: 'Forty-two. What does he sell besides the table?',
    replies: [
      {
        author: 'meera-nair',
        minutes: 15,
        text: 'Everything that a temple needs. He pays in coins.',
      },
    ],
  },
  {
    post: 'tea-or-coffee',
    author: 'jasmine-dsouza',
    minutes: 10,
    text: 'Chai till four, then we talk.',
  },
  {
    post: 'moderation-week',
    author: 'jasmine-dsouza',
    minutes: 30,
    text: '24 of 41 with nothing wrong. Does anyone get told off for those?',
    replies: [
      { author: 'nisha-thomas', minutes: 20, text: 'No. I would rather look at 24 than miss one.' },
    ],
  },
  {
    post: 'what-next-poll',
    author: 'rohan-kulkarni',
    minutes: 20,
    text: 'Numbers that people usually hide. It’s why I come here before I open the job boards.',
    replies: [
      { author: 'nisha-thomas', minutes: 15, text: 'Thank you. It is winning, by the way.' },
    ],
  },
  {
    post: 'mentor-no-show',
    author: 'yash-thakkar',
    minutes: 30,
    text: 'i was the queue. i am sorry. may i have another thursday?',
    replies: [{ author: 'lukas-brandt', minutes: 20, text: 'Thursday, 18.00. Bring the queue.' }],
  },
  {
    post: 'kochi-meetup',
    author: 'jaya-pillai',
    minutes: 40,
    text: 'Coming, with the bill from 2021 that taught me English.',
    replies: [
      { author: 'meera-nair', minutes: 20, text: 'Appam first, bill second.' },
      { author: 'jaya-pillai', minutes: 35, text: 'As it should be.' },
    ],
  },
  {
    post: 'notice-board-hyderabad',
    author: 'hemant-rawat',
    minutes: 30,
    text: 'People fail at our “number of rooms” since they count the kitchen. One hour, please, from the roof.',
    replies: [
      {
        author: 'qasim-ali',
        minutes: 20,
        text: 'Form number two. I’ll bring a red pen and warm socks.',
      },
    ],
  },
  {
    post: 'remote-first-month',
    author: 'priya-raghavan',
    minutes: 25,
    text: 'What was the bakery company’s trick?',
    replies: [
      {
        author: 'elif-demir',
        minutes: 15,
        text: 'The founder reads applications while the ovens heat. 50 minutes is a sourdough.',
      },
    ],
  },
  {
    post: 'design-review-q',
    author: 'qasim-ali',
    minutes: 30,
    text: 'Send them their own page on their own phone, outdoors, at noon. No words.',
    replies: [
      {
        author: 'thu-ha-nguyen',
        minutes: 30,
        text: 'Done. The answer was one word, and it was “ah”.',
      },
    ],
  },
  {
    post: 'ask-remote-ceo',
    author: 'harini-subramanian',
    minutes: 45,
    text: 'Four colours here. The fourth is “go home, it is 44 degrees”.',
    replies: [{ author: 'amara-okafor', minutes: 25, text: 'Adding the fourth. Thank you.' }],
  },
  {
    post: 'cold-or-warm',
    author: 'camila-rojas',
    minutes: 20,
    text: 'A customer, who was also family. Which one do I tick?',
    replies: [
      { author: 'sofia-almeida', minutes: 15, text: 'Customer. Family doesn’t read the terms.' },
    ],
  },
];
