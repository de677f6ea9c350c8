import { statement, type Database, type Trx } from '@upround/shared/db';
import { listedEntry } from '../competition/competition.columns';

export type VoteState = 'COUNTED' | 'HELD' | 'REJECTED';

/** A vote as it is stored. */
export interface VoteRow {
  user_id: string;
  entry_id: string;
  state: VoteState;
}

type Own = { competitionId: string; userId: string };

const own = statement<VoteRow, Own>(
  'competitions.own-vote',
  `select user_id, entry_id, state from competition_votes
   where competition_id = :competitionId::uuid and user_id = :userId::uuid`,
);

/** A person's vote. */
export const findVote = (db: Database | Trx, of: Own): Promise<VoteRow | undefined> =>
  own.first(db, of);

/** `REJECTED` until the state is known: such a vote counts for nothing. */
const begin = statement<never, Own & { entryId: string; network: string; now: Date }>(
  'competitions.begin-vote',
  `insert into competition_votes (competition_id, user_id, entry_id, state, network, voted_at)
   values (:competitionId::uuid, :userId::uuid, :entryId::uuid, 'REJECTED', :network, :now::timestamptz)
   on conflict (competition_id, user_id) do nothing`,
);

const lockOwn = statement<VoteRow, Own>(
  'competitions.lock-vote',
  `select user_id, entry_id, state from competition_votes
   where competition_id = :competitionId::uuid and user_id = :userId::uuid for update`,
);

/** Locks a person's vote. */
export const lockOwnVote = (trx: Trx, of: Own): Promise<VoteRow | undefined> =>
  lockOwn.first(trx, of);

/** Locks a person's vote; a new one doesn't count yet. */
export async function beginVote(
  trx: Trx,
  values: Own & { entryId: string; network: string; now: Date },
): Promise<VoteRow | undefined> {
  await begin.all(trx, values);
  const { competitionId, userId } = values;
  return lockOwnVote(trx, { competitionId, userId });
}

const lockEntries = statement<{ id: string }, { ids: readonly string[] }>(
  'competitions.lock-voted-entries',
  'select id from competition_entries where id = any(:ids::uuid[]) order by id for no key update',
);

/** Locks entries in one order, so that their counters move one after the other. */
export const lockVotedEntries = (trx: Trx, ids: readonly string[]): Promise<unknown> =>
  lockEntries.all(trx, { ids });

const lockAll = statement<{ id: string }, { competitionId: string }>(
  'competitions.lock-all-entries',
  `select e.id from competition_entries e where e.competition_id = :competitionId::uuid and ${listedEntry}
   order by e.id for no key update`,
);

/** Waits for votes that are being saved, and lets no one save another. */
export const lockAllEntries = (trx: Trx, competitionId: string): Promise<unknown> =>
  lockAll.all(trx, { competitionId });

const published = statement<{ published_at: Date | null }, { competitionId: string }>(
  'competitions.is-published',
  'select published_at from competitions where id = :competitionId::uuid',
);

/** Whether the result is out by now: it may have been published while this transaction waited. */
export async function isPublished(trx: Trx, competitionId: string): Promise<boolean> {
  const row = await published.first(trx, { competitionId });
  return row !== undefined && row.published_at !== null;
}

const ofNetwork = statement<
  { votes: number },
  { entryId: string; network: string; userId: string; most: number }
>(
  'competitions.votes-of-network',
  `select count(*)::int as votes from (
     select from competition_votes
     where entry_id = :entryId::uuid and network = :network and user_id <> :userId::uuid and state <> 'REJECTED'
     limit :most::int) v`,
);

/** Votes of others for an entry from one network, counted up to `most`. */
export const countOfNetwork = async (
  trx: Trx,
  of: { entryId: string; network: string; userId: string; most: number },
): Promise<number> => (await ofNetwork.first(trx, of))?.votes ?? 0;

const save = statement<
  never,
  Own & { entryId: string; state: VoteState; network: string; now: Date }
>(
  'competitions.save-vote',
  `update competition_votes set entry_id = :entryId::uuid, state = :state, network = :network,
     voted_at = :now::timestamptz
   where competition_id = :competitionId::uuid and user_id = :userId::uuid`,
);

export const saveVote = (
  trx: Trx,
  values: Own & { entryId: string; state: VoteState; network: string; now: Date },
): Promise<unknown> => save.all(trx, values);

const remove = statement<never, Own>(
  'competitions.delete-vote',
  `delete from competition_votes where competition_id = :competitionId::uuid and user_id = :userId::uuid`,
);

export const deleteVote = (trx: Trx, of: Own): Promise<unknown> => remove.all(trx, of);

const move = statement<never, { entryIds: readonly string[]; deltas: readonly number[] }>(
  'competitions.move-vote-counts',
  `update competition_entries e set vote_count = e.vote_count + d.delta
   from (select id, sum(delta)::int as delta
     from unnest(:entryIds::uuid[], :deltas::int[]) as t (id, delta) group by id) d
   where e.id = d.id and d.delta <> 0`,
);

/** Moves the counters of locked entries. */
export async function moveVoteCounts(
  trx: Trx,
  moves: readonly { entryId: string; delta: 1 | -1 }[],
): Promise<void> {
  if (moves.length === 0) return;
  await move.all(trx, {
    entryIds: moves.map(({ entryId }) => entryId),
    deltas: moves.map(({ delta }) => delta),
  });
}

const lockHeld = statement<VoteRow, { competitionId: string; userIds: readonly string[] }>(
  'competitions.lock-held-votes',
  `select user_id, entry_id, state from competition_votes
   where competition_id = :competitionId::uuid and user_id = any(:userIds::uuid[]) and state = 'HELD'
   order by user_id for update`,
);

/** Locks the held votes of some people. */
export const lockHeldVotes = (
  trx: Trx,
  of: { competitionId: string; userIds: readonly string[] },
): Promise<VoteRow[]> => lockHeld.all(trx, of);

const decide = statement<
  never,
  { competitionId: string; userIds: readonly string[]; state: VoteState }
>(
  'competitions.decide-votes',
  `update competition_votes set state = :state
   where competition_id = :competitionId::uuid and user_id = any(:userIds::uuid[]) and state = 'HELD'`,
);

export const decideHeldVotes = (
  trx: Trx,
  values: { competitionId: string; userIds: readonly string[]; state: VoteState },
): Promise<unknown> => decide.all(trx, values);

const forget = statement<never, { competitionId: string }>(
  'competitions.forget-networks',
  `update competition_votes set network = '' where competition_id = :competitionId::uuid and network <> ''`,
);

/** Forgets where votes came from, once nothing is decided by it any more. */
export const forgetNetworks = (trx: Trx, competitionId: string): Promise<unknown> =>
  forget.all(trx, { competitionId });

const joined = statement<{ created_at: Date }, { userId: string }>(
  'competitions.account-created',
  'select created_at from people where id = :userId::uuid',
);

/** When a person signed up. */
export const accountCreatedAt = async (db: Database | Trx, userId: string): Promise<Date | null> =>
  (await joined.first(db, { userId }))?.created_at ?? null;
