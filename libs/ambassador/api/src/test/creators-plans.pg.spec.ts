import { newId } from '@upround/shared/db';
import {
  createTestServer,
  fillTable,
  rowsRead,
  watchPlans,
  type PlanWatch,
  type TestServer,
} from '@upround/shared/testing-server';
import { pageOfApplications, pageOfPayouts } from '../creators/creator-decision.store';
import { readProgress } from '../creators/eligibility.read-model';
import { countReads } from '../creators/read.store';
import { findStatement, readOwnMonths } from '../creators/statement.store';

const PEOPLE = 4_000;
const READS = 60_000;
const MONTHS = 1_000;
const limit = 21;
const ROWS_READ_PER_ROW = 10;

describe(`lists of the creator programme with ${PEOPLE} creators and ${READS} reads`, () => {
  let server: TestServer;
  let plans: PlanWatch;
  const [userId, creatorId] = [newId(), newId()];

  beforeAll(async () => {
    server = await createTestServer();
    plans = watchPlans(server.database);
    await fillTable(
      server.database,
      `insert into people (id, slug, display_name)
       select case n when 1 then $1::uuid else gen_random_uuid() end, 'person-' || n, 'Person' from generate_series(1, $2::int) n`,
      [userId, PEOPLE],
    );
    await fillTable(
      server.database,
      `insert into creators (id, user_id, state, about, payout_vpa, request_id, applied_at)
       select case id when $1::uuid then $2::uuid else gen_random_uuid() end, id,
         case when id = $1::uuid then 'APPROVED' when row_number() over () % 2 = 0 then 'SUBMITTED' else 'LEFT' end, '', 'x',
         case id when $1::uuid then $2::uuid else gen_random_uuid() end, now() from people`,
      [userId, creatorId],
    );
    await fillTable(
      server.database,
      `insert into creator_steps (id, creator, request_id, state, at)
       select gen_random_uuid(), id, request_id, 'APPROVED', timestamptz '2020-01-01' from creators where state <> 'SUBMITTED'`,
    );
    await fillTable(
      server.database,
      `insert into creator_months (month, net_revenue, pool, reads, unshared, creators, closed_at)
       select to_char(date '2027-01-01' + n * interval '1 month', 'YYYY-MM'), 0, 0, 0, 0, 0, now()
       from generate_series(1, $1::int) n`,
      [MONTHS],
    );
    await fillTable(
      server.database,
      `insert into creator_shares (id, month, creator, reads, share, carried_in, paid, carried_out, payout)
       select gen_random_uuid(), month, c.id, 1, 1, 0, case when c.id = $1::uuid or n % 2 = 0 then 0 else 1 end,
         case when c.id = $1::uuid or n % 2 = 0 then 1 else 0 end,
         case when c.id = $1::uuid or n % 2 = 0 then 'NONE' else 'DUE' end
       from (select month, row_number() over () as n from creator_months) m
         cross join (select id from creators order by id = $1::uuid desc limit 10) c`,
      [creatorId],
    );
    await fillTable(
      server.database,
      `insert into creator_post_reads (month, creator, post_id, reads)
       select '2027-02', $1::uuid, gen_random_uuid(), n from generate_series(1, 3000) n`,
      [creatorId],
    );
    await fillTable(
      server.database,
      `insert into creator_reads (id, month, post_id, reader_id, author_id, at, has_plan)
       select gen_random_uuid(), '2027-02', gen_random_uuid(), r.id, a.id, timestamptz '2027-02-10', true
       from generate_series(1, $1::int) n
         join (select id, row_number() over (order by id) as place from people) r on r.place = n % 2000 + 1
         join (select id, row_number() over (order by id) as place from people) a on a.place = n % 1999 + 2002`,
      [READS],
    );
    await server.database.query('analyze');
  }, 120_000);
  afterAll(() => server?.close());

  /** Checks that the last statement walked an index of a table, and read few of its rows. */
  async function walks(table: string, index: string, rows: number): Promise<void> {
    const nodes = await plans.ofLast();
    expect(nodes.map((node) => node['Index Name'])).toContain(index);
    for (const node of nodes.filter((one) => one['Relation Name'] === table)) {
      expect([table, rowsRead(node) <= rows]).toEqual([table, true]);
    }
  }

  it.each([null, '80000000-0000-0000-0000-000000000000'])(
    'what waits for staff is walked in its order, from %s on',
    async (after) => {
      expect(await pageOfApplications(plans.db, { after, limit })).toHaveLength(limit);
      await walks('creators', 'creators_waiting', limit * ROWS_READ_PER_ROW);
      expect(await pageOfPayouts(plans.db, { after, limit })).toHaveLength(limit);
      await walks('creator_shares', 'creator_shares_due', limit * ROWS_READ_PER_ROW);
    },
  );

  it('one’s own months, statement and conditions read one’s own rows', async () => {
    expect((await readOwnMonths(plans.db, creatorId)).length).toBe(120);
    await walks('creator_shares', 'creator_shares_creator_month_key', 1_000);
    const found = await findStatement(plans.db, { userId, month: '2027-02' });
    expect(found?.statement.posts).toHaveLength(100);
    await walks('creator_post_reads', 'creator_post_reads_most', 1_000);
    await readProgress(plans.db, userId, new Date('2027-03-01T00:00:00Z'));
    await walks('creator_reads', 'creator_reads_of', 1_000);
    await countReads(plans.db, { creatorId, month: '2027-02' });
    await walks('creator_reads', 'creator_reads_of', 1_000);
  });
});
