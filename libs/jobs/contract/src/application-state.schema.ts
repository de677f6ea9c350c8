import * as z from 'zod/mini';

/**
 * Where an application stands. The job's creator moves it through all but the last; its applicant withdraws it, and
 * takes that back.
 */
export const applicationStates = [
  'APPLIED',
  'SEEN',
  'SHORTLISTED',
  'INTERVIEW',
  'OFFER',
  'REJECTED',
  'WITHDRAWN',
] as const;
export const applicationStateSchema = z.enum(applicationStates);
export type ApplicationState = (typeof applicationStates)[number];

/** Why an applicant was not selected, as they are told in kind words; nothing is said of OTHER. */
export const rejectionReasons = [
  'POSITION_FILLED',
  'EXPERIENCE',
  'SKILLS',
  'LOCATION',
  'OTHER',
] as const;
export const rejectionReasonSchema = z.enum(rejectionReasons);
export type RejectionReason = (typeof rejectionReasons)[number];
