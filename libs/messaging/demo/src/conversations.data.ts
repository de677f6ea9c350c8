import type { DemoConversation } from '@upround/messaging/api';

/** What the seven accounts and their neighbours wrote to one another. */
export const demoConversations: readonly DemoConversation[] = [
  {
    from: 'sunita-rao',
    to: 'meera-nair',
    state: 'ACCEPTED',
    opened: [9, 10.5],
    unread: 1,
    messages: [
      {
        by: 'from',
        minutes: 2,
        text: 'Meera, I read your collections post twice. 58 days outstanding with 41 distributors isn’t a sales problem. Would you send me the ageing by customer before Thursday? Names blanked out is fine.',
      },
      {
        by: 'to',
        minutes: 95,
        text: 'Sending it tonight. Spoiler: three names hold 62% of what is over 60 days, and one of them is my uncle.',
      },
      {
        by: 'from',
        minutes: 14,
        text: 'Uncles pay last because they can. Put him on the same reminder as everyone else and let the software be the villain.',
      },
      {
        by: 'to',
        minutes: 1_430,
        text: 'Done. He called my mother. Then he paid.',
      },
      {
        by: 'from',
        minutes: 20,
        text: 'Good. Next: what do the other two get that they would miss on day one? That’s your lever, not the discount.',
      },
    ],
  },
  {
    from: 'siddharth-menon',
    to: 'meera-nair',
    state: 'ACCEPTED',
    opened: [6, 16],
    messages: [
      {
        by: 'from',
        minutes: 1,
        text: 'Hello Meera. We look at software for old trades at Monsoon Row, and distributors keep naming Tallyfern when we ask what they open first in the morning. No deck needed yet. Could we talk for 25 minutes about how you price per counter?',
      },
      {
        by: 'to',
        minutes: 210,
        text: 'Happy to. One thing first, so that we don’t waste your slot: we aren’t raising before June, and I’d rather hear where you think per-counter breaks than pitch.',
      },
      {
        by: 'from',
        minutes: 35,
        text: 'That is the better conversation. Wednesday at 4?',
      },
      {
        by: 'to',
        minutes: 8,
        text: 'Wednesday at 4. I’ll bring the two customers who asked to leave it.',
      },
    ],
  },
  {
    from: 'manav-shah',
    to: 'meera-nair',
    state: 'PENDING',
    opened: [1, 19],
    unread: 1,
    messages: [
      {
        by: 'from',
        minutes: 3,
        text: 'Meera, I run a dye house and buy from eleven distributors, two of whom use your app. Their invoices are the only ones that we don’t argue about. I write small cheques too, but mostly I’d like to know whether you will ever do Gujarati.',
      },
    ],
  },
  {
    from: 'lakshmi-iyer',
    to: 'meera-nair',
    state: 'ACCEPTED',
    opened: [40, 11],
    archivedBy: 'meera-nair',
    messages: [
      {
        by: 'from',
        minutes: 1,
        text: 'Your three plans differ by storage, and no one in a godown has ever run out of storage. Try counters, then users, in that order, on ten new customers each.',
      },
      {
        by: 'to',
        minutes: 600,
        text: 'Counters won: 7 of 10 picked the middle plan, against 3 of 10 before. Thank you. I owe you a filter coffee.',
      },
      {
        by: 'from',
        minutes: 45,
        text: 'I collect those. Write up the numbers; someone else needs them.',
      },
    ],
  },
  {
    from: 'meera-nair',
    to: 'vikram-desai',
    state: 'PENDING',
    opened: [2, 9.5],
    unread: 1,
    messages: [
      {
        by: 'from',
        minutes: 4,
        text: 'Hello Vikram. Tallyfern is the ledger that both sides of a wholesale counter agree on: 41 paying distributors in Kerala, 9% monthly churn a year ago, 2.1% now. You wrote that you answer decks with a customer in them. Mine has three, with phone numbers. May I send it?',
      },
    ],
  },
  {
    from: 'harini-subramanian',
    to: 'vikram-desai',
    state: 'ACCEPTED',
    opened: [12, 15],
    messages: [
      {
        by: 'from',
        minutes: 1,
        text: 'Quick one before the board: the Coimbatore clinics renewed, 14 of 15, for two years. The fifteenth closed.',
      },
      {
        by: 'to',
        minutes: 50,
        text: 'That goes on page one, with the fifteenth. People believe a list with a hole in it.',
      },
      {
        by: 'from',
        minutes: 12,
        text: 'It’s there. Page two is the sensor recall: 31 units, all replaced, ₹84,000. I’d rather say it than be asked.',
      },
      { by: 'to', minutes: 5, text: 'Agreed. See you Tuesday.' },
    ],
  },
  {
    from: 'kabir-anand',
    to: 'vikram-desai',
    state: 'PENDING',
    opened: [0, 8],
    unread: 1,
    messages: [
      {
        by: 'from',
        minutes: 2,
        text: 'Sir, our 24th evening is on Saturday the week after next: five student projects, ten people who would have to pay for them. We lack one person who says no with a reason. It’s online, 40 minutes, and there is no pitching at you, I promise.',
      },
    ],
  },
  {
    from: 'gaurav-sinha',
    to: 'vikram-desai',
    state: 'REJECTED',
    opened: [20, 13],
    messages: [
      {
        by: 'from',
        minutes: 1,
        text: 'Hi Vikram, Rasoipilot is raising 3 crore at 25 pre, closing on Friday, two term sheets in hand. Can you move by Thursday?',
      },
    ],
  },
  {
    from: 'rohan-kulkarni',
    to: 'priya-raghavan',
    state: 'ACCEPTED',
    opened: [5, 12],
    unread: 2,
    messages: [
      {
        by: 'from',
        minutes: 2,
        text: 'Hello Priya, I saw the backend role at the logistics team of nine. I have kept an order system running at 7 pm on a Friday for five years, in Go and PostgreSQL. Is the second interview still a take-home? I have two of those running and would like to be honest about the time.',
      },
      {
        by: 'to',
        minutes: 75,
        text: 'Thank you for asking before and not after. No take-home any more: 90 minutes of pairing on a bug of theirs, paid. Would Monday suit?',
      },
      { by: 'from', minutes: 20, text: 'Monday is good. Paid pairing is a first for me.' },
      {
        by: 'to',
        minutes: 1_200,
        text: 'Booked: Monday at 11, with Tara. She will send the repository an hour before, so that you can read it with tea.',
      },
      { by: 'from', minutes: 31, text: 'Got it. Which version of PostgreSQL do they run?' },
      { by: 'from', minutes: 2, text: 'Never mind, it is in the compose file. 15.' },
    ],
  },
  {
    from: 'deepak-yadav',
    to: 'priya-raghavan',
    state: 'PENDING',
    opened: [1, 17.5],
    unread: 1,
    messages: [
      {
        by: 'from',
        minutes: 1,
        text: 'Ma’am, I sold 41% over target last year by phone from Noida and would like to join a team where I can see the product being made. If the sales desk at the payroll company is open to people without an MBA, may I apply?',
      },
    ],
  },
  {
    from: 'thu-ha-nguyen',
    to: 'rohan-kulkarni',
    state: 'ACCEPTED',
    opened: [8, 20],
    messages: [
      {
        by: 'from',
        minutes: 2,
        text: 'Your search log made me feel less alone. Small thing: the chart in week six can’t be read with a screen reader. A table below it would do. I can show you how.',
      },
      {
        by: 'to',
        minutes: 300,
        text: 'Please do. I hadn’t thought of it at all, which is the honest answer.',
      },
      {
        by: 'from',
        minutes: 12,
        text: 'Caption, a header row, one row a week. Five minutes. You will never again draw a chart without one.',
      },
      {
        by: 'to',
        minutes: 28,
        text: 'Added to weeks one to six. The table is better than the chart, to be fair.',
      },
    ],
  },
  {
    from: 'jasmine-dsouza',
    to: 'kabir-anand',
    state: 'ACCEPTED',
    opened: [4, 18],
    unread: 1,
    messages: [
      {
        by: 'from',
        minutes: 1,
        text: 'How do you get them to come back in exam month? My Tuesday desk drops from thirty to six.',
      },
      {
        by: 'to',
        minutes: 44,
        text: 'We don’t. We stop for three weeks and say so on the poster. Attendance after is higher than before, I counted.',
      },
      { by: 'from', minutes: 9, text: 'A pause with a date on it. Of course. And samosas?' },
      { by: 'to', minutes: 3, text: 'The samosas do not pause.' },
      {
        by: 'from',
        minutes: 180,
        text: 'Poster is up: back on the 9th. I put your name on the samosas.',
      },
    ],
  },
  {
    from: 'nisha-thomas',
    to: 'kabir-anand',
    state: 'ACCEPTED',
    opened: [15, 11],
    messages: [
      {
        by: 'from',
        minutes: 2,
        text: 'Kabir, someone reported a post in Campus founders as a promotion. It named a sponsor of your evening without saying so. I have left it up. Would you add one line that says who paid for the hall?',
      },
      {
        by: 'to',
        minutes: 130,
        text: 'You’re right, I didn’t think of it as an advert. First line now, not last.',
      },
      {
        by: 'from',
        minutes: 16,
        text: 'Thank you, that is how it should look. The report is closed.',
      },
    ],
  },
  {
    from: 'ritu-agarwal',
    to: 'sunita-rao',
    state: 'ACCEPTED',
    opened: [3, 14],
    messages: [
      {
        by: 'from',
        minutes: 2,
        text: 'For your Thursday hours: two founders asked me about deferred revenue this week, and both had it in the wrong year. Shall we write one page together?',
      },
      {
        by: 'to',
        minutes: 65,
        text: 'Yes. You take the entries, I take the board pack. Half a page each, with one example.',
      },
      { by: 'from', minutes: 11, text: 'Draft by Sunday.' },
    ],
  },
];
