import type { Criterion, Prize, TieRule } from '@upround/competitions/contract';
import { resultsOf, type Score } from '@upround/competitions/model';
import type { RankedRow, ResultRow } from './result.store';

/** What a result is computed from. */
export interface Judged {
  competitionId: string;
  criteria: readonly Criterion[];
  tieRule: TieRule;
  prizes: readonly Prize[];
  /** In the order of their submission. */
  entries: readonly RankedRow[];
  /** Whether members voted. */
  hasVote: boolean;
  scores: readonly Score[];
}

/** The prize of a rank: with shared ranks each of these entries has it. */
const prizeOf = (prizes: readonly Prize[], rank: number): string | null =>
  prizes.find(({ place }) => place === rank)?.title ?? null;

/** What an entry has of the public vote. With equal counts several entries are the favourite. */
function votesOf({ entries, hasVote }: Judged): (entryId: string) => Votes {
  const counts = new Map(entries.map(({ id, vote_count: votes }) => [id, votes]));
  const most = Math.max(0, ...counts.values());
  return (entryId) => {
    const votes = counts.get(entryId) ?? 0;
    if (!hasVote) return { votes: null, is_favourite: false };
    return { votes, is_favourite: votes > 0 && votes === most };
  };
}

type Votes = Pick<ResultRow, 'votes' | 'is_favourite'>;

/** The lines of a result, the winner first; entries without a score follow in the order of their submission. */
export function resultRows(judged: Judged): ResultRow[] {
  const { competitionId, criteria, tieRule, prizes, entries, scores } = judged;
  const ranked = resultsOf({
    criteria,
    tie: tieRule,
    scores,
    entries: entries.map(({ id, submitted_at: at }) => ({ id, submittedAt: at.getTime() })),
  });
  const scored = new Set(ranked.map(({ entryId }) => entryId));
  const ofVote = votesOf(judged);
  const rows = ranked.map((result, index) => ({
    entry_id: result.entryId,
    competition_id: competitionId,
    position: index + 1,
    rank: result.rank,
    score: result.normalised,
    mean: result.mean,
    judges: result.judges,
    by_criterion: result.byCriterion,
    prize: prizeOf(prizes, result.rank),
    ...ofVote(result.entryId),
  }));
  const unscored = entries
    .filter(({ id }) => !scored.has(id))
    .map(({ id }, index) => ({
      entry_id: id,
      competition_id: competitionId,
      position: ranked.length + index + 1,
      rank: null,
      score: null,
      mean: null,
      judges: 0,
      by_criterion: {},
      prize: null,
      ...ofVote(id),
    }));
  return [...rows, ...unscored];
}
