import { jobsErrors } from '@upround/jobs/contract';
import { ApiError } from '@upround/shared/api-client';

/** Why an application will never be taken, however often it is sent. */
export type ApplyRefusal = 'twice' | 'closed';

const refusals = new Map<string, ApplyRefusal>([
  [jobsErrors.ALREADY_APPLIED.code, 'twice'],
  [jobsErrors.JOB_CLOSED.code, 'closed'],
]);

/** The refusal that an error is; null where trying again may help. */
export const refusalOf = (error: unknown): ApplyRefusal | null =>
  (error instanceof ApiError && refusals.get(error.code)) || null;
