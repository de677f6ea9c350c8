import { sql } from 'kysely';
import type { AmbassadorSettings } from '../ambassador-settings';
import { closeNextMonth } from '../creators/close-month.service';
import { startCreators, type CreatorServer } from './creators-server.fixtures';

describe('spec 4.75: months of the creator programme that are closed by several processes', () => {
  let server: CreatorServer;

  beforeAll(async () => {
    server = await startCreators();
  }, 60_000);
  afterAll(() => server?.close());

  it('are closed once each, in order', async () => {
    const creators = [await server.creator(), await server.creator()];
    const [reader] = await server.readers(1);
    if (reader === undefined) throw new Error('No reader.');
    for (const creator of creators) await server.read(reader, await server.post(creator));
    await server.goTo('2027-02-01T06:00:00Z');
    const settings: Pick<AmbassadorSettings, 'planRevenue'> = {
      planRevenue: {
        // Slow, so that all are under way at once.
        netOf: async (db) => {
          await sql`select pg_sleep(0.1)`.execute(db);
          return 1_400_000;
        },
      },
    };
    const now = server.clock.now();
    const closeAll = async () => {
      let count = 0;
      const closeOne = () =>
        server.db.transaction().execute((trx) => closeNextMonth(settings, trx, now));
      while ((await closeOne()) !== null) count += 1;
      return count;
    };
    const counts = await Promise.all([closeAll(), closeAll(), closeAll(), closeAll()]);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(3);
    expect(await server.rows('select month from creator_months order by month')).toEqual([
      { month: '2026-11' },
      { month: '2026-12' },
      { month: '2027-01' },
    ]);
    for (const creator of creators) {
      expect((await server.own(creator)).months).toMatchObject([
        { month: '2026-11', share: 70_000, paid: 70_000 },
      ]);
    }
  });
});
