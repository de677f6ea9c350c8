import {
  appealLine,
  claimReward,
  leaveProgramme,
  listLedger,
  readProgramme,
  type LedgerLine,
} from '@upround/ambassador/contract';
import { idAt, newId } from '@upround/shared/db';
import { planPaid, planRefunded } from '@upround/shared/ports';
import type { EventDefinition } from '@upround/shared/tasks';
import {
  DAY_MS,
  HOUR_MS,
  startAmbassadors,
  type AmbassadorServer,
  type Person,
} from './ambassador-server.fixtures';

describe('spec 4.71, 4.72: points for what people who were brought really did', () => {
  let server: AmbassadorServer;
  let ambassador: Person;

  beforeAll(async () => {
    server = await startAmbassadors();
  }, 60_000);
  afterAll(() => server?.close());
  beforeEach(async () => {
    ambassador = await server.ambassador();
  });

  const ledger = async (as: Person = ambassador): Promise<LedgerLine[]> =>
    (await server.call(listLedger, { query: {} }, { as })).body.data;
  const kinds = async () => (await ledger()).map(({ kind, points }) => `${kind} ${points}`);
  const publish = async (event: EventDefinition<typeof planPaid.data>, data: object) => {
    await server.db
      .transaction()
      .execute((trx) => server.tasks.senderOn(trx).publish(event, data as never));
    await server.runTasks();
  };
  const payment = (person: Person, orderId = newId()) => ({
    userId: person.userId,
    orderId,
    at: server.clock.now().toISOString(),
  });

  it('sign-up alone brings none; a first post and activity on three days do, once', async () => {
    const person = await server.referred(ambassador);
    await server.minute();
    expect(await ledger()).toEqual([]);
    await server.activate(person);
    expect(await kinds()).toEqual(['REFERRAL_ACTIVE 100', 'REFERRAL_FIRST_POST 20']);
    await server.post(person);
    await server.wait(DAY_MS);
    await server.minute();
    await server.minute();
    expect(await kinds()).toHaveLength(2);
    const own = await server.ownOf(ambassador);
    expect(own).toMatchObject({ points: 120, seasonPoints: 120, heldPoints: 0 });
    expect(own.funnel).toMatchObject({ joined: 1, active: 1 });
    expect((await server.call(readProgramme, {})).body.funnel.active).toBeGreaterThan(0);
  });

  it('comments make someone active once, and nothing is looked at after thirty days', async () => {
    const [author, person] = [await server.person(), await server.referred(ambassador)];
    const post = await server.post(author);
    const due = async () =>
      (
        await server.rows<{ check_at: Date | null }>(
          'select check_at from ambassador_referrals where person_id = $1',
          [person.userId],
        )
      )[0]?.check_at ?? null;
    for (let day = 0; day < 3; day += 1) {
      await server.rows(
        `insert into comments (id, reference_type, reference_id, author_id, text) values ($1, 'POST', $2, $3, 'Good')`,
        [idAt(server.clock.now()), post, person.userId],
      );
      await server.wait(DAY_MS);
    }
    for (let run = 0; run < 3; run += 1) {
      await server.minute();
      await server.wait(HOUR_MS);
    }
    expect(await kinds()).toEqual(['REFERRAL_ACTIVE 100']);
    expect((await server.ownOf(ambassador)).funnel.active).toBe(1);
    expect(await due()).not.toBeNull();
    await server.wait(30 * DAY_MS);
    await server.minute();
    expect(await due()).toBeNull();
  });

  it('activity after fourteen days brings none, and posts after thirty', async () => {
    const person = await server.referred(ambassador);
    await server.wait(13 * DAY_MS);
    await server.activate(person);
    expect(await kinds()).toEqual(['REFERRAL_FIRST_POST 20']);
    const late = await server.referred(ambassador);
    await server.wait(31 * DAY_MS);
    await server.post(late);
    await server.minute();
    expect(await kinds()).toHaveLength(1);
  });

  it('posts that were deleted or hidden bring none', async () => {
    const person = await server.referred(ambassador);
    const id = await server.post(person);
    await server.rows(`update posts set state = 'HIDDEN' where id = $1`, [id]);
    await server.minute();
    expect(await ledger()).toEqual([]);
  });

  it('a payment brings points once, and its refund takes them back, in any order', async () => {
    const [person, other] = [await server.referred(ambassador), await server.referred(ambassador)];
    const paid = payment(person);
    await publish(planPaid, paid);
    await publish(planPaid, paid);
    expect(await kinds()).toEqual(['REFERRAL_PAID 150']);
    await publish(planRefunded, payment(person));
    expect(await kinds()).toHaveLength(1);
    await publish(planRefunded, { ...paid, at: server.clock.now().toISOString() });
    await publish(planRefunded, { ...paid, at: server.clock.now().toISOString() });
    expect((await ledger()).map(({ points }) => points)).toEqual([-150, 150]);
    expect((await server.ownOf(ambassador)).points).toBe(0);
    const first = payment(other);
    await publish(planRefunded, first);
    await publish(planPaid, first);
    expect((await server.ownOf(ambassador)).points).toBe(0);
    expect(await ledger()).toHaveLength(4);
    await publish(planPaid, payment(await server.person()));
    expect(await ledger()).toHaveLength(4);
  });

  it('for a payment are those of the first one, whatever is paid later', async () => {
    const person = await server.referred(ambassador);
    const first = payment(person);
    await server.wait(HOUR_MS);
    const second = payment(person);
    for (const paid of [first, second]) await publish(planPaid, paid);
    await publish(planRefunded, second);
    expect(await kinds()).toEqual(['REFERRAL_PAID 150']);
    await publish(planRefunded, first);
    expect((await server.ownOf(ambassador)).points).toBe(0);
  });

  it('are those of the ambassador alone', async () => {
    const person = await server.referred(ambassador);
    await server.activate(person);
    const stranger = await server.ambassador();
    expect(await ledger(stranger)).toEqual([]);
    const [line] = await ledger();
    const asStranger = await server.call(
      appealLine,
      { params: { id: line?.id ?? '' }, body: { text: 'These points should be mine, really.' } },
      { as: stranger },
    );
    expect(asStranger.status).toBe(404);
  });

  it('are none for an ambassador who left', async () => {
    const person = await server.referred(ambassador);
    await server.call(leaveProgramme, {}, { as: ambassador });
    await server.activate(person);
    await publish(planPaid, payment(person));
    expect(await ledger()).toEqual([]);
  });

  it('a burst of sign-ups is held, and counts once staff release it', async () => {
    const people: Person[] = [];
    for (let n = 0; n < 21; n += 1) people.push(await server.referred(ambassador, `192.0.${n}.7`));
    for (const person of people) await server.post(person);
    await server.minute();
    expect(await ledger()).toMatchObject(Array.from({ length: 20 }, () => ({ isHeld: true })));
    expect(await server.ownOf(ambassador)).toMatchObject({ points: 0, heldPoints: 400 });
    const notices = server.drafts.filter(
      ({ userId, type }) => userId === ambassador.userId && type === 'AMBASSADOR_POINTS',
    );
    expect(notices).toEqual([]);
    const [hold] = await server.waiting('AMBASSADOR_HOLD');
    expect(hold?.text).toContain('20 sign-ups, 400 points');
    await server.decide('AMBASSADOR_HOLD', true);
    expect(await server.ownOf(ambassador)).toMatchObject({ points: 400, heldPoints: 0 });
    expect(await server.waiting('AMBASSADOR_HOLD')).toEqual([]);
  });

  it('a hold that is rejected takes the points back, and an appeal can return them', async () => {
    const people: Person[] = [];
    for (let n = 0; n < 21; n += 1) people.push(await server.referred(ambassador, `192.1.${n}.7`));
    const [first] = people;
    if (first === undefined) throw new Error('No one was brought.');
    await server.post(first);
    await server.minute();
    expect((await server.waiting('AMBASSADOR_HOLD'))[0]?.text).toMatch(
      /: 1 sign-up, 20 points on hold\.$/,
    );
    await server.decide('AMBASSADOR_HOLD', false);
    const [taken, award] = await ledger();
    expect([taken?.reason, taken?.points, award?.points]).toEqual(['REJECTED', -20, 20]);
    expect(await server.ownOf(ambassador)).toMatchObject({ points: 0, heldPoints: 0 });
    await server.wait(DAY_MS);
    await server.activate(first);
    expect(await ledger()).toHaveLength(2);
    const appeal = (id = '') =>
      server.call(
        appealLine,
        { params: { id }, body: { text: 'They are all members of my founders’ circle.' } },
        { as: ambassador },
      );
    expect((await appeal(award?.id)).error?.code).toBe('NOT_APPEALABLE');
    expect((await appeal(taken?.id)).body.appeal).toBe('OPEN');
    expect((await appeal(taken?.id)).error?.code).toBe('ALREADY_APPEALED');
    const [waiting] = await server.waiting('AMBASSADOR_APPEAL');
    expect(waiting?.text).toContain('20 points were removed after a review (person 1)');
    await server.decide('AMBASSADOR_APPEAL', true);
    expect((await server.ownOf(ambassador)).points).toBe(20);
    const lines = await ledger();
    expect(lines.map(({ reason }) => reason)).toEqual(['APPEAL', 'REJECTED', 'AWARD']);
    expect(lines[1]?.appeal).toBe('ACCEPTED');
  });

  it('one point is one point to staff, too', async () => {
    const insert = (points: number, reason: string, reverses: string | null) =>
      server.rows<{ id: string }>(
        `insert into ambassador_lines
           (id, event_key, ambassador_id, kind, reason, points, rule_version, at, state, referral, reverses)
         select gen_random_uuid(), 'TEST:' || gen_random_uuid(), a.id, 'REFERRAL_PAID', $3, $2, 1, $4, 'COUNTED', 1, $5
         from ambassadors a where a.user_id = $1 returning id`,
        [ambassador.userId, points, reason, server.clock.now(), reverses],
      );
    const [award] = await insert(1, 'AWARD', null);
    const [taken] = await insert(-1, 'REFUND', award?.id ?? '');
    const body = { text: 'The refund was for another account.' };
    await server.call(appealLine, { params: { id: taken?.id ?? '' }, body }, { as: ambassador });
    const texts = (await server.waiting('AMBASSADOR_APPEAL')).map((one) => one.text);
    expect(texts).toContain(`1 point was removed after a refund (person 1). ${body.text}`);
  });

  it('bring rewards, which are claimed once and handed out by staff', async () => {
    const claim = (id: 'STICKER_PACK' | 'PREMIUM_MONTH') =>
      server.call(claimReward, { params: { id } }, { as: ambassador });
    expect((await claim('STICKER_PACK')).error?.code).toBe('REWARD_NOT_REACHED');
    for (let n = 0; n < 4; n += 1) {
      const person = await server.referred(ambassador);
      await publish(planPaid, payment(person));
    }
    const { body } = await claim('STICKER_PACK');
    expect(body.rewards[0]).toMatchObject({ id: 'STICKER_PACK', state: 'CLAIMED', missing: 0 });
    expect((await claim('STICKER_PACK')).error?.code).toBe('ALREADY_CLAIMED');
    expect((await claim('PREMIUM_MONTH')).error?.code).toBe('REWARD_NOT_REACHED');
    await server.decide('AMBASSADOR_REWARD', false, 'Send us your address first.');
    expect((await server.ownOf(ambassador)).rewards[0]).toMatchObject({
      state: 'DECLINED',
      reason: 'Send us your address first.',
    });
    await claim('STICKER_PACK');
    await server.decide('AMBASSADOR_REWARD', true);
    expect((await server.ownOf(ambassador)).rewards[0]?.state).toBe('HANDED_OUT');
    expect((await claim('STICKER_PACK')).error?.code).toBe('ALREADY_CLAIMED');
  });

  it('the ledger is never changed or deleted', async () => {
    await server.activate(await server.referred(ambassador));
    for (const change of [
      'update ambassador_lines set points = 1000',
      `update ambassador_lines set state = 'HELD' where state = 'COUNTED'`,
      'delete from ambassador_lines',
    ]) {
      await expect(server.rows(change)).rejects.toThrow('never changed');
    }
  });
});
