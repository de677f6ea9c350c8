import type { DemoStory } from '@upround/news/api';

/** What Monsoon Wire tells: towns and trades. */
export const wireStories: readonly DemoStory[] = [
  {
    day: -26.9,
    title: 'Saltmarsh Cold Chain raises ₹4 crore to rent out insulated boxes by the trip',
    text: 'Fishermen in Beypore say that they have used the boxes since last season. A box costs them less than the ice that they no longer buy.',
  },
  {
    day: -23.5,
    title: 'In Hubballi, a chilli market keeps its ledgers on a phone and its trust on paper',
    text: 'Commission agents enter every lot in an app and still hand over a signed slip. The slip is what farmers take to the bank.',
    picture: { kind: 'photo', scene: 'produce', seed: 69 },
  },
  {
    day: -20.1,
    title: 'A co-operative in Satara sells its own delivery software to the next valley',
    text: 'Forty dairies share one route planner that a member wrote. The neighbours pay a rupee for each can.',
  },
  {
    day: -17.2,
    title: 'Wholesalers in Kochi count 41 distributors on one shared stock book',
    text: 'Tallyfern, which writes the book, says that disputes over returned goods fell from three a day to two a week. The distributors say that they argue about the weather now.',
  },
  {
    day: -13.8,
    title: 'Why tailors in Tiruppur ask for their orders by voice message',
    text: 'Most of them read a measurement chart without trouble and type slowly. A company that let them speak their orders doubled its repeat customers in a season.',
    picture: { kind: 'mockup', thing: 'phones', tone: 'coral', name: 'Orders' },
  },
  {
    day: -10.6,
    title: 'Three founders of Lampyard give up a round that had already been signed',
    text: 'Street vendors in Indore, who pay for their lamps by the week, hadn’t heard of it. They say that the lamps work.',
  },
  {
    day: -8.1,
    title: 'Tidewater signs up 140 housing societies for water meters',
    text: 'A treasurer in Kothrud shows the first bill that fell: from ₹1,18,000 to ₹97,000 in a quarter. He says that the leak was behind the gymnasium.',
  },
  {
    day: -5.3,
    title: 'A bus stand in Nagpur becomes a parcel office after ten at night',
    text: 'Private buses carry parcels in the space under the seats. A start-up weighs them, prints the slip and answers for what gets lost.',
    picture: { kind: 'landscape', scene: 'city', light: 'dusk', seed: 66 },
  },
  {
    day: -3.6,
    title:
      'The last train shop in Guntakal sells chargers, water and mobile top-ups, and now credit',
    text: 'Its owner lends small sums to porters who are paid on Saturday. A lender in Hyderabad provides the money and takes half of the loss.',
  },
  {
    day: -1.7,
    title: 'Farmers near Nashik rent a drone by the acre and share its pilot',
    text: 'Eleven villages booked two hundred acres for one week. The pilot, who learnt in three months, earns more than the driver of the tractor.',
    picture: { kind: 'landscape', scene: 'fields', light: 'noon', seed: 63 },
  },
  {
    day: -0.6,
    title: 'How a bakery in Shillong plans its flour by school holidays',
    text: 'A spreadsheet with four columns beat two forecasting tools in a trial of six months. The bakery wrote down why, and its suppliers now use the same sheet.',
    picture: { kind: 'photo', scene: 'window', seed: 61 },
  },
  {
    day: 0.4,
    title: 'Nightjar Audio trains its hundredth phone shop to fit hearing aids',
    text: 'Shop owners in Erode say that the fitting takes longer than forty minutes, because customers want to talk.',
  },
  {
    day: 1.5,
    title: 'Weavers in Chanderi number their saris, and buyers look the numbers up',
    text: 'Each number leads to the loom, the weaver and the days that the piece took. Copies from elsewhere have no number.',
  },
  {
    day: 3.7,
    title: 'A ferry in Assam takes bookings for the first time in ninety years',
    text: 'Half of the seats stay free for those who come without a phone.',
  },
  {
    day: 6.1,
    title: 'Milk testers in Anand pay farmers by the hour in which the can arrives',
    text: 'Earlier milk is cooler and keeps longer. The hour on the slip is worth up to a rupee a litre.',
  },
  {
    day: 9.4,
    title: 'In Hubballi, the chilli market prints its signed slips again',
    text: 'The app stays. Banks asked for a number on the slip, and now it has one.',
  },
];
