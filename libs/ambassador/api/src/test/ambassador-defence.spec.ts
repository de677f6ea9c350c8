import {
  changeOwnAmbassador,
  checkInvite,
  createInvite,
  listInvites,
  openReferralLink,
  readAmbassador,
  register,
} from '@upround/ambassador/contract';
import { newId } from '@upround/shared/db';
import { planPaid, planRefunded } from '@upround/shared/ports';
import { ambassadorCommands } from '../contributions/ambassador-commands';
import { ambassadorEraser } from '../contributions/ambassador-eraser';
import {
  DAY_MS,
  motivation,
  startAmbassadors,
  type AmbassadorServer,
  type Person,
} from './ambassador-server.fixtures';

describe('spec 4.70, 4.71, 4.72, 4.73: what an attacker gets from the ambassador programme', () => {
  let server: AmbassadorServer;

  beforeAll(async () => {
    server = await startAmbassadors();
  }, 60_000);
  afterAll(() => server?.close());

  const hideName = (as: Person) =>
    server.call(changeOwnAmbassador, { body: { isNameHidden: true } }, { as });
  const setState = ({ userId }: Person, state: string) =>
    server.rows('update people set state = $2 where id = $1', [userId, state]);
  const invite = async (as: Person) => (await server.call(createInvite, {}, { as })).body.token;
  const check = async (token: string) =>
    (await server.call(checkInvite, { params: { token } })).body;
  const join = (as: Person, token: string) => server.call(register, { body: { token } }, { as });
  const erase = ({ userId }: Person) =>
    server.db.transaction().execute((trx) => ambassadorEraser.erase(trx, userId));
  const heldPeople = async (ambassador: Person, network: number): Promise<Person[]> => {
    const people: Person[] = [];
    for (let n = 0; n < 21; n += 1) {
      people.push(await server.referred(ambassador, `192.${network}.${n}.7`));
    }
    for (const person of people.slice(0, 3)) await server.post(person);
    await server.minute();
    return people;
  };

  const publish = async (event: typeof planPaid | typeof planRefunded, order: object) => {
    const data = { ...order, at: server.clock.now().toISOString() };
    await server.db
      .transaction()
      .execute((trx) => server.tasks.senderOn(trx).publish(event, data as never));
    await server.runTasks();
  };

  it('no name that is hidden: neither by an invitation nor by the list of who used one', async () => {
    const [inviter, guest] = [await server.ambassador(), await server.person()];
    const token = await invite(inviter);
    expect(await check(token)).toEqual({ valid: true, displayName: inviter.slug });
    await hideName(inviter);
    expect(await check(token)).toEqual({ valid: true, displayName: '' });
    await join(guest, token);
    const usedBy = async () =>
      (await server.call(listInvites, {}, { as: inviter })).body.invites[0]?.usedBy?.slug;
    expect(await usedBy()).toBe(guest.slug);
    await server.rows('insert into blocks (user_id, blocked_id) values ($1, $2)', [
      guest.userId,
      inviter.userId,
    ]);
    expect(await usedBy()).toBeUndefined();
  });

  it('no one new by the link, code or invitation of someone who is banned', async () => {
    const [ambassador, guest] = [await server.ambassador(), await server.person()];
    const [code, token] = [(await server.ownOf(ambassador)).code ?? '', await invite(ambassador)];
    await setState(ambassador, 'BANNED');
    const { body } = await server.call(openReferralLink, { body: { code } });
    expect(body).toEqual({ displayName: null, isKnown: false, isSaved: false });
    expect((await server.refer(guest, code)).body.outcome).toBe('UNKNOWN_CODE');
    expect((await check(token)).valid).toBe(false);
    expect((await join(guest, token)).error?.code).toBe('INVITE_UNKNOWN');
    const page = await server.call(readAmbassador, { query: { slug: ambassador.slug } });
    expect(page.status).toBe(404);
    await setState(ambassador, 'ACTIVE');
    expect((await server.refer(guest, code)).body.outcome).toBe('REFERRED');
    expect((await join(guest, token)).status).toBe(201);
  });

  it('no points that stay held forever: who is erased is decided with the others', async () => {
    for (const isApproved of [true, false]) {
      const ambassador = await server.ambassador();
      const [first] = await heldPeople(ambassador, isApproved ? 2 : 3);
      if (first === undefined) throw new Error('No one was brought.');
      await erase(first);
      expect(await server.ownOf(ambassador)).toMatchObject({ points: 0, heldPoints: 60 });
      expect((await server.waiting('AMBASSADOR_HOLD'))[0]?.text).toContain('60 points');
      await server.decide('AMBASSADOR_HOLD', isApproved);
      const points = isApproved ? 60 : 0;
      expect(await server.ownOf(ambassador)).toMatchObject({ points, heldPoints: 0 });
    }
  });

  it('no points of a rejected hold by a later one: past seasons stay after an erasure', async () => {
    const ambassador = await server.ambassador();
    const [posted, paid] = await heldPeople(ambassador, 4);
    if (posted === undefined || paid === undefined) throw new Error('No one was brought.');
    const order = { userId: paid.userId, orderId: newId() };
    await publish(planPaid, order);
    expect(await server.ownOf(ambassador)).toMatchObject({ points: 0, heldPoints: 210 });
    await server.wait(60 * DAY_MS);
    await publish(planRefunded, order);
    await server.decide('AMBASSADOR_HOLD', false);
    for (const person of [posted, paid]) await erase(person);
    await heldPeople(ambassador, 5);
    expect((await server.waiting('AMBASSADOR_HOLD'))[0]?.text).toContain('60 points');
    await server.decide('AMBASSADOR_HOLD', true);
    await server.minute();
    const own = { points: 60, seasonPoints: 60, heldPoints: 0 };
    expect(await server.ownOf(ambassador)).toMatchObject(own);
    const { body } = await server.board({ season: '2026-Q4' });
    expect(body.data.map(({ person }) => person?.slug)).not.toContain(ambassador.slug);
  });

  it('nothing in the books that staff wouldn’t see', async () => {
    const ambassador = await server.ambassador();
    await server.activate(await server.referred(ambassador));
    const command = ambassadorCommands({
      now: server.clock.now,
      publicUrl: 'https://upround.example',
    }).find(({ words }) => words === 'ambassadors check');
    const check = () => command?.run({ database: server.database, tasks: server.tasks }, []);
    expect(await check()).toBe('The ledger and the board agree.');
    await server.rows(
      `update ambassador_standings set points = 5000
       where board = 'ALL' and ambassador_id = (select id from ambassadors where user_id = $1)`,
      [ambassador.userId],
    );
    expect(await check()).toBe(`${ambassador.slug}: ledger 120, board 5000`);
  });

  it('nothing but an error for what is too long or unknown', async () => {
    const [ambassador, person] = [await server.ambassador(), await server.person()];
    const bodies = [
      { motivation: 'a'.repeat(1_001) },
      { motivation, state: 'ACTIVE' },
      { token: 'a'.repeat(10_000) },
      { token: "' or 1 = 1" },
      { token: '' },
    ];
    for (const body of bodies) {
      expect((await server.call(register, { body }, { as: person })).status).toBe(400);
    }
    expect((await server.refer(person, 'A'.repeat(33))).status).toBe(400);
    expect((await server.refer(person, '\u0000')).status).toBeLessThan(500);
    expect((await server.board({ season: '2026-Q5' })).status).toBe(400);
    expect((await server.board({ limit: 100_000 })).status).toBe(400);
    const long = await server.call(
      changeOwnAmbassador,
      { body: { motivation: 'a'.repeat(1_001) } },
      { as: ambassador },
    );
    expect(long.status).toBe(400);
  });
});
