import type { DemoEntry } from './demo-types';

/** Entries of the autumn showcase, all of them submitted. */
export const autumnEntries: readonly DemoEntry[] = [
  {
    owner: 'omkar-patil',
    title: 'The Nine O’Clock Box',
    tagline: 'Vegetables for eleven canteens, packed by what will be cooked and not by weight',
    answers: {
      thing:
        'A crate with everything for one dish for eighty people, and a card on top that says which bag to open first. Cooks told us that the weighing took longer than the cutting.',
      missed:
        'Mrs Kulkarni of a canteen in Nashik. On the one Monday we were late she made curd rice for everyone and sent us a photo of it, without a word.',
      place: ['A field', 'A workshop'],
      paying: 11,
      where: 'https://nineoclockbox.example',
    },
    begunDaysAgo: 133,
    submittedDaysAgo: 118,
  },
  {
    owner: 'tanvi-deshpande',
    team: ['neha-joshi'],
    title: 'Loud Recipes',
    tagline: 'Cooking instructions that you listen to while your hands are in the dough',
    answers: {
      thing:
        'Recipes as recordings of six minutes, with pauses that end when you say “go on”. No screen gets floury. We record in our mothers’ kitchens, and yes, one of them corrects the other.',
      missed:
        'A widower in Kolhapur who’s cooked through 31 of them in order. He wrote that we’d skipped number 19. We had.',
      place: ['A kitchen'],
      paying: 412,
      where: 'https://loudrecipes.example',
    },
    begunDaysAgo: 128,
    submittedDaysAgo: 115,
  },
  {
    owner: 'hemant-rawat',
    title: 'Spare Boots',
    tagline: 'Mountain guides lend boots to guests, sized by a cardboard foot that came by post',
    answers: {
      thing:
        'A cardboard foot that guests cut to size at home and send back in an envelope. When they arrive, boots are on the porch with their name on a strip of cloth.',
      missed:
        'Guides between Munsiyari and Milam. Before the cardboard, one guest in six turned around on the first day because of their shoes.',
      place: ['A workshop'],
      paying: 96,
      where: 'https://spareboots.example',
    },
    begunDaysAgo: 137,
    submittedDaysAgo: 121,
  },
  {
    owner: 'lalita-oraon',
    title: 'Lac and Thread',
    tagline: 'Buttons that forty families make at home, sold by the gram to shirt makers',
    answers: {
      thing:
        'Buttons from lac, in eleven reds that depend on the month. A shirt maker gets a card with a button of each day, chooses three, and gets what the day gives.',
      missed:
        'A shirt maker in Tiruppur who tried plastic for a month and came back with a list of the customers who had noticed.',
      place: ['A kitchen', 'A field'],
      paying: 23,
      where: 'https://lacandthread.example',
    },
    begunDaysAgo: 126,
    submittedDaysAgo: 114,
  },
  {
    owner: 'waseem-khan',
    title: 'Meter Diary',
    tagline: 'Auto drivers photograph their meter once a day and know what the day brought',
    answers: {
      thing:
        'One photo in the evening, and a voice tells the driver what’s left after gas, rent and tea. There’s no form to fill in. The first version had one, and nobody filled it in.',
      missed:
        'Drivers at the Charbagh stand, who compare their evenings aloud. Two of them have changed shifts because of it.',
      place: ['An office'],
      paying: 188,
      where: 'https://meterdiary.example',
    },
    begunDaysAgo: 131,
    submittedDaysAgo: 117,
  },
  {
    owner: 'camila-rojas',
    title: 'A Chair for the Courtyard',
    tagline: 'Folding chairs that neighbours share, with a hook for each in the stairwell',
    answers: {
      thing:
        'Eight chairs for each stairwell and eight hooks. Someone who takes one hangs up a tag with their floor. We thought about locks for a whole summer and then left them out.',
      missed:
        'The third floor of a house in Bogotá, who celebrate birthdays downstairs now. They asked for a ninth hook.',
      place: ['A workshop'],
      paying: 37,
      where: 'https://courtyardchair.example',
    },
    begunDaysAgo: 124,
    submittedDaysAgo: 113,
  },
];
