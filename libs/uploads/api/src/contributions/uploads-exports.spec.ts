import type { TestMember } from '@upround/shared/testing-server';
import { startUploadsServer, type UploadsServer } from '../test/uploads-server.fixtures';
import { uploadsEraser } from './uploads-eraser';
import { uploadsExports } from './uploads-exports';

describe('a person’s uploads', () => {
  let server: UploadsServer;
  let leaver: TestMember;
  let stayer: TestMember;

  beforeAll(async () => {
    server = await startUploadsServer();
    [leaver, stayer] = [await server.signUpAs('leaver'), await server.signUpAs('stayer')];
  });
  afterAll(() => server?.close());

  it('O19: are in the export, with their files and no one else’s', async () => {
    const mine = [await server.resume(leaver, 'one.pdf'), await server.resume(leaver, 'two.pdf')];
    await server.resume(stayer);
    const rows = [];
    for (const source of uploadsExports) {
      for await (const row of source.rows(server.db, leaver.userId)) rows.push(row);
    }
    expect(rows).toEqual(
      mine.map(({ key, purpose, name, size, createdAt }) => ({
        values: { key, purpose, name, size, createdAt },
        files: [key],
      })),
    );
  });

  it('are erased with the account, which can be repeated', async () => {
    const { key } = await server.resume(leaver);
    const kept = await server.resume(stayer);
    const erase = () =>
      server.db.transaction().execute((trx) => uploadsEraser.erase(trx, leaver.userId));
    expect(await erase()).toContain(key);
    expect(await erase()).toEqual([]);
    expect((await server.fetch(kept.url, stayer)).statusCode).toBe(200);
  });
});
