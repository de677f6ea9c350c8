import { jobsErrors } from '@upround/jobs/contract';
import { ApiError } from '@upround/shared/api-client';

/** Errors that sending the application again can't solve. */
export type ApplyRefusal = 'twice' | 'closed';

const refusals = new Map<string, ApplyRefusal>([
  [jobsErrors.ALREADY_APPLIED.code, 'twice'],
  [jobsErrors.JOB_CLOSED.code, 'closed'],
]);

/** Which of these an error is; null if trying again may help. */
export const refusalOf = (error: unknown): ApplyRefusal | null =>
  (error instanceof ApiError && refusals.get(error.code)) || null;
