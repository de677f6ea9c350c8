/** Bounds of competitions and entries. Lengths are in code points. */
export const competitionLimits = {
  /** Entries in first place that a list shows for each competition. */
  winners: 3,
  title: 80,
  tagline: 160,
  organiser: 80,
  /** A condition, a question, the name of a prize. */
  line: 200,
  /** What is said about one of these, and why something changed. */
  text: 1_000,
  about: 8_000,
  rules: 20_000,
  prizes: 10,
  questions: 20,
  fields: 20,
  /** Choices of one field. */
  options: 12,
  criteria: 10,
  /** The most points of a criterion. */
  points: 10,
  /** A judge's note on an entry. */
  note: 1_000,
  judges: 50,
  /** Characters of one long answer. */
  answer: 4_000,
  /** People of one entry, its owner included. */
  team: 8,
  /** The newest changes that a competition's page lists. */
  changes: 50,
  /** How long uploads that were begun before the deadline are accepted after it. */
  uploadGraceSeconds: 120,
  /** The most megabytes of a file, of 1,048,576 bytes. */
  fileMb: 10,
  /** For how long the counts of a public vote can be hidden, in hours. */
  hiddenHours: 168,
  /** Held votes that are decided at once. */
  votesAtOnce: 100,
  /** What an entry can be filled from. */
  suggestions: 6,
  /** Entries of a person that their profile shows. */
  entriesOfPerson: 6,
} as const;
