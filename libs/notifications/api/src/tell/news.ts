import type { NotificationType } from '@upround/notifications/contract';
import type { ReferenceType } from '@upround/shared/domain';
import type { RawBuilder } from 'kysely';
import type { JobDetails } from '../list/job-details';

/** Something that one person is to be told. */
export interface News {
  userId: string;
  type: NotificationType;
  /** What it is about. */
  referenceType: ReferenceType;
  referenceId: string;
  /** Of jobs: what its line says besides. */
  details?: JobDetails;
  /** Who did it; the person told themself where nobody else did. */
  actorId: string;
  /** Acts of one group make one line. */
  groupKey: string;
  /** Makes itself known once to each person. */
  actKey: string;
  /** Whether it still holds and may be told, asked once the person's stream is locked. */
  holds: RawBuilder<boolean>;
}

const DAY = 10;

/** Acts of one day (UTC) on one record stand together. */
export const dayKey = (kind: string, referenceId: string, now: Date): string =>
  `${kind}:${referenceId}:${now.toISOString().slice(0, DAY)}`;
