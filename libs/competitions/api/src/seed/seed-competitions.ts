import { idAt, statement, type Trx } from '@upround/shared/db';
import { demoClock, type DemoClock } from '@upround/shared/demo';
import type { SeedContext } from '@upround/shared/server-kit';
import type { CompetitionsDemo, DemoCompetition } from './competitions-demo';
import { entryRows, type EntryRows } from './entry-rows';
import { judgedRows } from './judged-rows';
import { votedAtOf, voteRows } from './vote-rows';

/** Hours of the clock of India at which competitions are announced, change and close. */
const HOURS = { announced: 10, change: 15, scored: 21 } as const;
const DAY_MS = 86_400_000;
/** The last minute of a day in India, from the beginning of that day. */
const LAST_MINUTE_MS = DAY_MS - 60_000;

/** Takes the rows as JSON. */
const insertAll = (table: string, columns: string) =>
  statement<never, { rows: string }>(
    `competitions.seed-${table}`,
    `insert into ${table} (${columns})
     select ${columns} from jsonb_populate_recordset(null::${table}, :rows::jsonb)`,
  );

const inserts = {
  competitions: insertAll(
    'competitions',
    `id, slug, kind, series, title, tagline, organiser, about, eligibility, prizes, questions, form, criteria, tie_rule,
     team_max, has_vote, announced_at, opens_at, closes_at, judging_at, result_at, published_at, entry_count, follower_count,
     created_at, updated_at`,
  ),
  rules: insertAll('competition_rules', 'competition_id, version, text, published_at'),
  changes: insertAll(
    'competition_changes',
    'id, competition_id, kind, text, moved_from, moved_to, at',
  ),
  follows: insertAll('competition_follows', 'competition_id, user_id, created_at'),
  entries: insertAll(
    'competition_entries',
    `id, competition_id, owner_id, state, title, tagline, answers, revision, submitted_revision, invite_token,
     receipt_id, submitted_at, vote_count, created_at, updated_at`,
  ),
  members: insertAll('competition_members', 'competition_id, user_id, entry_id, joined_at'),
  receipts: insertAll(
    'competition_receipts',
    'id, entry_id, title, tagline, content, sha256, submitted_at',
  ),
  judges: insertAll(
    'competition_judges',
    'competition_id, user_id, state, seed, invited_at, answered_at',
  ),
  scores: insertAll(
    'competition_scores',
    'competition_id, judge_id, entry_id, points, has_conflict, note, scored_at',
  ),
  votes: insertAll(
    'competition_votes',
    'competition_id, user_id, entry_id, state, network, voted_at',
  ),
  results: insertAll(
    'competition_results',
    'entry_id, competition_id, position, rank, score, mean, judges, by_criterion, prize, votes, is_favourite',
  ),
};

type Rows = Record<Exclude<keyof typeof inserts, keyof EntryRows>, object[]> & EntryRows;
type People = ReadonlyMap<string, string>;

/** Midnight in India that many days from the first start. */
function dayIn(clock: DemoClock, days: number): Date {
  const yesterday = clock.at(1, 0);
  return new Date(yesterday.getTime() + (days + 1) * DAY_MS);
}

const momentsOf = (demo: DemoCompetition, clock: DemoClock) => ({
  opens_at: dayIn(clock, demo.opensInDays),
  closes_at: new Date(dayIn(clock, demo.closesInDays).getTime() + LAST_MINUTE_MS),
  judging_at: dayIn(clock, demo.judgingInDays),
  result_at: dayIn(clock, demo.resultInDays),
});

function changeRows(
  demo: DemoCompetition,
  competitionId: string,
  clock: DemoClock,
  closesAt: Date,
): object[] {
  const announcedAt = clock.at(demo.announcedDaysAgo, HOURS.announced);
  const announced = {
    id: idAt(announcedAt),
    competition_id: competitionId,
    kind: 'ANNOUNCED',
    text: `${demo.title} was announced.`,
    moved_from: null,
    moved_to: null,
    at: announcedAt,
  };
  const later = demo.changes.map(({ kind, text, daysAgo, movedDays }) => {
    const at = clock.at(daysAgo, HOURS.change);
    const moved =
      movedDays === undefined ? null : new Date(closesAt.getTime() - movedDays * DAY_MS);
    return {
      id: idAt(at),
      competition_id: competitionId,
      kind,
      text,
      moved_from: moved,
      moved_to: moved === null ? null : closesAt,
      at,
    };
  });
  const { result_at: resultAt } = momentsOf(demo, clock);
  const published = {
    id: idAt(resultAt),
    competition_id: competitionId,
    kind: 'RESULT',
    text: `The results of ${demo.title} are out.`,
    moved_from: null,
    moved_to: null,
    at: resultAt,
  };
  return [announced, ...later, ...(demo.isPublished === true ? [published] : [])];
}

