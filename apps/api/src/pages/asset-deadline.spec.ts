import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createTestServer, ownFolder } from '@upround/shared/testing-server';
import type { TestServer } from '@upround/shared/testing-server';
import { pageData } from './page-data.fixtures';
import { createPageMetaResolver } from './page-meta-resolver';
import { registerPages } from './register-pages';

const DEADLINE_MS = 20;

describe('a server that is too busy for its deadline', () => {
  let server: TestServer;
  let own: Awaited<ReturnType<typeof ownFolder>>;

  beforeAll(async () => {
    own = await ownFolder();
    await mkdir(path.join(own.folder, 'assets'), { recursive: true });
    await writeFile(path.join(own.folder, 'index.html'), '<!doctype html>');
    await writeFile(path.join(own.folder, 'assets/app-1a2b.js'), 'void 0;');
    server = await createTestServer({
      deadlineMs: DEADLINE_MS,
      extend: async (app, { database: { db } }) => {
        app.addHook('preHandler', () => pause(3 * DEADLINE_MS));
        await registerPages(app, {
          db,
          webDir: own.folder,
          hosts: { connect: [], images: [] },
          signAccess: async () => 'token',
          origin: 'https://upround.example',
          pageMeta: createPageMetaResolver(db, []),
          data: pageData,
        });
      },
    });
  });
  afterAll(async () => {
    await server?.close();
    await own.remove();
  });

  it('still sends the code of pages, since a page without it loads again', async () => {
    const asset = await server.app.inject('/assets/app-1a2b.js');
    expect([asset.statusCode, asset.body]).toEqual([200, 'void 0;']);
    expect((await server.app.inject('/manifest.webmanifest')).statusCode).toBe(503);
  });
});
