import { matchQuerySchema } from '@upround/mentor/contract';
import type { Database } from '@upround/shared/db';
import {
  createTestServer,
  fillTable,
  rowsRead,
  watchPlans,
  type PlanWatch,
  type TestServer,
} from '@upround/shared/testing-server';
import { createMatching } from '../funnel/match.service';
import { readDirectory } from '../mentor/directory.read-model';
import { countFacets } from '../mentor/facets.read-model';

const MENTORS = 5_000;
const limit = 21;
const week = `{"MON":[],"TUE":[],"WED":[],"THU":[],"FRI":[],"SAT":[],"SUN":[]}`;

describe('the directory among 5,000 mentors', () => {
  let server: TestServer;
  let plans: PlanWatch;
  let db: Database;
  const now = new Date();

  beforeAll(async () => {
    server = await createTestServer();
    plans = watchPlans(server.database);
    ({ db } = plans);
    const run = (text: string) => fillTable(server.database, text, []);
    await run(`insert into people (id, slug, display_name)
      select gen_random_uuid(), 'mentor-' || n, 'Mentor ' || n from generate_series(1, ${MENTORS}) n`);
    // Every tenth helps with contracts, and every fifth has no free time.
    await run(`insert into mentors (id, user_id, slug, state, headline, stages, needs, languages, zone, weekly,
        price_from, next_slot_at, rating_sum, review_count, listed_at, created_at, updated_at)
      select gen_random_uuid(), p.id, p.slug, 'LISTED', 'A headline', '{SEED}',
        case when n % 10 = 0 then '{LEGAL}'::text[] else '{SALES}' end, '{en}', 'Asia/Kolkata', '${week}', n * 100,
        case when n % 5 <> 0 then now() + n * interval '1 hour' end, n % 40, n % 10, now(), now(), now()
      from (select id, slug, row_number() over () as n from people) p`);
    for (const table of ['people', 'mentors', 'search_documents']) await run(`analyze ${table}`);
  }, 120_000);
  afterAll(() => server?.close());

  const read = async (filters: Parameters<typeof readDirectory>[2]['filters']) => {
    const rows = await readDirectory(
      db,
      { viewer: null },
      { filters, sort: 'best', position: null, limit, now },
    );
    return rows.length;
  };

  it.each([
    ['best', 'mentors_best'],
    ['soonest', 'mentors_soonest'],
    ['price', 'mentors_cheapest'],
    ['rating', 'mentors_rated'],
  ] as const)('by %s walks %s in order', async (sort, index) => {
    const rows = await readDirectory(
      db,
      { viewer: null },
      { filters: { need: ['SALES'] }, sort, position: null, limit, now },
    );
    expect(rows).toHaveLength(limit);
    const nodes = await plans.ofLast();
    expect(nodes.map((node) => node['Index Name'])).toContain(index);
    for (const node of nodes) expect(rowsRead(node)).toBeLessThanOrEqual(10 * limit);
  });

  it('finds what is rare by its words without reading everyone’s', async () => {
    expect(await read({ query: 'mentor-4321' })).toBe(1);
    const rows = (await plans.ofLast()).map(rowsRead);
    expect(Math.max(...rows)).toBeLessThanOrEqual(MENTORS);
    const documents = (await plans.ofLast()).filter(
      (node) => node['Relation Name'] === 'search_documents',
    );
    for (const node of documents) expect(rowsRead(node)).toBeLessThanOrEqual(10);
  });

  it('counts by reading each mentor once', async () => {
    const { total } = await countFacets(db, { viewer: null }, { need: ['LEGAL'] }, now);
    expect(total).toBe(MENTORS / 10);
    const scans = (await plans.ofLast()).filter((node) => node['Relation Name'] === 'mentors');
    expect(scans).toHaveLength(1);
    for (const node of scans) expect(rowsRead(node)).toBeLessThanOrEqual(MENTORS);
  });

  it('the guided choice reads each of them once for many viewers', async () => {
    const match = createMatching(() => now);
    const query = matchQuerySchema.parse({ need: 'LEGAL' });
    plans.forget();
    expect((await match(db, null, query)).matches).toHaveLength(10);
    const most = Math.max(...(await plans.ofAll()).map(rowsRead));
    expect(most).toBeLessThanOrEqual(MENTORS);
    plans.forget();
    await match(db, null, { ...query, stage: 'SEED' });
    for (const node of await plans.ofAll()) expect(rowsRead(node)).toBeLessThanOrEqual(10);
  });
});
