import type { OpenDatabase } from '@upround/shared/db';
import { createTestDatabase } from '@upround/shared/testing-server';
import { calendarDates } from '../modules';
import { demoCommunity, fillWithDemo } from '../test/composed-server.fixtures';
import { freshenDemoCopy, rememberMaking } from './demo-copy';

const DAY_MS = 86_400_000;
const DAYS = 9;

/** Next free times: hours of the week, so that after nine days they are on other weekdays. Up to a week further. */
const WEEKLY = ['mentors.next_slot_at', 'mentors.soonest_order'];
const WEEK = 7;

type Span = readonly [oldest: number, newest: number];

/** The oldest and the newest moment of each column of moments or ids, in days before now. */
async function spansOf({ query }: OpenDatabase): Promise<Map<string, Span>> {
  const columns = await query<{ table: string; column: string; type: string }>(`
    select table_name as table, column_name as column, udt_name as type from information_schema.columns
    join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and udt_name in ('timestamptz', 'date', 'uuid')`);
  const spans = new Map<string, Span>();
  for (const { table, column, type } of columns) {
    const seconds =
      type === 'uuid'
        ? `('x' || left(replace("${column}"::text, '-', ''), 12))::bit(48)::bigint / 1000.0`
        : `extract(epoch from "${column}")`;
    // Open ends are `infinity`.
    const isFinite = type === 'uuid' ? 'true' : `isfinite("${column}")`;
    const [span] = await query<{ oldest: number | null; newest: number | null }>(`
      select ((extract(epoch from now()) - min(${seconds})) / 86400)::float8 as oldest,
        ((extract(epoch from now()) - max(${seconds})) / 86400)::float8 as newest
      from "${table}" where "${column}" is not null and ${isFinite}`);
    const { oldest = null, newest = null } = span ?? {};
    if (oldest !== null && newest !== null) spans.set(`${table}.${column}`, [oldest, newest]);
  }
  return spans;
}

let copied: OpenDatabase;
let fresh: OpenDatabase;
beforeAll(async () => {
  copied = await createTestDatabase();
  fresh = await createTestDatabase(demoCommunity);
});
afterAll(() => Promise.all([copied?.close(), fresh?.close()]));

it('spec 10.3: a community that was created days ago is as fresh as one that was just created', async () => {
  const now = new Date();
  const madeAt = new Date(now.getTime() - DAYS * DAY_MS);
  await fillWithDemo(copied, madeAt);
  await rememberMaking(copied.db, madeAt);
  expect(await freshenDemoCopy(copied.db, now)).toBe(true);
  expect(await freshenDemoCopy(copied.db, now)).toBe(false);
  const [moved, made] = [await spansOf(copied), await spansOf(fresh)];
  expect([...moved.keys()].sort()).toEqual([...made.keys()].sort());
  // Defaults of the database come from the clock of the machine, which wasn't turned back for the older community.
  const isFromClock = (days: number, older: number) =>
    Math.abs(days) < 0.1 && Math.abs(older + DAYS) < 0.1;
  const isSimilar = (column: string, days: number, older: number) =>
    Math.abs(days - older) < (WEEKLY.includes(column) ? WEEK : DAYS / 3) ||
    isFromClock(days, older);
  // Dates of published facts are those of the calendar in both.
  const isFact = ([column]: [string, Span]) => calendarDates.includes(column);
  const isApart = (column: string, some: Span, others: Span = some) =>
    !isSimilar(column, some[0], others[0]) || !isSimilar(column, some[1], others[1]);
  const facts = [...made].filter(isFact);
  expect(facts).toHaveLength(1);
  for (const [column, span] of facts) {
    moved.get(column)!.forEach((days, end) => expect(days).toBeCloseTo(span[end]!, 1));
  }
  const apart = [...made].filter(
    (entry) => !isFact(entry) && isApart(...entry, moved.get(entry[0])),
  );
  expect(apart.map(([column, span]) => [column, span, moved.get(column)])).toEqual([]);
});
