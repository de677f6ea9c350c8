import type { DemoEntry } from './demo-types';

/** Entries of the Kirana Tech Prize, all of them submitted. */
export const kiranaEntries: readonly DemoEntry[] = [
  {
    owner: 'nandini-hegde',
    title: 'Shelf that Speaks',
    tagline: 'A sticker that reads the price and the expiry date aloud in Kannada or Tulu',
    answers: {
      shop: 'Sharada’s shop near Kadri, eight feet by ten. She’s 67 and her eyes are going. Biscuits in the window, incense in the back, and a radio that was mine.',
      change:
        'She holds her phone to the shelf and hears the price in her granddaughter’s voice, because the granddaughter recorded it. Before, she asked customers to read it, and some of them read a lower one.',
      price: 'The family, ₹290 for 100 stickers. She wouldn’t have bought them. Her son did.',
      shops: 11,
      means: ['A smartphone'],
      site: 'https://kathaloom.example/shelf',
    },
    begunDaysAgo: 35,
    submittedDaysAgo: 29,
  },
  {
    owner: 'waseem-khan',
    title: 'Galibasket Parcha',
    tagline: 'Chat orders arrive as one paper slip, in the order of the shelf',
    answers: {
      shop: 'A grocer in Bhopal’s Jahangirabad: two brothers, 900 items, a bench outside on which half of the custom is conversation.',
      change:
        'Orders used to be voice notes that the younger brother played again and again with a queue in front of him. Now a small printer gives him a slip sorted by shelf. Packing an order of fourteen items takes four minutes instead of eleven.',
      price: 'The shop, ₹349 a month with paper. The printer is on loan.',
      shops: 173,
      means: ['A chat app', 'Paper'],
      site: 'https://galibasket.example',
    },
    begunDaysAgo: 36,
    submittedDaysAgo: 24,
  },
  {
    owner: 'meera-nair',
    title: 'Sunday Balance',
    tagline: 'Shop and distributor hear the same number on the same evening',
    answers: {
      shop: 'A bakery and general store in Vytilla. Shaji runs it with his mother. He owes four distributors and keeps a notebook for each, in four colours.',
      change:
        'On Sunday at seven he gets one call that reads out what he owes each of them, and presses 1 if it’s right. If he presses 2, the distributor’s salesman brings the ledger on Monday instead of a lecture. Disputes fell from 3 a day to 2 a week across a distributor with 210 shops.',
      price:
        'The distributor, ₹1,900 a month per counter. The shop pays nothing and owns its copy.',
      shops: 2_640,
      means: ['A phone call'],
      site: 'https://tallyfern.example/sunday',
    },
    begunDaysAgo: 30,
    submittedDaysAgo: 9,
  },
  {
    owner: 'ritu-agarwal',
    title: 'Galla Page',
    tagline: 'Five lines at closing time, so that March isn’t a month of guessing',
    answers: {
      shop: 'Thirty-one shops around Johari Bazaar, most of them clients of mine or their cousins. The typical one has a steel cash box, a calculator and a shoebox.',
      change:
        'At closing the owner fills in five lines: cash, online, purchases, taken home, owed. It takes three minutes. The page goes on a nail. At the end of the month my assistant photographs the nail.',
      price: 'The shop, ₹60 for a pad that lasts two months.',
      shops: 31,
      means: ['Paper'],
    },
    begunDaysAgo: 28,
    submittedDaysAgo: 21,
  },
  {
    owner: 'amara-okafor',
    title: 'Shop Boy’s Payslip',
    tagline: 'Wages of one helper, on time and on paper, without an accountant',
    answers: {
      shop: 'A provision store in Surulere. Mama Bisi and one helper, Tunde, who is paid when there’s money and doesn’t know when that is.',
      change:
        'She sets aside a little each day by transfer. On the 28th Tunde gets his wage and a slip. He has used the slips to rent a room. She says that he now comes on Saturdays without being called.',
      price: 'The shop, 300 naira a month.',
      shops: 88,
      means: ['Text messages', 'A smartphone'],
      site: 'https://wageriver.example/one',
    },
    begunDaysAgo: 33,
    submittedDaysAgo: 18,
  },
  {
    owner: 'gurpreet-kaur',
    title: 'Loose Milk, Honest Milk',
    tagline: 'Customers watch the strip turn; the shop charges two rupees more',
    answers: {
      shop: 'A dairy counter in Ludhiana’s Model Town with two cans, one ladle and a line at six in the morning.',
      change:
        'He tests one strip from each can in front of the first in line and pins it to the board with the time. Sales of loose milk rose from 140 to 190 litres a day in five weeks. One supplier stopped delivering to him, which told us something.',
      price: 'The shop, ₹11 a strip, two a day.',
      shops: 26,
      means: ['A smartphone', 'Paper'],
      site: 'https://dairydot.example/counter',
    },
    begunDaysAgo: 26,
    submittedDaysAgo: 14,
  },
  {
    owner: 'dev-malhotra',
    team: ['deepak-yadav'],
    title: 'Empty Leg Refill',
    tagline: 'A truck that goes home empty brings three shops their flour',
    answers: {
      shop: 'A highway-side store near Rewari. One long room, sacks to the ceiling, and a wholesaler 60 km away who delivers on Thursdays if he feels like it.',
      change:
        'Three shops order together by phone until noon. A truck on its way home drops it the same evening. Deepak rang all three every day for two weeks; in the third week they rang us.',
      price: 'The shops, ₹22 a sack, which is ₹9 less than the wholesaler’s own van.',
      shops: 47,
      means: ['A phone call'],
      site: 'https://ferrylane.example/refill',
    },
    begunDaysAgo: 25,
    submittedDaysAgo: 11,
  },
  {
    owner: 'gaurav-sinha',
    title: 'Half a Kilo of Paneer',
    tagline: 'Tells the shop at five what the kitchens near it will run out of by eight',
    answers: {
      shop: 'A dairy and grocery in Lajpat Nagar with eleven cloud kitchens within a kilometre. Each of them sends a boy, running, at 8.40 in the evening.',
      change:
        'At five he gets a list: paneer 6 kg, cream 4 l, coriander a lot. He puts it in a crate with names on it. Kitchens pay at the end of the week.',
      price: 'The kitchens, as part of Rasoipilot. The shop pays nothing, for now.',
      shops: 19,
      means: ['A chat app'],
      site: 'https://rasoipilot.example/crate',
    },
    begunDaysAgo: 22,
    submittedDaysAgo: 7,
  },
  {
    owner: 'bhavesh-solanki',
    title: 'Metre Tape with a Memory',
    tagline: 'What’s left on the bolt, measured while you cut',
    answers: {
      shop: 'A fabric shop in Surat’s ring road market, 2.5 m wide and 14 m deep. Four hundred bolts and one man who knows them, my uncle.',
      change:
        'He cuts on a table with a wheel in its edge. The wheel counts metres and a label prints what’s left. Stocktaking took nine days in a year; it took one evening this year and he was offended by how short it was.',
      price: 'The shop, ₹7,800 once. Four paid, two are paying it off.',
      shops: 6,
      means: ['Paper'],
      site: 'https://zariloop.example/wheel',
    },
    begunDaysAgo: 20,
    submittedDaysAgo: 5,
  },
  {
    owner: 'farah-qureshi',
    title: 'Size Card',
    tagline: 'A child is measured once a year; every shop in the lane can read the card',
    answers: {
      shop: 'Uniform shops in Aminabad in June. Three hundred mothers, three hundred children who have grown, and one tape.',
      change:
        'Children come with a card from school, measured in April. The shop reads one letter and two digits and takes the right pair from the pile. Returns fell from 22% to 7% in the shops that asked for the card.',
      price: 'The school, ₹4 a card. Shops pay nothing and complain about nothing.',
      shops: 34,
      means: ['Paper'],
      site: 'https://stitchmohalla.example/card',
    },
    begunDaysAgo: 37,
    submittedDaysAgo: 26,
  },
  {
    owner: 'lalita-oraon',
    title: 'Twenty-Rupee Mahua',
    tagline: 'Small packs of forest produce that a village shop sells out by Sunday',
    answers: {
      shop: 'A shop in a village near Gumla: tea, soap, recharge. It sold biscuits from a thousand kilometres away and nothing from the forest behind it.',
      change:
        'Collectors leave what they picked, weighed and sealed in packs of ₹20. The shop keeps ₹3. On Sundays people from Ranchi stop and buy ten.',
      price: 'No one pays us. We take ₹2 a pack from the food makers’ share.',
      shops: 58,
      means: ['Nothing', 'Text messages'],
      site: 'https://mahuaworks.example/packs',
    },
    begunDaysAgo: 18,
    submittedDaysAgo: 4,
  },
  {
    owner: 'karthik-venkat',
    team: ['pooja-bhatt'],
    title: 'Ask the Shelf',
    tagline: 'A side project: “What sold less than last Diwali?” answered by phone',
    answers: {
      shop: 'Pooja’s father’s store in Indore. Computer billing since 2016, and no one has looked at the data since then except the printer.',
      change:
        'He calls a number, asks in Hindi, and hears one sentence with one number. He asked 71 questions in the first week and nine in the fourth. The nine are good: all of them are about what not to order.',
      price: 'No one yet. It costs us about ₹2 a question.',
      shops: 4,
      means: ['A phone call'],
      site: 'https://beamquery.example/shelf',
    },
    begunDaysAgo: 15,
    submittedDaysAgo: 3,
  },
  {
    owner: 'kwame-boateng',
    title: 'The Denominator',
    tagline: 'Students count what’s on provision shop shelves in Accra, every Friday',
    answers: {
      shop: 'Auntie Efua’s kiosk in Madina, a blue container with a hatch. 112 kinds of goods, of which 31 hadn’t moved for two months.',
      change:
        'She sees the count of six kiosks like hers, without names. She stopped ordering tinned tomatoes in the large size. On Friday she now counts before the students come, to check on them.',
      price: 'Wholesalers, 40 cedis a month for the totals. Kiosks see them free of charge.',
      shops: 23,
      means: ['Paper', 'A chat app'],
    },
    begunDaysAgo: 31,
    submittedDaysAgo: 16,
  },
  {
    owner: 'jaya-pillai',
    title: 'Coir by the Kilo',
    tagline: 'Shops lend a scrubber; customers pay when it has survived a week',
    answers: {
      shop: 'Toddy, tea and hardware in one room by the canal in Alappuzha. The owner’s own mother makes the mats that he doesn’t sell.',
      change:
        'He hands a coir scrubber to a customer and writes a name on a string. After a week they pay ₹25 or bring it back. Of 410 lent, 36 came back.',
      price: 'The maker, ₹4 for each that’s paid. It’s the first marketing that they’ve agreed to.',
      shops: 17,
      means: ['Nothing'],
      site: 'https://coirstack.example/lend',
    },
    begunDaysAgo: 19,
    submittedDaysAgo: 12,
  },
];
