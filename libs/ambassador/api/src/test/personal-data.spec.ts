import {
  appealLine,
  changeOwnAmbassador,
  claimReward,
  createInvite,
  listLedger,
  register,
} from '@upround/ambassador/contract';
import { newId } from '@upround/shared/db';
import { planPaid, planRefunded } from '@upround/shared/ports';
import { ambassadorDeletionEffects } from '../contributions/ambassador-deletion-effects';
import { ambassadorEraser } from '../contributions/ambassador-eraser';
import { ambassadorExports } from '../contributions/ambassador-exports';
import { motivation, startAmbassadors, type AmbassadorServer } from './ambassador-server.fixtures';
import type { Person } from './ambassador-server.fixtures';

describe('spec 4.26, 4.27, 4.73: personal data of the ambassador programme', () => {
  let server: AmbassadorServer;
  let ambassador: Person;
  let guest: Person;
  let friends: Person[];

  beforeAll(async () => {
    server = await startAmbassadors();
    ambassador = await server.ambassador();
    guest = await server.person();
    const { token } = (await server.call(createInvite, {}, { as: ambassador })).body;
    await server.call(createInvite, {}, { as: ambassador });
    await server.call(register, { body: { token } }, { as: guest });
    friends = [];
    for (let n = 0; n < 5; n += 1) friends.push(await server.referred(ambassador));
    const orders = friends.map(({ userId }) => ({ userId, orderId: newId() }));
    for (const order of orders) await publish(planPaid, order);
    await publish(planRefunded, orders[0]);
    await server.call(claimReward, { params: { id: 'STICKER_PACK' } }, { as: ambassador });
    const ledger = await server.call(listLedger, { query: {} }, { as: ambassador });
    const id = ledger.body.data.find(({ points }) => points < 0)?.id ?? '';
    const body = { text: 'The refund was for another account.' };
    await server.call(appealLine, { params: { id }, body }, { as: ambassador });
    await server.minute();
  }, 60_000);
  afterAll(() => server?.close());

  const publish = async (
    event: typeof planPaid | typeof planRefunded,
    order: object | undefined,
  ) => {
    const at = server.clock.now().toISOString();
    await server.db
      .transaction()
      .execute((trx) => server.tasks.senderOn(trx).publish(event, { ...order, at } as never));
    await server.runTasks();
  };
  const exported = async (name: string, person: Person | undefined) => {
    const source = ambassadorExports.find((one) => one.name === name);
    const rows: unknown[] = [];
    if (source === undefined || person === undefined) throw new Error(`No export ${name}.`);
    for await (const row of source.rows(server.db, person.userId)) rows.push(row);
    return rows;
  };
  const erase = (person: Person | undefined) =>
    server.db.transaction().execute((trx) => ambassadorEraser.erase(trx, person?.userId ?? ''));

  it('is exported to whom it is about', async () => {
    expect(await exported('ambassador', ambassador)).toMatchObject([
      { values: { state: 'ACTIVE', motivation, joined: 5 } },
    ]);
    expect(await exported('ambassador-points', ambassador)).toHaveLength(6);
    expect(await exported('ambassador-appeals', ambassador)).toMatchObject([
      { values: { text: 'The refund was for another account.', state: 'OPEN' } },
    ]);
    expect(await exported('ambassador-rewards', ambassador)).toMatchObject([
      { values: { reward: 'STICKER_PACK', state: 'CLAIMED' } },
    ]);
    const invites = await exported('ambassador-invites', ambassador);
    expect(invites).toMatchObject([
      { values: { role: 'CREATED' } },
      { values: { role: 'CREATED' } },
    ]);
    expect(JSON.stringify(invites)).not.toMatch(/token|[0-9a-f]{64}/);
    expect(await exported('ambassador-invites', guest)).toMatchObject([
      { values: { role: 'USED' } },
    ]);
    expect(await exported('referral', friends[0])).toMatchObject([
      {
        values: {
          referredBy: ambassador.slug,
          network: '203.0.113.0/24',
          refundedOrders: expect.any(String) as string,
        },
      },
    ]);
    for (const { name } of ambassadorExports) {
      if (name !== 'referral') expect(await exported(name, friends[1])).toEqual([]);
    }
    await server.call(changeOwnAmbassador, { body: { isNameHidden: true } }, { as: ambassador });
    expect(await exported('referral', friends[0])).toMatchObject([
      { values: { referredBy: null } },
    ]);
  });

  it('what is lost with an account is said before', async () => {
    const effectsOf = (person: Person | undefined) =>
      ambassadorDeletionEffects.describe(server.db, person?.userId ?? '');
    expect(await effectsOf(ambassador)).toEqual([
      'Your referral link and code stop working.',
      'You give up your 600 points as an ambassador and a reward you’ve claimed.',
    ]);
    expect(await effectsOf(guest)).toEqual(['Your referral link and code stop working.']);
    expect(await effectsOf(friends[0])).toEqual([]);
  });

  it('of someone who was brought is erased, and the points stay', async () => {
    const [friend] = friends;
    await server.decide('AMBASSADOR_APPEAL', true);
    await erase(friend);
    // The last one's number isn't given again.
    await erase(friends[4]);
    expect(await exported('referral', friend)).toEqual([]);
    const keys = await server.rows('select 1 from ambassador_lines where event_key like $1', [
      `%${friend?.userId}%`,
    ]);
    expect(keys).toEqual([]);
    expect(await server.rows('select 1 from ambassador_refunds')).toEqual([]);
    expect((await server.ownOf(ambassador)).points).toBe(750);
    const again = await server.referred(ambassador);
    const [row] = await server.rows<{ number: number }>(
      'select number from ambassador_referrals where person_id = $1',
      [again.userId],
    );
    expect(row?.number).toBe(6);
  });

  it('of an ambassador is erased, and their place stays without a name', async () => {
    await server.minute();
    await erase(ambassador);
    for (const { name } of ambassadorExports) {
      expect([name, await exported(name, ambassador)]).toEqual([name, []]);
    }
    expect(await server.waiting('AMBASSADOR_REWARD')).toEqual([]);
    const [row] = await server.rows<object>(
      `select user_id, state, motivation, reason, is_name_hidden from ambassadors where code <> '' order by id limit 1`,
    );
    expect(row).toEqual({
      user_id: null,
      state: 'LEFT',
      motivation: '',
      reason: '',
      is_name_hidden: true,
    });
    expect(await server.rows('select text from ambassador_appeals')).toEqual([{ text: '-' }]);
    const invites = await server.rows(
      'select created_by, used_by is not null as is_used from ambassador_invites',
    );
    expect(invites).toEqual([{ created_by: null, is_used: true }]);
    expect((await server.board()).body.data).toMatchObject([
      { rank: 1, points: 750, person: null },
    ]);
    expect(await exported('referral', friends[1])).toMatchObject([
      { values: { referredBy: null } },
    ]);
    await erase(guest);
    expect(await server.rows('select used_by from ambassador_invites')).toEqual([
      { used_by: null },
    ]);
  });

  it('many points are grouped in what is lost', async () => {
    const rich = await server.ambassador();
    await server.rows(
      `insert into ambassador_lines (id, event_key, ambassador_id, kind, reason, points, rule_version, at, state, referral)
       select gen_random_uuid(), 'TEST:' || a.id, a.id, 'REFERRAL_PAID', 'AWARD', 12345, 1, $2, 'COUNTED', 1
       from ambassadors a where a.user_id = $1`,
      [rich.userId, server.clock.now()],
    );
    expect(await ambassadorDeletionEffects.describe(server.db, rich.userId)).toContain(
      'You give up your 12,345 points as an ambassador.',
    );
  });
});
