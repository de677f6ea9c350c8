import type { Points } from '@upround/competitions/contract';
import type { Score } from '@upround/competitions/model';
import { noBlockText, pageStatement, statement, type Database, type Trx } from '@upround/shared/db';
import type { CursorPosition } from '@upround/shared/server-kit';
import { listedEntry } from '../competition/competition.columns';

interface ScoreRow {
  judge_id: string;
  entry_id: string;
  points: Points;
}

const scores = statement<ScoreRow, { competitionId: string }>(
  'competitions.all-scores',
  `select s.judge_id, s.entry_id, s.points
   from competition_scores s
     join competition_judges j on j.competition_id = s.competition_id and j.user_id = s.judge_id
     join competition_entries e on e.id = s.entry_id
   where s.competition_id = :competitionId::uuid and s.points is not null and j.state = 'ACCEPTED'
     and ${listedEntry}`,
);

/** The points of all judges who accepted, without conflicts of interest. */
export const readScores = async (db: Database | Trx, competitionId: string): Promise<Score[]> =>
  (await scores.all(db, { competitionId })).map((row) => ({
    judgeId: row.judge_id,
    entryId: row.entry_id,
    points: row.points,
  }));

/** An entry that is ranked, with the votes that count. */
export interface RankedRow {
  id: string;
  submitted_at: Date;
  vote_count: number;
}

const entries = statement<RankedRow, { competitionId: string }>(
  'competitions.entries-to-rank',
  `select e.id, e.submitted_at, e.vote_count from competition_entries e
   where e.competition_id = :competitionId::uuid and ${listedEntry} order by e.submitted_at, e.id`,
);

/** The entries that are ranked, in the order of their submission. */
export const readRanked = (db: Database | Trx, competitionId: string): Promise<RankedRow[]> =>
  entries.all(db, { competitionId });

const lockJudges = statement<{ user_id: string }, { competitionId: string }>(
  'competitions.lock-judges',
  `select user_id from competition_judges where competition_id = :competitionId::uuid order by user_id for update`,
);

/** Waits for scores that are being saved, and lets no one save another. */
export const lockAllJudges = (trx: Trx, competitionId: string): Promise<unknown> =>
  lockJudges.all(trx, { competitionId });

/** A line of the result as it is stored. */
export interface ResultRow {
  entry_id: string;
  competition_id: string;
  position: number;
  rank: number | null;
  score: number | null;
  mean: number | null;
  judges: number;
  by_criterion: Readonly<Record<string, number>>;
  prize: string | null;
  /** Of the public vote; null without one. */
  votes: number | null;
  is_favourite: boolean;
}

const insert = statement<never, { rows: string }>(
  'competitions.insert-results',
  `insert into competition_results (entry_id, competition_id, position, rank, score, mean, judges, by_criterion, prize,
     votes, is_favourite)
   select entry_id, competition_id, position, rank, score, mean, judges, by_criterion, prize, votes, is_favourite
   from jsonb_populate_recordset(null::competition_results, :rows::jsonb)`,
);

export const insertResults = (trx: Trx, rows: readonly ResultRow[]): Promise<unknown> =>
  insert.all(trx, { rows: JSON.stringify(rows) });

const listed = pageStatement<
  ResultRow & { title: string; tagline: string; submitted_at: Date },
  { competitionId: string; after: number; viewer: string | null }
>(
  'competitions.results',
  (limit) => `
    select x.*, r.title, r.tagline, e.submitted_at
    from competition_results x join competition_entries e on e.id = x.entry_id
      join competition_receipts r on r.id = e.receipt_id join person_view o on o.id = e.owner_id
    where x.competition_id = :competitionId::uuid and x.position > :after and ${listedEntry}
      and ${noBlockText(':viewer::uuid', 'e.owner_id')}
    order by x.position limit ${limit}`,
);

/** A line of the result with the entry that it is about. */
export type ListedResult = ResultRow & { title: string; tagline: string; submitted_at: Date };

/** A position in the result. */
export interface ResultPosition extends CursorPosition {
  n: number;
}

export const positionOf = ({ position: n }: ListedResult): ResultPosition => ({ n });

/**
 * A page of the result, the winner first.
 *
 * @param of `viewer` is whose blocks hide entries; null shows everyone's
 */
export const readResults = (
  db: Database,
  of: { competitionId: string; viewer: string | null },
  position: ResultPosition | null,
  limit: number,
): Promise<ListedResult[]> => listed.sized(limit).all(db, { ...of, after: position?.n ?? 0 });

const own = statement<ResultRow & { ranked: number }, { competitionId: string; userId: string }>(
  'competitions.own-result',
  `select x.*, (select count(*)::int from competition_results r
     where r.competition_id = x.competition_id and r.rank is not null) as ranked
   from competition_members m join competition_results x on x.entry_id = m.entry_id
   where m.competition_id = :competitionId::uuid and m.user_id = :userId::uuid`,
);

/** What the entry of a person reached. */
export const readOwnResult = (
  db: Database,
  of: { competitionId: string; userId: string },
): Promise<(ResultRow & { ranked: number }) | undefined> => own.first(db, of);
