import type { DemoPost } from '@upround/feed/api';

/** Posts about articles on other sites, with the previews of their links. */
export const readingPosts: readonly DemoPost[] = [
  {
    key: 'reading-water-meters',
    author: 'firoz-daruwala',
    daysAgo: 1,
    hour: 9.2,
    pod: 'hardware-and-climate',
    warmth: 5,
    text: 'Three housing societies metered each flat for one summer and wrote down everything, the quarrels in the lift included. Read it for the leak table alone: 11% of the water was gone before it reached a tap.\n\nhttps://waterledger.example/one-summer-of-meters',
    link: {
      title: 'One summer of meters: what 412 flats learnt about their water',
      description:
        'Daily readings from three societies, the leaks they found, what each fix cost, and why two families asked to be taken off the list.',
      siteName: 'Water Ledger',
      picture: {
        drawing: {
          kind: 'bars',
          title: 'Litres per person and day',
          note: 'Three societies, 412 flats, April to July',
          unit: { after: ' l' },
          bars: [
            { label: 'April', value: 168 },
            { label: 'May', value: 161 },
            { label: 'June', value: 139 },
            { label: 'July', value: 127 },
          ],
          highlight: 3,
        },
        alt: 'Bar chart of litres per person and day: April 168, May 161, June 139, July 127.',
      },
    },
  },
  {
    key: 'reading-term-sheet-glossary',
    author: 'esha-banerjee',
    daysAgo: 2,
    hour: 11.4,
    pod: 'first-cheque',
    warmth: 4,
    text: 'I send this to every founder before our first call, and it saves us both an hour. Forty words of a term sheet, each with the question that you should ask about it: https://plainterms.example/glossary\n\nIt is no advice for your case. It’s enough to know where to stop and ask.',
    link: {
      title: 'Forty words of a term sheet, in plain English',
      description:
        'What each word decides, who it favours, and one question to ask before you nod.',
      siteName: 'Plain Terms',
      picture: {
        drawing: { kind: 'mockup', thing: 'phones', tone: 'violet', name: 'Plain Terms' },
        alt: 'Two phones with a list of terms on a violet ground.',
      },
    },
  },
  {
    key: 'reading-quiet-launch',
    author: 'tom-whitfield',
    daysAgo: 3,
    hour: 15.1,
    pod: 'build-notes',
    warmth: 4,
    text: 'A launch with no launch day, and the numbers to go with it: https://slowsoftware.example/quiet-launch. Nine customers a month for two years looks like nothing on a chart until month twenty.',
    link: {
      title: 'We never launched',
      description:
        'Two years of adding nine customers a month, what we did instead of a launch, and the three weeks in which we nearly gave in and held one.',
      siteName: 'Slow Software',
      picture: {
        drawing: {
          kind: 'lines',
          title: 'Paying customers',
          note: 'By month, from the first one on',
          x: ['1', '4', '8', '12', '16', '20', '24'],
          series: [{ name: 'Customers', values: [1, 31, 68, 104, 143, 181, 216] }],
        },
        alt: 'Line chart of paying customers by month, rising steadily from 1 to 216 in 24 months.',
      },
    },
  },
  {
    key: 'reading-first-sales-call',
    author: 'chitra-murthy',
    daysAgo: 4,
    hour: 18.3,
    warmth: 3,
    text: 'Someone recorded her first forty sales calls and counted who spoke. In the calls that ended well she spoke 38% of the time, in the others 64%. The whole count, and her apology to the first thirty: https://deskside.example/forty-calls',
    link: {
      title: 'Forty first calls, counted',
      description: 'Who spoke, for how long, and what the buyer asked last.',
      siteName: 'Deskside',
    },
  },
  {
    key: 'reading-cold-chain',
    author: 'harini-subramanian',
    daysAgo: 5,
    hour: 8.7,
    pod: 'hardware-and-climate',
    warmth: 3,
    text: 'If you sell anything that plugs in: a nurse’s diary of one week of power cuts, minute by minute. We changed our alarm after page two. https://wardnotes.example/a-week-of-cuts',
    link: {
      title: 'A week of cuts',
      description:
        'Seven days at a clinic with one refrigerator, two generators and no one whose job it is.',
      siteName: 'Ward Notes',
      picture: {
        drawing: { kind: 'landscape', scene: 'fields', light: 'dusk', seed: 12 },
        alt: 'Drawing of fields at dusk under a wide sky.',
      },
    },
  },
  {
    key: 'reading-interview-scripts',
    author: 'aditi-ghosh',
    daysAgo: 6,
    hour: 10.9,
    pod: 'talk-to-users',
    warmth: 4,
    text: 'Five interview scripts that a public library gives away, with the questions they dropped crossed out and a line why. The crossed out ones teach more: https://openscripts.example.org/interviews',
    link: {
      title: 'Interview scripts, with what we dropped',
      description:
        'Five scripts for talking to people about money, travel, care, school and repairs.',
      siteName: 'Open Scripts',
      picture: {
        drawing: {
          kind: 'whiteboard',
          title: 'What we dropped',
          notes: ['Would you use this', 'How much would you pay', 'Do you like it', 'Is it easy'],
          seed: 7,
        },
        alt: 'Drawing of a whiteboard with four notes: would you use this, how much would you pay, do you like it, is it easy.',
      },
    },
  },
  {
    key: 'reading-notice-period',
    author: 'priya-raghavan',
    daysAgo: 8,
    hour: 12.2,
    pod: 'hiring-desk',
    warmth: 3,
    text: 'A fair way to handle a 90-day notice period, from someone who has been on both sides. The part on paying for the handover is worth copying. https://kindexits.example/ninety-days',
    link: {
      title: 'Ninety days: a notice period that no one hates',
      description: 'A calendar, two letters and one conversation.',
      siteName: 'Kind Exits',
      picture: {
        drawing: {
          kind: 'timeline',
          title: 'Ninety days',
          events: [
            { when: 'Day 1', what: 'One conversation' },
            { when: 'Day 10', what: 'A list of what only you know' },
            { when: 'Day 45', what: 'Someone else does it, you watch' },
            { when: 'Day 90', what: 'A letter each' },
          ],
        },
        alt: 'Timeline of ninety days: a conversation, a list of what only you know, someone else does it, a letter each.',
      },
    },
  },
  {
    key: 'reading-village-map',
    author: 'lalita-oraon',
    daysAgo: 9,
    hour: 7.8,
    pod: 'beyond-the-metros',
    warmth: 3,
    text: 'Weekly markets of our district, mapped on foot by two school classes, free to use. We found four that our agents had never heard of. https://haatmap.example.org/',
    link: {
      title: 'Haat map: 63 weekly markets, mapped on foot',
      description: 'Day, place, what is sold, and how people get there. Corrections welcome.',
      siteName: 'Haat map',
      picture: {
        drawing: {
          kind: 'map',
          title: 'Weekly markets',
          note: 'Sixty-three of them, by size',
          places: [
            { name: 'Bero', x: 0.3, y: 0.35, size: 5 },
            { name: 'Khunti', x: 0.62, y: 0.68, size: 4 },
            { name: 'Mandar', x: 0.48, y: 0.24, size: 3 },
            { name: 'Tamar', x: 0.8, y: 0.5, size: 2 },
          ],
          seed: 5,
        },
        alt: 'Map of weekly markets by size, among them Bero, Khunti, Mandar and Tamar.',
      },
    },
  },
  {
    key: 'reading-salary-spreadsheet',
    author: 'pooja-bhatt',
    daysAgo: 11,
    hour: 16.6,
    pod: 'hiring-desk',
    text: 'We opened our pay bands to the team in March. Before that I read this twice, mostly for the questions people asked in the first week: https://openbands.example/first-week',
    link: {
      title: 'The first week after we opened our pay bands',
      description: 'Every question that was asked, by day, and what we answered.',
      siteName: 'Open Bands',
    },
  },
  {
    key: 'reading-accessible-forms',
    author: 'thu-ha-nguyen',
    daysAgo: 13,
    hour: 13.5,
    pod: 'build-notes',
    warmth: 3,
    text: 'A hospital form, filled in by ten people with ten screen readers, and where each of them stopped. The fixes took the author one afternoon: https://tenreaders.example/one-form',
    link: {
      title: 'Ten readers, one form',
      description: 'Where they stopped, what they heard, and eleven small fixes.',
      siteName: 'Ten Readers',
      picture: {
        drawing: {
          kind: 'screen',
          title: 'Admission',
          rows: [
            { label: 'Name', value: 'as on the card' },
            { label: 'Date of birth', value: 'day month year' },
            { label: 'Bed', value: 'chosen by staff' },
          ],
          action: 'Continue',
          remarks: ['Heard as blank', 'Heard twice', 'Never reached'],
        },
        alt: 'Drawing of a phone with an admission form and three remarks: heard as blank, heard twice, never reached.',
      },
    },
  },
  {
    key: 'reading-shutting-down-well',
    author: 'sunita-rao',
    daysAgo: 15,
    hour: 9.9,
    pod: 'what-went-wrong',
    warmth: 4,
    text: 'The best note on closing a company that I know is a list of forty-one small errands with dates. Keep it, and hope that you never open it. https://lastinvoice.example/errands',
    link: {
      title: 'Forty-one errands of closing a company',
      description: 'In order, with who signs, what it cost us and what we forgot.',
      siteName: 'The Last Invoice',
      picture: {
        drawing: { kind: 'desk', seed: 23 },
        alt: 'Drawing of a tidy desk with a lamp and a stack of papers.',
      },
    },
  },
];
