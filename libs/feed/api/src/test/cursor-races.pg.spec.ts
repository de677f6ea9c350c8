import { databaseKind } from '@upround/shared/testing-server';
import { sql } from 'kysely';
import { idsOf, startFeedServer } from './feed-server.fixtures';
import type { Answer, FeedPage, FeedServer, TestPerson } from './feed-server.fixtures';

const full = process.env['HEAVY'] === 'full';
const WRITERS = full ? 200 : 20;
const READERS = full ? 20 : 4;
const POSTS_EACH = full ? 10 : 5;

let server: FeedServer;
let pod: { id: string; slug: string };
let writers: TestPerson[];

beforeAll(async () => {
  expect(databaseKind).toBe('postgres');
  server = await startFeedServer();
  pod = await server.pod();
  writers = [];
  for (let index = 0; index < WRITERS; index += 1) writers.push(await server.person());
}, 60_000);

afterAll(() => server?.stop());

/** Sends a post until it is taken: with so many writers at once some are told to come again (503). */
async function publish(author: TestPerson | undefined, draft: object): Promise<string> {
  for (;;) {
    const { status, body } = await server.send('POST', '/v2/post', author, draft);
    if (status === 201) return body.data.id;
    expect(status).toBe(503);
  }
}

/** Reads a list to its end; a page that is put off is asked for again. */
async function readPatiently(path: string, as: TestPerson | undefined): Promise<string[]> {
  const ids: string[] = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const page: Answer<FeedPage> = await server.get(
      `${path}&cursor=${encodeURIComponent(cursor)}`,
      as,
    );
    if (page.status === 503) continue;
    ids.push(...idsOf(page.body));
    cursor = page.body.nextSegment;
  }
  return ids;
}

describe('R7: paging while others write', () => {
  it('shows every post that was there before the first page, once', async () => {
    const answered = new Set<string>();
    let writing = true;
    const write = async (author: TestPerson, index: number) => {
      for (let count = 0; count < POSTS_EACH; count += 1) {
        const id = await publish(author, {
          type: 'POST',
          text: `Writer ${index}, post ${count}`,
          reference: { type: 'POD', id: pod.id },
        });
        answered.add(id);
      }
    };
    const read = async (index: number) => {
      const paths = [
        '/v4/post?filter=latest&limit=7',
        `/v3/post?filter=latest&type=POD&id=${pod.id}&limit=7`,
      ];
      const path = paths[index % paths.length] ?? '';
      do {
        const before = [...answered];
        const seen = await readPatiently(path, writers[index]);
        expect(new Set(seen).size).toBe(seen.length);
        const shown = new Set(seen);
        expect(before.filter((id) => !shown.has(id))).toEqual([]);
      } while (writing);
    };
    const readers = Promise.all(Array.from({ length: READERS }, (_, index) => read(index)));
    await Promise.all(writers.map(write));
    writing = false;
    await readers;
    const { body } = await server.get<{ postCount: number }>(`/v1/pod/${pod.slug}`);
    expect([answered.size, body.postCount]).toEqual([WRITERS * POSTS_EACH, WRITERS * POSTS_EACH]);
  }, 120_000);

  it('shows a home’s posts once while more are pushed into it', async () => {
    // What was posted so far is pushed to no one: the home stays below the size to which it is trimmed.
    await server.drain();
    const reader = await server.person();
    const yesterday = new Date(Date.now() - 24 * 3_600_000);
    for (const writer of writers) await server.follow(reader, 'USER', writer.id, yesterday);
    const writeAll = (text: string) =>
      Promise.all(writers.map((author) => publish(author, { type: 'POST', text })));
    await writeAll('Before');
    await server.drain();
    const path = '/v4/post?filter=following&limit=5';
    const before = await readPatiently(path, reader);
    expect(before).toHaveLength(WRITERS);
    const pushing = writeAll('Meanwhile');
    const seen = await readPatiently(path, reader);
    await pushing;
    await server.drain();
    const after = await readPatiently(path, reader);
    for (const ids of [seen, after]) {
      expect(new Set(ids).size).toBe(ids.length);
      expect(before.filter((id) => !ids.includes(id))).toEqual([]);
    }
    expect(after).toHaveLength(before.length + WRITERS);
  }, 60_000);
});

describe('R8: concurrent writes', () => {
  it('twenty deletions subtract a post from its pod’s count once', async () => {
    const [author] = writers;
    const quiet = await server.pod();
    const reference = { type: 'POD', id: quiet.id };
    const draft = { type: 'POST', text: 'Twice', reference };
    await server.send('POST', '/v2/post', author, draft);
    const { body } = await server.send('POST', '/v2/post', author, draft);
    const statuses = await Promise.all(
      Array.from({ length: 20 }, async () => {
        for (;;) {
          const { status } = await server.send('DELETE', `/v2/post/${body.data.id}`, author);
          if (status !== 503) return status;
        }
      }),
    );
    expect(new Set(statuses)).toEqual(new Set([204]));
    const pods = await server.get<{ postCount: number }>(`/v1/pod/${quiet.slug}`);
    expect(pods.body.postCount).toBe(1);
  });

  it('edits of one post run one after another, each storing the text before', async () => {
    const [author] = writers;
    const { body } = await server.send('POST', '/v2/post', author, { type: 'POST', text: 'Zero' });
    const edits = Array.from({ length: 12 }, (_, index) => `Edit ${index}`);
    await Promise.all(
      edits.map(async (text) => {
        const edit = () => server.send('PATCH', `/v2/post/${body.data.id}`, author, { text });
        while ((await edit()).status === 503);
      }),
    );
    const { rows } = await sql<{ text: string }>`
      select text from post_revisions where post_id = ${body.data.id}
      union all select text from posts where id = ${body.data.id}`.execute(server.db);
    expect(rows.map(({ text }) => text).sort()).toEqual(['Zero', ...edits].sort());
  });
});

describe('a post by someone with many followers', () => {
  it('reaches each follower once', async () => {
    const followers = full ? 10_000 : 2_500;
    const [author] = writers;
    await sql`insert into people (id, slug, display_name)
      select gen_random_uuid(), 'crowd-' || n, 'Crowd' from generate_series(1, ${followers}::int) n`.execute(
      server.db,
    );
    await sql`insert into follows (follower_id, reference_id, reference_type, id)
      select id, ${author?.id}, 'USER', gen_random_uuid() from people where slug like 'crowd-%'`.execute(
      server.db,
    );
    const { body } = await server.send('POST', '/v2/post', author, { type: 'POST', text: 'All' });
    await server.drain();
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from home_entries where post_id = ${body.data.id}
        and user_id in (select id from people where slug like 'crowd-%')`.execute(server.db);
    expect(rows[0]?.n).toBe(followers);
  }, 60_000);
});
