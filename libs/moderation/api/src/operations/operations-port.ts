import type { BacklogSample, Health } from '@upround/moderation/contract';
import type { TaskQueue } from '@upround/shared/tasks';

type Reading<Part extends 'database' | 'realtime' | 'email' | 'payments'> = Omit<
  Health[Part],
  'state'
>;

/** What admins see and change of the running server. Counts are of this process, and of the last hour. */
export interface Operations {
  /** When this process started. */
  startedAt: Date;
  tasks: Pick<TaskQueue, 'backlog' | 'failed' | 'failedOn' | 'failedQueues'>;
  readDatabase(): Promise<Reading<'database'>>;
  /** Null where the disk can't be read. */
  readDisk(): Promise<{ freeBytes: number; freeShare: number } | null>;
  readRealtime(): Reading<'realtime'>;
  readEmail(): Reading<'email'>;
  readPayments(): Promise<Reading<'payments'>>;
  readRequests(): Health['requests'];
  /** Readings of the queue, a minute apart, oldest first. */
  readBacklog(): BacklogSample[];
}
