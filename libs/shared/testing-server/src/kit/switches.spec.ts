/** @databases both */
import { switchErrors, switchNames } from '@upround/shared/contract-core';
import { isSwitchedOff, openApiOf, switchOff, switchOn } from '@upround/shared/server-kit';
import { createTestServer } from '../create-test-server';
import type { TestServer } from '../create-test-server';
import type { TestMember } from '../sign-up';
import { join, post, switchedModule } from './switches.fixtures';

const picture = () => new Blob(['x'], { type: 'image/png' });
const FRESH_MS = 2_000;

describe('R35: switches', () => {
  let server: TestServer;
  let ada: TestMember;

  const turn = (name: 'signUp' | 'uploads', isOff: boolean) =>
    server.db
      .transaction()
      .execute((trx) =>
        isOff ? switchOff(trx, { name, at: server.clock.now() }) : switchOn(trx, name),
      );
  const askToJoin = () => server.call(join, { body: { text: 'hello' } });
  const askToPost = (images: Blob[]) =>
    server.call(post, { body: { text: 'hello' }, files: { images } }, { as: ada });

  beforeAll(async () => {
    server = await createTestServer({ modules: [switchedModule] });
    ada = await server.signUpAs('ada');
  });
  afterEach(async () => {
    await turn('signUp', false);
    await turn('uploads', false);
  });
  afterAll(() => server?.close());

  it('stop a call with 503, a sentence that names it, and when to try again', async () => {
    expect((await askToJoin()).status).toBe(200);
    await turn('signUp', true);
    server.clock.advance(FRESH_MS);
    const { status, error, headers } = await askToJoin();
    expect([status, error?.code, headers['retry-after']]).toEqual([503, 'SIGN_UP_OFF', '600']);
    expect(error?.clientMessage).toBe('Sign-up is paused. Try again later.');
    // Other switches are on.
    expect((await askToPost([picture()])).status).toBe(200);
    await turn('signUp', false);
    expect((await askToJoin()).status).toBe(200);
  });

  it('stop a form at its first file, and not without one', async () => {
    await turn('uploads', true);
    server.clock.advance(FRESH_MS);
    expect((await askToPost([])).status).toBe(200);
    const { status, error } = await askToPost([picture(), picture()]);
    expect([status, error?.code]).toEqual([503, 'UPLOADS_OFF']);
    // A guest learns nothing about switches.
    const body = { text: 'hello' };
    expect((await server.call(post, { body, files: { images: [picture()] } })).status).toBe(401);
  });

  it('cost no statement while everything is on, and hold after two seconds without a notification', async () => {
    await server.database.query('alter table switched_off disable trigger all');
    try {
      server.clock.advance(FRESH_MS);
      server.queries();
      await askToJoin();
      const reading = server.queries();
      await askToJoin();
      expect(server.queries()).toBe(reading - 1);
      await turn('signUp', true);
      expect((await askToJoin()).status).toBe(200);
      server.clock.advance(FRESH_MS);
      expect((await askToJoin()).status).toBe(503);
    } finally {
      await server.database.query('alter table switched_off enable trigger all');
    }
  });

  it('say whether they were changed', async () => {
    const all = [await turn('signUp', true), await turn('signUp', true)];
    expect(await isSwitchedOff(server.db, 'signUp')).toBe(true);
    all.push(await turn('signUp', false), await turn('signUp', false));
    expect(await isSwitchedOff(server.db, 'signUp')).toBe(false);
    expect(all).toEqual([true, false, true, false]);
  });

  it('are in the documentation of each call that has one, with codes that clients know by their end', () => {
    const { paths } = openApiOf('Test', [join, post]) as {
      paths: Record<string, { post: { responses: Record<string, unknown> } }>;
    };
    const text = (path: string) => JSON.stringify(paths[path]?.post.responses['503']);
    expect(text('/v1/switched/join')).toContain('SIGN_UP_OFF');
    expect(text('/v1/switched/post')).toContain('Uploads are paused.');
    for (const name of switchNames) expect(switchErrors[name].code).toMatch(/_OFF$/);
  });
});
