import {
  claimReward,
  createInvite,
  listInvites,
  register,
  saveReferral,
} from '@upround/ambassador/contract';
import { findAmbassador, lockAmbassadors } from '../membership/ambassador.store';
import { lockReferrals } from '../referrals/referral.store';
import {
  DAY_MS,
  motivation,
  startAmbassadors,
  type AmbassadorServer,
} from './ambassador-server.fixtures';

describe('R9: what happens at the same moment in the ambassador programme', () => {
  let server: AmbassadorServer;

  beforeAll(async () => {
    server = await startAmbassadors();
  }, 60_000);
  afterAll(() => server?.close());

  const countOf = (statuses: readonly number[]) => (status: number) =>
    statuses.filter((one) => one === status).length;

  it('one invitation is used by one of thirty', async () => {
    const inviter = await server.ambassador();
    const { token } = (await server.call(createInvite, {}, { as: inviter })).body;
    const people = [];
    for (let n = 0; n < 30; n += 1) people.push(await server.person());
    const answers = await Promise.all(
      people.map((as) => server.call(register, { body: { token } }, { as })),
    );
    const count = countOf(answers.map(({ status }) => status));
    expect([count(201), count(404)]).toEqual([1, 29]);
    const { body } = await server.call(listInvites, {}, { as: inviter });
    expect(body.invites.filter(({ isUsed }) => isUsed)).toHaveLength(1);
  });

  it('someone who applies a hundred times has applied once', async () => {
    const person = await server.person();
    const answers = await Promise.all(
      Array.from({ length: 100 }, () =>
        server.call(register, { body: { motivation } }, { as: person }),
      ),
    );
    const count = countOf(answers.map(({ status }) => status));
    expect([count(201), count(409)]).toEqual([1, 99]);
    await server.decide('AMBASSADOR', true);
  });

  it('no more invitations are open than may be', async () => {
    const inviter = await server.ambassador();
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => server.call(createInvite, {}, { as: inviter })),
    );
    const count = countOf(answers.map(({ status }) => status));
    expect([count(201), count(409)]).toEqual([3, 27]);
  });

  it('two who bring each other do so one way', async () => {
    for (let round = 0; round < 10; round += 1) {
      const pair = [await server.ambassador(), await server.ambassador()] as const;
      const codes = [
        (await server.ownOf(pair[1])).code ?? '',
        (await server.ownOf(pair[0])).code ?? '',
      ];
      const answers = await Promise.all(
        pair.map((as, index) =>
          server.call(saveReferral, { body: { code: codes[index] ?? '' } }, { as }),
        ),
      );
      expect(answers.map(({ body }) => body.outcome).sort()).toEqual(['REFERRED', 'RING']);
    }
  });

  it('four who bring each other in a ring are at most three', async () => {
    for (let round = 0; round < 15; round += 1) {
      const people = [];
      for (let n = 0; n < 4; n += 1) people.push(await server.ambassador());
      const codes = await Promise.all(
        people.map(async (one) => (await server.ownOf(one)).code ?? ''),
      );
      const answers = await Promise.all(
        people.map((as, index) => server.refer(as, codes[(index + 1) % 4] ?? '')),
      );
      expect(answers.map(({ body }) => body.outcome).sort()).toEqual([
        'REFERRED',
        'REFERRED',
        'REFERRED',
        'RING',
      ]);
    }
  });

  it('someone is brought once, by one of twenty', async () => {
    const ambassadors = [];
    for (let n = 0; n < 20; n += 1) ambassadors.push(await server.ambassador());
    const person = await server.person();
    const codes = await Promise.all(
      ambassadors.map(async (one) => (await server.ownOf(one)).code ?? ''),
    );
    const answers = await Promise.all(codes.map((code) => server.refer(person, code)));
    const outcomes = answers.map(({ body }) => body.outcome);
    expect(outcomes.filter((one) => one === 'REFERRED')).toHaveLength(1);
    expect(outcomes.filter((one) => one === 'ALREADY_REFERRED')).toHaveLength(19);
    const [sum] = await server.rows<{ joined: number }>(
      'select sum(joined_count)::int as joined from ambassadors where user_id = any($1)',
      [ambassadors.map(({ userId }) => userId)],
    );
    expect(sum?.joined).toBe(1);
  });

  it('what is refused anyway waits for no other referral', async () => {
    const [ambassador, person] = [await server.ambassador(), await server.person()];
    const brought = await server.referred(ambassador);
    const { code } = await server.ownOf(ambassador);
    const outcomes = await server.db.transaction().execute(async (trx) => {
      await lockReferrals(trx);
      const answers = [
        await server.refer(person, 'NOBODYS2'),
        await server.refer(ambassador, code ?? ''),
        await server.refer(brought, code ?? ''),
      ];
      return answers.map(({ body }) => body.outcome);
    });
    expect(outcomes).toEqual(['UNKNOWN_CODE', 'OWN_CODE', 'ALREADY_REFERRED']);
  });

  it('looking at referrals locks none while it waits for an ambassador, as settling does', async () => {
    const ambassador = await server.ambassador();
    const person = await server.referred(ambassador, '198.51.100.20');
    for (let day = 0; day < 3; day += 1) {
      await server.post(person);
      await server.wait(DAY_MS);
    }
    const own = await findAmbassador(server.db, ambassador.userId);
    const { free, looking } = await server.db.transaction().execute(async (trx) => {
      await lockAmbassadors(trx, [own?.id ?? '']);
      let isDone = false;
      const looking = server.runTask('ambassador.check-referrals').finally(() => {
        isDone = true;
      });
      for (let waits = 0; waits === 0 && !isDone;) {
        const [found] = await server.rows<{ n: number }>(
          `select count(*)::int as n from pg_stat_activity
           where wait_event_type = 'Lock' and datname = current_database()`,
        );
        waits = found?.n ?? 0;
      }
      const free = await server.rows(
        'select 1 from ambassador_referrals where person_id = $1 for update skip locked',
        [person.userId],
      );
      return { free, looking };
    });
    await looking;
    expect(free).toHaveLength(1);
    expect((await server.ownOf(ambassador)).points).toBe(120);
  });

  it('a reward is claimed once', async () => {
    const ambassador = await server.ambassador();
    await server.rows(
      `insert into ambassador_lines (id, event_key, ambassador_id, kind, reason, points, rule_version, at, state, referral)
       select gen_random_uuid(), 'TEST:' || a.id, a.id, 'REFERRAL_PAID', 'AWARD', 600, 1, $2, 'COUNTED', 1
       from ambassadors a where a.user_id = $1`,
      [ambassador.userId, server.clock.now()],
    );
    const answers = await Promise.all(
      Array.from({ length: 40 }, () =>
        server.call(claimReward, { params: { id: 'STICKER_PACK' } }, { as: ambassador }),
      ),
    );
    const count = countOf(answers.map(({ status }) => status));
    expect([count(200), count(409)]).toEqual([1, 39]);
    expect(await server.waiting('AMBASSADOR_REWARD')).toHaveLength(1);
  });
});
