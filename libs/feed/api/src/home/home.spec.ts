import { followed } from '@upround/shared/ports';
import { NEWEST } from '@upround/shared/db';
import { sql } from 'kysely';
import { codeOf, idsOf, readToEnd, startFeedServer } from '../test/feed-server.fixtures';
import type { FeedServer, TestPerson } from '../test/feed-server.fixtures';
import { fill, HOME_SIZE, push, trim } from './home.store';

const MERGE_ABOVE = 3;
const FOLLOWING = '/v4/post?filter=following';
const longAgo = new Date(Date.now() - 3_600_000);

let server: FeedServer;

beforeAll(async () => {
  server = await startFeedServer({ mergeAbove: MERGE_ABOVE });
});

afterAll(() => server?.stop());

const write = async (author: TestPerson, more: object = {}) =>
  (await server.send('POST', '/v2/post', author, { type: 'POST', text: 'News', ...more })).body.data
    .id;
const home = async (reader: TestPerson) => idsOf((await server.get(FOLLOWING, reader)).body);
const rowsOf = async (reader: TestPerson) => {
  const { rows } = await sql<{ post_id: string }>`
    select post_id from home_entries where user_id = ${reader.id} order by post_id desc`.execute(
    server.db,
  );
  return rows.map(({ post_id }) => post_id);
};
/** Follows made a while ago are read from the pushed rows alone. */
const followSince = (follower: TestPerson, type: 'USER' | 'POD', id: string) =>
  server.follow(follower, type, id, longAgo);
const people = (count: number) => Promise.all(Array.from({ length: count }, () => server.person()));

describe('the following feed', () => {
  it('spec 6 G9f: is rejected for guests', async () => {
    const answer = await server.get(FOLLOWING);
    expect([answer.status, codeOf(answer)]).toEqual([401, 'LOGIN_REQUIRED']);
  });

  it('spec 4.2: is null for a member who follows no one, with or without own posts', async () => {
    const reader = await server.person();
    await write(reader);
    const { status, body } = await server.get(FOLLOWING, reader);
    expect([status, body]).toEqual([200, null]);
  });

  it('has posts of followed people and pods, and the member’s own at once', async () => {
    const [reader, author] = [await server.person(), await server.person()];
    const pod = await server.pod();
    await followSince(reader, 'USER', author.id);
    await followSince(reader, 'POD', pod.id);
    expect((await server.get(FOLLOWING, reader)).body).toEqual({ data: [], nextSegment: null });
    const member = await server.person();
    const ids = [
      await write(author),
      await write(member, { reference: { type: 'POD', id: pod.id } }),
      await write(reader),
    ];
    await write(member);
    expect(await home(reader)).toEqual([ids[2]]);
    await server.drain();
    expect(await home(reader)).toEqual([...ids].reverse());
  });

  it('spec 4.1, R7: is read in pages to its end', async () => {
    const [reader, author] = [await server.person(), await server.person()];
    await followSince(reader, 'USER', author.id);
    const ids: string[] = [];
    for (let index = 0; index < 9; index += 1) ids.push(await write(author));
    await server.drain();
    const pages = await readToEnd(server, `${FOLLOWING}&limit=4`, reader);
    expect(pages.map(({ data }) => data.length)).toEqual([4, 4, 1]);
    expect(pages.flatMap(idsOf)).toEqual(ids.reverse());
  });

  it('gets earlier posts at once when someone is followed, and keeps them', async () => {
    const [reader, author] = [await server.person(), await server.person()];
    const pod = await server.pod();
    const ids = await server.insert({ author, at: longAgo }, { author, podId: pod.id });
    await server.follow(reader, 'USER', author.id);
    expect(await home(reader)).toEqual([...ids].reverse());
    expect(await rowsOf(reader)).toEqual([]);
    const task = server.feed.tasks?.find(({ on }) => on?.includes(followed));
    expect(task?.task.name).toBe('feed.home-backfill');
    const source = { type: 'USER' as const, id: author.id };
    for (let times = 0; times < 2; times += 1) {
      await server.db.transaction().execute((trx) => fill(trx, reader.id, source));
    }
    expect(await rowsOf(reader)).toEqual([...ids].reverse());
  });

  it('gets earlier posts of a pod that is joined, unless it was left meanwhile', async () => {
    const [reader, author] = [await server.person(), await server.person()];
    const pod = await server.pod();
    const ids = await server.insert({ author, podId: pod.id });
    const source = { type: 'POD' as const, id: pod.id };
    await server.db.transaction().execute((trx) => fill(trx, reader.id, source));
    expect(await rowsOf(reader)).toEqual([]);
    await followSince(reader, 'POD', pod.id);
    await server.db.transaction().execute((trx) => fill(trx, reader.id, source));
    expect(await home(reader)).toEqual(ids);
  });

  it('drops at once the posts of people who were unfollowed or block the reader, and deleted and hidden posts', async () => {
    const [reader, left, blocker, kept] = (await people(4)) as [
      TestPerson,
      TestPerson,
      TestPerson,
      TestPerson,
    ];
    for (const author of [left, blocker, kept]) await followSince(reader, 'USER', author.id);
    await write(left);
    await write(blocker);
    const [deleted, hidden, stays] = [await write(kept), await write(kept), await write(kept)];
    await server.drain();
    expect(await home(reader)).toHaveLength(5);
    await sql`delete from follows where follower_id = ${reader.id} and reference_id = ${left.id}`.execute(
      server.db,
    );
    await server.block(blocker, reader);
    await server.send('DELETE', `/v2/post/${deleted}`, kept);
    await sql`update posts set state = 'HIDDEN' where id = ${hidden}`.execute(server.db);
    expect(await home(reader)).toEqual([stays]);
  });
});

