import type { JobStep, NotificationType } from '@upround/notifications/contract';

/** What a line on jobs says besides what it is about, as it is stored. */
export interface JobDetails {
  step?: JobStep;
  /** How many jobs were found, or people wait. */
  count?: number;
  /** The application that moved. */
  application?: string;
  /** The saved search that found `jobs`. */
  search?: string;
  /** The newest first. */
  jobs?: readonly string[];
}

/** Nobody else's act: whoever is told of them is told by the product. */
export const unactedTypes = [
  ...(['POLL', 'SYSTEM'] as const),
  ...(['APPLICATION_MOVED', 'JOB_FOUND', 'JOB_REMINDER'] as const),
] satisfies readonly NotificationType[];

/** Whether a type tells of no other person's act. */
export const isUnacted = (type: NotificationType): boolean =>
  unactedTypes.some((one) => one === type);
