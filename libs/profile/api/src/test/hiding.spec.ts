import {
  block,
  defaultSettings,
  editSettings,
  geocode,
  listBlocked,
  listMuted,
  mute,
  readProfile,
  readSettings,
  unblock,
} from '@upround/profile/contract';
import { newId } from '@upround/shared/db';
import type { TestMember } from '@upround/shared/testing-server';
import { messagePermission } from '../settings/message-permission';
import { notificationPreferences } from '../settings/preferences';
import { startProfileServer, type ProfileServer } from './profile-server.fixtures';

let server: ProfileServer;
let count = 0;
const newcomer = () => {
  count += 1;
  return server.signUpAs(`person-${count}`);
};
const user = (member: { userId: string } | string) => ({
  body: {
    referenceType: 'USER' as const,
    referenceId: typeof member === 'string' ? member : member.userId,
  },
});
const followEachOther = async (one: TestMember, other: TestMember) => {
  for (const [a, b] of [
    [one, other],
    [other, one],
  ] as const) {
    await server.database.query(
      `insert into follows (id, follower_id, reference_id, reference_type) values ($1, $2, $3, 'USER')`,
      [newId(), a.userId, b.userId],
    );
  }
  await server.database.query(
    `update people set follower_count = 1, following_count = 1 where id = any($1::uuid[])`,
    [[one.userId, other.userId]],
  );
};

beforeAll(async () => {
  server = await startProfileServer();
});
afterAll(() => server?.close());

describe('blocking', () => {
  it('X12: hides both from each other and ends the follows with their counters', async () => {
    const [one, other] = [await newcomer(), await newcomer()];
    await followEachOther(one, other);
    const set = await server.call(block, user(other), { as: one });
    expect([set.status, set.body]).toEqual([
      200,
      { referenceType: 'USER', referenceId: other.userId, active: true, count: 1 },
    ]);
    for (const [id, as] of [
      [other.userId, one],
      [one.userId, other],
    ] as const) {
      expect((await server.call(readProfile, { params: { id } }, { as })).status).toBe(404);
    }
    const rows = await server.database.query(
      `select follower_count, following_count from people where id = any($1::uuid[])`,
      [[one.userId, other.userId]],
    );
    expect(rows).toEqual([
      { follower_count: 0, following_count: 0 },
      { follower_count: 0, following_count: 0 },
    ]);
    expect(
      await server.database.query('select 1 from follows where follower_id = $1', [one.userId]),
    ).toEqual([]);

    expect((await server.call(block, user(other), { as: one })).body).toEqual(set.body);
    const back = await server.call(unblock, user(other), { as: one });
    expect(back.body).toMatchObject({ active: false, count: 0 });
    const seen = await server.call(readProfile, { params: { id: one.userId } }, { as: other });
    expect([seen.status, seen.body.followed]).toEqual([200, false]);
  });

  it('T20: a blocked person gets the same answer for the blocker as for an unknown id', async () => {
    const [blocker, blocked] = [await newcomer(), await newcomer()];
    await server.call(block, user(blocked), { as: blocker });
    for (const call of [block, unblock, mute]) {
      const known = await server.call(call, user(blocker), { as: blocked });
      const unknown = await server.call(call, user(newId()), { as: blocked });
      expect([known.status, known.error]).toEqual([404, unknown.error]);
    }
    const lists = await server.call(listBlocked, { query: {} }, { as: blocked });
    expect(lists.body.data).toEqual([]);
  });

  it('X12: guests get 401, oneself 400, an unknown person 404', async () => {
    const me = await newcomer();
    expect((await server.call(block, user(me))).status).toBe(401);
    expect((await server.call(listBlocked, { query: {} })).status).toBe(401);
    const self = await server.call(block, user(me), { as: me });
    expect([self.status, self.error?.code]).toEqual([400, 'OWN_PERSON']);
    expect((await server.call(block, user('no-such-id'), { as: me })).status).toBe(404);
  });

  it('R7: lists are paged, newest first, each person once', async () => {
    const me = await newcomer();
    const others: string[] = [];
    for (let index = 0; index < 5; index += 1) {
      const other = await newcomer();
      others.unshift(other.userId);
      await server.call(block, user(other), { as: me });
    }
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const { body } = await server.call(listBlocked, { query: { cursor, limit: 2 } }, { as: me });
      seen.push(...body.data.map((person) => person.id));
      cursor = body.nextSegment ?? undefined;
    } while (cursor !== undefined);
    expect(seen).toEqual(others);
  });
});

