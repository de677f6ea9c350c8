import { idAt, OLDEST } from '@upround/shared/db';
import {
  createTestServer,
  fillTable,
  rowsRead,
  watchPlans,
  type PlanWatch,
  type TestServer,
} from '@upround/shared/testing-server';
import { HEAVIEST, listOpenCases, type AssignedFilter } from '../cases/case.read-model';

const CASES = 5_000;
const limit = 21;
/** A page, with its people and reports. */
const MOST = limit * 4;

describe('O12: the queue among very many cases', () => {
  let server: TestServer;
  let plans: PlanWatch;
  let viewer = '';
  let ids: string[] = [];

  beforeAll(async () => {
    server = await createTestServer();
    ({ userId: viewer } = await server.signUpAs('mod'));
    plans = watchPlans(server.database);
    const start = Date.now() - 20 * 86_400_000;
    ids = Array.from({ length: CASES }, (_, place) => idAt(new Date(start + place * 60_000)));
    await fillTable(
      server.database,
      `insert into moderation_cases (id, reference_type, reference_id, assignee_id, weight, state, created_at)
       select given.id, 'POST', given.id, case when n % 3 = 0 then $2::uuid end, 10 + n % 60,
         case when n % 4 = 0 then 'DECIDED' else 'OPEN' end, now()
       from unnest($1::uuid[]) with ordinality as given (id, n)`,
      [ids, viewer],
    );
    await server.database.query('analyze moderation_cases');
  });
  afterAll(() => server?.close());

  it.each([
    ['weight', 'all', 'the first page'],
    ['weight', 'all', 'a page in the middle'],
    ['weight', 'me', 'the first page'],
    ['age', 'all', 'the first page'],
    ['age', 'all', 'a page in the middle'],
  ] as const)('by %s, %s: reads no more than %s', async (sort, assigned, place) => {
    plans.forget();
    const isMiddle = place === 'a page in the middle';
    const position = {
      viewer,
      weight: isMiddle ? 40 : HEAVIEST,
      after: isMiddle ? (ids[CASES / 2] ?? '') : OLDEST,
    };
    const filter: AssignedFilter = assigned;
    const rows = await listOpenCases(plans.db, { sort, assigned: filter }, limit, position);
    expect(rows).toHaveLength(limit);
    const read = (await plans.ofAll())
      .filter((node) => node['Relation Name'] === 'moderation_cases')
      .map(rowsRead);
    expect(Math.max(...read)).toBeLessThanOrEqual(MOST);
  });
});
