import type { DemoComment } from '@upround/social/api';

export const peopleComments: readonly DemoComment[] = [
  {
    post: 'first-ten-mistakes',
    author: 'imran-sheikh',
    minutes: 30,
    text: '“We knew, and were tired” is the honest line. I’d guess that it hides in the other rows too.',
    replies: [
      {
        author: 'priya-raghavan',
        minutes: 25,
        text: 'In at least five of the twelve. I counted what we wrote at the time.',
      },
    ],
  },
  {
    post: 'first-ten-mistakes',
    author: 'meera-nair',
    minutes: 85,
    text: 'How do you tell “hired for the next stage” before it happens?',
    replies: [
      {
        author: 'priya-raghavan',
        minutes: 35,
        text: 'Ask them to describe Tuesday. If there is a team in the description that you don’t have, they are for the next stage.',
      },
      { author: 'meera-nair', minutes: 55, text: 'Tuesday. Writing that down.' },
    ],
  },
  {
    post: 'first-ten-mistakes',
    author: 'lukas-brandt',
    minutes: 240,
    text: 'One in 31 that couldn’t have been known. I’d like this number for software bugs.',
  },
  {
    post: 'range-in-post',
    author: 'deepak-yadav',
    minutes: 20,
    text: 'As one of the 214 type of applicants: without a range I apply to everything and mean none of it.',
  },
  {
    post: 'range-in-post',
    author: 'dev-malhotra',
    minutes: 65,
    text: 'The fear is always that the present team reads it. They already know. They have phones.',
    replies: [
      {
        author: 'imran-sheikh',
        minutes: 25,
        text: 'Then the fear is the right one, for the right reason.',
      },
    ],
  },
  {
    post: 'paid-trial',
    author: 'qasim-ali',
    minutes: 35,
    text: '71 people who will say something kind about you at dinners, for ₹5.9 lakh. There is no cheaper advertising.',
  },
  {
    post: 'paid-trial',
    author: 'thu-ha-nguyen',
    minutes: 100,
    text: 'Do you pay before or after?',
    replies: [
      {
        author: 'karthik-venkat',
        minutes: 20,
        text: 'Before. Someone told me that it changes how the evening feels. It was @qasim-ali.',
      },
    ],
  },
  {
    post: 'work-sample-thread',
    author: 'rohan-kulkarni',
    minutes: 40,
    text: 'I did this interview with you last autumn. I asked how often it happens after I had fixed it, and I’ve been annoyed with myself since.',
    replies: [
      {
        author: 'lukas-brandt',
        minutes: 35,
        text: 'You also phoned the imaginary customer. I remember.',
      },
    ],
  },
  {
    post: 'work-sample-thread',
    author: 'yash-thakkar',
    minutes: 150,
    text: '“make it worse on purpose” is the best interview question i have heard. i would talk for an hour.',
  },
  {
    post: 'reply-everyone',
    author: 'tanvi-deshpande',
    minutes: 45,
    text: 'Your no to me in August had two lines, and the second one got me two interviews elsewhere. I kept it.',
  },
  {
    post: 'reply-everyone',
    author: 'elif-demir',
    minutes: 90,
    text: 'May I have the 40 minutes in numbers? How many letters a day is that?',
    replies: [
      {
        author: 'priya-raghavan',
        minutes: 40,
        text: 'About 25. Sixteen of them take one minute, nine take three. I do them before I open anything else.',
      },
    ],
  },
  {
    post: 'onboarding-week',
    author: 'hana-suzuki',
    minutes: 60,
    text: 'The five confusing things on Wednesday: do you ever tell the new person that some of them are the law?',
    replies: [
      {
        author: 'pooja-bhatt',
        minutes: 35,
        text: 'Eleven of 63 were the law. We wrote next to them which law. That counted as fixing.',
      },
    ],
  },
  {
    post: 'founder-interview-poll',
    author: 'chitra-murthy',
    minutes: 45,
    text: 'The person they will work for, with a founder who may say no once a year. Once.',
  },
  {
    post: 'reference-question',
    author: 'deepak-yadav',
    minutes: 30,
    text: 'I asked my old manager how he would answer this about me. He named three things. Two were about my lunch hour. I’ve improved.',
  },
  {
    post: 'notice-period',
    author: 'imran-sheikh',
    minutes: 70,
    text: 'I’ve placed four people with you because of the 30 days. It’s a benefit that costs nothing, and no one puts it in the post.',
    replies: [{ author: 'dev-malhotra', minutes: 30, text: 'It is in the next one. First line.' }],
  },
  {
    post: 'sales-first-hire',
    author: 'chitra-murthy',
    minutes: 40,
    text: 'Nine years of biscuits. I’d have hired him over any deck of logos.',
    replies: [
      {
        author: 'meera-nair',
        minutes: 20,
        text: 'He sends his regards. He says your book is too long by the length of the book.',
      },
    ],
  },
  {
    post: 'bias-blind',
    author: 'zoya-merchant',
    minutes: 50,
    text: 'Eleven of twenty in common. We saw nearly the same with decks. It doesn’t go away by knowing it.',
    replies: [
      { author: 'aditi-ghosh', minutes: 35, text: 'No. It goes away with a sheet of paper.' },
    ],
  },
  {
    post: 'designer-brief',
    author: 'priya-raghavan',
    minutes: 40,
    text: 'The broken form with its drop-off is a lovely brief. Which company? I’d like to send them people.',
    replies: [
      {
        author: 'qasim-ali',
        minutes: 25,
        text: 'I’ll ask them whether I may say. They didn’t hire me, but they wrote three paragraphs about why.',
      },
    ],
  },
  {
    post: 'ghost-poll',
    author: 'deepak-yadav',
    minutes: 20,
    text: 'Silence is an answer. It is only badly written.',
  },
  {
    post: 'ghost-poll',
    author: 'elif-demir',
    minutes: 80,
    text: 'I voted for a week, and then I looked at my own data. My median is nine days. Mending it.',
  },
  {
    post: 'team-map',
    author: 'thu-ha-nguyen',
    minutes: 50,
    text: 'I was the east half of that handover at a former place. Being drawn on a map would have been a relief.',
  },
  {
    post: 'counter-offer',
    author: 'rohan-kulkarni',
    minutes: 60,
    text: '“If the money was there all along, so was the opinion.” That should be on a mug.',
  },
  {
    post: 'engineer-number-one',
    author: 'rohan-kulkarni',
    minutes: 30,
    text: 'Applied, with a bug: bed 0 can be admitted twice if one is quick.',
    replies: [
      { author: 'vaishnavi-krishnan', minutes: 20, text: 'It can. It has been. Thursday, 4 pm?' },
      { author: 'rohan-kulkarni', minutes: 24, text: 'Thursday, 4 pm.' },
    ],
  },
  {
    post: 'engineer-number-one',
    author: 'lukas-brandt',
    minutes: 200,
    text: 'Code written by a nurse is usually well named and badly copied. I’d take it over the reverse.',
  },
  {
    post: 'firing-kindly',
    author: 'pooja-bhatt',
    minutes: 45,
    text: '“Call them again after a month.” I did it once out of four times. I’ll go back and do the other three.',
  },
  {
    post: 'firing-kindly',
    author: 'dev-malhotra',
    minutes: 120,
    text: 'I explained for my own comfort for 25 minutes in 2022. He told me so a year later. He was right and kind.',
  },
  {
    post: 'internship-pay',
    author: 'ritu-agarwal',
    minutes: 60,
    text: 'And a stipend paper, please, with dates. Students come to me in June with nothing but a group photo.',
  },
  {
    post: 'internship-pay',
    author: 'kwame-boateng',
    minutes: 110,
    text: 'What was the response rate? 140 of how many asked?',
    replies: [
      { author: 'kabir-anand', minutes: 30, text: '140 of 310. I knew that you would come.' },
    ],
  },
  {
    post: 'sdr-comp',
    author: 'deepak-yadav',
    minutes: 30,
    text: '“A number for month six that you set together in month two.” My present manager and I have never set anything together except the alarm.',
  },
  {
    post: 'return-to-work',
    author: 'hana-suzuki',
    minutes: 90,
    text: 'The finishing-by-5.30 point is real. It is also contagious.',
  },
  {
    post: 'relocate-poll',
    author: 'jasmine-dsouza',
    minutes: 30,
    text: 'Seven ticks out of six, if I could.',
  },
  {
    post: 'search-week-9',
    author: 'lukas-brandt',
    minutes: 20,
    text: 'The date picker note is a good method since it is evidence that you opened the product. You would be surprised how rare that is.',
  },
  {
    post: 'search-week-9',
    author: 'imran-sheikh',
    minutes: 60,
    text: '18 answers from 41 is well above what I see. The market for people who read is fine.',
    replies: [{ author: 'rohan-kulkarni', minutes: 15, text: 'I’ll repeat that to my landlord.' }],
  },
  {
    post: 'search-week-9',
    author: 'thu-ha-nguyen',
    minutes: 130,
    text: 'Week 9 was my lowest. Week 11 was better for no reason at all. Send me the next cover note before you send it to them.',
    replies: [{ author: 'rohan-kulkarni', minutes: 20, text: 'Sent. Be cruel.' }],
  },
  {
    post: 'search-week-9',
    author: 'vaishnavi-krishnan',
    minutes: 300,
    text: 'If you are serious about small teams: ours is a nurse, a database and a hospital smell.',
  },
  {
    post: 'cv-one-page',
    author: 'deepak-yadav',
    minutes: 25,
    text: '41% over target, 143 objections. Is a notebook a unit?',
    replies: [{ author: 'imran-sheikh', minutes: 20, text: 'It is now.' }],
  },
  {
    post: 'newsroom-to-growth',
    author: 'jasmine-dsouza',
    minutes: 40,
    text: '“If no one reads it, it isn’t their fault.” Half of marketing could go home after this sentence.',
  },
  {
    post: 'newsroom-to-growth',
    author: 'nandini-hegde',
    minutes: 110,
    text: 'Do you want to write the letters that we send to families when a story ends? I’m serious. Part-time, paid, Kannada not needed, patience needed.',
    replies: [
      {
        author: 'tanvi-deshpande',
        minutes: 20,
        text: 'I’m very patient and slightly emotional. Writing to you.',
      },
    ],
  },
  {
    post: 'objection-book',
    author: 'chitra-murthy',
    minutes: 30,
    text: 'Do you have what came after each? The objection is the question, the second sentence is the sale.',
    replies: [
      {
        author: 'deepak-yadav',
        minutes: 20,
        text: 'On the right-hand pages. The left is them, the right is me. The left is better.',
      },
    ],
  },
  {
    post: 'objection-book',
    author: 'waseem-khan',
    minutes: 90,
    text: '“My son handles this” is 14% for you and 31 nephews for us. Call after nine at night, the son is at the shop and the father is at home.',
  },
  {
    post: 'take-home-limit',
    author: 'qasim-ali',
    minutes: 45,
    text: 'Five out of seven “oh, of course”. So it was never a policy, it was a habit.',
  },
  {
    post: 'offer-compare',
    author: 'sunita-rao',
    minutes: 25,
    text: 'Ask B for the last twelve months of bank balance and A for the same. Then look at your own rent. I’d still lean to B, and to 27.',
    replies: [
      {
        author: 'qasim-ali',
        minutes: 35,
        text: 'B showed me the balance on the call, without blinking. A said that they would get back.',
      },
    ],
  },
  {
    post: 'offer-compare',
    author: 'pooja-bhatt',
    minutes: 80,
    text: 'As designer number one you set the words for a decade. That’s worth three lakh, and it’s also work.',
  },
  {
    post: 'offer-compare',
    author: 'esha-banerjee',
    minutes: 140,
    text: 'For 0.25%: of how many shares, at what exercise price, and what happens when you leave. See my post, please, before you vote on your own life.',
  },
  {
    post: 'gap-answer',
    author: 'tanvi-deshpande',
    minutes: 35,
    text: 'Eleven seconds, and it ends on collections. That’s a headline.',
  },
  {
    post: 'salary-history',
    author: 'rohan-kulkarni',
    minutes: 40,
    text: 'Used the sentence today. There was a pause, and then a number. It had been 4 lakh higher than what I’d have said.',
    replies: [
      {
        author: 'priya-raghavan',
        minutes: 30,
        text: 'That pause is the sound of the budget arriving.',
      },
    ],
  },
  {
    post: 'accessibility-portfolio',
    author: 'hana-suzuki',
    minutes: 60,
    text: 'I showed the video to our foreman. He said: “That’s me with gloves.” We’re fixing two of the eight.',
  },
  {
    post: 'equity-questions',
    author: 'thu-ha-nguyen',
    minutes: 45,
    text: 'Asked all five. At the fifth the founder laughed and said “not yet”. It was the best answer of the five.',
  },
  {
    post: 'laid-off-day-one',
    author: 'tanvi-deshpande',
    minutes: 30,
    text: '“Eat lunch” is the part I needed in 2020.',
  },
  {
    post: 'interview-questions-back',
    author: 'pooja-bhatt',
    minutes: 50,
    text: 'The second one got us. We had to think about whether she did sleep. She hadn’t. We changed the rota.',
  },
  {
    post: 'interview-questions-back',
    author: 'karthik-venkat',
    minutes: 120,
    text: 'Question three is fair, and if a founder asks you why you want to know, leave politely.',
  },
  {
    post: 'commute-cost',
    author: 'tom-whitfield',
    minutes: 60,
    text: '539 hours is also eleven weeks of walking a dog, for those who prefer that unit.',
  },
  {
    post: 'background-check',
    author: 'nisha-thomas',
    minutes: 20,
    text: 'Thank you for reporting it. If anyone else was asked for a “deposit”, report the profile; no one who hires needs your money.',
  },
  {
    post: 'offer-at-last',
    author: 'rohan-kulkarni',
    minutes: 8,
    text: 'I read this standing in the kitchen and I shouted, and my mother thought that it was mine. It felt nearly as good.',
    replies: [
      {
        author: 'thu-ha-nguyen',
        minutes: 4,
        text: 'Yours is next. Tell your mother to keep standing there.',
      },
    ],
  },
  {
    post: 'offer-at-last',
    author: 'priya-raghavan',
    minutes: 25,
    text: 'They fixed two things before the final call. Take note, everyone who hires: that is how you close a candidate.',
  },
  {
    post: 'offer-at-last',
    author: 'elif-demir',
    minutes: 40,
    text: '16 weeks, and you answered every one of my mails within a day. Congratulations.',
  },
  {
    post: 'rohan-thanks',
    author: 'lukas-brandt',
    minutes: 15,
    text: 'Say it with the number and with what you would do on Monday. Then be quiet.',
  },
  {
    post: 'rohan-thanks',
    author: 'vaishnavi-krishnan',
    minutes: 30,
    text: 'We are still here as well, with a hospital smell.',
  },
  {
    post: 'rohan-thanks',
    author: 'sunita-rao',
    minutes: 50,
    text: 'Manners are wished. So is nerve.',
  },
];
