import type { ListedStatus } from '@upround/competitions/contract';
import {
  createTestServer,
  fillTable,
  rowsRead,
  watchPlans,
  type PlanWatch,
  type TestServer,
} from '@upround/shared/testing-server';
import { positionOf, readCompetitions, type ListPosition } from '../competition/list.read-model';

const OF_EACH = 2_000;
const limit = 21;
const ROWS_READ_PER_ROW = 10;
const now = new Date('2027-03-01T00:00:00.000Z');

/** Minutes between the moments of two competitions of a status; all are far from `now`. */
const inserted = `insert into competitions (id, slug, kind, title, tagline, organiser, form, criteria, tie_rule,
    team_max, announced_at, opens_at, closes_at, judging_at, result_at, published_at, created_at, updated_at)
  select gen_random_uuid(), $1 || n, 'COMPETITION', 'Many', 'A tagline', 'Upround', '[]', '[]', 'SHARED', 1, at, at,
    at + interval '9 days', at + interval '9 days', at + interval '10 days',
    case when $1 = 'past' then at + interval '11 days' end, at, at
  from (select n, timestamptz '2027-03-01' + $2::interval + n * interval '1 second' as at
    from generate_series(1, ${OF_EACH}) n) m`;

describe(`the list of ${4 * OF_EACH} competitions`, () => {
  let server: TestServer;
  let plans: PlanWatch;

  beforeAll(async () => {
    server = await createTestServer();
    plans = watchPlans(server.database);
    for (const [status, away] of [
      ['open', '-1 day'],
      ['coming', '1 day'],
      ['judged', '-9 days -1 hour'],
      ['past', '-90 days'],
    ]) {
      await fillTable(server.database, inserted, [status, away]);
    }
    await server.database.query('analyze');
  }, 120_000);
  afterAll(() => server?.close());

  const read = (status: ListedStatus, position: ListPosition | null) =>
    readCompetitions(plans.db, {
      viewer: null,
      kind: null,
      series: null,
      mine: false,
      now,
      status,
      position,
      limit,
    });

  it.each([
    ['OPEN', 'competitions_closing'],
    ['COMING', 'competitions_opening'],
    ['JUDGING', 'competitions_judged'],
    ['PAST', 'competitions_past'],
    ['ALL', 'competitions_closing'],
  ] as [ListedStatus, string][])('is walked in its order: %s', async (status, index) => {
    const first = await read(status, null);
    const last = first.at(-1);
    expect([first.length, last === undefined]).toEqual([limit, false]);
    for (const position of [null, last === undefined ? null : positionOf(last)]) {
      expect(await read(status, position)).toHaveLength(limit);
      const nodes = await plans.ofLast();
      expect(nodes.map((node) => node['Index Name'])).toContain(index);
      const listed = nodes.filter((node) => node['Relation Name'] === 'competitions');
      for (const node of listed) expect(rowsRead(node)).toBeLessThan(ROWS_READ_PER_ROW * limit);
    }
  });
});
