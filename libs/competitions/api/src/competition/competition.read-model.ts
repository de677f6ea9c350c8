import {
  competitionLimits,
  type Competition,
  type CompetitionChange,
  type CompetitionSeries,
  type Criterion,
  type EntryField,
  type JudgeState,
  type TieRule,
} from '@upround/competitions/contract';
import { isId, statement, type Database, type Trx } from '@upround/shared/db';
import {
  announced,
  cardColumns,
  toCard,
  voteOf,
  type CardRow,
  type Viewing,
  type VotingRow,
} from './competition.columns';
import { readWinners } from '../results/winner.read-model';

/** A competition as its page shows it. */
export interface PageRow extends CardRow {
  about: string;
  eligibility: string[];
  questions: { question: string; answer: string }[];
  form: EntryField[];
  criteria: Criterion[];
  tie_rule: TieRule;
  team_max: number;
  judge_state: JudgeState | null;
  rules_version: number;
  rules_text: string;
  rules_at: Date;
}

const page = `select ${cardColumns}, c.about, c.eligibility, c.questions, c.form, c.criteria, c.tie_rule,
    c.team_max,
    (select j.state from competition_judges j where j.competition_id = c.id and j.user_id = :viewer::uuid) as judge_state,
    r.version as rules_version, r.text as rules_text, r.published_at as rules_at
  from competitions c
    join lateral (select r.version, r.text, r.published_at from competition_rules r
      where r.competition_id = c.id order by r.version desc limit 1) r on true`;

const byKey = statement<PageRow, Viewing & { id: string | null; slug: string }>(
  'competitions.by-key',
  `${page} where (c.id = :id::uuid or c.slug = :slug) and ${announced}`,
);

/** What lists of a competition's entries need to know of it. */
export interface ListingRow extends VotingRow {
  id: string;
  /** Of the viewer, if they were invited to judge. */
  judge_state: JudgeState | null;
  judge_seed: string | null;
}

const listing = statement<ListingRow, Viewing & { id: string | null; slug: string }>(
  'competitions.listing',
  `select c.id, c.opens_at, c.closes_at, c.judging_at, c.result_at, c.published_at, c.has_vote, c.vote_hidden_hours,
     j.state as judge_state, j.seed as judge_seed
   from competitions c
     left join competition_judges j on j.competition_id = c.id and j.user_id = :viewer::uuid
   where (c.id = :id::uuid or c.slug = :slug) and ${announced}`,
);

/** The competition of an id or a slug, if it was announced, without its texts. */
export const findListing = (
  db: Database | Trx,
  viewer: string | null,
  key: string,
): Promise<ListingRow | undefined> =>
  listing.first(db, { viewer, id: isId(key) ? key : null, slug: key });

const newest = statement<PageRow, Viewing & { series: string }>(
  'competitions.newest-round',
  `${page} where c.series = :series and ${announced} order by c.opens_at desc, c.id limit 1`,
);

interface ChangeRow {
  id: string;
  kind: CompetitionChange['kind'];
  text: string;
  moved_from: Date | null;
  moved_to: Date | null;
  at: Date;
}

const changes = statement<ChangeRow, { id: string }>(
  'competitions.changes',
  `select id, kind, text, moved_from, moved_to, at from competition_changes
   where competition_id = :id::uuid order by at desc, id desc limit ${competitionLimits.changes}`,
);

/** The competition of an id or a slug, if it was announced. */
export const findCompetition = (
  db: Database | Trx,
  viewer: string | null,
  key: string,
): Promise<PageRow | undefined> =>
  byKey.first(db, { viewer, id: isId(key) ? key : null, slug: key });

/** The newest round of a series, if one was announced. */
export const findRound = (
  db: Database,
  viewer: string | null,
  series: CompetitionSeries,
): Promise<PageRow | undefined> => newest.first(db, { viewer, series });

const toChange = (row: ChangeRow): CompetitionChange => ({
  id: row.id,
  kind: row.kind,
  text: row.text,
  at: row.at.toISOString(),
  from: row.moved_from?.toISOString() ?? null,
  to: row.moved_to?.toISOString() ?? null,
});

/**
 * A competition's page as it goes over the wire.
 *
 * @param viewer whose blocks hide winners; null shows all of them
 */
export async function toCompetition(
  db: Database,
  viewer: string | null,
  row: PageRow,
  now: Date,
): Promise<Competition> {
  const winners = await readWinners(db, [row], viewer);
  return {
    ...toCard(row, now),
    about: row.about,
    eligibility: row.eligibility,
    prizes: row.prizes,
    questions: row.questions,
    form: row.form,
    criteria: row.criteria,
    tieRule: row.tie_rule,
    teamMax: row.team_max,
    vote: voteOf(row, now),
    judgeState: row.judge_state,
    rules: {
      version: row.rules_version,
      text: row.rules_text,
      publishedAt: row.rules_at.toISOString(),
    },
    changes: (await changes.all(db, { id: row.id })).map(toChange),
    winners: winners.get(row.id) ?? [],
    serverTime: now.toISOString(),
  };
}
