import type { StaffPeopleCursor } from '@upround/shared/ports';
import {
  createTestDatabase,
  fillTable,
  watchPlans,
  type PlanWatch,
  type TestDatabase,
} from '@upround/shared/testing-server';
import { staffPeople } from '../staff/staff-people';

const PEOPLE = 20_000;
const BATCH = 2_000;
/** Entries of an index that a page reads at most. */
const WINDOW = 200;

describe('the plan of finding members', () => {
  let database: TestDatabase;
  let watch: PlanWatch;

  beforeAll(async () => {
    database = await createTestDatabase();
    // In batches, as a statement that takes long is cut off.
    for (let from = 0; from < PEOPLE; from += BATCH) {
      await fillTable(
        database,
        `insert into people (id, slug, display_name)
         select gen_random_uuid(), 'asha-' || n, 'Asha Family' || n
         from generate_series(${from + 1}, ${from + BATCH}) n`,
      );
    }
    await database.query('analyze');
    watch = watchPlans(database);
  }, 120_000);
  afterAll(() => database?.close());

  async function costOf(text: string, after: StaffPeopleCursor | null = null) {
    watch.forget();
    const page = await staffPeople.find(watch.db, { text, after, limit: 20 });
    return { page, rows: (await watch.costOfAll()).rows };
  }

  it.each(['a', 'asha', 'family1', '', '@asha-1'])('reads a bounded part for %j', async (text) => {
    const { page, rows } = await costOf(text);
    expect(page.people).toHaveLength(20);
    // Each entry is looked up in people, in their deletions and among the other words of the name.
    expect(rows).toBeLessThan(12 * WINDOW);
    const next = await costOf(text, page.next);
    expect(next.page.people).toHaveLength(20);
    expect(next.rows).toBeLessThan(12 * WINDOW);
  });
});
