import type {
  CompetitionDraft,
  DeskCompetition,
  DeskItem,
  DeskJudge,
  JudgeState,
} from '@upround/competitions/contract';
import { coreErrors } from '@upround/shared/contract-core';
import {
  OLDEST,
  pageStatement,
  personColumns,
  personFrom,
  statement,
  type Database,
  type PersonColumns,
  type Trx,
} from '@upround/shared/db';
import { AppError, type CursorPosition } from '@upround/shared/server-kit';
import {
  cardColumns,
  listedEntry,
  nextFirst,
  toCard,
  type CardRow,
  type Viewing,
} from '../competition/competition.columns';
import type { PageRow } from '../competition/competition.read-model';

/** A competition in the organiser's list. */
export interface DeskRow extends CardRow {
  announced_at: Date | null;
  is_complete: boolean;
  judges: number;
}

const deskColumns = `${cardColumns}, c.announced_at, c.draft is null as is_complete,
  (select count(*)::int from competition_judges j where j.competition_id = c.id and j.state <> 'DECLINED') as judges`;

/** With its place in the order. */
type ListedDeskRow = DeskRow & { sort_key: Date };

const list = pageStatement<ListedDeskRow, Viewing & { now: Date; key: string; after: string }>(
  'competitions.desk',
  (limit) => `
    select ${deskColumns}, ${nextFirst} as sort_key from competitions c
    where (${nextFirst}, c.id) > (:key::timestamptz, :after::uuid) order by ${nextFirst}, c.id limit ${limit}`,
);

/** A position in the organiser's list. */
export interface DeskPosition extends CursorPosition {
  t: number;
  i: string;
}

export const positionOf = ({ sort_key: at, id: i }: ListedDeskRow): DeskPosition => ({
  t: at.getTime(),
  i,
});

/** A page of all competitions, those with something to do next first. */
export const readDeskList = (
  db: Database,
  viewer: string,
  position: DeskPosition | null,
  limit: number,
  now: Date,
): Promise<ListedDeskRow[]> =>
  list.sized(limit).all(db, {
    viewer,
    now,
    key: position === null ? '-infinity' : new Date(position.t).toISOString(),
    after: position?.i ?? OLDEST,
  });

/** A line of the list as it goes over the wire. */
export const toDeskItem = (row: DeskRow, now: Date): DeskItem => ({
  ...toCard(row, now),
  isDraft: row.announced_at === null,
  isComplete: row.is_complete,
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
  > & {
    draft: CompetitionDraft | null;
    draft_entries: number;
    counted_votes: number;
    held_votes: number;
  };

const one = statement<WholeRow, Viewing & { slug: string }>(
  'competitions.desk-by-slug',
  `select ${deskColumns}, c.about, c.eligibility, c.questions, c.form, c.criteria, c.tie_rule, c.team_max,
     c.draft, r.version as rules_version, r.text as rules_text,
     (select count(*)::int from competition_entries e where e.competition_id = c.id and e.state = 'DRAFT')
       as draft_entries,
     (select coalesce(sum(e.vote_count), 0)::int from competition_entries e
       where e.competition_id = c.id and ${listedEntry}) as counted_votes,
     (select count(*)::int from competition_votes v join person_view p on p.id = v.user_id
       where v.competition_id = c.id and v.state = 'HELD') as held_votes
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
       where e.competition_id = j.competition_id and ${listedEntry}
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

const columnsOf = (row: WholeRow): CompetitionDraft => ({
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
  vote: row.has_vote ? { hiddenHours: row.vote_hidden_hours } : null,
  rules: row.rules_text,
  opensAt: row.opens_at.toISOString(),
  closesAt: row.closes_at.toISOString(),
  judgingAt: row.judging_at.toISOString(),
  resultAt: row.result_at.toISOString(),
});

const draftOf = (row: WholeRow): CompetitionDraft => row.draft ?? columnsOf(row);

/** What staff wrote of a competition. @throws AppError `NOT_FOUND` */
export async function readDraft(trx: Trx, slug: string): Promise<CompetitionDraft> {
  const row = await one.first(trx, { viewer: null, slug });
  if (row === undefined) throw new AppError(coreErrors.NOT_FOUND);
  return draftOf(row);
}

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
    votes: row.has_vote ? { counted: row.counted_votes, held: row.held_votes } : null,
  };
}
