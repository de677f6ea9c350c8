import type { Database } from '@upround/shared/db';

/** How often a person gets an e-mail digest. */
export type DigestRhythm = 'DAILY' | 'WEEKLY';

/** Finds who gets an e-mail digest; called by notifications, stored by profile. No one gets one unless it is bound. */
export interface DigestReaders {
  /** People who get one, by id, after the last id of the page before. */
  page(db: Database, after: string | null, limit: number): Promise<readonly string[]>;
  /** How often this person gets one; null for never. */
  rhythmOf(db: Database, userId: string): Promise<DigestRhythm | null>;
}
