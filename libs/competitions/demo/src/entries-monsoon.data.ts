import type { DemoEntry } from './demo-types';

/** Entries of Monsoon Build; the founder's is a draft that lacks one number. */
export const monsoonEntries: readonly DemoEntry[] = [
  {
    owner: 'meera-nair',
    team: ['jaya-pillai'],
    title: 'Third Shelf',
    tagline: 'Tells a godown which cartons to lift tonight, dearest and wettest first',
    answers: {
      problem:
        'Water comes into the godowns behind Market Road about four nights a year, usually between two and five in the morning. There’s time to lift maybe a third of the stock. People lift what’s nearest to the door. In June that was salt, and ₹2.1 lakh of biscuits got wet behind it.',
      proof:
        'Tallyfern already knows what’s on each rack and what it cost. Third Shelf prints one page at closing time on days with a warning: twelve lines, what to lift first, how many hands. We tried it with three distributors. Two followed the page. The third said his loader knows better, and in fairness his loader does. We now ask the loader to reorder the page once, and remember it.',
      place: 'Market Road, Ernakulam',
      stage: ['In use'],
      site: 'https://tallyfern.example/third-shelf',
    },
    begunDaysAgo: 5,
  },
  {
    owner: 'yash-thakkar',
    team: ['rohan-kulkarni'],
    title: 'Kitna Paani',
    tagline: 'Riders say how deep it is by a part of the body; the next rider goes around',
    answers: {
      problem:
        'A delivery rider who drives into knee-deep water loses the bike for three days and the income with it. Map apps show traffic, but a flooded underpass has no traffic, so it looks like the fastest road in Surat.',
      proof:
        'A chat number. You send a place and one word: ankle, calf, knee, seat. Everyone within two kilometres gets it for ninety minutes, then it expires. 61 riders sent 214 reports over nine wet days. We thought that people would lie for fun and built a scoring system. No one did, so we deleted it. Rohan made the queue survive an evening with 1,900 messages in four minutes.',
      place: 'Varachha and Katargam, Surat',
      stage: ['In use'],
      people: 61,
      site: 'https://kitnapaani.example',
    },
    begunDaysAgo: 19,
    submittedDaysAgo: 2,
  },
  {
    owner: 'moses-lyngdoh',
    title: 'The Bell at Mawlai',
    tagline: 'A rain gauge, a church bell and a rota of fourteen people above a loose slope',
    answers: {
      problem:
        'Eleven houses below our lane sit under a slope that moves after about 90 mm in a day. Warnings for the district come by text message, in English, to phones that are off at night.',
      proof:
        'A bucket with marks, read every two hours by the one whose turn it is. At the red mark we ring the bell in a rhythm that isn’t used for anything else, and the eleven houses walk to the school. We rang it twice. Once was a false alarm, and people stayed for tea and said to keep ringing. It cost ₹1,150, and most of that was paint.',
      place: 'Mawlai, Shillong',
      stage: ['In use'],
      people: 47,
    },
    begunDaysAgo: 24,
    submittedDaysAgo: 6,
  },
  {
    owner: 'uday-reddy',
    team: ['harini-subramanian'],
    title: 'Lonely Pump',
    tagline: 'A basement pump on a second-life scooter battery that starts when the power goes',
    answers: {
      problem:
        'Basement shops in Hyderabad own pumps. When it rains hard the power is cut for safety, and then the pump is a heavy ornament. A diesel set costs ₹38,000 and no one wants it indoors.',
      proof:
        'One of our rebuilt packs, a 250 W pump and Harini’s float sensor from a vaccine refrigerator. It runs for 3 hours 20 minutes on a charge. Nine installed, four have had water, three pumped dry. The fourth sucked in a plastic bag after twelve minutes. There’s now a basket around the inlet, ₹45, and it’s the best part.',
      place: 'Abids and Koti, Hyderabad',
      stage: ['Paid for'],
      people: 9,
      site: 'https://kiloloop.example/pump',
    },
    begunDaysAgo: 16,
    submittedDaysAgo: 0,
  },
  {
    owner: 'sana-malik',
    title: 'Folder Called Water',
    tagline: 'Photograph your home once, in order, before there’s anything to claim',
    answers: {
      problem:
        'After our basement flooded the insurer asked what had been in it. I had 214 emails and not one photo from before. Most people don’t, and they settle for about half because arguing takes a year.',
      proof:
        'A checklist that walks you through your home in 25 minutes, one wall at a time, and sends you a dated file that’s yours. 380 households did it. 17 have claimed since, and 15 were paid without a visit. The step that people skip is under the stairs, which is where everything is.',
      place: 'Toronto, east of the Don',
      stage: ['In use'],
      people: 380,
      site: 'https://claimcove.example/before',
    },
    begunDaysAgo: 21,
    submittedDaysAgo: 8,
  },
  {
    owner: 'daniel-kimani',
    team: ['kwame-boateng'],
    title: 'Rain Day',
    tagline: 'If it pours at your stage before noon, you’re paid by one. No form',
    answers: {
      problem:
        'A motorcycle rider in Nairobi earns about 1,100 shillings on a dry day and 400 on a wet one. The rent for the bike is 450 on both.',
      proof:
        'Riders pay 9 shillings a day. If the gauge at their stage shows more than 12 mm by noon, 300 go to their phone. No claim, no photo. Kwame kept asking for the denominator, so here it is: 640 riders, 31 days, 5 payouts, 96% of premiums paid out. That isn’t a business yet. At 11 shillings it’s one.',
      place: 'Eastlands, Nairobi',
      stage: ['Paid for'],
      people: 640,
      site: 'https://bodashield.example/rain',
    },
    begunDaysAgo: 20,
    submittedDaysAgo: 4,
  },
  {
    owner: 'qasim-ali',
    team: ['thu-ha-nguyen', 'tanvi-deshpande'],
    title: 'Ward Board',
    tagline: 'One page for each ward: is the road open, is the school open, who to call',
    answers: {
      problem:
        'On the worst day my mother got 63 forwarded messages. Four were from this year. She needed to know one thing: is the road to the dialysis centre open?',
      proof:
        'A page of 9 KB with three lines, readable by a screen reader and on a phone from ten years ago. One person per ward may change it, after two calls to people who are there. Tanvi trained eleven of them like young reporters: two sources or it doesn’t go up. On one Tuesday 4,300 people opened it. One line was wrong for forty minutes, and we left the correction on the page.',
      place: 'Eleven wards of Hyderabad and one of Hanoi',
      stage: ['In use'],
      people: 4_300,
      site: 'https://wardboard.example',
    },
    begunDaysAgo: 22,
    submittedDaysAgo: 1,
  },
  {
    owner: 'hemant-rawat',
    title: 'Is the Road There',
    tagline: 'Homestays tell each other at six in the morning, guests find out at seven',
    answers: {
      problem:
        'Guests leave Dehradun at eight and learn at eleven that the bridge has been closed since five. They turn around, the homestay has cooked for six, and both are angry with me.',
      proof:
        'A call tree. At six each homestay on the road presses 1 or 2, and guests with a booking get one message at seven. 38 homestays, two valleys. It works without data, because half of them only have signal on the roof. We’ve sent 27 warnings; guests came a day later in 19 cases and cancelled in eight.',
      place: 'Between Mussoorie and Chamba',
      stage: ['In use'],
      people: 212,
      site: 'https://trailhut.example/road',
    },
    begunDaysAgo: 17,
    submittedDaysAgo: 3,
  },
  {
    owner: 'vaishnavi-krishnan',
    title: 'Bed 14 Moves First',
    tagline: 'Who is carried upstairs in which order when the ground floor floods',
    answers: {
      problem:
        'In a ward of 30 beds someone decides at two in the morning who is carried up first. I’ve been that someone, with a torch and a memory.',
      stage: ['Prototype'],
    },
    begunDaysAgo: 2,
  },
];
