import { competitionErrors, type OwnVote } from '@upround/competitions/contract';
import { voteRefusal, type VoteRefusal } from '@upround/competitions/model';
import { coreErrors } from '@upround/shared/contract-core';
import { isId, type Database, type Trx } from '@upround/shared/db';
import { AppError, networkOf, type WriteContext } from '@upround/shared/server-kit';
import { voteOf } from '../competition/competition.columns';
import type { PageRow } from '../competition/competition.read-model';
import { findListedEntry } from '../entries/gallery-entry.read-model';
import * as store from './vote.store';

/** Votes for one entry that count from one network without being checked: a household, a small office. */
export const MOST_OF_NETWORK = 20;

/** Who votes in which competition. */
export interface Voting {
  competition: PageRow;
  userId: string;
  now: Date;
}

/** Why a person can't vote; null where they can. @param isOwnEntry whether the entry is their team's */
async function refusalOf(
  db: Database | Trx,
  { competition, userId, now }: Voting,
  isOwnEntry: boolean,
): Promise<VoteRefusal | null> {
  const vote = voteOf(competition, now);
  const accountCreatedAt = await store.accountCreatedAt(db, userId);
  if (vote === null || accountCreatedAt === null) return 'NOT_OPEN';
  const voteOpensAt = new Date(vote.opensAt);
  const voteClosesAt = new Date(vote.closesAt);
  return voteRefusal({ accountCreatedAt, isOwnEntry, voteOpensAt, voteClosesAt }, now);
}

const refusals = {
  NOT_OPEN: competitionErrors.VOTE_NOT_OPEN,
  CLOSED: competitionErrors.VOTE_CLOSED,
  OWN_ENTRY: competitionErrors.OWN_VOTE,
  FRESH_ACCOUNT: competitionErrors.FRESH_ACCOUNT,
} as const satisfies Record<VoteRefusal, unknown>;

/** A person's vote, and whether they can vote. */
export async function readOwnVote(db: Database | Trx, voting: Voting): Promise<OwnVote> {
  const { competition, userId } = voting;
  const row = await store.findVote(db, { competitionId: competition.id, userId });
  const isVoted = row !== undefined && row.state !== 'REJECTED';
  const refusal = await refusalOf(db, voting, false);
  return {
    entryId: isVoted ? row.entry_id : null,
    isHeld: isVoted && row.state === 'HELD',
    refusal: refusal === 'OWN_ENTRY' ? null : refusal,
  };
}

/** @throws AppError `VOTE_CLOSED` where the result was published while this waited for a lock */
async function checkNotPublished(trx: Trx, { competition }: Voting): Promise<void> {
  if (await store.isPublished(trx, competition.id)) {
    throw new AppError(competitionErrors.VOTE_CLOSED);
  }
}

/**
 * Votes for an entry, instead of the one that the person voted for before. One of many votes for it from one network is
 * held.
 *
 * @throws AppError `NOT_FOUND`, `VOTE_NOT_OPEN`, `VOTE_CLOSED`, `OWN_VOTE`, `FRESH_ACCOUNT`
 */
export async function castVote(
  { trx, ip }: Pick<WriteContext, 'trx' | 'ip'>,
  voting: Voting,
  entryId: string,
): Promise<void> {
  const { competition, userId, now } = voting;
  const of = { competitionId: competition.id, userId };
  const asked = isId(entryId) ? await findListedEntry(trx, { ...of, entryId }) : undefined;
  const refusal = await refusalOf(trx, voting, asked?.is_own ?? false);
  if (refusal !== null) throw new AppError(refusals[refusal]);
  if (asked === undefined) throw new AppError(coreErrors.NOT_FOUND);
  const values = { ...of, entryId, network: networkOf(ip), now };
  const before = await store.beginVote(trx, values);
  if (before === undefined) throw new AppError(coreErrors.NOT_FOUND);
  if (before.state !== 'REJECTED' && before.entry_id === entryId) return;
  await store.lockVotedEntries(trx, [before.entry_id, entryId]);
  await checkNotPublished(trx, voting);
  // It may have been withdrawn or hidden while this waited.
  if ((await findListedEntry(trx, { ...of, entryId })) === undefined) {
    throw new AppError(coreErrors.NOT_FOUND);
  }
  const ofNetwork = await store.countOfNetwork(trx, { ...values, most: MOST_OF_NETWORK });
  const isHeld = ofNetwork >= MOST_OF_NETWORK;
  await store.saveVote(trx, { ...values, state: isHeld ? 'HELD' : 'COUNTED' });
  await store.moveVoteCounts(trx, [
    ...(before.state === 'COUNTED' ? [{ entryId: before.entry_id, delta: -1 as const }] : []),
    ...(isHeld ? [] : [{ entryId, delta: 1 as const }]),
  ]);
}

/** Takes a vote back. @throws AppError `VOTE_NOT_OPEN`, `VOTE_CLOSED` */
export async function withdrawVote(
  { trx }: Pick<WriteContext, 'trx'>,
  voting: Voting,
): Promise<void> {
  const { competition, userId, now } = voting;
  const vote = voteOf(competition, now);
  if (vote === null || now < new Date(vote.opensAt)) {
    throw new AppError(competitionErrors.VOTE_NOT_OPEN);
  }
  if (!vote.isOpen) throw new AppError(competitionErrors.VOTE_CLOSED);
  const of = { competitionId: competition.id, userId };
  const row = await store.lockOwnVote(trx, of);
  if (row === undefined || row.state === 'REJECTED') return;
  await store.lockVotedEntries(trx, [row.entry_id]);
  await checkNotPublished(trx, voting);
  await store.deleteVote(trx, of);
  if (row.state === 'COUNTED') {
    await store.moveVoteCounts(trx, [{ entryId: row.entry_id, delta: -1 }]);
  }
}
