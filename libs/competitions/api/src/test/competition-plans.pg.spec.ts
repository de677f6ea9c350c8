import { newId, OLDEST, type Database } from '@upround/shared/db';
import {
  createTestServer,
  fillTable,
  rowsRead,
  watchPlans,
  type PlanWatch,
  type TestServer,
} from '@upround/shared/testing-server';
import { readGallery } from '../entries/gallery.read-model';
import { readShuffled, readVoted } from '../entries/voted-gallery.read-model';
import { positionOf, readJudged, type JudgedPosition } from '../judging/score.store';

const ENTRIES = 4_000;
const limit = 21;
const ROWS_READ_PER_ROW = 10;

describe('the lists of a competition with 4,000 entries', () => {
  const competitionId = newId();
  let server: TestServer;
  let plans: PlanWatch;
  let db: Database;
  let judges: { userId: string; seed: string }[];

  beforeAll(async () => {
    server = await createTestServer();
    plans = watchPlans(server.database);
    ({ db } = plans);
    const run = (text: string, ...values: unknown[]) => fillTable(server.database, text, values);
    await run(`insert into people (id, slug, display_name)
      select gen_random_uuid(), 'p-' || n, 'Person' from generate_series(-1, ${ENTRIES}) n`);
    await run(
      `insert into competitions (id, slug, kind, title, tagline, organiser, form, criteria, tie_rule, team_max,
         announced_at, opens_at, closes_at, judging_at, result_at, created_at, updated_at)
       values ($1, 'many', 'COMPETITION', 'Many', 'A tagline', 'Upround', '[]', '[]', 'SHARED', 1, now(), now(),
         now() + interval '1 day', now() + interval '2 days', now() + interval '3 days', now(), now())`,
      competitionId,
    );
    // Ids aren't in the order of submission, and five are submitted at the same moment.
    await run(
      `with entries as (
         insert into competition_entries (id, competition_id, owner_id, state, revision, invite_token, receipt_id,
           submitted_at, vote_count, created_at, updated_at)
         select gen_random_uuid(), $1, p.id, 'SUBMITTED', 1, md5(n::text), gen_random_uuid(),
           timestamptz '2027-03-01' + n / 5 * interval '1 minute', n % 40, now(), now()
         from generate_series(1, ${ENTRIES}) n join people p on p.slug = 'p-' || n returning *),
       members as (
         insert into competition_members (competition_id, user_id, entry_id, joined_at)
         select competition_id, owner_id, id, now() from entries)
       insert into competition_receipts (id, entry_id, title, tagline, content, sha256, submitted_at)
       select receipt_id, id, 'Title', 'Tagline', '{"answers":{}}', repeat('0', 64), submitted_at from entries`,
      competitionId,
    );
    await run(
      `insert into competition_judges (competition_id, user_id, state, seed, invited_at)
       select $1, id, 'ACCEPTED', slug, now() from people where slug in ('p--1', 'p-0')`,
      competitionId,
    );
    await run(`insert into competition_scores (competition_id, judge_id, entry_id, points, scored_at)
      select j.competition_id, j.user_id, e.id, '{}', now()
      from competition_judges j join competition_entries e on e.competition_id = j.competition_id and e.vote_count < 10`);
    await server.database.query('analyze');
    judges = await server.database.query(
      'select user_id as "userId", seed from competition_judges where competition_id = $1',
      [competitionId],
    );
  }, 120_000);
  afterAll(() => server?.close());

  const judgeAt = (index: number) => {
    const judge = judges[index];
    if (judge === undefined) throw new Error('No such judge.');
    return { competitionId, ...judge };
  };
  const asViewer = () => ({ competitionId, viewer: judgeAt(0).userId });
  const middle = new Date(Date.UTC(2027, 2, 1, 6)).getTime();

  /** Checks both plans of the last statement, that for its values and that for any. */
  async function expectWalked(index: string) {
    const nodes = await plans.ofLast();
    const walked = nodes.filter((node) => node['Index Name'] === index);
    expect(walked).toHaveLength(2);
    const read = nodes
      .filter((node) => node['Relation Name'] !== undefined)
      .map((node): [unknown, number] => [node['Relation Name'], rowsRead(node)]);
    expect(read.filter(([, rows]) => rows > ROWS_READ_PER_ROW * limit)).toEqual([]);
  }

  it.each([
    ['the first', null],
    ['the middle', { t: middle, i: OLDEST }],
  ])('by submission from %s', async (_, position) => {
    expect(await readGallery(db, asViewer(), position, limit)).toHaveLength(limit);
    await expectWalked('competition_entries_submitted');
  });

  it('by votes', async () => {
    expect(await readVoted(db, asViewer(), { n: 20, i: OLDEST }, limit)).toHaveLength(limit);
    await expectWalked('competition_entries_voted');
  });

  it.each(['', '7f', 'c2400'])('of a judge from %j', async (k) => {
    expect(await readJudged(db, judgeAt(0), { k }, limit)).toHaveLength(limit);
    await expectWalked('competition_entries_shuffled');
  });

  it('at random, from any place', async () => {
    const page = { seed: 'a', position: null, limit };
    expect(await readShuffled(db, asViewer(), page)).toHaveLength(limit);
    const names = (await plans.ofLast()).map((node) => node['Index Name']);
    expect(names).toContain('competition_entries_shuffled');
  });

  /** All that a judge reads, page by page. */
  async function readAll(index: number): Promise<string[]> {
    const ids: string[] = [];
    let position: JudgedPosition | null = null;
    for (;;) {
      const rows = await readJudged(db, judgeAt(index), position, 50);
      ids.push(...rows.map(({ id }) => id));
      const last = rows.at(-1);
      if (last === undefined) return ids;
      position = positionOf(last);
    }
  }

  it('spec 4.65: each judge reads all entries once, beside others than another judge does', async () => {
    const [first, second] = [await readAll(0), await readAll(1)];
    expect(first).toHaveLength(ENTRIES);
    expect(new Set(first).size).toBe(ENTRIES);
    expect([...second].sort()).toEqual([...first].sort());
    const pairs = (ids: readonly string[]) => ids.slice(1).map((id, at) => `${ids[at]} ${id}`);
    const seen = new Set(pairs(first));
    expect(pairs(second).filter((pair) => seen.has(pair)).length).toBeLessThan(ENTRIES / 10);
  });
});
