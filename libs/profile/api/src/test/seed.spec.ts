import { cast, type DemoRecords } from '@upround/shared/demo';
import { createTestServer } from '@upround/shared/testing-server';
import sharp from 'sharp';
import { seedPeople } from '../seed/seed-people';

describe('the people of the demo community', () => {
  it('joined before now, each with a small photo', async () => {
    const server = await createTestServer();
    const files = new Map<string, Buffer>();
    const demo: DemoRecords = { people: [], posts: [], pods: [] };
    const now = new Date();
    try {
      await server.db.transaction().execute((trx) =>
        seedPeople(async (key, bytes) => void files.set(key, bytes), {
          trx,
          now,
          log: server.app.log,
          demo,
        }),
      );
      const rows = await server.database.query<{
        slug: string;
        avatar_key: string;
        created_at: Date;
      }>('select slug, avatar_key, created_at from people where demo');
      expect(rows.map(({ slug }) => slug).sort()).toEqual(cast.map(({ slug }) => slug).sort());
      expect(demo.people).toHaveLength(cast.length);
      expect(cast.length).toBeGreaterThanOrEqual(40);
      for (const { avatar_key: key, created_at: joined } of rows) {
        expect(joined.getTime()).toBeLessThan(now.getTime());
        expect(files.get(key)?.length ?? Infinity).toBeLessThan(20_000);
      }
      const careers = await server.database.query<{ entries: number; ahead: number }>(
        `select count(*)::int as entries,
           count(*) filter (where start_month > to_char(now(), 'YYYY-MM'))::int as ahead
         from experiences join people p on p.id = user_id where p.slug = 'meera-nair'`,
      );
      expect(careers).toEqual([{ entries: 3, ahead: 0 }]);
      const [first] = files.values();
      const { format, width, height } = await sharp(first).metadata();
      expect({ format, width, height }).toEqual({ format: 'webp', width: 192, height: 192 });
    } finally {
      await server.close();
    }
  });
});
