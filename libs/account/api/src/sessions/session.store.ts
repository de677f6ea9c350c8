import { statement, type Database, type Trx } from '@upround/shared/db';
import { sql } from 'kysely';
import { tablesIn, tablesOf } from '../account-tables';

/** How long a session lasts, with or without activity. */
export const SESSION_DAYS = 30;
/** For how long tabs that refresh at the same time get the same successor. */
export const GRACE_SECONDS = 30;

export interface SessionRow {
  id: string;
  device: string;
  createdAt: Date;
  lastSeenAt: Date;
}

const live = sql<boolean>`sessions.ended_at is null and sessions.expires_at > now()`;

export async function insertSession(
  trx: Trx,
  session: { id: string; userId: string; device: string; tokenHash: Uint8Array },
): Promise<void> {
  const tables = tablesIn(trx);
  await tables
    .insertInto('sessions')
    .values({
      id: session.id,
      user_id: session.userId,
      device: session.device,
      expires_at: sql<Date>`now() + make_interval(days => ${SESSION_DAYS})`,
    })
    .execute();
  await tables
    .insertInto('refresh_tokens')
    .values({ token_hash: session.tokenHash, session_id: session.id, generation: 0 })
    .execute();
}

/** The current refresh token of a session. */
export interface TokenState {
  sessionId: string;
  userId: string;
  /** The session is open, and its person may use it. */
  usable: boolean;
  generation: number;
  /** Null while it is the newest of its session. */
  replacedSecondsAgo: number | null;
  /** Its successor has been replaced as well. */
  overtaken: boolean;
  /** Until the session's end. */
  secondsLeft: number;
}

const tokenState = statement<TokenState, { hash: Uint8Array }>(
  'account.token-state',
  `select s.id as "sessionId", s.user_id as "userId", t.generation,
     s.ended_at is null and s.expires_at > now() and p.state in ('ACTIVE', 'RESTRICTED') as usable,
     extract(epoch from now() - t.replaced_at)::float8 as "replacedSecondsAgo",
     exists (
       select 1 from refresh_tokens later
       where later.session_id = s.id and later.generation > t.generation and later.replaced_at is not null
     ) as overtaken,
     extract(epoch from s.expires_at - now())::int as "secondsLeft"
   from refresh_tokens t
   join sessions s on s.id = t.session_id
   join people p on p.id = s.user_id
   where t.token_hash = :hash`,
);

export async function readToken(db: Database | Trx, hash: Uint8Array): Promise<TokenState | null> {
  return (await tokenState.first(db, { hash })) ?? null;
}

const addSuccessor = statement<
  { generation: number },
  { parent: Uint8Array; successor: Uint8Array }
>(
  'account.replace-token',
  `with replaced as (
     update refresh_tokens set replaced_at = now()
     where token_hash = :parent and replaced_at is null
     returning session_id, generation
   ), seen as (
     update sessions set last_seen_at = now() from replaced where sessions.id = replaced.session_id
   )
   insert into refresh_tokens (token_hash, session_id, generation)
   select :successor::bytea, session_id, generation + 1 from replaced
   returning generation`,
);

/** Marks a token as replaced and adds its successor. False where another call was faster. */
export async function replaceToken(
  trx: Trx,
  parent: Uint8Array,
  successor: Uint8Array,
): Promise<boolean> {
  return (await addSuccessor.first(trx, { parent, successor })) !== undefined;
}

/** Ends a session on its own, outside a transaction: it stays ended even if the call fails. */
export async function killSession(db: Database, sessionId: string): Promise<void> {
  await tablesOf(db)
    .updateTable('sessions')
    .set({ ended_at: sql<Date>`now()` })
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .execute();
}

/** Ends a session of its person. False where it is not open. */
export async function endSessionOf(trx: Trx, userId: string, sessionId: string): Promise<boolean> {
  const row = await tablesIn(trx)
    .updateTable('sessions')
    .set({ ended_at: sql<Date>`now()` })
    .where('id', '=', sessionId)
    .where('user_id', '=', userId)
    .where(live)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Ends the member's sessions except the current one. Returns how many. */
export async function endOtherSessions(
  trx: Trx,
  userId: string,
  sessionId: string,
): Promise<number> {
  const ended = await tablesIn(trx)
    .updateTable('sessions')
    .set({ ended_at: sql<Date>`now()` })
    .where('user_id', '=', userId)
    .where('id', '!=', sessionId)
    .where(live)
    .returning('id')
    .execute();
  return ended.length;
}

export async function endAllSessions(trx: Trx, userId: string): Promise<void> {
  await tablesIn(trx)
    .updateTable('sessions')
    .set({ ended_at: sql<Date>`now()` })
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .execute();
}

/** The member's open sessions, newest first. */
export function listSessionsOf(db: Database, userId: string): Promise<SessionRow[]> {
  return tablesOf(db)
    .selectFrom('sessions')
    .select(['id', 'device', 'created_at as createdAt', 'last_seen_at as lastSeenAt'])
    .where('user_id', '=', userId)
    .where(live)
    .orderBy('id', 'desc')
    .limit(100)
    .execute();
}
