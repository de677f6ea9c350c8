import type { Database, SharedViews, Trx } from '@upround/shared/db';
import type { StaffRole } from '@upround/shared/server-kit';
import type { Generated, Kysely, Transaction } from 'kysely';

export type PersonState = 'ACTIVE' | 'RESTRICTED' | 'BANNED' | 'DELETED';

/** Of the people table account reads the state only; profile owns it. */
interface PeopleStates {
  id: string;
  state: PersonState;
}

interface Accounts {
  user_id: string;
  email: string;
  password_hash: string;
  staff_roles: Generated<StaffRole[]>;
  created_at: Generated<Date>;
}

export type CodePurpose = 'SIGN_UP' | 'SIGN_IN' | 'RESET' | 'EMAIL';

/** What a sign-up waits with until its code comes back. */
export interface PendingSignUp {
  displayName: string;
  passwordHash: string;
}

interface OneTimeCodes {
  id: string;
  email: string;
  purpose: CodePurpose;
  code_hash: Uint8Array;
  sign_up: PendingSignUp | null;
  /** Who changes their address, with purpose EMAIL alone. */
  user_id: Generated<string | null>;
  /** The address before, once the change is made. */
  former_email: Generated<string | null>;
  tries: Generated<number>;
  expires_at: Date;
  used_at: Date | null;
}

interface Sessions {
  id: string;
  user_id: string;
  device: string;
  created_at: Generated<Date>;
  last_seen_at: Generated<Date>;
  expires_at: Date;
  ended_at: Date | null;
}

interface RefreshTokens {
  token_hash: Uint8Array;
  session_id: string;
  generation: number;
  replaced_at: Date | null;
  created_at: Generated<Date>;
}

export type AccountTables = {
  people: PeopleStates;
  accounts: Accounts;
  one_time_codes: OneTimeCodes;
  sessions: Sessions;
  refresh_tokens: RefreshTokens;
};

export type AccountDatabase = Kysely<SharedViews & AccountTables>;
export type AccountTrx = Transaction<SharedViews & AccountTables>;

/** The database with account's own tables. */
export const tablesOf = (db: Database): AccountDatabase => db.withTables<AccountTables>();
/** The same within a transaction. */
export const tablesIn = (trx: Trx): AccountTrx => trx.withTables<AccountTables>();
