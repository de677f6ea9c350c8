import { competitionErrors, type HeldVote } from '@upround/competitions/contract';
import {
  isId,
  OLDEST,
  pageStatement,
  personColumns,
  personFrom,
  type Database,
  type PersonColumns,
} from '@upround/shared/db';
import { AppError, type CursorPosition, type WriteContext } from '@upround/shared/server-kit';
import { decideHeldVotes, lockHeldVotes, lockVotedEntries, moveVoteCounts } from './vote.store';

interface HeldRow extends PersonColumns<'voter'> {
  user_id: string;
  entry_id: string;
  title: string;
  voted_at: Date;
}

const held = pageStatement<HeldRow, { competitionId: string; key: string; after: string }>(
  'competitions.held-votes',
  (limit) => `
    select v.user_id, v.entry_id, r.title, v.voted_at, ${personColumns('p', 'voter')}
    from competition_votes v join competition_entries e on e.id = v.entry_id
      join competition_receipts r on r.id = e.receipt_id join person_view p on p.id = v.user_id
    where v.competition_id = :competitionId::uuid and v.state = 'HELD'
      and (v.voted_at, v.user_id) > (:key::timestamptz, :after::uuid)
    order by v.voted_at, v.user_id limit ${limit}`,
);

/** A position in the list of held votes. */
export interface HeldPosition extends CursorPosition {
  t: number;
  i: string;
}

export const positionOf = ({ voted_at: at, user_id: i }: HeldRow): HeldPosition => ({
  t: at.getTime(),
  i,
});

/** A page of the votes that have to be checked, the oldest first. */
export const readHeldVotes = (
  db: Database,
  competitionId: string,
  position: HeldPosition | null,
  limit: number,
): Promise<HeldRow[]> =>
  held.sized(limit).all(db, {
    competitionId,
    key: position === null ? '-infinity' : new Date(position.t).toISOString(),
    after: position?.i ?? OLDEST,
  });

/** A held vote as it goes over the wire. */
export const toHeldVote = (row: HeldRow): HeldVote => ({
  voter: personFrom(row, 'voter'),
  entry: { id: row.entry_id, title: row.title },
  reason: 'NETWORK',
  at: row.voted_at.toISOString(),
});

/**
 * Counts held votes or rejects them. Votes that aren't held any more are left.
 *
 * @returns whose votes were decided
 * @throws AppError `RESULT_OUT`
 */
export async function decideVotes(
  { trx }: Pick<WriteContext, 'trx'>,
  competition: { id: string; published_at: Date | null },
  { decision, userIds }: { decision: 'COUNT' | 'REJECT'; userIds: readonly string[] },
): Promise<string[]> {
  if (competition.published_at !== null) throw new AppError(competitionErrors.RESULT_OUT);
  const of = { competitionId: competition.id, userIds: userIds.filter(isId) };
  const votes = await lockHeldVotes(trx, of);
  const state = decision === 'COUNT' ? 'COUNTED' : 'REJECTED';
  await decideHeldVotes(trx, { ...of, state });
  if (state === 'COUNTED') {
    await lockVotedEntries(trx, [...new Set(votes.map(({ entry_id: entryId }) => entryId))]);
    await moveVoteCounts(
      trx,
      votes.map(({ entry_id: entryId }) => ({ entryId, delta: 1 })),
    );
  }
  return votes.map(({ user_id: userId }) => userId);
}
