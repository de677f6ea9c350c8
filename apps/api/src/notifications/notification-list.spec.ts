import { markNotifications, type Mark } from '@upround/notifications/contract';
import type { TestMember } from '@upround/shared/testing-server';
import { startNotifications, type Notifications } from './notifications-server.fixtures';

describe('a member’s list of notifications', () => {
  let world: Notifications;

  beforeAll(async () => {
    world = await startNotifications();
  });
  afterAll(() => world?.server.close());

  const mark = (as: Pick<TestMember, 'token'> | undefined, body: Mark) =>
    world.server.call(markNotifications, { body }, { as });

  /** Someone with so many notifications, each of a post of its own. */
  async function told(count: number) {
    const [person, fan] = [await world.person(), await world.person('Grace Hopper')];
    const posts: string[] = [];
    for (let at = 0; at < count; at += 1) {
      posts.push(await world.post(person, `Number ${at} of 100%_`));
      await world.like(fan, posts[at] ?? '');
      await world.server.runTasks();
    }
    return { person, fan, posts };
  }

  it('R7, spec 3.1: paging gives each once, newest first', async () => {
    const { person, posts } = await told(7);
    const seen: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const page: Awaited<ReturnType<Notifications['list']>> = await world.list(person, {
        limit: 3,
        cursor,
      });
      seen.push(...page.data.map(({ target }) => target.referenceId));
      cursor = page.nextSegment;
    }
    expect(seen).toEqual([...posts].reverse());
  });

  it('R7: a line that moves up while someone pages is not returned twice', async () => {
    const { person, posts } = await told(4);
    const first = await world.list(person, { limit: 2 });
    await world.like(await world.person(), posts[3] ?? '');
    await world.server.runTasks();
    const rest = await world.list(person, { cursor: first.nextSegment ?? '' });
    expect(rest.data.map(({ target }) => target.referenceId)).toEqual([posts[1], posts[0]]);
  });

  it('T24: a cursor works only for its own list and person', async () => {
    const { person } = await told(2);
    const { nextSegment } = await world.list(person, { limit: 1 });
    const cursor = nextSegment ?? '';
    expect((await world.ask(await world.person(), { cursor })).status).toBe(400);
    expect((await world.ask(person, { cursor, state: 'UNREAD' })).status).toBe(400);
    expect((await world.ask(person, { cursor: `${cursor}x` })).status).toBe(400);
  });

  it('searches names and texts, and treats no character as a pattern', async () => {
    const { person, posts } = await told(2);
    await world.follow(await world.person('Ada Lovelace'), person);
    await world.server.runTasks();
    const found = async (search: string) => {
      const { data } = await world.list(person, { search });
      return data.map(({ type, target }) => (type === 'FOLLOW' ? type : target.referenceId));
    };
    expect(await found('lovelace')).toEqual(['FOLLOW']);
    expect(await found('NUMBER 1')).toEqual([posts[1]]);
    expect(await found('grace')).toEqual([posts[1], posts[0]]);
    expect(await found('0%_')).toEqual([posts[1], posts[0]]);
    expect(await found('0%%')).toEqual([]);
    expect(await found("'; drop table notifications; --")).toEqual([]);
    expect((await found('')).length).toBe(3);
    expect((await world.list(person, { search: 'grace', type: 'FOLLOW' })).data).toEqual([]);
  });

  it.each([{ search: 'grace' }, { types: 'LIKE,FOLLOW' }, { type: 'LIKE' as const }])(
    'a page of %p looks through so many, and the next one goes on behind them',
    async (wanted) => {
      const { person, posts } = await told(1);
      await world.query(
        `insert into notifications (id, user_id, type, group_key, reference_type, reference_id, place,
           created_at, updated_at)
         select gen_random_uuid(), $1, 'SYSTEM', 'REMOVED:' || n, 'POST', gen_random_uuid(), 10 + n,
           now(), now()
         from generate_series(1, 2500) n`,
        [person.userId],
      );
      const first = await world.list(person, wanted);
      expect(first.data).toEqual([]);
      const { data, nextSegment } = await world.list(person, {
        ...wanted,
        cursor: first.nextSegment ?? '',
      });
      expect(data.map(({ target }) => target.referenceId)).toEqual(posts);
      expect(nextSegment).toBeNull();
    },
  );

  it('A1: marks one, those of a type, or all, and returns what was marked', async () => {
    const { person, fan } = await told(3);
    await world.follow(fan, person);
    await world.server.runTasks();
    const { data, unreadCount } = await world.list(person);
    expect(unreadCount).toBe(4);
    const id = data[1]?.id ?? '';
    expect((await mark(person, { ids: [id] })).body.unreadCount).toBe(3);
    expect((await mark(person, { ids: [id] })).body.unreadCount).toBe(3);
    const unread = await world.list(person, { state: 'UNREAD' });
    expect(unread.data.map((line) => line.id)).toEqual(
      [data[0], data[2], data[3]].map((line) => line?.id),
    );
    expect((await mark(person, { type: 'LIKE' })).body.unreadCount).toBe(1);
    expect((await mark(person, { all: true })).body.unreadCount).toBe(0);
    expect((await mark(person, { ids: [id], read: false })).body.unreadCount).toBe(1);
    expect((await mark(person, { ids: [] })).body.unreadCount).toBe(1);
  });

  it('A1: all means all that the page has shown; newer ones stay unread', async () => {
    const { person, fan } = await told(2);
    const { version } = await world.list(person);
    await world.follow(fan, person);
    await world.server.runTasks();
    expect((await mark(person, { all: true, upTo: version })).body.unreadCount).toBe(1);
    const { data } = await world.list(person, { state: 'UNREAD' });
    expect(data.map(({ type }) => type)).toEqual(['FOLLOW']);
  });

  it('A1: the marks of one call can be undone, and no others', async () => {
    const { person, fan } = await told(3);
    await world.follow(fan, person);
    await world.server.runTasks();
    const { data, version } = await world.list(person);
    await mark(person, { ids: [data[1]?.id ?? ''] });
    world.server.clock.advance(1_000);
    const all: Mark = { all: true, types: ['LIKE', 'REPLY'], upTo: version };
    const { body } = await mark(await world.now(person), all);
    expect(body.unreadCount).toBe(1);
    const back = { ...all, read: false, markedAt: body.markedAt };
    expect((await mark(await world.now(person), back)).body.unreadCount).toBe(3);
    const unread = await world.list(person, { state: 'UNREAD' });
    expect(unread.data.map(({ id }) => id)).toEqual([data[0]?.id, data[2]?.id, data[3]?.id]);
  });

  it('lists several types at once, and binds the cursor to them', async () => {
    const { person, fan, posts } = await told(2);
    await world.comment(fan, posts[0] ?? '');
    await world.server.runTasks();
    await world.follow(fan, person);
    await world.server.runTasks();
    const types = async (wanted: string) =>
      (await world.list(person, { types: wanted })).data.map(({ type }) => type);
    expect(await types('COMMENT,FOLLOW')).toEqual(['FOLLOW', 'COMMENT']);
    expect(await types('LIKE')).toEqual(['LIKE', 'LIKE']);
    expect(await types('REPLY,MENTION')).toEqual([]);
    const { nextSegment } = await world.list(person, { types: 'COMMENT,FOLLOW', limit: 1 });
    const cursor = nextSegment ?? '';
    expect((await world.ask(person, { types: 'LIKE', cursor })).status).toBe(400);
    expect((await world.ask(person, { types: 'LIKE,PING' })).status).toBe(400);
  });

  it('A1, T9: other people’s ids change nothing', async () => {
    const { person } = await told(1);
    const { person: stranger } = await told(1);
    const ids = (await world.list(person)).data.map(({ id }) => id);
    const answer = await mark(stranger, { ids: [...ids, 'no-such', person.userId] });
    expect([answer.status, answer.body.unreadCount]).toEqual([200, 1]);
    expect(await world.list(person)).toMatchObject({ unreadCount: 1, data: [{ readAt: null }] });
  });

  it('a new event makes a line unread and moves it to the top', async () => {
    const { person, posts } = await told(2);
    await mark(person, { all: true });
    await world.like(await world.person(), posts[0] ?? '');
    await world.server.runTasks();
    const { data, unreadCount } = await world.list(person);
    expect(unreadCount).toBe(1);
    expect(data.map(({ target, actorCount }) => [target.referenceId, actorCount])).toEqual([
      [posts[0], 2],
      [posts[1], 1],
    ]);
  });

  it('G7, A1: is for members, each for their own', async () => {
    const { person } = await told(1);
    expect((await world.ask(undefined)).status).toBe(401);
    expect((await mark(undefined, { all: true })).status).toBe(401);
    const moderator = await world.server.signUpAs('mod', { staffRoles: ['MODERATOR'] });
    expect(await world.list(moderator)).toMatchObject({ data: [], unreadCount: 0 });
    const url = `/v2/notification?userId=${person.userId}`;
    const headers = { 'access-token': moderator.token };
    expect((await world.server.app.inject({ method: 'GET', url, headers })).statusCode).toBe(400);
  });

  it('spec 6.6: a restricted member can still mark', async () => {
    const { person } = await told(1);
    await world.query(`update people set state = 'RESTRICTED' where id = $1`, [person.userId]);
    expect((await mark(person, { all: true })).body.unreadCount).toBe(0);
  });

  it('R17: rejects values out of range and marks nothing', async () => {
    const { person } = await told(1);
    const odd = [
      { ids: ['a b'] },
      { ids: 'x' },
      { ids: ['x'], all: true },
      { all: 1 },
      { read: null },
    ];
    for (const body of odd) expect((await mark(person, body as never)).status).toBe(400);
    expect((await world.list(person)).unreadCount).toBe(1);
    const query = { state: 'OLD', type: 'PING' } as never;
    expect((await world.ask(person, query)).status).toBe(400);
    expect((await world.ask(person, { search: 'x'.repeat(201) })).status).toBe(400);
  });
});
