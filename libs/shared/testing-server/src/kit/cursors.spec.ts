/** @databases both */
import { createTestServer } from '../create-test-server';
import type { TestServer } from '../create-test-server';
import type { TestMember } from '../sign-up';
import { listNotes, otherList, sampleModule, sampleTable, writeNote } from './sample.fixtures';

describe('T24: cursors', () => {
  let server: TestServer;
  let ada: TestMember;
  let bob: TestMember;
  let cursor: string;

  beforeAll(async () => {
    server = await createTestServer({ modules: [sampleModule] });
    await sampleTable(server);
    ada = await server.signUpAs('ada');
    bob = await server.signUpAs('bob');
    for (let at = 0; at < 7; at += 1) {
      await server.call(writeNote, { body: { text: `note ${at}` } }, { as: ada });
    }
    cursor = (await list({})).body.nextSegment ?? '';
  });
  afterAll(() => server?.close());

  const list = (query: { cursor?: string; limit?: number; filter?: 'all' | 'own' }, as = ada) =>
    server.call(listNotes, { query: { filter: 'all', ...query } }, { as });

  it('walk a list without skip or repeat', async () => {
    const seen: string[] = [];
    let next: string | null = '';
    while (next !== null) {
      const page: Awaited<ReturnType<typeof list>> = await list({ cursor: next });
      seen.push(...page.body.data.map((note) => note.text));
      next = page.body.nextSegment;
    }
    expect(seen).toEqual([0, 1, 2, 3, 4, 5, 6].map((at) => `note ${at}`));
  });

  it('go on with another page size', async () => {
    expect((await list({ cursor, limit: 2 })).status).toBe(200);
  });

  it('are refused with any letter changed, left out or added', async () => {
    for (let at = 0; at < cursor.length; at += 1) {
      const letter = cursor[at] === 'A' ? 'B' : 'A';
      const variants = [
        cursor.slice(0, at) + letter + cursor.slice(at + 1),
        cursor.slice(0, at) + cursor.slice(at + 1),
        `${cursor.slice(0, at)}A${cursor.slice(at)}`,
      ];
      for (const variant of variants) {
        const answer = await list({ cursor: variant });
        expect([answer.status, answer.error?.code]).toEqual([400, 'INVALID_CURSOR']);
      }
    }
  });

  it.each(['.', 'a.b', 'null', '{}', '-1', "' or 1=1 --", '../../x', 'a'.repeat(1000), '=', '%00'])(
    'are refused: %j',
    async (text) => {
      expect((await list({ cursor: text })).status).toBe(400);
    },
  );

  it('of 10 kB are refused', async () => {
    expect((await list({ cursor: 'a'.repeat(10_000) })).status).toBe(414);
    expect((await list({ cursor: 'a'.repeat(5_000) })).status).toBe(400);
  });

  it('of someone else, of a guest, of another list and of another filter are refused', async () => {
    const guest = await server.call(listNotes, { query: { filter: 'all', cursor } });
    const other = await server.call(otherList, { query: { cursor } }, { as: ada });
    const statuses = [
      (await list({ cursor }, bob)).status,
      guest.status,
      other.status,
      (await list({ cursor, filter: 'own' })).status,
    ];
    expect(statuses).toEqual([400, 400, 400, 400]);
  });
});
