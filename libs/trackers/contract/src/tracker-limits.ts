/** Bounds of trackers. Lengths are in code points. */
export const trackerLimits = {
  name: 120,
  summary: 300,
  eligibility: 400,
  scheduleText: 160,
  city: 80,
  sourceName: 120,
  /** In the smallest unit of its currency. */
  amount: 1_000_000_000_000_000,
  /** Per cent of the company. */
  equity: 100,
  programWeeks: 520,
  /** Values of one filter. */
  filterValues: 24,
  /** Records of the angel tracker that everyone can read. */
  angelSample: 5,
  /** Records of each type on the overview. */
  overviewSample: 3,
  /** Records that are compared side by side. */
  compared: 4,
  /** Sectors of one company. */
  sectors: 3,
  views: 30,
  viewName: 60,
  /** Rows of one export. */
  exportRows: 2_000,
  reportNote: 500,
  /** Records that one member hides. */
  hidden: 2_000,
  /** Deadlines and openings that one member watches. */
  watched: 500,
  /** Items of one member's pipeline. */
  pipeline: 1_000,
  itemName: 120,
  notes: 4_000,
  nextStep: 200,
  introSource: 120,
  passReason: 300,
  round: 60,
  rating: 5,
  /** Bytes of a pipeline that is imported. */
  importBytes: 1_000_000,
  /** Problems of an import that are listed. */
  problems: 100,
  bookingName: 80,
  /** Days after which facts count as outdated. */
  outdatedDays: 365,
  /** Days before a deadline on which a reminder is sent. */
  reminderDays: [14, 7, 1],
} as const;
