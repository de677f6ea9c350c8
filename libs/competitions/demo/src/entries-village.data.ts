import type { DemoEntry } from './demo-types';

/** Entries of the second Village Ledger, all of them submitted. */
export const villageEntries: readonly DemoEntry[] = [
  {
    owner: 'lalita-oraon',
    title: 'Red Seeds',
    tagline: 'A tin for each family, a dyed tamarind seed for each measure of rice that it owes',
    answers: {
      owed: 'Rice from the common granary. Families borrow in August, when last year’s is eaten, and bring back five measures for four after the harvest.',
      record:
        'Sixty-four tins on two planks, each with a scratched sign. A seed goes in for each measure that goes out. Anyone may open any tin, and on Sundays most people do. The seeds are dyed with lac, because in the first year someone dropped seven brown ones into a neighbour’s tin. We still don’t know who. The dye costs ₹40 a year. At the last count 611 seeds were in tins, and the granary lacked 611 measures.',
      families: 64,
      keeper: ['A group, in turns'],
      more: 'https://mahuaworks.example/tins',
    },
    begunDaysAgo: 93,
    submittedDaysAgo: 81,
  },
  {
    owner: 'omkar-patil',
    team: ['meera-nair'],
    title: 'Sprayer Hours',
    tagline: 'A shared sprayer leaves the shed when two people have read the same number aloud',
    answers: {
      owed: 'Hours and diesel. Twenty-three grape growers near Dindori own one sprayer together, and all of them need it in the same eleven days.',
      record:
        'The one who hands it over and the one who takes it are on one call, and each reads the hour meter. If the numbers differ, a voice says so and they walk back to the shed. That part is Meera’s: in wholesale, too, a number counts once the second person has said it. After 14 days everyone hears their own hours. Two brothers hadn’t spoken since a pruning. They now speak, in digits. We haven’t solved the diesel that stays in the tank.',
      families: 23,
      keeper: ['Each family'],
      more: 'https://soilwhisper.example/hours',
    },
    begunDaysAgo: 84,
    submittedDaysAgo: 63,
  },
  {
    owner: 'camila-rojas',
    title: 'One Needle, Two Cards',
    tagline: 'A morning of coffee picking is lent and returned, with a hole through both cards',
    answers: {
      owed: 'Mornings. In the hills above Fusagasugá families pick on each other’s land, since no two slopes ripen in the same week and no one can pay pickers.',
      record:
        'Every family has a card with a column for each neighbour. After a morning, host and guest lay their cards on top of each other and push one needle through both. To check, you hold them against the light: a hole that’s in one card only isn’t a morning. Cards get wet. The third edition is cut from feed sacks, which the needle likes better.',
      families: 41,
      keeper: ['Each family'],
      more: 'https://semillia.example/needle',
    },
    begunDaysAgo: 90,
    submittedDaysAgo: 72,
  },
  {
    owner: 'hemant-rawat',
    title: 'Whose Mattress Is This',
    tagline: 'Homestays lend each other bedding and gas, marked by a strip of cloth',
    answers: {
      owed: 'Mattresses, gas cylinders and evenings of cooking, among sixteen homestays below Munsiyari. One gets a group of nine, and the others carry things uphill.',
      record:
        'Each house has a colour and sews it to what it owns. On the first of the month we walk from house to house and count strips; tea is included and takes most of the day. A cylinder is three mattress nights. An evening of cooking was two until Bimla said that she’d rather carry three mattresses, so now it’s four. Before the strips I had a screen for this. It needed signal, and the mattresses didn’t.',
      families: 16,
      keeper: ['Each family', 'No one has to'],
      more: 'https://trailhut.example/strips',
    },
    begunDaysAgo: 79,
    submittedDaysAgo: 66,
  },
  {
    owner: 'daniel-kimani',
    title: 'Those Who Gave',
    tagline: 'The burial fund reads out who paid; everyone does the subtraction',
    answers: {
      owed: 'Fifty shillings from each family whenever someone in another one dies. My mother’s village near Kitui has done it for longer than I’ve been an actuary, and with fewer defaults.',
      record:
        'At the next meeting the names of those who gave are read in the order of the path, house by house. No one reads who didn’t. A missing house is a short silence, and a child notices it. We added a second reader, from another clan, who follows with a finger. Payment within a month went from 81% to 94%. One widow was left out for a year by mistake and heard it herself.',
      families: 183,
      keeper: ['One person they chose'],
    },
    begunDaysAgo: 88,
    submittedDaysAgo: 77,
  },
  {
    owner: 'ananya-bose',
    title: 'Read Me My Line',
    tagline: 'After each savings meeting every woman hears what was written beside her name',
    answers: {
      owed: 'Savings and small loans in twelve groups around Baripada. A hundred and forty women sign pages of which they know the shape of one word.',
      record:
        'On the evening of the meeting the bookkeeper reads the page into a phone, line by line. Each member can call and hear her own line, and says yes or no after it. In the first month there were 19 noes. Eleven were wrong sums, six were old quarrels, and two women wanted to hear their name again. One bookkeeper resigned, and her successor is one of the two.',
      families: 140,
      keeper: ['One person they chose', 'Each family'],
      more: 'https://paddlewick.example/line',
    },
    begunDaysAgo: 86,
    submittedDaysAgo: 69,
  },
  {
    owner: 'yash-thakkar',
    team: ['qasim-ali'],
    title: 'Thread Between Pegs',
    tagline: 'Canal turns on a board: if you swap a night of water, a thread shows who owes it',
    answers: {
      owed: 'Hours of water at one gate near Olpad. Thirty-eight fields have a turn every nine days, and every second turn is swapped because of a wedding or a pump.',
      record:
        'A board with nine rows and a peg for each field. If you give a turn away, you tie a thread from your peg to the one that got it, and cut it when the turn comes back. Qasim replaced my colours with notches, since three farmers can’t tell red from green, nor can I at night. Someone moved four pegs before the Holi week. A photo of the board goes to all phones at six, so that lasted until 6.02.',
      families: 38,
      keeper: ['One person they chose'],
      more: 'https://pegboard.example',
    },
    begunDaysAgo: 76,
    submittedDaysAgo: 61,
  },
  {
    owner: 'jaya-pillai',
    title: 'The Skein by the Scale',
    tagline: 'It hangs in the same damp air and shows how much of today’s weight is rain',
    answers: {
      owed: 'Yarn for husks. Fifty-seven spinners get soaked husks on credit and return coir yarn by weight. In July a kilo of yarn is a good part water, and both sides know it.',
      record:
        'One skein weighed exactly a kilo on a dry day in March. It’s never sold. Before anyone’s yarn goes on the scale, the skein does. If it’s 60 g heavier, 6% is deducted from everyone, aloud. The spinner moves a bead on her own string for each kilo still owed, and the depot moves one on its twin. Once the strings differed by three beads; the depot’s had been chewed by a goat.',
      families: 57,
      keeper: ['A shop or collection point', 'Each family'],
      more: 'https://coirstack.example/skein',
    },
    begunDaysAgo: 91,
    submittedDaysAgo: 74,
  },
  {
    owner: 'moses-lyngdoh',
    title: 'Path Days',
    tagline: 'A family that has worked its day sets a marked stone into the wall beside the path',
    answers: {
      owed: 'Three days of work a year on the footpath to the market, from each of 72 houses. It’s 1,900 steps, and the rain takes about forty of them every season.',
      record:
        'Each house has its mark, some older than the church register. When you’ve worked a day you chisel the mark into a stone and set it into the wall on your left as you go down. Old women count on the way to market and mention it at home. You can’t remove a stone without damaging the path, and you can’t forge one without working for an hour. My own house was one short. My café heard about it.',
      families: 72,
      keeper: ['No one has to'],
    },
    begunDaysAgo: 82,
    submittedDaysAgo: 70,
  },
];
