import type { ReportCategory } from '@upround/shared/domain';

const weights: Readonly<Record<ReportCategory, number>> = {
  ILLEGAL: 60,
  PRIVATE: 50,
  HARASSMENT: 40,
  MISLEADING: 30,
  SPAM: 20,
  OTHER: 10,
};

/** An appeal comes before reports of the same age that can wait. */
export const APPEAL_WEIGHT = 45;

/** What is held comes before reports of spam: its author is waiting. */
export const HELD_WEIGHT = 29;

/** The most that the number of reports adds: less than the next category. */
const COUNT_MAX = 9;

/**
 * How soon a case should be read: that of its gravest category, and one more for each further report.
 *
 * @param categories at least one
 */
export const weightOf = (categories: readonly ReportCategory[], reports: number): number =>
  Math.max(...categories.map((category) => weights[category])) + Math.min(reports - 1, COUNT_MAX);

/** Categories without repetition, the gravest first. */
export const byWeight = (categories: readonly ReportCategory[]): ReportCategory[] =>
  [...new Set(categories)].sort((one, other) => weights[other] - weights[one]);