describe('muting', () => {
  it('X12: is visible to no one else', async () => {
    const [me, loud] = [await newcomer(), await newcomer()];
    expect((await server.call(mute, user(loud), { as: me })).body.active).toBe(true);
    const read = (as?: TestMember) =>
      server.call(readProfile, { params: { id: loud.userId } }, { as });
    expect((await read(me)).body.muted).toBe(true);
    expect((await read(loud)).body.muted).toBe(false);
    expect((await read()).body.muted).toBe(false);
    const mine = await server.call(listMuted, { query: {} }, { as: me });
    expect(mine.body.data.map(({ id }) => id)).toEqual([loud.userId]);
    expect((await server.call(listMuted, { query: {} }, { as: loud })).body.data).toEqual([]);
  });
});

describe('settings', () => {
  const change = (as: TestMember | undefined, body: object) =>
    server.call(editSettings, { body }, { as });

  it('X12: have defaults, and change only the given fields', async () => {
    const me = await newcomer();
    const read = () => server.call(readSettings, {}, { as: me });
    const untouched = (await read()).body;
    const { messagesFrom, readMarks: shown, emailDigest, quietHours } = defaultSettings;
    expect(untouched).toMatchObject({ messagesFrom, readMarks: shown, emailDigest, quietHours });
    await change(me, { notifications: { LIKE: { push: false } } });
    await change(me, { notifications: { LIKE: { email: false } }, readMarks: false });
    const now = (await read()).body;
    expect(now.notifications['LIKE']).toEqual({ inApp: true, push: false, email: false });
    expect(now.notifications['COMMENT']).toEqual({ inApp: true, push: true, email: true });
    expect([now.readMarks, now.messagesFrom]).toEqual([false, 'EVERYONE']);
    expect((await server.call(readSettings, {}, { as: await newcomer() })).body).toEqual(untouched);
    expect((await server.call(readSettings, {})).status).toBe(401);
    expect((await change(undefined, { readMarks: true })).status).toBe(401);
  });

  it('spec 4.33: list the kinds of all slices, by group, with the member’s choice for each', async () => {
    const me = await newcomer();
    await change(me, { notifications: { ALERT: { inApp: false } } });
    const { body } = await server.call(readSettings, {}, { as: me });
    expect(body.notificationKinds.map(({ type }) => type)).toEqual([
      'LIKE',
      'COMMENT',
      'REPLY',
      'FOLLOW',
      'MENTION',
      'MESSAGE',
      'ALERT',
    ]);
    expect(body.notificationKinds.slice(-2)).toMatchObject([
      { type: 'MESSAGE', always: ['inApp'], ownMail: false },
      { type: 'ALERT', label: 'ALERT', hint: 'About ALERT', always: [], ownMail: true },
    ]);
    expect(body.notifications['ALERT']).toEqual({ inApp: false, push: true, email: true });
    expect(body.notifications['MESSAGE']).toEqual({ inApp: true, push: true, email: true });
  });

  it('keep the choice for a kind that no slice has at the moment', async () => {
    const me = await newcomer();
    await server.database.query(
      `insert into member_settings (user_id, settings)
       values ($1, '{"notifications": {"FORMER": {"push": false}}}')`,
      [me.userId],
    );
    const { body } = await change(me, { notifications: { LIKE: { push: false } } });
    expect(body.notifications).not.toHaveProperty('FORMER');
    const [row] = await server.database.query<{ settings: object }>(
      'select settings from member_settings where user_id = $1',
      [me.userId],
    );
    expect(row?.settings).toEqual({
      notifications: { FORMER: { push: false }, LIKE: { push: false } },
    });
  });

  it('R8: keep every one of several concurrent changes', async () => {
    const me = await newcomer();
    const kinds = ['LIKE', 'COMMENT', 'REPLY', 'FOLLOW', 'MENTION'] as const;
    await Promise.all(
      kinds.map((kind) => change(me, { notifications: { [kind]: { push: false } } })),
    );
    const { body } = await server.call(readSettings, {}, { as: me });
    expect(kinds.map((kind) => body.notifications[kind]?.push)).toEqual(kinds.map(() => false));
  });

  it.each([
    [{ messagesFrom: 'FRIENDS' }],
    [{ userId: 'somebody' }],
    [{ notifications: { WEATHER: { push: true } } }],
    [{ notifications: { LIKE: { pigeon: true } } }],
    [{ quietHours: { from: '25:00', to: '07:00', timeZone: 'Asia/Kolkata' } }],
    [{ quietHours: { from: '22:00', to: '07:00', timeZone: 'Mars/Crater' } }],
  ])('R17: reject %j', async (body) => {
    expect((await change(await newcomer(), body)).status).toBe(400);
  });

  it('say what someone is notified of, and until when notifications are paused', async () => {
    const [me, other] = [await newcomer(), await newcomer()];
    const ids = [me.userId, other.userId];
    await change(me, {
      notifications: { LIKE: { push: false } },
      emailDigest: 'WEEKLY',
      quietHours: { from: '22:00', to: '07:00', timeZone: 'Asia/Kolkata' },
    });
    const wants = async (type: string, channel: 'push' | 'digest' | 'inApp', at = new Date()) =>
      [...(await notificationPreferences.wants(server.db, ids, type, channel, at))].sort();
    expect(await wants('LIKE', 'push')).toEqual([other.userId]);
    expect(await wants('LIKE', 'inApp')).toEqual([...ids].sort());
    expect(await wants('LIKE', 'digest')).toEqual([me.userId]);
    expect(await wants('SOMETHING_NEW', 'push')).toEqual([...ids].sort());
    const quiet = (at: string) =>
      notificationPreferences.quietUntil(server.db, ids, new Date(at)).then((ends) => [...ends]);
    // 23:30 in Kolkata, then 06:59, then 07:00.
    const end = new Date('2026-03-05T01:30:00Z');
    expect(await quiet('2026-03-04T18:00:10Z')).toEqual([[me.userId, end]]);
    expect(await quiet('2026-03-05T01:29:59Z')).toEqual([[me.userId, end]]);
    expect(await quiet('2026-03-05T01:30:00Z')).toEqual([]);
    expect(await quiet('2026-03-05T08:00:00Z')).toEqual([]);
  });

  it('say who may send a first message', async () => {
    const [me, other] = [await newcomer(), await newcomer()];
    const may = (isKnown = false) =>
      server.db
        .transaction()
        .execute((trx) => messagePermission.mayMessage(trx, other.userId, me.userId, isKnown));
    const set = (messagesFrom: string) => change(me, { messagesFrom });
    const answers = async () => {
      const found: boolean[] = [];
      for (const policy of ['EVERYONE', 'FOLLOWED', 'MUTUAL', 'NOBODY']) {
        await set(policy);
        found.push(await may());
      }
      return found;
    };
    expect(await answers()).toEqual([true, false, false, false]);
    expect(await may(true)).toBe(false);
    await set('MUTUAL');
    expect(await may(true)).toBe(true);
    await followEachOther(me, other);
    expect(await answers()).toEqual([true, true, true, false]);
    await server.database.query('delete from follows where follower_id = $1', [other.userId]);
    expect(await answers()).toEqual([true, true, false, false]);
    const hiding = () =>
      server.database.query('select from hidden_read_marks_view where user_id = $1', [me.userId]);
    await change(me, { readMarks: false });
    expect(await hiding()).toHaveLength(1);
    await change(me, { readMarks: true });
    expect(await hiding()).toHaveLength(0);
  });
});

describe('geocoding', () => {
  const at = (lat: unknown, lon: unknown, as?: TestMember) =>
    server.call(geocode, { query: { lat, lon } as never }, { as });

  it('X18: answers county and state to members', async () => {
    const me = await newcomer();
    expect((await at(18.53, 73.85)).status).toBe(401);
    expect((await at(18.53, 73.85, me)).body).toEqual({ county: 'Pune', state: 'Maharashtra' });
    expect((await at(12.9, 77.6, me)).body.state).toBe('Karnataka');
    expect((await at(-33.87, 151.2, me)).body.state).toBe('New South Wales');
  });

  it('X18: finds nothing in the open sea, and rejects an invalid point', async () => {
    const me = await newcomer();
    const sea = await at(0, -30, me);
    expect([sea.status, sea.error?.code]).toEqual([404, 'NO_PLACE_NEARBY']);
    for (const [lat, lon] of [
      ['91', '0'],
      ['0', '181'],
      ['x', '0'],
      ['NaN', '0'],
      ['Infinity', '0'],
    ]) {
      expect((await at(lat, lon, me)).status).toBe(400);
    }
  });
});
