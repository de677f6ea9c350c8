import { listNotifications, markNotifications } from '@upround/notifications/contract';
import type { TestMember } from '@upround/shared/testing-server';
import { kindRegistry } from '../kinds/kind-registry';
import { oneLine, plainSentence, whoActed } from '../kinds/sentence';
import {
  devices,
  sampleKinds,
  startNotifications,
  type Notifications,
} from './notifications-server.fixtures';

describe('kinds that slices contribute', () => {
  let world: Notifications;
  let me: TestMember;
  let ada: TestMember;
  const push = devices();

  beforeAll(async () => {
    world = await startNotifications({ push });
  });
  afterAll(() => world?.server.close());
  beforeEach(async () => {
    push.asked.length = 0;
    [me, ada] = [await world.person(), await world.person('Ada')];
    await world.device(me, `token-of-${me.slug}`);
  });

  it('have their own sentences, in the list and in a push', async () => {
    await world.wave(ada, me);
    await world.server.runTasks();
    expect((await world.list(me)).data).toMatchObject([
      {
        type: 'WAVE',
        group: 'PEOPLE',
        target: { deeplink: '/waves', excerpt: '' },
        sentence: [{ name: 'Ada' }, { text: ' waved at you' }],
      },
    ]);
    expect(push.asked).toMatchObject([
      { title: 'Ada waved at you', body: 'Wave back.', deeplink: '/waves', data: { type: 'WAVE' } },
    ]);
  });

  it('are neither listed, counted nor pushed once their record is gone', async () => {
    await world.wave(ada, me, 'GONE');
    await world.server.runTasks();
    expect(await world.list(me)).toMatchObject({ data: [], unreadCount: 0 });
    expect(push.asked).toEqual([]);
  });

  it('define which acts count', async () => {
    await world.wave(await world.person('Nobody at all'), me, 'MARKED');
    await world.server.runTasks();
    expect(await world.list(me)).toMatchObject({ data: [], unreadCount: 0 });
    await world.wave(ada, me, 'MARKED');
    await world.server.runTasks();
    expect(await world.list(me)).toMatchObject({ data: [{ actorCount: 1 }], unreadCount: 1 });
  });

  it('are found by the words that they select', async () => {
    await world.wave(ada, me, 'MARKED');
    await world.wave(ada, me);
    await world.server.runTasks();
    const found = async (search: string) =>
      (await world.list(me, { search })).data.map(({ type }) => type);
    expect(await found(`marked ${me.slug}`)).toEqual(['MARKED']);
    expect((await found('ada')).sort()).toEqual(['MARKED', 'WAVE']);
  });

  it('are listed and marked by group', async () => {
    await world.wave(ada, me, 'MARKED');
    await world.wave(ada, me);
    await world.server.runTasks();
    expect((await world.list(me, { group: 'WORK' })).data).toMatchObject([{ type: 'MARKED' }]);
    const body = { all: true as const, group: 'PEOPLE' as const };
    const marked = await world.server.call(markNotifications, { body }, { as: me });
    expect(marked.body.unreadCount).toBe(1);
    expect((await world.list(me)).data.filter(({ readAt }) => readAt === null)).toMatchObject([
      { type: 'MARKED' },
    ]);
  });

  it('that are only pushed are in no list', async () => {
    await world.wave(ada, me, 'KNOCK');
    await world.server.runTasks();
    expect(push.asked).toHaveLength(1);
    expect(await world.list(me)).toMatchObject({ data: [], unreadCount: 0 });
  });

  it('are the only ones: a row of another type is not read, and that type is rejected in calls', async () => {
    await world.query(
      `insert into notifications (id, user_id, type, group_key, reference_type, reference_id, place,
         created_at, updated_at)
       values (gen_random_uuid(), $1, 'FORMER', 'F', 'USER', $1, 1, now(), now())`,
      [me.userId],
    );
    expect(await world.list(me)).toMatchObject({ data: [], unreadCount: 0 });
    for (const query of [{ type: 'FORMER' }, { types: 'WAVE,FORMER' }]) {
      const { status, error } = await world.server.call(listNotifications, { query }, { as: me });
      expect([status, error?.code]).toEqual([400, 'INVALID_FIELD']);
    }
    const body = { types: ['FORMER'] };
    expect((await world.server.call(markNotifications, { body }, { as: me })).status).toBe(400);
  });

  it('each have their own type', () => {
    const [first] = sampleKinds;
    if (first === undefined) throw new Error('There are no sample kinds.');
    expect(() => kindRegistry([...sampleKinds, { ...first }])).toThrow('are called WAVE');
  });
});

describe('a sentence', () => {
  it.each([
    [['Ada'], 1, 'Ada'],
    [['Ada', 'Bela'], 2, 'Ada and Bela'],
    [['Ada', 'Bela', 'Chen'], 3, 'Ada and 2 others'],
    [['Ada'], 2, 'Ada and 1 other'],
    [['Ada', 'Bela', 'Chen'], 1_000, 'Ada and 999+ others'],
    [[], 0, ''],
  ])('begins with the actors: %j of %i', (names, count, text) => {
    expect(plainSentence(whoActed(names, count))).toBe(text);
  });

  it('is plain and on one line, with long names shortened', () => {
    expect(plainSentence([{ name: `A\n\u202e${'a'.repeat(50)}` }, { text: ' waved' }])).toBe(
      `A ${'a'.repeat(37)}… waved`,
    );
    expect(oneLine(' a  b ', 10)).toBe('a b');
  });
});
