import { newId } from '@upround/shared/db';
import type { CounterChange } from '@upround/shared/ports';
import { sql } from 'kysely';
import { startFeedServer } from '../test/feed-server.fixtures';
import type { FeedServer, TestPerson } from '../test/feed-server.fixtures';
import { podTarget } from '../contributions/pod-target';
import { postTarget } from '../contributions/post-target';

let server: FeedServer;
let author: TestPerson;
let reader: TestPerson;

beforeAll(async () => {
  server = await startFeedServer();
  author = await server.person();
  reader = await server.person();
});

afterAll(() => server?.stop());

const insert = async (more: object = {}) => {
  const [id = ''] = await server.insert({ author, ...more });
  return id;
};
const likeOf = (referenceId: string, actorId: string, type: 'POST' | 'POD' = 'POST') =>
  ({
    name: `test.relate-${type}`,
    reference: { referenceType: type, referenceId },
    kind: type === 'POST' ? 'LIKE' : 'FOLLOW',
    delta: 1,
    actorId,
    statement:
      type === 'POST'
        ? sql`insert into likes (reference_id, user_id, reference_type, id)
            values (${referenceId}, ${actorId}, 'POST', ${newId()}) on conflict do nothing returning 1`
        : sql`insert into follows (reference_id, follower_id, reference_type, id)
            values (${referenceId}, ${actorId}, 'POD', ${newId()}) on conflict do nothing returning 1`,
  }) satisfies CounterChange;
const add = (change: CounterChange, target = postTarget) =>
  server.db.transaction().execute((trx) => target.add(trx, change));
const find = (id: string, viewer: TestPerson | null, type: 'POST' | 'THREAD' = 'POST') =>
  postTarget.find(server.db, viewer?.id ?? null, { referenceType: type, referenceId: id });

describe('posts as records for reactions', () => {
  it('are found by people who may see them', async () => {
    const [shown, hidden, deleted] = [
      await insert(),
      await insert({ state: 'HIDDEN' }),
      await insert({ state: 'DELETED' }),
    ];
    expect(await find(shown, null)).toEqual({ ownerId: author.id });
    expect(await find(shown, reader, 'THREAD')).toBeNull();
    expect(await find(hidden, author)).toEqual({ ownerId: author.id });
    expect(await find(hidden, reader)).toBeNull();
    expect(await find(deleted, author)).toBeNull();
    expect(await find('no-id', reader)).toBeNull();
  });

  it('R8: change a counter once for one relation', async () => {
    const id = await insert();
    expect(await add(likeOf(id, reader.id))).toEqual({ count: 1, changed: true });
    expect(await add(likeOf(id, reader.id))).toEqual({ count: 1, changed: false });
    expect(await add(likeOf(id, author.id))).toEqual({ count: 2, changed: true });
  });

  it('X5: a like can be removed whatever happened to the post', async () => {
    const id = await insert();
    await add(likeOf(id, reader.id));
    const unlike = () =>
      add({
        ...likeOf(id, reader.id),
        name: 'test.unrelate-POST',
        delta: -1,
        statement: sql`delete from likes where user_id = ${reader.id} and reference_id = ${id} returning 1`,
      });
    await sql`update posts set state = 'DELETED' where id = ${id}`.execute(server.db);
    expect(await unlike()).toEqual({ count: 0, changed: true });
    expect(await unlike()).toEqual({ count: 0, changed: false });
  });

  it('are not found by people they are hidden from', async () => {
    const [blocker, blocked] = [await server.person(), await server.person()];
    await server.block(blocker, blocked);
    const [id = ''] = await server.insert({ author: blocker });
    expect(await add(likeOf(id, blocked.id))).toBeNull();
    expect(await find(id, blocked)).toBeNull();
    expect(await add(likeOf(await insert({ state: 'HIDDEN' }), reader.id))).toBeNull();
    expect(await add(likeOf('no-id', reader.id))).toBeNull();
  });

  it('are described for lists, except those that the reader may not see', async () => {
    const [shown, hidden] = [
      await insert({ text: 'A first line\nand more' }),
      await insert({ state: 'HIDDEN' }),
    ];
    const described = await postTarget.describe(server.db, reader.id, [shown, hidden, 'no-id']);
    expect([...described.entries()]).toEqual([
      [
        shown,
        {
          slug: `planted-${shown}`,
          title: 'A first line',
          author: expect.stringMatching(/^Person/),
        },
      ],
    ]);
  });

  it('change many counters in one statement', async () => {
    const [one, two] = [await insert(), await insert()];
    await server.db.transaction().execute((trx) =>
      postTarget.addMany(
        trx,
        'COMMENT',
        new Map([
          [one, 3],
          [two, 5],
        ]),
      ),
    );
    const { rows } = await sql<{ comment_count: number }>`
      select comment_count from posts where id in (${one}, ${two}) order by comment_count`.execute(
      server.db,
    );
    expect(rows.map((row) => row.comment_count)).toEqual([3, 5]);
  });
});

describe('pods as records that people join', () => {
  it('count their members', async () => {
    const pod = await server.pod('First cheque');
    expect(await add(likeOf(pod.id, reader.id, 'POD'), podTarget)).toEqual({
      count: 1,
      changed: true,
    });
    const reference = { referenceType: 'POD' as const, referenceId: pod.id };
    expect(await podTarget.find(server.db, null, reference)).not.toBeNull();
    expect(
      await podTarget.find(server.db, null, { ...reference, referenceId: newId() }),
    ).toBeNull();
    const described = await podTarget.describe(server.db, reader.id, [pod.id]);
    expect(described.get(pod.id)).toEqual({
      slug: pod.slug,
      title: 'First cheque',
      author: 'Topic',
    });
  });
});
