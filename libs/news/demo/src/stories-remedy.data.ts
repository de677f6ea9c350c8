import type { DemoStory } from '@upround/news/api';

/** What Rule & Remedy tells: filings and rules, of fictional bodies where it names one. */
export const remedyStories: readonly DemoStory[] = [
  {
    day: -25.1,
    title: 'Five papers that a young company looks for on the day before its audit',
    text: 'The share register leads the list, followed by the lease. An auditor suggests one folder, one owner and a look at it in every quarter.',
  },
  {
    day: -21.0,
    title: 'What changes when a founder moves to another state, filing by filing',
    text: 'The checklist has fourteen lines, of which nine can be done from a phone. Professional tax is the one that is forgotten.',
  },
  {
    day: -17.9,
    title: 'Ferrolane pays back its seed investors and stays a small company, and this is how',
    text: 'The buy-back needed a special resolution, a valuer and eleven weeks. The papers are described by the company secretary who filed them.',
  },
  {
    day: -13.1,
    title: 'A template for options that says what happens when someone leaves',
    text: 'Two pages, three examples with figures, and a line for the question that everyone asks. Lawyers in two cities wrote it after reading forty agreements.',
  },
  {
    day: -10.0,
    title: 'Why invoices to exporters come back, and the field that causes it',
    text: 'In a sample of six hundred, four of five were returned for a wrong code of the port. Software could check it and mostly doesn’t.',
  },
  {
    day: -7.1,
    title: 'Shared kitchens need one licence each, not one for the building',
    text: 'Three food start-ups learnt it on the same morning. The inspector gave them two weeks and the right form.',
  },
  {
    day: -5.7,
    title: 'How long a trademark takes when no one objects',
    text: 'The median of 310 filings was eleven months. Filings with a plain word and one class were faster than those with a drawing and five.',
  },
  {
    day: -2.0,
    title: 'Reading the customer contract that everyone signs: the clause about data',
    text: 'It says more than most small companies can keep. A lawyer marks what to ask for, what to refuse and what to leave alone.',
  },
  {
    day: -0.7,
    title: 'Directors’ details are due again, and the reminder goes to an old address',
    text: 'Anyone who moved since the last filing should log in and look. It takes six minutes and saves a fee.',
  },
  {
    day: 1.1,
    title: 'A calendar of filings for companies with fewer than ten people',
    text: 'It has twenty-two dates a year. Nine of them fall on the same two days.',
  },
  {
    day: 4.1,
    title: 'Two seed funds agree on a page of terms and invite others to use it',
    text: 'A lawyer reads all nine clauses. Two of them favour founders more than the long form does, and one does the opposite.',
  },
  {
    day: 7.9,
    title: 'What the options template looks like after its first hundred signatures',
    text: 'One sentence was read in two ways and is now two sentences.',
  },
  {
    day: 12.6,
    title: 'Shared kitchens, three months after the inspector came',
    text: 'All three have their licences, and a fourth has moved in.',
  },
];
