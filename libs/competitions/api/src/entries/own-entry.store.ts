import type { EntryAnswers, EntryState } from '@upround/competitions/contract';
import { newId, noBlockText, statement, type Database, type Trx } from '@upround/shared/db';

/** An entry with its newest receipt. */
export interface EntryRow {
  id: string;
  competition_id: string;
  owner_id: string;
  state: EntryState;
  title: string;
  tagline: string;
  answers: EntryAnswers;
  revision: number;
  submitted_revision: number | null;
  invite_token: string;
  receipt_id: string | null;
  receipt_sha256: string | null;
  receipt_at: Date | null;
  updated_at: Date;
  hidden_as: 'HELD' | 'HIDDEN' | null;
  /** What was submitted last, as its receipt has it; null before. */
  receipt_content: string | null;
}

const columns = `e.id, e.competition_id, e.owner_id, e.state, e.title, e.tagline, e.answers, e.revision,
  e.submitted_revision, e.invite_token, e.receipt_id, r.sha256 as receipt_sha256, r.submitted_at as receipt_at,
  e.updated_at, e.hidden_as, r.content as receipt_content`;

type Own = { competitionId: string; userId: string };

const own = `select ${columns} from competition_members m
    join competition_entries e on e.id = m.entry_id left join competition_receipts r on r.id = e.receipt_id
  where m.competition_id = :competitionId::uuid and m.user_id = :userId::uuid`;

const read = statement<EntryRow, Own>('competitions.own-entry', own);

const lock = statement<EntryRow, Own>('competitions.lock-own-entry', `${own} for update of e`);

/** The entry that a person is in. */
export const findOwnEntry = (db: Database | Trx, values: Own): Promise<EntryRow | undefined> =>
  read.first(db, values);

/** The same, locked against changes by team mates. */
export const lockOwnEntry = (trx: Trx, values: Own): Promise<EntryRow | undefined> =>
  lock.first(trx, values);

const invited = statement<EntryRow, Own & { token: string }>(
  'competitions.invited-entry',
  `select ${columns} from competition_entries e left join competition_receipts r on r.id = e.receipt_id
   where e.invite_token = :token and e.competition_id = :competitionId::uuid and e.state <> 'WITHDRAWN'
     and ${noBlockText(':userId::uuid', 'e.owner_id')}`,
);

/** The entry that an invitation leads to; none where its owner and the person block each other. */
export const findInvitedEntry = (
  db: Database | Trx,
  values: Own & { token: string },
): Promise<EntryRow | undefined> => invited.first(db, values);

const lockOne = statement<{ id: string }, { id: string }>(
  'competitions.lock-entry',
  `select id from competition_entries where id = :id::uuid for update`,
);

/** Locks an entry, so that its team doesn't grow beside. */
export const lockEntry = (trx: Trx, id: string): Promise<unknown> => lockOne.all(trx, { id });

interface Texts {
  title: string;
  tagline: string;
  answers: EntryAnswers;
  now: Date;
}

const insert = statement<
  never,
  Own & { id: string; title: string; tagline: string; answers: string; token: string; now: Date }
>(
  'competitions.insert-entry',
  `insert into competition_entries (id, competition_id, owner_id, state, title, tagline, answers, revision,
     invite_token, created_at, updated_at)
   values (:id::uuid, :competitionId::uuid, :userId::uuid, 'DRAFT', :title, :tagline, :answers::jsonb, 1, :token,
     :now::timestamptz, :now::timestamptz)`,
);

const join = statement<{ entry_id: string }, Own & { entryId: string; now: Date }>(
  'competitions.join-entry',
  `insert into competition_members (competition_id, user_id, entry_id, joined_at)
   values (:competitionId::uuid, :userId::uuid, :entryId::uuid, :now::timestamptz)
   on conflict (competition_id, user_id) do nothing returning entry_id`,
);

/** Puts a person on the team of an entry. @returns false if they're in one already */
export const joinEntry = async (
  trx: Trx,
  values: Own & { entryId: string; now: Date },
): Promise<boolean> => (await join.first(trx, values)) !== undefined;

/**
 * Begins an entry.
 *
 * @returns its id, or null if the person is in one already
 */
export async function insertEntry(
  trx: Trx,
  { token, ...owner }: Own & { token: string },
  { answers, ...texts }: Texts,
): Promise<string | null> {
  const id = newId();
  const { now } = texts;
  await insert.all(trx, { ...owner, ...texts, id, token, answers: JSON.stringify(answers) });
  return (await joinEntry(trx, { ...owner, entryId: id, now })) ? id : null;
}

const save = statement<
  never,
  { id: string; title: string; tagline: string; answers: string; now: Date }
>(
  'competitions.save-entry',
  `update competition_entries set title = :title, tagline = :tagline, answers = :answers::jsonb,
     revision = revision + 1, updated_at = :now::timestamptz
   where id = :id::uuid`,
);

/** Saves the draft of a locked entry. */
export const saveTexts = (trx: Trx, id: string, { answers, ...texts }: Texts): Promise<unknown> =>
  save.all(trx, { id, ...texts, answers: JSON.stringify(answers) });

const renew = statement<never, { id: string; token: string }>(
  'competitions.renew-invitation',
  'update competition_entries set invite_token = :token where id = :id::uuid',
);

export const saveInviteToken = (trx: Trx, id: string, token: string): Promise<unknown> =>
  renew.all(trx, { id, token });

const countEntries = statement<never, { competitionId: string; delta: number }>(
  'competitions.count-entry',
  'update competitions set entry_count = entry_count + :delta::int where id = :competitionId::uuid',
);

/** Moves the counter of a competition; the last statement of a transaction, since all entrants share its row. */
export const moveEntryCount = (trx: Trx, competitionId: string, delta: 1 | -1): Promise<unknown> =>
  countEntries.all(trx, { competitionId, delta });

const withdraw = statement<never, { id: string; now: Date }>(
  'competitions.withdraw-entry',
  `with team as (delete from competition_members where entry_id = :id::uuid)
   update competition_entries set state = 'WITHDRAWN', updated_at = :now::timestamptz where id = :id::uuid`,
);

/** Withdraws a locked entry and lets its team go. */
export const withdrawEntry = (trx: Trx, id: string, now: Date): Promise<unknown> =>
  withdraw.all(trx, { id, now });

const leave = statement<{ user_id: string }, { entryId: string; userId: string }>(
  'competitions.leave-team',
  `delete from competition_members where entry_id = :entryId::uuid and user_id = :userId::uuid
   returning user_id`,
);

/** @returns false if they weren't on the team */
export const removeFromTeam = async (
  trx: Trx,
  values: { entryId: string; userId: string },
): Promise<boolean> => (await leave.first(trx, values)) !== undefined;
