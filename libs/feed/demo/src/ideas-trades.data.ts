import type { DemoIdea } from '@upround/feed/api';

/** Ideas for shops, workshops and farms. */
export const tradeIdeas: readonly DemoIdea[] = [
  {
    key: 'return-slip-for-distributors',
    author: 'meera-nair',
    daysAgo: 2,
    hour: 10,
    title: 'A return slip that both sides sign on the phone',
    description:
      'Expired and damaged stock goes back with a slip that the shop and the distributor sign on one screen.',
    problem:
      'One in nine disputes in our ledgers is about returns. The van driver takes the goods, no one writes the batch, and the credit note comes six weeks later or never.',
    solution:
      'The driver scans the batch, the shopkeeper signs with a thumb, and the credit shows in both ledgers the same evening. It needs no new hardware; drivers have phones already.',
    stage: 'PROTOTYPE',
    lookingFor: ['PILOT_CUSTOMERS', 'FEEDBACK'],
    warmth: 4,
  },
  {
    key: 'shared-cold-box-by-the-crate',
    author: 'waseem-khan',
    daysAgo: 5,
    hour: 9,
    title: 'Rent a cold box by the crate and the day',
    description: 'Grocers on one lane share a cold room and pay for the crates they keep in it.',
    problem:
      'A small grocer throws away about a tenth of the greens between May and July. A cold room costs more than the shop earns in a year.',
    solution:
      'One eight-square-metre room for forty shops, a lock that opens by chat, and a price of ₹6 a crate a day. At 60% full it pays for itself in nineteen months.',
    stage: 'IDEA',
    lookingFor: ['PARTNERS', 'INVESTMENT'],
    warmth: 5,
  },
  {
    key: 'fabric-swatches-by-post',
    author: 'bhavesh-solanki',
    daysAgo: 9,
    hour: 17,
    title: 'Swatches of deadstock, posted in an envelope',
    description:
      'Twelve pieces of cloth a month for small labels, with how many metres are left of each.',
    problem:
      'Photos lie about cloth. Buyers order ten metres, feel it, and send back four of ten orders.',
    solution:
      'A flat envelope with swatches and a code on each. Scanning the code shows the metres left and holds them for two days. A test with 30 labels cut returns to one in eleven.',
    stage: 'FIRST_USERS',
    lookingFor: ['FIRST_USERS'],
    warmth: 3,
  },
  {
    key: 'milk-fat-receipt',
    author: 'gurpreet-kaur',
    daysAgo: 12,
    hour: 7,
    title: 'A printed receipt for every can of milk',
    description:
      'Litres, fat and the price per litre on paper, at the collection point, at six in the morning.',
    problem:
      'Farmers are told the fat by word of mouth. No one lies on purpose, but no one can check a number that was never written.',
    solution:
      'A thermal printer on the tester that we sell already. The slip costs 18 paise. In two villages the quarrels at the counter went from daily to three in a month.',
    stage: 'REVENUE',
    lookingFor: ['PARTNERS'],
    warmth: 4,
  },
  {
    key: 'soil-test-by-bus',
    author: 'omkar-patil',
    daysAgo: 16,
    hour: 11,
    title: 'Soil samples that travel by the state bus',
    description:
      'A sealed pouch goes with the conductor in the morning; the result is back by chat at night.',
    problem:
      'Our van reaches 40 villages. The bus reaches 600, and half of it is empty at that hour.',
    solution:
      'Pouches with a code, a box at eleven bus stands, ₹12 a pouch to the depot. We need one depot manager who says yes for eight weeks.',
    stage: 'IDEA',
    lookingFor: ['PARTNERS', 'FEEDBACK'],
    warmth: 3,
  },
  {
    key: 'tailor-hours-board',
    author: 'farah-qureshi',
    daysAgo: 20,
    hour: 13,
    title: 'A board of free tailor hours',
    description:
      'Neighbourhood tailors post the hours that they have free this week; boutiques book them.',
    problem:
      'Our tailors are full in June and idle in September. Boutiques two streets away pay for overtime in the same September.',
    solution:
      'One shared board, prices by the seam, payment on pickup. Eighty-four tailors would list on the first day because they work with us.',
    stage: 'PROTOTYPE',
    lookingFor: ['PILOT_CUSTOMERS', 'COFOUNDER'],
    warmth: 3,
  },
  {
    key: 'kitchen-exit-kit',
    author: 'gaurav-sinha',
    daysAgo: 24,
    hour: 20,
    title: 'A kit for closing a cloud kitchen well',
    description:
      'Lists, notices and buyers for the equipment, so that a closing costs weeks and not months.',
    problem:
      'I closed three. Each time the deposit, the gas connection and the freezer took longer than the decision.',
    solution:
      'A checklist with dates, letters that landlords accept, and a weekly auction of used equipment with other kitchens. Free to use; a fee on what is sold.',
    stage: 'FIRST_USERS',
    lookingFor: ['FEEDBACK', 'PARTNERS'],
    warmth: 4,
  },
  {
    key: 'coir-order-pool',
    author: 'jaya-pillai',
    daysAgo: 29,
    hour: 10,
    title: 'Pool small coir makers into one export order',
    description:
      'Nine makers fill a container together, each with their own label and their own share.',
    problem:
      'Buyers ask for 4,000 mats. No maker here weaves more than 600 a month, so the order goes elsewhere.',
    solution:
      'One specification, one inspector, shares by weight, payment split on the bill of lading. Two trial containers are done; the third waits for credit insurance.',
    stage: 'REVENUE',
    lookingFor: ['INVESTMENT', 'PARTNERS'],
    warmth: 3,
  },
  {
    key: 'forest-price-radio',
    author: 'lalita-oraon',
    daysAgo: 33,
    hour: 18,
    title: 'Prices of forest produce, read out each evening',
    description:
      'A three-minute call at seven: today’s price of mahua, sal seed and tamarind at five markets.',
    problem:
      'Pickers sell at the first price because they know no other. The difference is often a third.',
    solution:
      'A recorded call in Nagpuri and Hindi, free for the listener, paid for by the cooperatives. 310 people called in during the first week.',
    stage: 'FIRST_USERS',
    lookingFor: ['PARTNERS', 'MENTOR'],
    warmth: 5,
  },
  {
    key: 'battery-passport-for-scooters',
    author: 'uday-reddy',
    daysAgo: 38,
    hour: 15,
    title: 'A health report for used scooter batteries',
    description:
      'Plug in for eleven minutes and print how much life is left, with a seal that buyers can check.',
    problem:
      'Used batteries are sold by age. We opened 200: age explained less than half of what was left.',
    solution:
      'A tester the size of a tiffin box and a signed report. Garages pay ₹90 a test; the report raises the price by about ₹1,400.',
    stage: 'PROTOTYPE',
    lookingFor: ['PILOT_CUSTOMERS', 'INVESTMENT'],
    warmth: 4,
  },
  {
    key: 'load-insurance-by-trip',
    author: 'dev-malhotra',
    daysAgo: 42,
    hour: 12,
    title: 'Cover for one load, bought at the gate',
    description:
      'Insurance for goods in a single truck, for a single trip, from the driver’s phone.',
    problem:
      'Owners of one to five trucks drive uninsured loads because policies come by the year.',
    solution:
      'A price from route, goods and season in ten seconds. We have four years of trips to set it by and need an insurer who will read them.',
    stage: 'IDEA',
    lookingFor: ['PARTNERS', 'MENTOR'],
    warmth: 3,
  },
  {
    key: 'homestay-water-meter',
    author: 'hemant-rawat',
    daysAgo: 47,
    hour: 9,
    title: 'Water by the guest for mountain homestays',
    description:
      'A small meter that tells the host how much each room uses, and when the tank will be empty.',
    problem:
      'In May a tanker costs ₹2,800 and comes every third day. Hosts don’t know where the water goes.',
    solution:
      'A meter on each room’s pipe and one page on the phone. In four homes, telling guests their number cut use by a quarter.',
    stage: 'PROTOTYPE',
    lookingFor: ['FIRST_USERS', 'TEAM'],
    warmth: 2,
  },
  {
    key: 'spare-parts-photo-search',
    author: 'hana-suzuki',
    daysAgo: 52,
    hour: 8,
    title: 'Find a machine part by its photo',
    description:
      'Photograph the broken part with a coin beside it, and get the drawing number and who stocks it.',
    problem:
      'Maintenance crews lose a shift looking for the name of a thing that they hold in their hands.',
    solution:
      'A catalogue of 9,000 parts from three factories, matched by shape and size. The coin gives the scale. It finds the right part among the first five in 8 of 10 tries.',
    stage: 'PROTOTYPE',
    lookingFor: ['PILOT_CUSTOMERS'],
    warmth: 3,
  },
  {
    key: 'cork-offcuts-for-schools',
    author: 'sofia-almeida',
    daysAgo: 57,
    hour: 16,
    title: 'Cork offcuts as pinboards for schools',
    description: 'What is left of our packaging sheets, cut to one size and sent flat.',
    problem: 'We pay to have 400 kg of clean offcuts taken away each month.',
    solution:
      'Schools pay the postage and nothing else for the first year. Then we know whether someone wants a thousand.',
    stage: 'IDEA',
    lookingFor: ['FEEDBACK'],
    warmth: 2,
  },
  {
    key: 'coffee-lot-diary',
    author: 'camila-rojas',
    daysAgo: 61,
    hour: 19,
    title: 'A diary for each lot of coffee',
    description:
      'Growers speak one minute a day; roasters read the season of the bag that they bought.',
    problem:
      'Certificates say that rules were kept. They don’t say what happened on the hill in April.',
    solution:
      'Voice notes, transcribed and tied to the lot number on the bag. Roasters paid 4% more for lots with a diary in our first test of 22.',
    stage: 'FIRST_USERS',
    lookingFor: ['FIRST_USERS', 'INVESTMENT'],
    warmth: 4,
  },
  {
    key: 'rider-weather-pause',
    author: 'daniel-kimani',
    daysAgo: 66,
    hour: 14,
    title: 'Pay riders for the hours that they sit out a storm',
    description: 'A small payment when rain passes a set mark, without a claim and without a form.',
    problem:
      'Riders ride in heavy rain because an hour off is an hour unpaid. Half of our accident claims come from one hour in twelve.',
    solution:
      'Rain measured by public stations, ₹40 an hour or its local worth, paid by phone money within the hour. Cheaper for us than the accidents.',
    stage: 'PROTOTYPE',
    lookingFor: ['PARTNERS', 'INVESTMENT'],
    warmth: 5,
  },
  {
    key: 'one-page-factory-payslip',
    author: 'amara-okafor',
    daysAgo: 70,
    hour: 10,
    title: 'A payslip that fits on one screen and can be read aloud',
    description:
      'Hours, deductions and the reason for each, in four languages, with a button that reads it.',
    problem:
      'One call in three to our desk asks what a deduction was. Many who call can’t read the slip.',
    solution:
      'Seven lines and a voice. We tried it in two factories: calls fell from 61 to 19 in a month.',
    stage: 'REVENUE',
    lookingFor: ['PILOT_CUSTOMERS'],
    warmth: 3,
  },
  {
    key: 'claim-photo-guide',
    author: 'sana-malik',
    daysAgo: 75,
    hour: 21,
    title: 'A guide for the eleven photos that an insurer wants',
    description:
      'The phone says what to photograph next after a burst pipe, and when it is enough.',
    problem: 'Claims wait because of one missing picture. The wall is painted by then.',
    solution:
      'A list by kind of damage, checked against 140 claims that went through. No account needed; the pictures stay on the phone until you send them.',
    stage: 'FIRST_USERS',
    lookingFor: ['FEEDBACK', 'PARTNERS'],
    warmth: 2,
  },
  {
    key: 'day-care-lunch-log',
    author: 'neha-joshi',
    daysAgo: 80,
    hour: 8,
    title: 'What my child ate today, without a photo',
    description: 'A tap by the carer for each plate: all, half, little, none.',
    problem: 'Parents ask for photos of lunch. Carers then hold phones and not spoons.',
    solution:
      'Four buttons at the serving table. Parents see the week at a glance, and carers wash their hands once.',
    stage: 'REVENUE',
    lookingFor: ['TEAM'],
    warmth: 4,
  },
  {
    key: 'fridge-loan-for-clinics',
    author: 'harini-subramanian',
    daysAgo: 85,
    hour: 11,
    title: 'A fridge on loan while yours is mended',
    description: 'Clinics we monitor get a spare vaccine refrigerator within four hours.',
    problem:
      'Our box tells a clinic at 2 am that its fridge has failed. Then it has nowhere to put the vaccines.',
    solution:
      'Twelve spare fridges in a city, moved by the same people who deliver oxygen. With 300 clinics, ₹350 a month each covers the cost.',
    stage: 'IDEA',
    lookingFor: ['PARTNERS', 'PILOT_CUSTOMERS'],
    warmth: 4,
  },
];
