/** @databases both */
import {
  readMembership,
  readPremiumInterest,
  removePremiumInterest,
  setPremiumInterest,
} from '@upround/premium/contract';
import { createTestServer, type TestMember, type TestServer } from '@upround/shared/testing-server';
import { entitle } from './entitlement.store';
import { interestAdmin } from './interest-admin';
import { premiumEraser } from './contributions/premium-eraser';
import { premiumExports } from './contributions/premium-exports';
import { premiumModule } from './premium-module';

let server: TestServer;

beforeAll(async () => {
  server = await createTestServer({
    modules: ({ now }) => [premiumModule({ now })],
  });
});
afterAll(() => server?.close());

const read = async (as: TestMember) =>
  (await server.call(readPremiumInterest, {}, { as })).body.interested;
const rowsOf = (member: TestMember) =>
  server.database.query('select 1 from premium_interests where user_id = $1', [member.userId]);

describe('X25: the wish to be notified when Premium opens', () => {
  it('is stored once, however often it is asked for, and undone', async () => {
    const [member, other] = [await server.signUpAs('waiting'), await server.signUpAs('other')];
    expect(await read(member)).toBe(false);
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => server.call(setPremiumInterest, {}, { as: member })),
    );
    expect(answers.map(({ status, body }) => [status, body])).toEqual(
      answers.map(() => [200, { interested: true }]),
    );
    expect(await rowsOf(member)).toHaveLength(1);
    expect([await read(member), await read(other)]).toEqual([true, false]);

    for (const _time of [1, 2]) {
      const undone = await server.call(removePremiumInterest, {}, { as: member });
      expect([undone.status, undone.body]).toEqual([200, { interested: false }]);
    }
    expect(await rowsOf(member)).toEqual([]);
  });

  it('R18: is a member’s alone, and a restricted one changes nothing', async () => {
    for (const method of ['GET', 'POST', 'DELETE'] as const) {
      const answer = await server.app.inject({ method, url: '/v1/premium-interest' });
      expect([method, answer.statusCode]).toEqual([method, 401]);
    }
    const member = await server.signUpAs('restricted');
    await server.database.query(`update people set state = 'RESTRICTED' where id = $1`, [
      member.userId,
    ]);
    expect((await server.call(setPremiumInterest, {}, { as: member })).status).toBe(403);
    expect(await rowsOf(member)).toEqual([]);
  });

  it('is counted and listed for an operator, without those whose account is deleted', async () => {
    const [first, second, gone] = [
      await server.signUpAs('first'),
      await server.signUpAs('second'),
      await server.signUpAs('gone'),
    ];
    for (const as of [first, second, gone]) await server.call(setPremiumInterest, {}, { as });
    await server.database.query(`update people set state = 'DELETED' where id = $1`, [gone.userId]);
    expect(await interestAdmin.count(server.db)).toBe(2);
    const listed = await interestAdmin.list(server.db, null);
    const ids = [first.userId, second.userId].sort();
    expect(listed.map(({ userId }) => userId)).toEqual(ids);
    const rest = await interestAdmin.list(server.db, ids[0] ?? null);
    expect(rest.map(({ userId }) => userId)).toEqual(ids.slice(1));
  });

  it('R28, R27: is exported to its person, and goes with the account', async () => {
    const [leaver, stayer] = [await server.signUpAs('leaver'), await server.signUpAs('stayer')];
    for (const as of [leaver, stayer]) await server.call(setPremiumInterest, {}, { as });
    const rows = [];
    for (const source of premiumExports) {
      for await (const row of source.rows(server.db, leaver.userId)) rows.push(row.values);
    }
    expect(rows).toEqual([{ notifyWhenPremiumOpensSince: expect.stringMatching(/^\d{4}-/) }]);
    await server.db.transaction().execute((trx) => premiumEraser.erase(trx, leaver.userId));
    expect([await read(leaver), await read(stayer)]).toEqual([false, true]);
  });
});

describe('G49: the present plan', () => {
  it('is null without one, and the one that runs', async () => {
    const [member, other] = [await server.signUpAs('planned'), await server.signUpAs('free')];
    const until = new Date(server.clock.now().getTime() + 60_000);
    await server.db
      .transaction()
      .execute((trx) =>
        entitle(trx, member.userId, { tier: 1, source: 'GRANT', since: server.clock.now(), until }),
      );
    const planOf = async (as: TestMember) =>
      (await server.call(readMembership, {}, { as })).body.plan;
    expect(await planOf(member)).toEqual({
      tier: 1,
      source: 'GRANT',
      until: until.toISOString(),
    });
    expect(await planOf(other)).toBeNull();
    server.clock.advance(60_001);
    expect(await planOf(member)).toBeNull();
    const guest = await server.app.inject({ method: 'GET', url: '/v1/membership' });
    expect(guest.statusCode).toBe(401);
  });
});
