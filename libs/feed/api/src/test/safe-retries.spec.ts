import { createPost } from '@upround/feed/contract';
import { createTestServer } from '@upround/shared/testing-server';
import type { TestMember, TestServer } from '@upround/shared/testing-server';
import { feedModule } from '../feed-module';

let server: TestServer;
let author: TestMember;
let other: TestMember;

beforeAll(async () => {
  server = await createTestServer({
    modules: ({ now }) => [
      feedModule({
        brand: 'Upround',
        images: { process: () => Promise.reject(new Error('No picture was sent.')) },
        files: { put: async () => undefined, remove: async () => undefined },
        now,
      }),
    ],
  });
  author = await server.signUpAs('author');
  other = await server.signUpAs('other');
});

afterAll(() => server?.close());

/** Sends a post, and again while it is put off (503): with so many at once some wait too long for a turn. */
const post = async (text: string, as: TestMember, key: string) => {
  for (;;) {
    const answer = await server.call(
      createPost,
      { body: { type: 'POST', text }, files: {} },
      { as, headers: { 'idempotency-key': key } },
    );
    if (answer.status !== 503) return answer;
  }
};
const stored = async (text: string) => {
  const rows = await server.database.query('select id from posts where text = $1', [text]);
  return rows.length;
};

describe('R4: sending a post again', () => {
  it('has one effect and one answer, for any number of parallel sends', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => post('Only once', author, 'key-of-many')),
    );
    expect(new Set(answers.map(({ raw }) => raw.body)).size).toBe(1);
    expect(answers[0]?.status).toBe(201);
    expect(await stored('Only once')).toBe(1);
  });

  it('is rejected with another text under the same key', async () => {
    await post('First words', author, 'key-of-words');
    const answer = await post('Other words', author, 'key-of-words');
    expect([answer.status, answer.error?.code]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
    expect(await stored('Other words')).toBe(0);
  });

  it('is another post with another person’s key', async () => {
    const [mine, theirs] = [
      await post('Shared key', author, 'key-of-two'),
      await post('Shared key', other, 'key-of-two'),
    ];
    expect([mine.status, theirs.status]).toEqual([201, 201]);
    expect(await stored('Shared key')).toBe(2);
  });

  it('runs again after an error', async () => {
    const draft = {
      type: 'POST' as const,
      text: 'In a pod',
      reference: { type: 'POD' as const, id: 'soon' },
    };
    const send = () =>
      server.call(
        createPost,
        { body: draft, files: {} },
        { as: author, headers: { 'idempotency-key': 'key-of-pod' } },
      );
    expect((await send()).status).toBe(404);
    await server.database.query(
      `insert into pods (id, slug, name, description, topic)
       values (gen_random_uuid(), 'soon', 'Soon', '', '')`,
    );
    expect((await send()).status).toBe(201);
  });
});
