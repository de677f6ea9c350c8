import {
  changeOwnAmbassador,
  checkInvite,
  createInvite,
  leaveProgramme,
  listInvites,
  readAmbassador,
  readOwnAmbassador,
  readProgramme,
  register,
  withdrawInvite,
} from '@upround/ambassador/contract';
import {
  DAY_MS,
  motivation,
  startAmbassadors,
  type AmbassadorServer,
  type Person,
} from './ambassador-server.fixtures';

describe('spec 4.70, P11, G41, G42: the ambassador programme', () => {
  let server: AmbassadorServer;

  beforeAll(async () => {
    server = await startAmbassadors();
  }, 60_000);
  afterAll(() => server?.close());

  const apply = (as: Person | undefined, body: object = { motivation }) =>
    server.call(register, { body }, as === undefined ? {} : { as });
  const invite = async (as: Person) => (await server.call(createInvite, {}, { as })).body.token;
  const page = (slug: string, as?: Person) =>
    server.call(readAmbassador, { query: { slug } }, as === undefined ? {} : { as });

  it('is applied to with a motivation, by members alone and once', async () => {
    expect((await apply(undefined)).status).toBe(401);
    const person = await server.person();
    expect((await server.call(readOwnAmbassador, {}, { as: person })).body.ambassador).toBeNull();
    expect((await apply(person, {})).error?.code).toBe('MOTIVATION_MISSING');
    expect((await apply(person, { motivation: 'Too short.' })).error?.code).toBe(
      'MOTIVATION_MISSING',
    );
    const { status, body } = await apply(person);
    expect([status, body.state, body.code]).toEqual([201, 'PENDING', null]);
    expect((await apply(person)).error?.code).toBe('ALREADY_APPLIED');
    expect((await page(person.slug)).status).toBe(404);
    const [waiting] = await server.waiting('AMBASSADOR');
    expect(waiting).toMatchObject({ askedBy: person.userId, text: motivation });
    await server.decide('AMBASSADOR', true);
    const own = await server.ownOf(person);
    expect(own).toMatchObject({ state: 'ACTIVE', code: expect.stringMatching(/^[A-Z2-9]{8}$/) });
    expect((await apply(person)).status).toBe(409);
    expect(await server.waiting('AMBASSADOR')).toEqual([]);
  });

  it('is declined with a reason, and can be applied to again', async () => {
    const person = await server.person();
    await apply(person);
    await server.decide('AMBASSADOR', false, 'Tell us more.');
    expect(await server.ownOf(person)).toMatchObject({
      state: 'DECLINED',
      reason: 'Tell us more.',
    });
    const again = `${motivation} We meet each month.`;
    const { body } = await server.call(
      changeOwnAmbassador,
      { body: { motivation: again } },
      { as: person },
    );
    expect(body).toMatchObject({ state: 'PENDING', motivation: again, reason: '' });
    await server.decide('AMBASSADOR', true);
    expect((await server.ownOf(person)).state).toBe('ACTIVE');
  });

  it('is joined at once by an invitation, which one person can use', async () => {
    const [inviter, guest, other] = [
      await server.ambassador(),
      await server.person(),
      await server.person(),
    ];
    const token = await invite(inviter);
    const check = () => server.call(checkInvite, { params: { token } });
    expect((await check()).body).toEqual({ valid: true, displayName: inviter.slug });
    expect((await apply(inviter, { token })).error?.code).toBe('ALREADY_APPLIED');
    expect((await apply(guest, { token: 'no-such-token' })).status).toBe(404);
    const { status, body } = await apply(guest, { token });
    expect([status, body.state]).toEqual([201, 'ACTIVE']);
    expect((await check()).body.valid).toBe(false);
    expect((await apply(other, { token })).error?.code).toBe('INVITE_UNKNOWN');
    expect((await server.call(readOwnAmbassador, {}, { as: other })).body.ambassador).toBeNull();
    const { body: list } = await server.call(listInvites, {}, { as: inviter });
    expect(list.invites).toMatchObject([{ isUsed: true, usedBy: { slug: guest.slug } }]);
  });

  it('an application that waits is active by an invitation, but not by one’s own', async () => {
    const [inviter, person] = [await server.ambassador(), await server.person()];
    await apply(person);
    const { body } = await apply(person, { token: await invite(inviter) });
    expect(body).toMatchObject({ state: 'ACTIVE', motivation });
    expect(await server.waiting('AMBASSADOR')).toEqual([]);
    const own = await invite(person);
    const setState = (state: string) =>
      server.rows('update ambassadors set state = $2 where user_id = $1', [person.userId, state]);
    await setState('DECLINED');
    expect((await apply(person, { token: own })).error?.code).toBe('OWN_INVITE');
    await setState('ACTIVE');
    await server.call(leaveProgramme, {}, { as: person });
    expect((await apply(person, { token: own })).error?.code).toBe('INVITE_UNKNOWN');
  });

  it('invitations expire, can be withdrawn, and three are open at most', async () => {
    const [inviter, guest] = [await server.ambassador(), await server.person()];
    const asGuest = await server.call(createInvite, {}, { as: guest });
    expect(asGuest.error?.code).toBe('NOT_ACTIVE');
    const [token] = [await invite(inviter), await invite(inviter)];
    const { body } = await server.call(createInvite, {}, { as: inviter });
    expect(body.invites).toHaveLength(3);
    const full = await server.call(createInvite, {}, { as: inviter });
    expect(full.error?.code).toBe('TOO_MANY_INVITES');
    const id = body.invites[0]?.id ?? '';
    const withdraw = (as: Person) => server.call(withdrawInvite, { params: { id } }, { as });
    expect((await withdraw(await server.ambassador())).status).toBe(404);
    expect((await withdraw(inviter)).body.invites).toHaveLength(2);
    expect((await withdraw(inviter)).status).toBe(404);
    expect((await server.call(checkInvite, { params: { token: body.token } })).status).toBe(404);
    await server.wait(30 * DAY_MS);
    expect((await server.call(checkInvite, { params: { token } })).body.valid).toBe(false);
    expect((await apply(guest, { token })).error?.code).toBe('INVITE_UNKNOWN');
  });

  it('a page is read by everyone, unless its name is hidden or someone is blocked', async () => {
    const [ambassador, reader] = [await server.ambassador(), await server.person()];
    const { body } = await page(ambassador.slug);
    expect(body).toMatchObject({
      person: { slug: ambassador.slug },
      motivation,
      joined: 0,
      season: null,
      isOwn: false,
    });
    expect((await page(ambassador.slug, ambassador)).body.isOwn).toBe(true);
    await server.call(changeOwnAmbassador, { body: { isNameHidden: true } }, { as: ambassador });
    expect((await page(ambassador.slug)).status).toBe(404);
    expect((await page(ambassador.slug, ambassador)).status).toBe(200);
    await server.call(changeOwnAmbassador, { body: { isNameHidden: false } }, { as: ambassador });
    expect((await page(ambassador.slug, reader)).status).toBe(200);
    await server.rows('insert into blocks (user_id, blocked_id) values ($1, $2)', [
      ambassador.userId,
      reader.userId,
    ]);
    expect((await page(ambassador.slug, reader)).status).toBe(404);
    expect((await page('no-one')).status).toBe(404);
  });

  it('is left, and the page and code with it', async () => {
    const ambassador = await server.ambassador();
    const { body } = await server.call(leaveProgramme, {}, { as: ambassador });
    expect([body.state, body.code]).toEqual(['LEFT', null]);
    expect((await page(ambassador.slug)).status).toBe(404);
    const again = await server.call(leaveProgramme, {}, { as: ambassador });
    expect(again.error?.code).toBe('NOT_ACTIVE');
    expect((await apply(ambassador)).body.state).toBe('PENDING');
    await server.decide('AMBASSADOR', true);
    expect((await page(ambassador.slug)).status).toBe(200);
  });

  it('says how large it is', async () => {
    const before = (await server.call(readProgramme, {})).body;
    const ambassador = await server.ambassador();
    await server.referred(ambassador);
    const { body } = await server.call(readProgramme, {});
    expect(body.ambassadors).toBe(before.ambassadors + 1);
    expect(body.funnel.joined).toBe(before.funnel.joined + 1);
  });
});
