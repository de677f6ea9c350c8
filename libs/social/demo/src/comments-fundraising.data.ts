import type { DemoComment } from '@upround/social/api';

export const fundraisingComments: readonly DemoComment[] = [
  {
    post: 'raise-47-meetings',
    author: 'waseem-khan',
    minutes: 35,
    text: 'Meeting 31 is early. I showed the right photo in meeting 58, and only because the projector failed.',
    replies: [
      { author: 'meera-nair', minutes: 13, text: 'What was on the phone instead?' },
      {
        author: 'waseem-khan',
        minutes: 35,
        text: 'My uncle, shouting at a parchi. It was the best demo we ever did.',
      },
    ],
  },
  {
    post: 'raise-47-meetings',
    author: 'vikram-desai',
    minutes: 95,
    text: 'For the record, I saw the deck around meeting 12 and didn’t finish it. If slide one had been the two ledgers I’d have called you from the car.',
    replies: [
      {
        author: 'meera-nair',
        minutes: 35,
        text: 'Thank you for saying so in public. I’ve kept your no, it had a reason in it.',
      },
    ],
  },
  {
    post: 'raise-47-meetings',
    author: 'sunita-rao',
    minutes: 210,
    text: 'Seven weeks of silence in the middle is the normal shape. No one puts it in the deck about how they raised.',
  },
  {
    post: 'raise-47-meetings',
    author: 'gurpreet-kaur',
    minutes: 400,
    text: 'How did you get people to agree to the photo? Our collection points don’t want to be seen quarrelling.',
    replies: [
      {
        author: 'meera-nair',
        minutes: 60,
        text: 'I asked both sides after it was settled, and I blurred the names. One of them asked me not to blur his. He had been right.',
      },
    ],
  },
  {
    post: 'raise-47-meetings',
    author: 'kabir-anand',
    minutes: 640,
    text: 'Stealing “show the quarrel” for Saturday.',
  },
  {
    post: 'no-with-reason',
    author: 'ananya-bose',
    minutes: 50,
    text: '“Could not explain it to my partner in two sentences” is worth a whole course. We rewrote our first line eleven times because of one such no.',
  },
  {
    post: 'no-with-reason',
    author: 'zoya-merchant',
    minutes: 120,
    text: 'We counted ours the same way last year. “Founder answered a different question” was third. Do you have that one inside “team”?',
    replies: [
      {
        author: 'vikram-desai',
        minutes: 40,
        text: 'Inside “team”, yes. I should split it. It’s the one that people can mend by Tuesday.',
      },
    ],
  },
  {
    post: 'no-with-reason',
    author: 'ishaan-kapoor',
    minutes: 230,
    text: 'As someone who got 60 polite no’s: a tally like this, sent once a year to everyone you declined, would be a public service.',
  },
  {
    post: 'no-with-reason',
    author: 'siddharth-menon',
    minutes: 300,
    text: '25 for “didn’t like the business” is brave to publish. My number is higher and my sentence is usually longer.',
  },
  {
    post: 'note-or-equity',
    author: 'esha-banerjee',
    minutes: 40,
    text: 'Before the instrument, ask what happens if your round never comes. On that one page the four options differ most. General remark.',
    replies: [
      {
        author: 'gurpreet-kaur',
        minutes: 25,
        text: 'That’s the question I had been walking around. Asking tonight.',
      },
    ],
  },
  {
    post: 'note-or-equity',
    author: 'manav-shah',
    minutes: 120,
    text: '₹25 lakh is a kindness if it comes without homework. I’d take it in shares at a fair price and save everyone the mathematics.',
  },
  {
    post: 'note-or-equity',
    author: 'sunita-rao',
    minutes: 180,
    text: 'If you take a note: write down the cap, the discount, what counts as a round, and a date. Four blanks. I’ve seen notes with three of them filled.',
    replies: [
      { author: 'gurpreet-kaur', minutes: 20, text: 'Which one do people forget?' },
      { author: 'sunita-rao', minutes: 35, text: 'What counts as a round.' },
    ],
  },
  {
    post: 'term-sheet-read',
    author: 'harini-subramanian',
    minutes: 60,
    text: 'Printed. Part 5, the one with who pays if they don’t close, has just saved me an awkward winter.',
  },
  {
    post: 'term-sheet-read',
    author: 'karthik-venkat',
    minutes: 140,
    text: 'The “any contract above ₹5 lakh” list is real. Ours had it. We asked for a threshold tied to monthly spend and they said yes in one mail. No one had read it on their side either.',
    replies: [
      {
        author: 'esha-banerjee',
        minutes: 30,
        text: 'That’s more common than anyone likes to admit. Forms travel.',
      },
    ],
  },
  {
    post: 'term-sheet-read',
    author: 'uday-reddy',
    minutes: 320,
    text: 'Where would you put “drag along”? Ours was six lines and I read it eight times.',
    replies: [
      {
        author: 'esha-banerjee',
        minutes: 60,
        text: 'In the list of things to read as the person you will be if it goes badly. Look for: who can start it, at what price, and after how long.',
      },
    ],
  },
  {
    post: 'deck-nine-slides',
    author: 'kabir-anand',
    minutes: 20,
    text: 'There is no rocket on ours any more.',
  },
  {
    post: 'deck-nine-slides',
    author: 'sofia-almeida',
    minutes: 90,
    text: 'Nine slides, and the customer is a woman in Setúbal who ships cheese. She is slide two from tonight.',
  },
  {
    post: 'silence-after-partner',
    author: 'zoya-merchant',
    minutes: 25,
    text: 'Chase, with news and a date. I’ll write the sentence up for you.',
  },
  {
    post: 'silence-after-partner',
    author: 'vikram-desai',
    minutes: 70,
    text: 'Eleven days usually means that no one in the room feels strongly. A short mail that makes “no” easy will find out. If it was a yes you would hear within three.',
    replies: [
      {
        author: 'harini-subramanian',
        minutes: 25,
        text: 'That is useful and slightly horrible. Sending it.',
      },
    ],
  },
  {
    post: 'silence-after-partner',
    author: 'firoz-daruwala',
    minutes: 400,
    text: 'And order the enclosures if the clinics are real. Money follows boxes more often than boxes follow money.',
  },
  {
    post: 'chase-script',
    author: 'harini-subramanian',
    minutes: 45,
    text: 'Sent at 10.40. Answer at 14.05: a yes to a third meeting, and an apology. I owe you tea.',
    replies: [{ author: 'zoya-merchant', minutes: 15, text: 'Filter coffee, please.' }],
  },
  {
    post: 'chase-script',
    author: 'uday-reddy',
    minutes: 200,
    text: 'The part about the door is what I never manage. I always write as if they were doing me a favour by reading.',
  },
  {
    post: 'safe-maths',
    author: 'ananya-bose',
    minutes: 30,
    text: 'Did the sum. It’s 12.4 and I had been saying “about ten” with a straight face.',
  },
  {
    post: 'safe-maths',
    author: 'camila-rojas',
    minutes: 110,
    text: 'Does the order in which they were signed matter?',
    replies: [
      {
        author: 'sunita-rao',
        minutes: 40,
        text: 'For the post-money kind with a cap, no: each is its money over its cap. For other kinds, yes, it can. Read yours before you use my four minutes.',
      },
    ],
  },
  {
    post: 'which-number-first',
    author: 'sunita-rao',
    minutes: 30,
    text: 'Cash and months left. The rest of the update is read in its light anyway.',
  },
  {
    post: 'which-number-first',
    author: 'karthik-venkat',
    minutes: 75,
    text: 'Whatever got worse. It gets answers. Good news gets a thumb.',
    replies: [
      {
        author: 'mei-lin-tan',
        minutes: 35,
        text: 'I suspected that you would say so. Yours is one of two updates that I reply to on the same day.',
      },
    ],
  },
  {
    post: 'which-number-first',
    author: 'tom-whitfield',
    minutes: 260,
    text: 'I have no investors, and write one anyway, to my wife. She starts with the months left.',
  },
  {
    post: 'update-template',
    author: 'rohan-kulkarni',
    minutes: 90,
    text: 'As a candidate, I’d take any job where I could read the last three of these.',
    replies: [
      {
        author: 'karthik-venkat',
        minutes: 50,
        text: 'We do share them at the final interview. One person declined because of line 3. It was fair.',
      },
    ],
  },
  {
    post: 'update-template',
    author: 'neha-joshi',
    minutes: 220,
    text: 'Line 4 turned into our team meeting. We forgot that it was for investors.',
  },
  {
    post: 'round-timeline',
    author: 'ritu-agarwal',
    minutes: 35,
    text: 'The old share certificate. It’s always the old share certificate. Please, everyone, open the folder tonight.',
  },
  {
    post: 'round-timeline',
    author: 'harini-subramanian',
    minutes: 100,
    text: 'Week 5 to week 8 for one stamp, did money or a person solve it?',
    replies: [
      {
        author: 'uday-reddy',
        minutes: 30,
        text: 'A person. My father’s classmate’s sister. I have no general method.',
      },
    ],
  },
  {
    post: 'valuation-dinner',
    author: 'siddharth-menon',
    minutes: 30,
    text: 'I’d like to say that I know who said it. I think it was my boss.',
  },
  {
    post: 'valuation-dinner',
    author: 'firoz-daruwala',
    minutes: 300,
    text: 'In my time we called it goodwill, and wrote it off.',
  },
  {
    post: 'customer-cheque',
    author: 'meera-nair',
    minutes: 55,
    text: 'A customer with a vote is a roadmap with a lawyer. I’m going to say that at my next board meeting and claim it.',
    replies: [
      { author: 'amara-okafor', minutes: 25, text: 'Take it. It cost me one argument to learn.' },
    ],
  },
  {
    post: 'grant-or-not',
    author: 'lalita-oraon',
    minutes: 40,
    text: 'We stop when the report takes longer than the work it reports. Last year that was the third one.',
    replies: [
      { author: 'omkar-patil', minutes: 20, text: 'That is a rule I can print. Thank you.' },
    ],
  },
  {
    post: 'grant-or-not',
    author: 'jaya-pillai',
    minutes: 200,
    text: '26 days for ₹18 lakh is a good wage. The lost one was the fee for learning how.',
  },
  {
    post: 'cap-table-picture',
    author: 'nisha-thomas',
    minutes: 60,
    text: '“Chairs for people who haven’t come yet” is going on my fridge.',
  },
  {
    post: 'bridge-honest',
    author: 'vikram-desai',
    minutes: 60,
    text: 'I was one of those who didn’t ask. We have a page for it now: the date, the number, and what happens then. It’s called page 2 because page 1 is the hope.',
    replies: [
      {
        author: 'ishaan-kapoor',
        minutes: 40,
        text: 'You were also the only one who phoned in April. That counted.',
      },
    ],
  },
  {
    post: 'bridge-honest',
    author: 'sana-malik',
    minutes: 190,
    text: 'Reading this at the right time. We have a number and no date. Tonight we get a date.',
  },
  {
    post: 'bridge-honest',
    author: 'sunita-rao',
    minutes: 330,
    text: 'A date without a number is a wish; a number without a date is a mood.',
  },
  {
    post: 'investor-mistake-kirana',
    author: 'waseem-khan',
    minutes: 20,
    text: 'Arrey, eleven shops in Lower Parel. Next time take the train, I’ll feed you.',
    replies: [
      {
        author: 'vikram-desai',
        minutes: 25,
        text: 'Booked for the 14th. I’m bringing my partner, she asks better questions.',
      },
      { author: 'waseem-khan', minutes: 32, text: 'She gets the window seat in the godown.' },
    ],
  },
  {
    post: 'investor-mistake-kirana',
    author: 'tanvi-deshpande',
    minutes: 150,
    text: 'Every reporter has done this too: asked the eleven people near the office, and called it the city.',
  },
  {
    post: 'first-cheque-questions',
    author: 'gaurav-sinha',
    minutes: 70,
    text: 'Number 4 is the one that I’d fail. We have stopped nothing.',
    replies: [
      {
        author: 'zoya-merchant',
        minutes: 25,
        text: 'That is an answer. I would ask what it costs you.',
      },
    ],
  },
  {
    post: 'first-cheque-questions',
    author: 'thu-ha-nguyen',
    minutes: 300,
    text: 'I used number 7 in a job interview. The founder went quiet, and then told me about the lawsuit. I’m grateful to you and slightly frightened.',
  },
  {
    post: 'pre-money-confusion',
    author: 'kwame-boateng',
    minutes: 60,
    text: 'Same in Accra. I teach it with bread: did you cut before or after my loaf joined the table?',
  },
  {
    post: 'pre-money-confusion',
    author: 'ritu-agarwal',
    minutes: 130,
    text: 'Ask for it in the form of a cap table with names and share counts. Words hide, columns don’t.',
  },
  {
    post: 'data-room-list',
    author: 'siddharth-menon',
    minutes: 80,
    text: 'I can confirm that “what is broken” is opened first. It also tells me who wrote the rest.',
  },
  {
    post: 'vikram-office-hours',
    author: 'omkar-patil',
    minutes: 25,
    text: 'Sending the one with the photo of the van on it. It’s embarrassing in the right way.',
  },
  {
    post: 'vikram-office-hours',
    author: 'ananya-bose',
    minutes: 70,
    text: 'Does “who paid you last” count if it was ten rupees?',
    replies: [
      {
        author: 'vikram-desai',
        minutes: 20,
        text: 'It counts more. Tell me what she did with them.',
      },
    ],
  },
  {
    post: 'seed-size',
    author: 'karthik-venkat',
    minutes: 90,
    text: 'We raised for 24 in the first round, and I recognise every one of those six months.',
  },
];
