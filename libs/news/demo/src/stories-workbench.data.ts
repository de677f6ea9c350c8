import type { DemoStory } from '@upround/news/api';

/** What Workbench Weekly tells: things that are made. */
export const workbenchStories: readonly DemoStory[] = [
  {
    day: -25.7,
    title: 'A lab in Pune prints bearings that are good enough for pumps and fans',
    text: 'The printed part wears out after 4,000 hours and costs a tenth of the forged one. For a pump that runs in one season of the year that is four years.',
  },
  {
    day: -22.8,
    title: 'Why the cheapest sensor in the field is a jar with a lid',
    text: 'Soil scientists in Coimbatore compared nine moisture sensors over two seasons. A farmer with a jar and a clock came third.',
  },
  {
    day: -19.4,
    title: 'Emberline replaces the cells of e-rickshaws one by one, not the battery',
    text: 'A weak cell is found by a test of eleven minutes and replaced at the roadside. The company says that batteries live two years longer; drivers say that they no longer lose a day.',
  },
  {
    day: -16.1,
    title:
      'Gridmint takes back old transformers by weight and sells their copper to schools of design',
    text: 'It began as a way to pay for transport. Last quarter the copper earned more than the repairs.',
  },
  {
    day: -12.9,
    title: 'What broke in the first thousand solar dryers, in order',
    text: 'Hinges, fans, then the patience of the people who turn the trays. Dryhaven publishes its list of faults with the cost of each.',
  },
  {
    day: -9.5,
    title: 'A factory in Rajkot makes one valve in two hundred sizes, overnight',
    text: 'The machine changes its own tools and stops when it hears that one is blunt. The microphone cost ₹600.',
  },
  {
    day: -7.6,
    title: 'Tidewater signs up 140 housing societies for its new water meters',
    text: 'Each meter wakes up once an hour for two seconds, which is why its battery lasts nine years. The radio was the easy part; the brass thread took fourteen months.',
  },
  {
    day: -4.9,
    title: 'Cardboard pallets survive a monsoon in Mangaluru',
    text: 'Coated with rice starch and beeswax, sixty of a hundred were fit for a second trip. Wooden ones do better and weigh five times as much.',
    picture: { kind: 'mockup', thing: 'carton', tone: 'sand', name: 'Palleta' },
  },
  {
    day: -3.1,
    title: 'An open design for a hand-held centrifuge reaches version two',
    text: 'It spins twenty tubes without electricity. The new version can be taken apart with a coin.',
    picture: { kind: 'photo', scene: 'bench', seed: 65 },
  },
  {
    day: -1.2,
    title: 'Emberline opens its test for battery cells to other repairers',
    text: 'The eleven-minute test runs on a board that costs ₹2,300 and is described step by step. The company keeps the data that repairers choose to send.',
    picture: { kind: 'photo', scene: 'cells', seed: 62 },
  },
  {
    day: 0.8,
    title: 'Dryhaven sends every customer a new hinge',
    text: 'The old one led the list of faults. The new one is a strip of leather.',
  },
  {
    day: 2.9,
    title: 'A kiln in Khurja fires at night and heats a laundry by day',
    text: 'Both owners say that they wouldn’t go back. The pipe between them is nineteen metres long.',
  },
  {
    day: 5.2,
    title: 'Printed bearings go into four hundred village pumps for a year',
    text: 'The Pune lab will read the wear from the sound of each pump. Results are to be published whatever they are.',
  },
  {
    day: 8.6,
    title: 'How to ship glass with mushrooms',
    text: 'Packing grown in moulds of straw and fungus broke two of five hundred jars. Foam broke three.',
  },
];
