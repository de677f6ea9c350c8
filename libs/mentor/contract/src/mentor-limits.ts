/** Bounds of mentors and bookings. Lengths are in code points. */
export const mentorLimits = {
  headline: 120,
  about: 4_000,
  /** What a mentor says about their experience, for staff. */
  proof: 1_000,
  needs: 6,
  stages: 6,
  languages: 8,
  services: 8,
  serviceTitle: 80,
  serviceAbout: 600,
  /** In paise. */
  price: 50_000_000,
  goal: 500,
  context: 2_000,
  links: 5,
  reason: 500,
  review: 1_500,
  privateReview: 500,
  stars: 5,
  calendars: 3,
  zone: 64,
  /** Values of one filter. */
  filterValues: 12,
  /** Mentors that the guided choice lists. */
  matches: 10,
  /** Slots of one answer. */
  slots: 500,
  /** Slots that are offered instead of one that is gone. */
  nearest: 3,
  /** How often a booking can be moved, by both sides together. */
  moves: 2,
  /** How long a slot is kept for a payment. */
  holdMinutes: 10,
  /** How long a mentor has to answer. */
  answerHours: 48,
  /** How long before the start the meeting link is shown. */
  joinMinutes: 10,
  /** How long after a session it can be reviewed. */
  reviewDays: 14,
} as const;

/** Bounds of a mentor's hours and of the numbers beside them, both included. */
export const hoursLimits = {
  bufferBefore: { min: 0, max: 240 },
  bufferAfter: { min: 0, max: 240 },
  minimumNotice: { min: 0, max: 43_200 },
  mostPerDay: { min: 1, max: 24 },
  horizon: { min: 0, max: 365 },
  length: { min: 10, max: 480 },
  step: { min: 5, max: 480 },
  rangesPerDay: 12,
  overrides: 366,
  holidays: 366,
  /** Days of one question for slots. */
  windowDays: 62,
} as const;