describe('pushing', () => {
  it('reaches every follower once, in batches, however often it runs', async () => {
    const author = await server.person();
    const followers = await people(7);
    for (const follower of followers) await server.follow(follower, 'USER', author.id);
    const [postId = ''] = await server.insert({ author });
    const source = { type: 'USER' as const, id: author.id };
    for (let times = 0; times < 2; times += 1) {
      let before: string | null = NEWEST;
      let batches = 0;
      while (before !== null) {
        const place: string = before;
        const batch = await server.db
          .transaction()
          .execute((trx) => push(trx, source, postId, place, 3));
        before = batch.next;
        batches += 1;
      }
      expect(batches).toBe(3);
    }
    for (const follower of followers) expect(await rowsOf(follower)).toEqual([postId]);
  });

  it('X12: leaves out muted people, whether their posts are pushed or merged in', async () => {
    const [reader, muted, star] = (await people(3)) as [TestPerson, TestPerson, TestPerson];
    for (const author of [muted, star]) await followSince(reader, 'USER', author.id);
    await sql`update people set follower_count = ${MERGE_ABOVE + 1} where id = ${star.id}`.execute(
      server.db,
    );
    const ids = [await write(muted), await write(star)];
    await server.drain();
    expect(await rowsOf(reader)).toEqual([ids[0]]);
    expect(await home(reader)).toEqual([...ids].reverse());
    const mute = (author: TestPerson) =>
      sql`insert into mutes (user_id, muted_id) values (${reader.id}, ${author.id})`.execute(
        server.db,
      );
    await mute(muted);
    expect(await home(reader)).toEqual([ids[1]]);
    await mute(star);
    expect(await home(reader)).toEqual([]);
  });

  it('leaves out a post that was deleted meanwhile', async () => {
    const [reader, author] = [await server.person(), await server.person()];
    await followSince(reader, 'USER', author.id);
    const id = await write(author);
    await server.send('DELETE', `/v2/post/${id}`, author);
    await server.drain();
    expect(await rowsOf(reader)).toEqual([]);
  });

  it('skips authors and pods with very many followers, whose posts are merged in', async () => {
    const [reader, star] = [await server.person(), await server.person()];
    const pod = await server.pod();
    await followSince(reader, 'USER', star.id);
    await followSince(reader, 'POD', pod.id);
    await sql`update people set follower_count = ${MERGE_ABOVE + 1} where id = ${star.id}`.execute(
      server.db,
    );
    await sql`update pods set member_count = ${MERGE_ABOVE + 1} where id = ${pod.id}`.execute(
      server.db,
    );
    const ids = [
      await write(star),
      await write(star, { reference: { type: 'POD', id: pod.id } }),
      await write(await server.person(), { reference: { type: 'POD', id: pod.id } }),
    ];
    await server.drain();
    expect(await rowsOf(reader)).toEqual([]);
    expect(await home(reader)).toEqual([...ids].reverse());
    const pages = await readToEnd(server, `${FOLLOWING}&limit=1`, reader);
    expect(pages.flatMap(idsOf)).toEqual([...ids].reverse());
  });
});

describe('trimming', () => {
  it(`keeps the newest ${HOME_SIZE} posts of a home and leaves other homes alone`, async () => {
    const [full, small] = [await server.person(), await server.person()];
    for (const [person, count] of [
      [full, HOME_SIZE + 25],
      [small, 3],
    ] as const) {
      await sql`insert into home_entries (user_id, post_id)
        select ${person.id}, ('00000000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid
        from generate_series(1, ${count}::int) n`.execute(server.db);
    }
    await server.db.transaction().execute((trx) => trim(trx, [full.id, small.id]));
    const kept = await rowsOf(full);
    expect(kept).toHaveLength(HOME_SIZE);
    expect(kept.at(-1)).toMatch(/01a$/);
    expect(await rowsOf(small)).toHaveLength(3);
  });
});