function addCompetition(demo: DemoCompetition, people: People, clock: DemoClock, rows: Rows): void {
  const announcedAt = clock.at(demo.announcedDaysAgo, HOURS.announced);
  const id = idAt(announcedAt);
  const moments = momentsOf(demo, clock);
  const followers = [...new Set(demo.followers)].flatMap((slug) => people.get(slug) ?? []);
  const submitted = demo.entries.flatMap(
    (entry) => entryRows(demo, entry, { competitionId: id, people, clock, rows }) ?? [],
  );
  const isPublished = demo.isPublished === true;
  const { slug, kind, series, title, tagline, organiser, about, eligibility, prizes } = demo;
  const { questions, form, criteria, tieRule, teamMax, hasVote } = demo;
  rows.competitions.push({
    id,
    slug,
    kind,
    series,
    title,
    tagline,
    organiser,
    about,
    eligibility,
    prizes,
    questions,
    form,
    criteria,
    tie_rule: tieRule,
    team_max: teamMax,
    has_vote: hasVote,
    announced_at: announcedAt,
    ...moments,
    published_at: isPublished ? moments.result_at : null,
    entry_count: submitted.length,
    follower_count: followers.length,
    created_at: announcedAt,
    updated_at: isPublished ? moments.result_at : announcedAt,
  });
  const { votes, counts } = voteRows({
    competitionId: id,
    demo,
    entries: submitted,
    people,
    members: new Set(
      rows.members.map(({ entry_id: entryId, user_id: userId }) => `${entryId} ${userId}`),
    ),
    votedAt: votedAtOf(demo, clock, moments.closes_at),
  });
  rows.votes.push(...votes);
  for (const entry of rows.entries) entry.vote_count = counts.get(entry.id) ?? entry.vote_count;
  const judged = judgedRows({
    competitionId: id,
    demo,
    entries: submitted,
    people,
    invitedAt: clock.after(announcedAt, 600),
    scoredAt: isPublished ? moments.result_at : clock.at(1, HOURS.scored),
    votes: counts,
  });
  rows.judges.push(...judged.judges);
  rows.scores.push(...judged.scores);
  rows.results.push(...judged.results);
  rows.rules.push(
    ...demo.rules.map(({ text, daysAgo }, index) => ({
      competition_id: id,
      version: index + 1,
      text,
      published_at: clock.at(daysAgo, HOURS.announced),
    })),
  );
  rows.changes.push(...changeRows(demo, id, clock, moments.closes_at));
  rows.follows.push(
    ...followers.map((userId) => ({
      competition_id: id,
      user_id: userId,
      created_at: clock.after(announcedAt, 90),
    })),
  );
}

/** In the order of their references. */
const order = [
  'competitions',
  'rules',
  'changes',
  'follows',
  'entries',
  'members',
  'receipts',
  'judges',
  'scores',
  'votes',
  'results',
] as const;

async function insertRows(trx: Trx, rows: Rows): Promise<void> {
  for (const table of order) await inserts[table].all(trx, { rows: JSON.stringify(rows[table]) });
}

/** Fills the database with the competitions of the demo community and their entries. */
export async function seedCompetitions(
  { competitions }: CompetitionsDemo,
  { trx, demo, now }: Pick<SeedContext, 'trx' | 'demo' | 'now'>,
): Promise<void> {
  const clock = demoClock(now);
  const people = new Map(demo.people.map(({ slug, id }) => [slug, id]));
  const rows: Rows = {
    competitions: [],
    rules: [],
    changes: [],
    follows: [],
    entries: [],
    members: [],
    receipts: [],
    judges: [],
    scores: [],
    votes: [],
    results: [],
  };
  for (const competition of competitions) addCompetition(competition, people, clock, rows);
  await insertRows(trx, rows);
}
