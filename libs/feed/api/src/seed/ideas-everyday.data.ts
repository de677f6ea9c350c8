import type { DemoIdea } from './demo-idea';

/** Ideas for learning, health, towns and daily life. */
export const everydayIdeas: readonly DemoIdea[] = [
  {
    ...{ key: 'society-ledger', author: 'yash-thakkar', daysAgo: 3, hour: 23 },
    title: 'A shared ledger for housing societies',
    description: 'Every flat sees what was collected, what was spent and on which bill.',
    problem:
      'Forty flats pay into one account and nobody but the treasurer can see it. Meetings last three hours because of it.',
    solution:
      'The treasurer photographs bills; they are matched with the bank’s lines and shown to all. My own society uses it since March.',
    ...{ stage: 'FIRST_USERS', lookingFor: ['FIRST_USERS', 'FEEDBACK'], warmth: 5 },
  },
  {
    ...{ key: 'phone-call-reading-club', author: 'ananya-bose', daysAgo: 6, hour: 19 },
    title: 'A reading club on the phone',
    description: 'Six people, one story, twenty minutes, an ordinary conference call.',
    problem: 'Our learners speak well after a year and then have nobody to speak with.',
    solution:
      'A story by post, a teacher who only listens, a call on Sundays. 40 of the first 48 came back for the second.',
    ...{ stage: 'FIRST_USERS', lookingFor: ['FIRST_USERS', 'PARTNERS'], warmth: 4 },
  },
  {
    ...{ key: 'stories-for-night-shifts', author: 'nandini-hegde', daysAgo: 8, hour: 21 },
    title: 'Audio stories that stop when the gate bell rings',
    description:
      'Listening for guards and nurses at night: short parts, and a way back to where you were.',
    problem: 'Our most faithful listeners work at night and are interrupted every few minutes.',
    solution:
      'The phone hears the bell or the call, stops, and repeats the last sentence when you are back.',
    ...{ stage: 'PROTOTYPE', lookingFor: ['FEEDBACK', 'TEAM'], warmth: 3 },
  },
  {
    ...{ key: 'hospital-form-once', author: 'vaishnavi-krishnan', daysAgo: 11, hour: 12 },
    title: 'Fill in the hospital form once',
    description:
      'A card with what every admission form asks, held by the patient, read by any desk.',
    problem: 'A patient who is moved twice writes the same 34 answers three times, in pain.',
    solution:
      'A printed code with the answers, sealed with a PIN. Nothing is kept by us. Four desks in Coimbatore read it.',
    ...{ stage: 'PROTOTYPE', lookingFor: ['PILOT_CUSTOMERS', 'PARTNERS'], warmth: 5 },
  },
  {
    ...{ key: 'alt-text-desk', author: 'thu-ha-nguyen', daysAgo: 14, hour: 10 },
    title: 'A desk that writes picture descriptions',
    description:
      'Send a page, get descriptions for every picture within an hour, written by people.',
    problem: 'Shops know that descriptions are missing and have nobody who can write them.',
    solution:
      'Writers who use screen readers themselves, a price by the picture, a style guide that you keep.',
    ...{ stage: 'FIRST_USERS', lookingFor: ['FIRST_USERS'], warmth: 4 },
  },
  {
    ...{ key: 'bus-stand-left-luggage', author: 'moses-lyngdoh', daysAgo: 18, hour: 7 },
    title: 'Leave a bag at a tea stall',
    description: 'Stalls near bus stands keep a bag for a day, with a tag and a photo.',
    problem:
      'Travellers in Shillong carry everything all day or pay for a room that they do not need.',
    solution:
      'Twenty stalls, ₹30 a bag, half for the stall. The tag is torn in two like in a cloakroom.',
    ...{ stage: 'FIRST_USERS', lookingFor: ['PARTNERS'], warmth: 3 },
  },
  {
    ...{ key: 'student-tool-library', author: 'kwame-boateng', daysAgo: 22, hour: 16 },
    title: 'A library of tools for student builders',
    description: 'Oscilloscopes and soldering stations by the day, with an hour of help.',
    problem: 'Good projects at our meetup stop when a tool costs a term’s fees.',
    solution:
      'Firms lend what stands in cupboards, we insure and repair it. Nineteen tools, two broken so far.',
    ...{ stage: 'FIRST_USERS', lookingFor: ['PARTNERS', 'MENTOR'], warmth: 4 },
  },
  {
    ...{ key: 'design-review-in-public', author: 'qasim-ali', daysAgo: 26, hour: 18 },
    title: 'Design reviews in public, one screen at a time',
    description: 'Post one screen and one question; three designers answer within a day.',
    problem: 'Teams without a designer ask “do you like it?” and get what that question deserves.',
    solution: 'A form that asks for the question first. Reviewers earn reviews for their own work.',
    ...{ stage: 'PROTOTYPE', lookingFor: ['FEEDBACK', 'COFOUNDER'], warmth: 4 },
  },
  {
    ...{ key: 'newsroom-for-companies', author: 'tanvi-deshpande', daysAgo: 30, hour: 9 },
    title: 'A reporter for a day',
    description:
      'A journalist spends a day with a small company and writes what a stranger would ask.',
    problem: 'Founders’ own texts answer questions that nobody has.',
    solution:
      'One day, one page of questions, one page of plain answers for the website. The company checks facts, not tone.',
    ...{ stage: 'REVENUE', lookingFor: ['FIRST_USERS'], warmth: 3 },
  },
  {
    ...{ key: 'call-back-window', author: 'deepak-yadav', daysAgo: 34, hour: 13 },
    title: 'Choose the quarter of an hour in which sales may call',
    description: 'A link in the mail: pick fifteen minutes this week, or never.',
    problem:
      'I called 70 people a day. Most of the nine who talked would have talked at another hour as well.',
    solution:
      'Windows that the buyer sets, shown to every seller who asks. Being told “never” saves both a call.',
    ...{ stage: 'PROTOTYPE', lookingFor: ['PILOT_CUSTOMERS', 'FEEDBACK'], warmth: 3 },
  },
  {
    ...{ key: 'repair-cafe-finder', author: 'uday-reddy', daysAgo: 39, hour: 11 },
    title: 'Who mends this near me?',
    description: 'Repairers by what they have mended, not by what their board says.',
    problem: 'The person who can mend a mixer motor has no sign and no listing.',
    solution:
      'People photograph what was mended and where. Repairers are found by thing and street, and rated by whether it still works after ninety days.',
    ...{ stage: 'IDEA', lookingFor: ['COFOUNDER', 'FEEDBACK'], warmth: 4 },
  },
  {
    ...{ key: 'exam-hall-water', author: 'kabir-anand', daysAgo: 43, hour: 8 },
    title: 'Refill points on the way to the exam',
    description: 'A map of taps and shops that fill a bottle, for the two weeks of exams.',
    problem: 'In April thousands of students stand outside halls at noon, and water costs ₹20.',
    solution:
      'Shops sign up and get a sticker; students mark a tap as dry. It runs for two weeks a year and needs no company.',
    ...{ stage: 'FIRST_USERS', lookingFor: ['PARTNERS'], warmth: 2 },
  },
  {
    ...{ key: 'lost-words-of-tulu', author: 'nandini-hegde', daysAgo: 48, hour: 17 },
    title: 'Ask your grandmother a word',
    description: 'One question a day, one recorded answer, a dictionary that grows.',
    problem:
      'The names of forty fish and of every tool in the kitchen are known to people over seventy.',
    solution:
      'A message each morning with one object. Answers are sorted by village. 1,100 words in the first season.',
    ...{ stage: 'FIRST_USERS', lookingFor: ['TEAM', 'PARTNERS'], warmth: 5 },
  },
  {
    ...{ key: 'parcel-room-for-lanes', author: 'waseem-khan', daysAgo: 53, hour: 15 },
    title: 'The grocer keeps your parcel',
    description: 'Deliveries for a lane go to one shop; people collect when they buy milk.',
    problem: 'Riders climb four floors to a locked door three times.',
    solution:
      'The shop gets ₹4 a parcel and a visitor. We have the shops already; the couriers want 500 lanes before they talk.',
    ...{ stage: 'PROTOTYPE', lookingFor: ['PARTNERS', 'INVESTMENT'], warmth: 3 },
  },
  {
    ...{ key: 'quiet-hour-index', author: 'neha-joshi', daysAgo: 58, hour: 22 },
    title: 'How loud is this flat at night?',
    description:
      'Thirty nights of sound levels, measured by the tenant before, for the tenant after.',
    problem: 'A flat is seen at eleven in the morning and lived in at eleven at night.',
    solution:
      'A cheap meter that keeps levels and no sound. The report belongs to the flat and is sold with the keys.',
    ...{ stage: 'IDEA', lookingFor: ['FEEDBACK'], warmth: 4 },
  },
  {
    ...{ key: 'mountain-road-line', author: 'hemant-rawat', daysAgo: 62, hour: 6 },
    title: 'Is the road open? Ask one number',
    description: 'Drivers who passed in the last hour answer; callers hear the newest answer.',
    problem:
      'After rain the only way to learn whether a road is open is to drive to where it is not.',
    solution:
      'A missed call asks, three drivers are asked back, the answer is read out with its age.',
    ...{ stage: 'PROTOTYPE', lookingFor: ['PARTNERS', 'FIRST_USERS'], warmth: 4 },
  },
  {
    ...{ key: 'uniform-exchange-day', author: 'farah-qureshi', daysAgo: 67, hour: 12 },
    title: 'A day to hand on school uniforms',
    description: 'Outgrown uniforms are mended by our tailors and handed on within the school.',
    problem: 'A child outgrows a uniform in eight months, and a cupboard keeps it for eight years.',
    solution:
      'Two Saturdays a year in the school hall. Mending costs ₹60; the school sets what a piece costs after that.',
    ...{ stage: 'REVENUE', lookingFor: ['PILOT_CUSTOMERS'], warmth: 3 },
  },
  {
    ...{ key: 'two-line-weather-for-stalls', author: 'yash-thakkar', daysAgo: 72, hour: 21 },
    title: 'Tomorrow in two lines, for people who sell outdoors',
    description: 'Rain by the hour and one sentence: bring the cover, or make half.',
    problem: 'Forecasts are for a district and a day. A stall lives by a street and an hour.',
    solution:
      'Public forecasts and yesterday’s sales in one message at eight in the evening. Three stalls pay ₹50 a month.',
    ...{ stage: 'REVENUE', lookingFor: ['FEEDBACK', 'FIRST_USERS'], warmth: 3 },
  },
  {
    ...{ key: 'mentor-office-bench', author: 'sunita-rao', daysAgo: 77, hour: 10 },
    title: 'A bench outside the office',
    description: 'Thursday from five to six a mentor sits on a bench. Anybody may sit down.',
    problem: 'People who most need a question answered do not book a call with a stranger.',
    solution:
      'A list of benches, hours and faces. No form and no record. I sat on mine for ten weeks; 31 people came.',
    ...{ stage: 'FIRST_USERS', lookingFor: ['MENTOR', 'PARTNERS'], warmth: 5 },
  },
  {
    ...{ key: 'blood-test-in-plain-words', author: 'harini-subramanian', daysAgo: 82, hour: 14 },
    title: 'What this blood test asks, in plain words',
    description:
      'One paragraph for each line of the report, and the question to take to the doctor.',
    problem: 'Reports print a number and an arrow. People search the arrow at midnight.',
    solution:
      'Paragraphs written with two doctors for the forty commonest lines. It explains what is measured and diagnoses nothing.',
    ...{ stage: 'PROTOTYPE', lookingFor: ['PARTNERS', 'FEEDBACK'], warmth: 4 },
  },
];
