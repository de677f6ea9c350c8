import type { DemoComment } from '@upround/social/api';

export const lessonComments: readonly DemoComment[] = [
  {
    post: 'repcount-shutdown',
    author: 'sunita-rao',
    minutes: 15,
    text: 'I’ve closed one company. You did the order right: people, customers, money, words. No one teaches it.',
  },
  {
    post: 'repcount-shutdown',
    author: 'gaurav-sinha',
    minutes: 40,
    text: '“We had sold to owners and built for boys.” I have read this three times. I’m going to find out who opens Rasoipilot at 4.15.',
    replies: [
      { author: 'ishaan-kapoor', minutes: 30, text: 'Do it by name. We had the names all along.' },
    ],
  },
  {
    post: 'repcount-shutdown',
    author: 'vikram-desai',
    minutes: 90,
    text: 'One of the two letters was mine. It still stands.',
    replies: [{ author: 'ishaan-kapoor', minutes: 40, text: 'I know which one. Thank you.' }],
  },
  {
    post: 'repcount-shutdown',
    author: 'neha-joshi',
    minutes: 180,
    text: 'Sorting the ones who left by whether they still exist. Did it tonight: 14 left, 13 still exist. I have a week of phone calls.',
  },
  {
    post: 'repcount-shutdown',
    author: 'tom-whitfield',
    minutes: 300,
    text: '22% returned, and everyone placed. I have known exits with less to be proud of.',
  },
  {
    post: 'diwali-stock',
    author: 'meera-nair',
    minutes: 30,
    text: 'Stock as a promise and not as a number, for five days a year. The shopkeepers have always done it, only the software didn’t know.',
  },
  {
    post: 'diwali-stock',
    author: 'dev-malhotra',
    minutes: 80,
    text: 'What happened to the 61?',
    replies: [
      {
        author: 'waseem-khan',
        minutes: 30,
        text: 'The shops sent 61 boxes of something else, by nephew, the same night. 58 still order.',
      },
    ],
  },
  {
    post: 'hire-vp',
    author: 'chitra-murthy',
    minutes: 25,
    text: 'I was that person once, at another company. It’s lonely, too. Thank you for writing that he was good.',
  },
  {
    post: 'hire-vp',
    author: 'priya-raghavan',
    minutes: 70,
    text: '“Can a stranger sell it with my notes?” is now question one in my intake call.',
  },
  {
    post: 'warehouse-flood',
    author: 'harini-subramanian',
    minutes: 30,
    text: 'Went down to look at what I own that no one would steal. Test rigs. Four of them, on the floor.',
    replies: [{ author: 'jaya-pillai', minutes: 15, text: 'Lift them today. Water is punctual.' }],
  },
  {
    post: 'kitchen-three',
    author: 'sunita-rao',
    minutes: 60,
    text: '₹4.10 an order with the best ratings. People loved being subsidised, they always do.',
  },
  {
    post: 'co-founder-talk',
    author: 'esha-banerjee',
    minutes: 35,
    text: 'A two-page paper with nine questions, read aloud, prevents more work for my profession than any clause I could draft.',
  },
  {
    post: 'co-founder-talk',
    author: 'camila-rojas',
    minutes: 100,
    text: 'Would you share the nine?',
    replies: [
      {
        author: 'sana-malik',
        minutes: 50,
        text: 'I asked her and she said yes. Hours, money, leaving, city, who decides what, what we tell investors, what happens if one is ill, what is enough, and what would make you quit.',
      },
      { author: 'camila-rojas', minutes: 70, text: '“What is enough” is the one. Thank you both.' },
    ],
  },
  {
    post: 'premature-city',
    author: 'pooja-bhatt',
    minutes: 50,
    text: '“When someone other than me has refused three listings.” I want this rule for hiring.',
  },
  {
    post: 'email-to-all',
    author: 'deepak-yadav',
    minutes: 15,
    text: 'I miss me too. I laughed in a bus.',
  },
  {
    post: 'investor-missed',
    author: 'rania-haddad',
    minutes: 60,
    text: 'I now ask to speak to the clerk. Founders who can produce the clerk within a day are a category of their own.',
  },
  {
    post: 'discount-spiral',
    author: 'lakshmi-iyer',
    minutes: 40,
    text: 'The cliff was visible in April. Put the sixth month on the chart on the day you launch the discount.',
  },
  {
    post: 'event-nobody',
    author: 'jasmine-dsouza',
    minutes: 20,
    text: 'Weeks three and four I was alone with a croissant. Solidarity.',
    replies: [
      {
        author: 'moses-lyngdoh',
        minutes: 15,
        text: 'the caterer’s nephew sends his regards from a funded table.',
      },
    ],
  },
  {
    post: 'trust-me-report',
    author: 'vikram-desai',
    minutes: 45,
    text: '“So do we” is right. I put a reminder in the calendar for the quiet ones. It says: you first.',
  },
  {
    post: 'api-key-git',
    author: 'lukas-brandt',
    minutes: 25,
    text: 'Seven minutes is about the usual. ₹19,600 is cheap tuition. Rotate, limit, sleep.',
  },
  {
    post: 'nephew-economy',
    author: 'omkar-patil',
    minutes: 20,
    text: 'In Nashik it’s the daughter-in-law, since she has the B.Com. Same training, better passwords.',
    replies: [{ author: 'waseem-khan', minutes: 20, text: 'Chapter two of my book, then.' }],
  },
  {
    post: 'nephew-economy',
    author: 'nandini-hegde',
    minutes: 75,
    text: 'The uncle hearing the shop’s name spoken by the phone: who recorded it?',
    replies: [
      {
        author: 'waseem-khan',
        minutes: 20,
        text: 'My aunt. 206 shop names in two afternoons. She corrected eleven of the names.',
      },
    ],
  },
  {
    post: 'nephew-economy',
    author: 'mei-lin-tan',
    minutes: 190,
    text: '4 shops in a year instead of 4 a month. You should open every investor meeting with the word nephew.',
  },
  {
    post: 'market-day',
    author: 'ananya-bose',
    minutes: 40,
    text: 'A witness. I hadn’t thought of a crowd as a feature.',
  },
  {
    post: 'market-day',
    author: 'amara-okafor',
    minutes: 95,
    text: 'Pay day in front of everyone is how my mother did it too. No one has ever disputed a stone in a tin.',
  },
  {
    post: 'language-poll',
    author: 'omkar-patil',
    minutes: 15,
    text: 'Marathi, and then the Marathi that people speak, which was a second project.',
  },
  {
    post: 'uniform-season',
    author: 'sunita-rao',
    minutes: 40,
    text: 'Borrow in February, before you need it, when your bank balance looks like a holiday.',
    replies: [
      {
        author: 'farah-qureshi',
        minutes: 35,
        text: 'You told me so last year. This year I did. The chair is on order.',
      },
    ],
  },
  {
    post: 'hinglish-support',
    author: 'ananya-bose',
    minutes: 30,
    text: 'It’s the 4 o’clock. I want it on a banner in three languages.',
  },
  {
    post: 'small-town-hiring',
    author: 'harini-subramanian',
    minutes: 60,
    text: 'Parents and parking. Chennai says the same, minus the parking.',
  },
  {
    post: 'credit-book',
    author: 'amara-okafor',
    minutes: 30,
    text: 'Here it is “until the container comes”. Everyone knows which container.',
  },
  {
    post: 'credit-book',
    author: 'lakshmi-iyer',
    minutes: 80,
    text: '“Last settled 29 days ago, and stops talking.” That’s product writing. Who on your team writes it?',
    replies: [
      {
        author: 'meera-nair',
        minutes: 30,
        text: 'The man who sold biscuits. He reads every line aloud in the voice of a customer who is angry.',
      },
    ],
  },
  {
    post: 'credit-book',
    author: 'waseem-khan',
    minutes: 200,
    text: '“Up to his daughter’s wedding” made me put the phone down for a minute.',
  },
  {
    post: 'bus-logistics',
    author: 'kabir-anand',
    minutes: 30,
    text: 'The chalk holders travelled by this network. Zero lost, one delayed by a landslide and a wedding.',
  },
  {
    post: 'english-not-goal',
    author: 'neha-joshi',
    minutes: 45,
    text: '“So that he doesn’t laugh” at 41. I’m glad that you asked, and sorry.',
  },
  {
    post: 'return-load',
    author: 'uday-reddy',
    minutes: 50,
    text: '“Home by” as a filter. The best features sound like something a wife would say.',
  },
  {
    post: 'forest-price',
    author: 'vikram-desai',
    minutes: 60,
    text: 'Many unpaid hours of waiting, and no villain. That’s the most useful description of a value chain that I have read this year.',
  },
  {
    post: 'forest-price',
    author: 'camila-rojas',
    minutes: 120,
    text: 'For coffee it is five hands as well, and the waiting is at the mill. May I translate this chart, with credit?',
    replies: [
      {
        author: 'lalita-oraon',
        minutes: 80,
        text: 'Please do. Put the grower first in the row, as I did.',
      },
    ],
  },
  {
    post: 'signal-tree',
    author: 'hemant-rawat',
    minutes: 15,
    text: 'We should introduce your tree to our roof.',
  },
];
