import type { EntryAnswers, Points } from '@upround/competitions/contract';
import {
  pageStatement,
  personColumns,
  personFrom,
  statement,
  type Database,
  type PersonColumns,
  type Trx,
} from '@upround/shared/db';
import type { PersonSummary } from '@upround/shared/domain';
import type { CursorPosition } from '@upround/shared/server-kit';
import { listedEntry } from '../competition/competition.columns';
import {
  shuffledKey,
  shuffledPage,
  shuffledValues,
  type ShuffledValues,
} from '../entries/shuffled-page';

interface FoundRow {
  id: string;
  order_key: string;
  title: string;
  tagline: string;
  /** JSON of what was submitted, as its receipt has it. */
  content: string;
  points: Points | null;
  note: string | null;
  has_conflict: boolean | null;
  team: readonly PersonColumns<'person'>[] | null;
}

/** An entry as one judge sees it. */
export interface JudgedRow extends Omit<FoundRow, 'content' | 'team'> {
  answers: EntryAnswers;
  /** Its owner first. */
  team: PersonSummary[];
}

type JudgeOf = { competitionId: string; userId: string };

/** The one entry of a competition that the judge is on the team of. */
const ownEntry = `(select m.entry_id from competition_members m
  where m.competition_id = :competitionId::uuid and m.user_id = :userId::uuid)`;

/** The team of the entry `e`, its owner first: one round trip less than teams by themselves. */
const teamText = `(select json_agg(t order by t.place, t.joined_at, t.person_id) from (
    select ${personColumns('p', 'person')}, m.user_id <> e.owner_id as place, m.joined_at
    from competition_members m join person_view p on p.id = m.user_id where m.entry_id = e.id) t) as team`;

/** Each judge reads the entries in an order of their own. */
const judged = pageStatement<FoundRow, JudgeOf & ShuffledValues>(
  'competitions.judged-entries',
  (limit) => `
    with ${shuffledPage(limit, `e.id is distinct from ${ownEntry}`)}
    select page.id, ${shuffledKey} as order_key, r.title, r.tagline, r.content, s.points, s.note, s.has_conflict,
      ${teamText}
    from page join competition_entries e on e.id = page.id join competition_receipts r on r.id = e.receipt_id
      left join competition_scores s on s.entry_id = page.id and s.judge_id = :userId::uuid
        and s.competition_id = :competitionId::uuid
    order by page.place, page.hash`,
);

/** A position in a judge's order. */
export interface JudgedPosition extends CursorPosition {
  k: string;
}

export const positionOf = ({ order_key: k }: JudgedRow): JudgedPosition => ({ k });

/** A page of the entries that a judge scores. */
export async function readJudged(
  db: Database,
  of: JudgeOf & { seed: string },
  position: JudgedPosition | null,
  limit: number,
): Promise<JudgedRow[]> {
  const { competitionId, userId, seed } = of;
  const values = { competitionId, userId, ...shuffledValues(seed, position?.k ?? '') };
  const rows = await judged.sized(limit).all(db, values);
  return rows.map(({ content, team, ...row }) => {
    const { answers } = JSON.parse(content) as { answers: EntryAnswers };
    return { ...row, answers, team: (team ?? []).map((member) => personFrom(member, 'person')) };
  });
}

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
   where e.competition_id = :competitionId::uuid and ${listedEntry} and e.id is distinct from ${ownEntry}`,
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
   where e.id = :entryId::uuid and e.competition_id = :competitionId::uuid and ${listedEntry}`,
);

/** A submitted entry of the competition, and whether the judge is on its team. */
export const findScored = (
  trx: Trx,
  values: JudgeOf & { entryId: string },
): Promise<{ is_own: boolean } | undefined> => target.first(trx, values);
