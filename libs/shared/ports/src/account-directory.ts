import type { Database } from '@upround/shared/db';

/** Lets profile show people their own address; account owns it. */
export interface AccountDirectory {
  /** The address of a person's account, null for people without one. Only for the person's own eyes. */
  emailOf(db: Database, userId: string): Promise<string | null>;
}
