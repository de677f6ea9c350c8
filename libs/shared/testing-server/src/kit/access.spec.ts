import { createTestServer, TEST_SECRET } from '../create-test-server';
import type { TestServer } from '../create-test-server';
import {
  deleteNote,
  listNotes,
  readNote,
  refresh,
  report,
  sampleModule,
  sampleTable,
  sendForm,
  writeNote,
} from './sample.fixtures';

describe('spec 6: who may call', () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await createTestServer({ modules: [sampleModule] });
    await sampleTable(server);
  });
  afterAll(() => server?.close());

  const read = (as?: string) => server.call(readNote, { params: { id: 'x' } }, { as });

  it('a guest, with or without the guest token, needs to sign in', async () => {
    for (const token of [undefined, '', await server.tokens.signGuest()]) {
      const answer = await read(token);
      expect([answer.status, answer.error?.clientMessage]).toEqual([401, 'login required']);
    }
  });

  it('a bad token is 401 on public calls too', async () => {
    const answer = await server.call(listNotes, { query: { filter: 'all' } }, { as: 'nonsense' });
    expect([answer.status, answer.error?.clientMessage]).toEqual([401, 'invalid token']);
  });

  it('an expired token says so word for word', async () => {
    const ada = await server.signUpAs('expired');
    server.clock.advance(17 * 60_000);
    const answer = await server.call(listNotes, { query: { filter: 'all' } }, { as: ada });
    expect([answer.status, answer.error?.clientMessage]).toEqual([401, 'jwt expired']);
    server.clock.advance(-17 * 60_000);
  });

  it.each(['BANNED', 'DELETED'] as const)('%s people are 401', async (state) => {
    const gone = await server.signUpAs(state.toLowerCase(), { state });
    const answer = await read(gone.token);
    expect([answer.status, answer.error?.clientMessage]).toEqual([401, 'account disabled']);
  });

  it('restricted people read, and write only what is open to them', async () => {
    const rita = await server.signUpAs('restricted', { state: 'RESTRICTED' });
    expect((await read(rita.token)).status).toBe(200);
    const written = await server.call(writeNote, { body: { text: 'no' } }, { as: rita });
    expect([written.status, written.error?.clientMessage]).toEqual([403, 'account restricted']);
    expect((await server.call(report, { query: { about: '1' } }, { as: rita })).status).toBe(200);
  });

  it('T36: a refresh looks at the cookie alone, and sets it for no script and no other site', async () => {
    const answer = await server.call(
      refresh,
      {},
      { as: 'nonsense', cookies: { 'refresh-token': 'a' } },
    );
    expect(answer.body).toEqual({ cookie: 'a' });
    expect(answer.headers['set-cookie']).toBe(
      'refresh-token=next; Max-Age=60; Path=/; HttpOnly; SameSite=Lax',
    );
  });

  it.each([
    ['session ended', 'update sessions set ended_at = now() where user_id = $1', 'invalid token'],
    ['banned', "update people set state = 'BANNED' where id = $1", 'account disabled'],
    ['session deleted', 'delete from sessions where user_id = $1', 'invalid token'],
  ])(
    'R11: %s, and the next call is 401 though the answer was remembered',
    async (name, text, says) => {
      const ada = await server.signUpAs(`r11-${name.replaceAll(' ', '-')}`);
      expect((await read(ada.token)).status).toBe(200);
      await server.database.query(text, [ada.userId]);
      server.server.members.forget(ada.userId);
      const answer = await read(ada.token);
      expect([answer.status, answer.error?.clientMessage]).toEqual([401, says]);
    },
  );

  it('R11: other processes hear it from the database', async () => {
    const heard: string[] = [];
    const end = await server.database.subscribe('upround_member', (id) => heard.push(id));
    const ada = await server.signUpAs('heard');
    await server.database.query('update sessions set ended_at = now() where id = $1', [
      ada.sessionId,
    ]);
    for (let turn = 0; turn < 100 && !heard.includes(ada.userId); turn += 1) {
      await server.database.query('select 1');
    }
    expect(heard).toContain(ada.userId);
    await end();
  });

  it('remembers who is signed in between calls', async () => {
    const ada = await server.signUpAs('remembered');
    await read(ada.token);
    server.queries();
    await read(ada.token);
    expect(server.queries()).toBe(0);
  });

  it('T44: a guest costs no query and no work, however heavy the call', async () => {
    server.queries();
    const body = { text: 'a', tags: ['b'] };
    await server.call(writeNote, { body });
    await server.call(sendForm, { body, files: { images: [new Blob(['x'.repeat(900)])] } });
    await server.call(deleteNote, { params: { id: '1' } } as never);
    expect(server.queries()).toBe(0);
  });

  it('spec 6 rule 2: the token comes before the shape', async () => {
    const headers = { 'content-type': 'application/json', 'access-token': 'nonsense' };
    const answer = await server.app.inject({
      method: 'POST',
      url: '/v1/note',
      headers,
      payload: '{',
    });
    expect(answer.statusCode).toBe(401);
  });

  it.each([
    '/v1/note/%31',
    '/v1/note/1/',
    '/v1//note/1',
    '//v1/note/1',
    '/V1/note/1',
    '/v1/NOTE/1',
    '/v1/note/..;/1',
    '/v1/note;a=b/1',
    '/v1/./note/1',
    '/v1/note/1?x=/healthz',
    '/v1/note/1%2f',
    '/v1/note/1%00',
    '/v1/note\\1',
    '/v1/note/1#x',
    '/healthz/../v1/note/1',
  ])('T14: %s is never answered to a guest', async (url) => {
    for (const method of ['GET', 'HEAD'] as const) {
      const answer = await server.app.inject({
        method,
        url,
        headers: { 'x-http-method-override': 'OPTIONS', 'x-original-url': '/healthz' },
      });
      expect([400, 401, 404]).toContain(answer.statusCode);
    }
  });

  it('F10: a call or route without a policy keeps the server from starting', async () => {
    const { call, handle } = sampleModule.calls[0] ?? (undefined as never);
    const open = {
      name: 'open',
      calls: [{ call: { ...call, access: undefined as never }, handle }],
    };
    await expect(createTestServer({ modules: [open], database: server.database })).rejects.toThrow(
      'declares no access',
    );
    const twice = { name: 'twice', calls: [...sampleModule.calls, ...sampleModule.calls] };
    await expect(createTestServer({ modules: [twice], database: server.database })).rejects.toThrow(
      'implemented twice',
    );
  });

  it('O16: takes tokens of the secret before while keys are changed', async () => {
    const ada = await server.signUpAs('rotated');
    const next = await createTestServer({
      modules: [sampleModule],
      database: server.database,
      secrets: ['the-next-secret-of-32-characters-x', TEST_SECRET],
    });
    const answer = await next.call(readNote, { params: { id: 'x' } }, { as: ada });
    expect(answer.status).toBe(200);
    await next.close();
  });
});
