import type { DemoSession } from '@upround/mentor/api';

const mentor = 'sunita-rao';

/** The sessions of `mentor@`, oldest first. */
export const sessionsOfSunita: readonly DemoSession[] = [
  {
    mentor,
    mentee: 'harini-subramanian',
    service: 0,
    inDays: -152,
    end: 'COMPLETED',
    goal: 'We pay for parts 60 days before clinics pay us. How long does that work?',
    reviews: {
      MENTEE: {
        stars: 5,
        text: 'Twenty minutes in she had found the month. We moved two orders and it’s a later month now.',
      },
      MENTOR: { stars: 5, text: 'Came with the sheet open and with the real figures.' },
    },
  },
  {
    mentor,
    mentee: 'uday-reddy',
    service: 1,
    inDays: -131,
    end: 'COMPLETED',
    goal: 'Battery packs on our balance sheet, or leased? I want to understand both.',
    reviews: {
      MENTEE: {
        stars: 5,
        text: 'Two columns on one sheet. I’d asked three people before, and got three speeches.',
      },
    },
  },
  {
    mentor,
    mentee: 'ishaan-kapoor',
    service: 1,
    inDays: -117,
    end: 'COMPLETED',
    goal: 'What I still owe after closing, and in which order to pay it.',
    reviews: {
      MENTEE: {
        stars: 5,
        text: 'Calm and exact. She wrote the order of payments into the chat while I was still explaining.',
        privateText: 'Thank you for not asking how I felt.',
      },
      MENTOR: {
        stars: 5,
        text: 'Had every letter at hand. Few people close a company this carefully.',
      },
    },
  },
  {
    mentor,
    mentee: 'gaurav-sinha',
    service: 0,
    inDays: -96,
    end: 'MENTEE_ABSENT',
    goal: 'Food costs ate the margin again. Runway?',
  },
  {
    mentor,
    mentee: 'gaurav-sinha',
    service: 0,
    inDays: -88,
    end: 'COMPLETED',
    goal: 'Sorry about last time. Runway with paneer at ₹400.',
    reviews: {
      MENTEE: {
        stars: 4,
        text: 'Useful and blunt. I’d have liked an hour rather than thirty minutes.',
      },
      MENTOR: { stars: 4, text: 'Apologised properly, and had prepared.' },
    },
  },
  {
    mentor,
    mentee: 'neha-joshi',
    service: 1,
    inDays: -67,
    end: 'COMPLETED',
    goal: 'Do inspections pay for themselves if we charge day cares rather than parents?',
    reviews: {
      MENTEE: {
        stars: 5,
        text: 'She asked who’d be angry if we stopped inspecting. That was the answer to the price, too.',
      },
    },
  },
  {
    mentor,
    mentee: 'vaishnavi-krishnan',
    service: 2,
    inDays: -49,
    end: 'COMPLETED',
    goal: 'My first board pack with outside money in it.',
    reviews: {
      MENTEE: {
        stars: 5,
        text: 'Page one now has five numbers and one sentence. My board read it.',
      },
      MENTOR: {
        stars: 5,
        text: 'Nine hospitals, and she knows what each of them owes. A pleasure.',
      },
    },
  },
  {
    mentor,
    mentee: 'waseem-khan',
    service: 0,
    inDays: -33,
    end: 'DECLINED',
    goal: 'Can you introduce me to investors in Mumbai?',
    reason:
      'I don’t make introductions, so this would waste your half hour. Zoya’s circle takes decks.',
  },
  {
    mentor,
    mentee: 'camila-rojas',
    service: 0,
    inDays: -26,
    end: 'COMPLETED',
    goal: 'Growers are paid in pesos, importers pay in dollars. Where do I lose money?',
    reviews: {
      MENTEE: {
        stars: 4,
        text: 'Found a spread that I’d taken for a bank fee. We both had to get up at odd hours.',
      },
    },
  },
  {
    mentor,
    mentee: 'hemant-rawat',
    service: 0,
    inDays: -18,
    end: 'CANCELLED_BY_MENTEE',
    goal: 'Ninety homestays, three seasons, one bank account.',
    reason: 'The road is closed and so is the internet. I’ll book again.',
  },
  {
    mentor,
    mentee: 'farah-qureshi',
    service: 1,
    inDays: -9,
    end: 'COMPLETED',
    goal: 'One season pays for the year. How much of June’s money may I spend in July?',
    reviews: {
      MENTEE: { stars: 5, text: 'I have a rule now, with a number in it, and it’s on the wall.' },
    },
  },
  {
    mentor,
    mentee: 'meera-nair',
    service: 0,
    inDays: -5,
    end: 'COMPLETED',
    goal: 'Distributors pay in 45 days. Is my runway six months or nine?',
    context:
      '42 paying distributors, two engineers. The sheet has a tab for each month since April.',
    reviews: {
      MENTOR: {
        stars: 5,
        text: 'Knows her collections by name. Came with one question and left with a date.',
        privateText: 'Move the two large invoices before you hire.',
      },
    },
  },
  {
    mentor,
    mentee: 'meera-nair',
    service: 1,
    inDays: 3,
    end: 'CONFIRMED',
    goal: 'The second half: collections. Which terms can I change without losing the large ones?',
    context: 'I’ve moved both invoices, as you said. The new sheet is linked.',
  },
  {
    mentor,
    mentee: 'karthik-venkat',
    service: 2,
    inDays: 6,
    end: 'CONFIRMED',
    goal: 'Board pack before our first meeting with a lead investor.',
  },
  {
    mentor,
    mentee: 'gurpreet-kaur',
    service: 0,
    inDays: 4,
    end: 'REQUESTED',
    goal: 'Milk is paid daily, strips are bought for a quarter. Please look at one sheet with me.',
  },
  {
    mentor,
    mentee: 'hemant-rawat',
    service: 1,
    inDays: 7,
    end: 'REQUESTED',
    goal: 'The road is open again. Three seasons, and which of them I can borrow against.',
    context: 'Seasons are May to June, October, and the week after Christmas.',
  },
  {
    mentor,
    mentee: 'nandini-hegde',
    service: 0,
    inDays: 5,
    end: 'REQUESTED',
    goal: '8,900 families at ₹79: when can I pay the grandmothers more?',
  },
];
