import { cast, type DemoRecords } from '@upround/shared/demo';
import { createTestServer } from '@upround/shared/testing-server';
import sharp from 'sharp';
import { seedPeople } from '../seed/seed-people';

describe('the people of the demo community', () => {
  it('are all there before now, each with a small picture', async () => {
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
      const [first] = files.values();
      const { format, width, height } = await sharp(first).metadata();
      expect({ format, width, height }).toEqual({ format: 'webp', width: 192, height: 192 });
    } finally {
      await server.close();
    }
  });
});
