import type { Database } from '@upround/shared/db';

/** How often somebody wants to be told by e-mail. */
export type DigestRhythm = 'DAILY' | 'WEEKLY';

/** Lets notifications know who wants an e-mail digest. Profile keeps it; nobody does until it is bound. */
export interface DigestReaders {
  /** People who want one, by id, after the last one of the page before. */
  page(db: Database, after: string | null, limit: number): Promise<readonly string[]>;
  /** How often this person wants one now; null where they want none. */
  rhythmOf(db: Database, userId: string): Promise<DigestRhythm | null>;
}
