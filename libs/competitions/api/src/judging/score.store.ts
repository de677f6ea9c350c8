import type { EntryAnswers, Points } from '@upround/competitions/contract';
import { pageStatement, statement, type Database, type Trx } from '@upround/shared/db';
import type { CursorPosition } from '@upround/shared/server-kit';

/** An entry as one judge sees it. */
export interface JudgedRow {
  id: string;
  order_key: string;
  title: string;
  tagline: string;
  /** What was submitted, as its receipt has it. */
  answers: EntryAnswers;
  points: Points | null;
  note: string | null;
  has_conflict: boolean | null;
}

type JudgeOf = { competitionId: string; userId: string };

/** Each judge reads the entries in an order of their own: that of a hash of their seed and the entry. */
const judged = pageStatement<JudgedRow, JudgeOf & { seed: string; key: string }>(
  'competitions.judged-entries',
  (limit) => `
    with page as materialized (
      select e.id, e.receipt_id, md5(:seed || e.id::text) as order_key from competition_entries e
      where e.competition_id = :competitionId::uuid and e.state = 'SUBMITTED'
        and not exists (select from competition_members m where m.entry_id = e.id and m.user_id = :userId::uuid)
        and md5(:seed || e.id::text) > :key
      order by order_key limit ${limit})
    select page.id, page.order_key, r.title, r.tagline, (r.content::jsonb) -> 'answers' as answers, s.points, s.note,
      s.has_conflict
    from page join competition_receipts r on r.id = page.receipt_id
      left join competition_scores s on s.entry_id = page.id and s.judge_id = :userId::uuid
        and s.competition_id = :competitionId::uuid
    order by page.order_key`,
);

/** A position in a judge's order. */
export interface JudgedPosition extends CursorPosition {
  k: string;
}

export const positionOf = ({ order_key: k }: JudgedRow): JudgedPosition => ({ k });

/** A page of the entries that a judge scores. */
export const readJudged = (
  db: Database,
  of: JudgeOf & { seed: string },
  position: JudgedPosition | null,
  limit: number,
): Promise<JudgedRow[]> => judged.sized(limit).all(db, { ...of, key: position?.k ?? '' });

/** How far a judge is. */
export interface Progress {
  total: number;
  scored: number;
  conflicts: number;
}

const progress = statement<Progress, JudgeOf>(
  'competitions.judge-progress',
  `select count(*) filter (where s.has_conflict is not true)::int as total,
     count(*) filter (where s.points is not null)::int as scored,
     count(*) filter (where s.has_conflict)::int as conflicts
   from competition_entries e left join competition_scores s on s.entry_id = e.id and s.judge_id = :userId::uuid
     and s.competition_id = :competitionId::uuid
   where e.competition_id = :competitionId::uuid and e.state = 'SUBMITTED'
     and not exists (select from competition_members m where m.entry_id = e.id and m.user_id = :userId::uuid)`,
);

export const progressOf = async (db: Database | Trx, of: JudgeOf): Promise<Progress> =>
  (await progress.first(db, of)) ?? { total: 0, scored: 0, conflicts: 0 };

const save = statement<
  never,
  JudgeOf & {
    entryId: string;
    points: string | null;
    hasConflict: boolean;
    note: string;
    now: Date;
  }
>(
  'competitions.save-score',
  `insert into competition_scores (competition_id, judge_id, entry_id, points, has_conflict, note, scored_at)
   values (:competitionId::uuid, :userId::uuid, :entryId::uuid, :points::jsonb, :hasConflict, :note,
     :now::timestamptz)
   on conflict (competition_id, judge_id, entry_id) do update set points = excluded.points,
     has_conflict = excluded.has_conflict, note = excluded.note, scored_at = excluded.scored_at`,
);

/** Saves the points of one judge for one entry, or their conflict of interest. */
export const saveScore = (
  trx: Trx,
  {
    points,
    ...values
  }: JudgeOf & {
    entryId: string;
    points: Points | null;
    note: string;
    now: Date;
  },
): Promise<unknown> =>
  save.all(trx, {
    ...values,
    points: points === null ? null : JSON.stringify(points),
    hasConflict: points === null,
  });

const remove = statement<never, JudgeOf & { entryId: string }>(
  'competitions.delete-score',
  `delete from competition_scores where competition_id = :competitionId::uuid and judge_id = :userId::uuid
     and entry_id = :entryId::uuid and has_conflict`,
);

/** Takes a conflict of interest back. */
export const deleteConflict = (trx: Trx, values: JudgeOf & { entryId: string }): Promise<unknown> =>
  remove.all(trx, values);

const target = statement<{ is_own: boolean }, JudgeOf & { entryId: string }>(
  'competitions.entry-to-score',
  `select exists (select from competition_members m where m.entry_id = e.id and m.user_id = :userId::uuid) as is_own
   from competition_entries e
   where e.id = :entryId::uuid and e.competition_id = :competitionId::uuid and e.state = 'SUBMITTED'`,
);

/** A submitted entry of the competition, and whether the judge is on its team. */
export const findScored = (
  trx: Trx,
  values: JudgeOf & { entryId: string },
): Promise<{ is_own: boolean } | undefined> => target.first(trx, values);
