import type { DemoStory } from '@upround/news/api';

/** What Harbour Ledger tells: money. */
export const ledgerStories: readonly DemoStory[] = [
  {
    day: -27.4,
    title: 'Saltmarsh Cold Chain raises ₹4 crore to rent insulated boxes by the trip',
    text: 'The Kozhikode company lends insulated boxes to fish landing centres and is paid for each trip a box makes. It says that a box now makes eleven trips a month, up from six a year ago.',
  },
  {
    day: -24.2,
    title: 'Pebblecart buys the order book of a closed rival for the price of its debts',
    text: 'Pebblecart takes over 212 shopkeepers and the unpaid invoices of Hamperline, which stopped trading in the spring. No staff and no software change hands.',
  },
  {
    day: -21.6,
    title: 'A fund of ₹60 crore for founders who left their first job after forty',
    text: 'Second Innings Capital wants to write thirty first cheques in four years. Its partners say that older founders ask for less money and answer their mail on the same day.',
  },
  {
    day: -18.3,
    title: 'Ferrolane pays its seed investors back and stays a small company',
    text: 'The maker of route planning for scrap dealers bought back the shares of its two seed investors at 1.6 times what they paid. It has nineteen employees and plans to have twenty.',
  },
  {
    day: -14.5,
    title: 'Quillstone raises ₹9 crore after four quarters of growth without discounts',
    text: 'Quillstone prints exam papers for coaching centres overnight. Its founders say that they stopped all discounts a year ago, lost a tenth of their customers and have grown in every quarter since.',
  },
  {
    day: -11.1,
    title: 'Three founders of Lampyard give up a round that was already signed',
    text: 'The investors wanted a second board seat on the morning of the closing. Lampyard, which sells solar lamps to street vendors on weekly payments, says that it can go on for fourteen months without the money.',
  },
  {
    day: -8.7,
    title: 'Tidewater signs 140 housing societies for its water meters',
    text: 'The Pune company reads meters by radio from the road instead of wiring every flat. The societies pay after the first quarter in which their bills fall.',
    picture: { kind: 'landscape', scene: 'coast', light: 'morning', seed: 67 },
  },
  {
    day: -6.2,
    title: 'Banyanfold Ventures publishes the reasons for its last hundred refusals',
    text: 'Forty-one of them read "we didn’t understand the customer", and nine read "we were too slow". The list names no company.',
  },
  {
    day: -4.4,
    title: 'Marigold Freight closes, and returns a third of what it raised',
    text: 'The marketplace for half-full trucks shut down on Friday with money left in the bank. Its founder told customers five weeks before and found new carriers for most of them.',
    picture: { kind: 'photo', scene: 'street', seed: 64 },
  },
  {
    day: -2.3,
    title: 'Copperleaf Diagnostics turns down an offer from a hospital chain',
    text: 'The maker of a blood test for village clinics says that the chain would have kept the machine for its own patients. It will raise from its existing investors instead.',
    picture: { kind: 'mockup', thing: 'carton', tone: 'coral', name: 'Copperleaf' },
  },
  {
    day: -0.9,
    title:
      'Revenue loans overtake seed rounds among exporters of craft, a survey of 90 firms finds',
    text: 'Fifty-two of ninety firms took a loan that is repaid from revenue; thirty-one sold shares. The firms that did neither grew about as fast.',
  },
  {
    day: -0.2,
    title: 'Nightjar Audio raises ₹12 crore for hearing aids that a village shop can fit',
    text: 'The Coimbatore company trains owners of mobile phone shops to fit and adjust hearing aids in forty minutes. Half of the money goes into spare parts.',
    picture: { kind: 'mockup', thing: 'phones', tone: 'violet', name: 'Nightjar' },
  },
  {
    day: 0.6,
    title: 'Kettlebridge raises a small fund from the companies that it helped to hire for',
    text: 'The hiring studio will put up to ₹50 lakh into teams whose first ten people it finds. Every investor in the fund has been a customer.',
  },
  {
    day: 2.4,
    title: 'Saltmarsh Cold Chain signs its first customer outside Kerala',
    text: 'A landing centre in Mangaluru takes two hundred boxes for the winter. The company says that the same box now carries fish one way and vegetables the other.',
  },
  {
    day: 4.5,
    title: 'Two seed funds agree on one page of terms and invite others to use it',
    text: 'The page has nine clauses and no small print. The funds say that a round now closes in three weeks instead of eight.',
  },
  {
    day: 7.3,
    title: 'Pebblecart reports its first month in which shopkeepers paid on time',
    text: 'Ninety-four of a hundred invoices were paid within the week. The company thanks a reminder that goes out on Sunday evening.',
  },
  {
    day: 10.2,
    title: 'Ferrolane opens a second yard and hires its twentieth employee',
    text: 'The scrap planner says that it will stop there for a while.',
  },
];
