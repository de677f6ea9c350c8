import type {
  CompetitionDraft,
  DeskCompetition,
  DeskItem,
  DeskJudge,
  JudgeState,
} from '@upround/competitions/contract';
import {
  NEWEST,
  pageStatement,
  personColumns,
  personFrom,
  statement,
  type Database,
  type PersonColumns,
  type Trx,
} from '@upround/shared/db';
import type { CursorPosition } from '@upround/shared/server-kit';
import {
  cardColumns,
  toCard,
  type CardRow,
  type Viewing,
} from '../competition/competition.columns';
import type { PageRow } from '../competition/competition.read-model';

/** A competition in the organiser's list. */
export interface DeskRow extends CardRow {
  announced_at: Date | null;
  judges: number;
}

const deskColumns = `${cardColumns}, c.announced_at,
  (select count(*)::int from competition_judges j where j.competition_id = c.id and j.state <> 'DECLINED') as judges`;

const list = pageStatement<DeskRow, Viewing & { after: string }>(
  'competitions.desk',
  (limit) => `
    select ${deskColumns} from competitions c where c.id < :after::uuid order by c.id desc limit ${limit}`,
);

/** A position in the organiser's list. */
export interface DeskPosition extends CursorPosition {
  i: string;
}

export const positionOf = ({ id: i }: DeskRow): DeskPosition => ({ i });

/** A page of all competitions, the latest first. */
export const readDeskList = (
  db: Database,
  viewer: string,
  position: DeskPosition | null,
  limit: number,
): Promise<DeskRow[]> => list.sized(limit).all(db, { viewer, after: position?.i ?? NEWEST });

/** A line of the list as it goes over the wire. */
export const toDeskItem = (row: DeskRow, now: Date): DeskItem => ({
  ...toCard(row, now),
  isDraft: row.announced_at === null,
  judges: row.judges,
});

type WholeRow = DeskRow &
  Pick<
    PageRow,
    | 'about'
    | 'eligibility'
    | 'questions'
    | 'form'
    | 'criteria'
    | 'tie_rule'
    | 'team_max'
    | 'rules_version'
    | 'rules_text'
  > & { draft_entries: number };

const one = statement<WholeRow, Viewing & { slug: string }>(
  'competitions.desk-by-slug',
  `select ${deskColumns}, c.about, c.eligibility, c.questions, c.form, c.criteria, c.tie_rule, c.team_max,
     r.version as rules_version, r.text as rules_text,
     (select count(*)::int from competition_entries e where e.competition_id = c.id and e.state = 'DRAFT')
       as draft_entries
   from competitions c
     join lateral (select r.version, r.text from competition_rules r
       where r.competition_id = c.id order by r.version desc limit 1) r on true
   where c.slug = :slug`,
);

interface JudgeProgressRow extends PersonColumns<'person'> {
  state: JudgeState;
  total: number;
  scored: number;
  conflicts: number;
}

/** Judges with how far they are. Entries of their own team aren't theirs to score. */
const judges = statement<JudgeProgressRow, { competitionId: string }>(
  'competitions.desk-judges',
  `select ${personColumns('p', 'person')}, j.state, todo.total, todo.scored, todo.conflicts
   from competition_judges j join person_view p on p.id = j.user_id
     cross join lateral (
       select count(*)::int as total, count(*) filter (where s.points is not null)::int as scored,
         count(*) filter (where s.has_conflict)::int as conflicts
       from competition_entries e left join competition_scores s on s.entry_id = e.id
         and s.judge_id = j.user_id and s.competition_id = j.competition_id
       where e.competition_id = j.competition_id and e.state = 'SUBMITTED'
         and not exists (select from competition_members m where m.entry_id = e.id and m.user_id = j.user_id)) todo
   where j.competition_id = :competitionId::uuid order by j.invited_at, j.user_id`,
);

const toJudge = (row: JudgeProgressRow): DeskJudge => ({
  person: personFrom(row, 'person'),
  state: row.state,
  scored: row.scored,
  conflicts: row.conflicts,
});

const missingOf = (rows: readonly JudgeProgressRow[]): number =>
  rows
    .filter(({ state }) => state === 'ACCEPTED')
    .reduce((sum, { total, scored, conflicts }) => sum + total - scored - conflicts, 0);

/** How many scores are still to come from judges who accepted. */
export const countMissing = async (db: Database | Trx, competitionId: string): Promise<number> =>
  missingOf(await judges.all(db, { competitionId }));

const draftOf = (row: WholeRow): CompetitionDraft => ({
  kind: row.kind,
  series: row.series,
  title: row.title,
  tagline: row.tagline,
  organiser: row.organiser,
  about: row.about,
  eligibility: row.eligibility,
  prizes: row.prizes,
  questions: row.questions,
  form: row.form,
  criteria: row.criteria,
  tieRule: row.tie_rule,
  teamMax: row.team_max,
  rules: row.rules_text,
  opensAt: row.opens_at.toISOString(),
  closesAt: row.closes_at.toISOString(),
  judgingAt: row.judging_at.toISOString(),
  resultAt: row.result_at.toISOString(),
});

/** A competition as its organiser runs it; undefined where there is none of this slug. */
export async function readDesk(
  db: Database | Trx,
  viewer: string,
  slug: string,
  now: Date,
): Promise<DeskCompetition | undefined> {
  const row = await one.first(db, { viewer, slug });
  if (row === undefined) return undefined;
  const rows = await judges.all(db, { competitionId: row.id });
  return {
    ...toDeskItem(row, now),
    draft: draftOf(row),
    rulesVersion: row.rules_version,
    draftEntries: row.draft_entries,
    judgeList: rows.map(toJudge),
    missingScores: missingOf(rows),
  };
}
