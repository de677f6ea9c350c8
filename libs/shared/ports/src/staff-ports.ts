import type { Database, Trx } from '@upround/shared/db';
import type { PersonSummary } from '@upround/shared/domain';
import type { Entitlement } from './entitlements';

type StaffRole = 'MODERATOR' | 'ADMIN';

/** A member in any state, as admins see them. */
export interface StaffPerson {
  person: PersonSummary;
  state: 'ACTIVE' | 'RESTRICTED' | 'BANNED' | 'DELETED';
  joinedAt: Date;
  /** When a deleted account is erased; null for all others. */
  eraseAfter: Date | null;
}

/** A page of members, and where the next one begins. */
export interface StaffPeoplePage {
  people: readonly StaffPerson[];
  /** Null at the end. */
  next: StaffPeopleCursor | null;
}

/** A position in a list of members. */
export interface StaffPeopleCursor {
  /** Which index: 0 of words in names, 1 of slugs, 2 of ids. */
  index: number;
  key: string;
  id: string;
}

/** Finds members in any state but erased. Implemented by profile. */
export interface StaffPeople {
  /**
   * Members with a word of their name, or their slug, beginning with a text; without a text, the newest ones. Reads a
   * bounded part of an index: a page can have fewer rows than the limit and still have a next one.
   */
  find(
    db: Database,
    search: { text: string; after: StaffPeopleCursor | null; limit: number },
  ): Promise<StaffPeoplePage>;
  bySlug(db: Database, slug: string): Promise<StaffPerson | null>;
  /** Those of some members who aren't erased, in no order. */
  of(db: Database | Trx, userIds: readonly string[]): Promise<readonly StaffPerson[]>;
}

/** A device on which a member is logged in. */
export interface StaffSession {
  id: string;
  device: string;
  createdAt: Date;
  lastSeenAt: Date;
}

/** What admins see of an account. */
export interface StaffAccount {
  roles: readonly StaffRole[];
  /** Null where no session of the last weeks is left. */
  lastSeenAt: Date | null;
}

/** What came of changing a role. */
export type RoleChange = 'CHANGED' | 'UNCHANGED' | 'LAST_ADMIN' | 'NOT_FOUND';

/** Lets admins see accounts, change staff roles and end sessions. Implemented by account. */
export interface StaffAccounts {
  /** @returns the member's id, or null where no account has the address */
  findByEmail(db: Database | Trx, email: string): Promise<string | null>;
  of(db: Database | Trx, userIds: readonly string[]): Promise<ReadonlyMap<string, StaffAccount>>;
  /**
   * Locks the staff roles of all accounts until the transaction ends, before any other lock.
   *
   * @returns the ids of all admins who can act: those of suspended, restricted and deleted accounts can't
   */
  lockRoles(trx: Trx): Promise<readonly string[]>;
  /** How many admins can act. */
  countAdmins(db: Database | Trx): Promise<number>;
  /** Gives or removes a role. The last admin who can act stays one. */
  setRole(trx: Trx, userId: string, role: StaffRole, given: boolean): Promise<RoleChange>;
  /** A member's open sessions, newest first. */
  sessionsOf(db: Database | Trx, userId: string): Promise<readonly StaffSession[]>;
  /** @returns false where it isn't open, or isn't the member's */
  endSession(trx: Trx, userId: string, sessionId: string): Promise<boolean>;
  /** @returns how many were open */
  endSessions(trx: Trx, userId: string): Promise<number>;
}

/** Lets admins see plans and give members one. Implemented by premium. */
export interface Memberships {
  /** What runs at this moment; of several the highest tier. Members without a plan are left out. */
  of(db: Database | Trx, userIds: readonly string[]): Promise<ReadonlyMap<string, Entitlement>>;
  /** The gift that runs, of several the highest tier; null without one. */
  giftOf(db: Database | Trx, userId: string): Promise<Entitlement | null>;
  /**
   * Gives a member a plan until the end of a day in India, in place of an earlier gift. What they pay for stays.
   *
   * @param day as in 2027-03-31
   * @returns when it ends; null where the day is over
   */
  give(
    trx: Trx,
    userId: string,
    gift: { tier: Entitlement['tier']; day: string },
  ): Promise<Date | null>;
  /** Ends all gifts of a member; what they pay for stays. @returns how many ended */
  endGifts(trx: Trx, userId: string): Promise<number>;
  /** Lets a member's open pages read their plan again. After the commit. */
  announce(userId: string): void;
}
