import { createTestServer } from '../create-test-server';
import type { TestServer } from '../create-test-server';
import { fail, listNotes, readNote, sampleModule, sampleTable, writeNote } from './sample.fixtures';

describe('O4: logs', () => {
  let server: TestServer;
  let lines: Record<string, unknown>[] = [];

  beforeAll(async () => {
    server = await createTestServer({
      modules: [sampleModule],
      onLog: (line) => lines.push(line),
    });
    await sampleTable(server);
  });
  beforeEach(() => {
    lines = [];
  });
  afterAll(() => server?.close());

  it('one line a request: ids, route pattern and figures', async () => {
    const ada = await server.signUpAs('ada');
    const { headers } = await server.call(readNote, { params: { id: 'x' } }, { as: ada });
    expect(lines).toEqual([
      expect.objectContaining({
        requestId: headers['x-request-id'],
        userId: ada.userId,
        method: 'GET',
        route: '/v1/note/:id',
        status: 200,
        ms: expect.any(Number),
        msg: 'request',
      }),
    ]);
  });

  it('T50: hold no tokens, texts, addresses or cookies', async () => {
    const ada = await server.signUpAs('secretive');
    await server.call(
      writeNote,
      { body: { text: 'a private thing' } },
      { as: ada, cookies: { 'refresh-token': 'cookie-value' }, headers: { authorization: 'word' } },
    );
    await server.app.inject({ url: '/v1/note?tag=private-tag&token=abc' });
    const text = JSON.stringify(lines);
    expect(text).not.toMatch(/private|cookie-value|"word"|@upround\.test/);
    expect(text).not.toContain(ada.token);
  });

  it('tell what happened behind a 500, with the id of its answer', async () => {
    const { raw } = await server.call(fail, { params: { how: 'unexpected' } });
    const error = lines.find((line) => line['level'] === 50);
    expect(error).toMatchObject({ requestId: raw.json().requestId, err: { type: 'Error' } });
  });

  it.each([['given-id-1234'], ['A'.repeat(64)]])(
    'T52: keep a request id that is one: %s',
    async (id) => {
      const answer = await server.call(
        listNotes,
        { query: { filter: 'all' } },
        { headers: { 'x-request-id': id } },
      );
      expect(answer.headers['x-request-id']).toBe(id);
    },
  );

  it.each([
    ['short'],
    ['A'.repeat(65)],
    ['a b c d e f g h'],
    ['12345678\u001b[31m'],
    ['{"a":"12345678"}'],
  ])('T52: make a new one for %j', async (id) => {
    const answer = await server.call(
      listNotes,
      { query: { filter: 'all' } },
      { headers: { 'x-request-id': id } },
    );
    expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });
});
