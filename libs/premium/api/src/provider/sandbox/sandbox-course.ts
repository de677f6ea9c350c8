/** How a test payment goes on by itself. */
export type Course = 'success' | 'pending' | 'fail' | 'timeout' | 'late' | 'nofunds';

const SECOND = 1_000;
/** A payer needs a moment to find their phone. */
const APPROVED_AFTER_MS = 2 * SECOND;
const PENDING_MS = 20 * SECOND;
/** So long after the end of a payment a late bank answers. */
export const LATE_MS = 10 * SECOND;

const courses: Readonly<Record<string, Course>> = {
  'success@upi': 'success',
  'pending@upi': 'pending',
  'fail@upi': 'fail',
  'timeout@upi': 'timeout',
  'late@upi': 'late',
  // Approves a mandate, whose later debits fail.
  'nofunds@upi': 'nofunds',
};

/** The course of a UPI id; one that is none of the test addresses succeeds. */
export const courseOf = (vpa: string): Course => courses[vpa.toLowerCase()] ?? 'success';

/** When a course decides; null if it never does. */
export function dueAt(course: Course, now: Date, expiresAt: Date): Date | null {
  switch (course) {
    case 'timeout':
      return null;
    case 'pending':
      return new Date(now.getTime() + PENDING_MS);
    case 'late':
      return new Date(expiresAt.getTime() + LATE_MS);
    default:
      return new Date(now.getTime() + APPROVED_AFTER_MS);
  }
}
