/** Bounds of what people write about jobs. Lengths are in code points. */
export const jobLimits = {
  title: 120,
  company: 80,
  companyAbout: 300,
  /** Companies that a picker lists. */
  companies: 20,
  companyPeople: 24,
  /** Jobs that come with a company. */
  companyJobs: 5,
  description: 10_000,
  location: 120,
  tags: 8,
  tag: 30,
  /** Of one job, in the smallest unit of its currency, a year, a month or an hour. */
  salary: 1_000_000_000_000,
  /** Per cent of the company. */
  equity: 100,
  /** Values of one filter. */
  filterValues: 12,
  /** Days that a job stays open without being posted again. */
  openDays: 90,
  /** Days after which its creator is asked whether it is still open; from then on it says that it may be stale. */
  confirmDays: 30,
  /** Days without a word after which its creator is reminded of an application. */
  silentDays: 21,
  note: 4_000,
  /** The private notes of the creator about an applicant, and of the applicant about an application. */
  privateNote: 4_000,
  /** What the creator adds to the reason why an applicant wasn't selected. */
  rejectionMessage: 500,
  stars: 5,
  /** Applications that are moved in one call. */
  bulk: 50,
  savedSearchName: 60,
  /** How many jobs of each person may be open at the same time. */
  openJobs: 100,
} as const;
