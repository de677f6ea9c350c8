import {
  addService,
  mentorLimits,
  readOwnMentor,
  retireService,
  saveHours,
  saveOwnMentor,
  saveService,
  setMentorState,
  SLOTS_EVENT,
} from '@upround/mentor/contract';
import { newId } from '@upround/shared/db';
import type { TestMember } from '@upround/shared/testing-server';
import {
  anHour,
  profile,
  startDirectory,
  workdays,
  type DirectoryServer,
} from './directory-server.fixtures';
import { insertBooking } from './mentor-rows.fixtures';

const DAY_MS = 86_400_000;

describe('one’s own profile as a mentor', () => {
  let server: DirectoryServer;
  let me: TestMember;
  let count = 0;

  beforeAll(async () => {
    server = await startDirectory();
  });
  beforeEach(async () => {
    count += 1;
    me = await server.signUpAs(`member-${count}`);
    server.events.length = 0;
  });
  afterAll(() => server?.close());

  const read = async (as = me) => (await server.call(readOwnMentor, {}, { as })).body.mentor;
  const ids = async () => (await read())?.services.map(({ id }) => id) ?? [];

  it('begins with the first change, and says what is missing', async () => {
    expect(await read()).toBeNull();
    const { body } = await server.call(saveOwnMentor, { body: { headline: 'Sales' } }, { as: me });
    expect(body).toMatchObject({
      state: 'DRAFT',
      slug: null,
      headline: 'Sales',
      missing: ['about', 'stages', 'needs', 'languages', 'proof', 'hours', 'services'],
      waitingCount: 0,
    });
    expect(await read()).toEqual(body);
  });

  it('names each topic once, where it was named first', async () => {
    const body = { needs: ['SALES', 'HIRING', 'SALES'] as const, languages: ['hi', 'hi'] };
    const saved = await server.call(
      saveOwnMentor,
      { body: { ...body, needs: [...body.needs] } },
      { as: me },
    );
    expect(saved.body).toMatchObject({ needs: ['SALES', 'HIRING'], languages: ['hi'] });
  });

  it('goes to staff only when it is complete, and then stays complete', async () => {
    const submit = { body: { ...profile, submit: true as const } };
    const refused = await server.call(saveOwnMentor, submit, { as: me });
    expect(refused).toMatchObject({
      status: 409,
      error: { code: 'INCOMPLETE', details: { missing: ['hours', 'services'] } },
    });
    expect(await read()).toBeNull();
    await server.apply(me);
    expect(await read()).toMatchObject({ state: 'WAITING', missing: [] });
    const emptied = await server.call(saveOwnMentor, { body: { proof: '' } }, { as: me });
    expect(emptied.error).toMatchObject({ code: 'INCOMPLETE', details: { missing: ['proof'] } });
    expect(await read()).toMatchObject({ proof: profile.proof });
  });

  it('keeps one request while it waits, and makes a new one after it was declined', async () => {
    await server.apply(me);
    const first = await server.requestOf(me);
    await server.call(saveOwnMentor, { body: { submit: true } }, { as: me });
    expect(await server.requestOf(me)).toBe(first);
    expect(await server.decide(me, false, 'Say what you did.')).toBe(true);
    expect(await read()).toMatchObject({
      state: 'DECLINED',
      declineReason: 'Say what you did.',
      slug: null,
    });
    const { body } = await server.call(saveOwnMentor, { body: { submit: true } }, { as: me });
    expect(body).toMatchObject({ state: 'WAITING', declineReason: null });
    expect(await server.requestOf(me)).not.toBe(first);
  });

  it('is paused and listed only once it is approved', async () => {
    const set = (state: 'PAUSED' | 'LISTED') =>
      server.call(setMentorState, { body: { state } }, { as: me });
    expect((await set('LISTED')).error?.code).toBe('NOT_APPROVED');
    await server.apply(me);
    expect((await set('LISTED')).error?.code).toBe('NOT_APPROVED');
    await server.decide(me, true);
    expect((await set('PAUSED')).body).toMatchObject({ state: 'PAUSED', slug: me.slug });
    for (const id of await ids()) await server.call(retireService, { params: { id } }, { as: me });
    expect((await set('LISTED')).error).toMatchObject({
      code: 'INCOMPLETE',
      details: { missing: ['services'] },
    });
    await server.call(addService, { body: anHour }, { as: me });
    expect((await set('LISTED')).body).toMatchObject({ state: 'LISTED' });
  });

  it('has services in an order of its own, at most eight', async () => {
    for (let n = 0; n < mentorLimits.services; n += 1) {
      const body = { ...anHour, title: `Service ${n}`, amount: 1_000 * (n + 1) };
      expect((await server.call(addService, { body }, { as: me })).status).toBe(201);
    }
    const more = await server.call(addService, { body: anHour }, { as: me });
    expect(more).toMatchObject({ status: 409, error: { code: 'TOO_MANY_SERVICES' } });
    const [first = '', second = ''] = await ids();
    await server.call(saveService, { params: { id: first }, body: { position: 1 } }, { as: me });
    expect((await ids()).slice(0, 2)).toEqual([second, first]);
    await server.call(saveService, { params: { id: first }, body: { amount: 0 } }, { as: me });
    const { body } = await server.call(retireService, { params: { id: second } }, { as: me });
    expect(body.services.map(({ title }) => title).slice(0, 2)).toEqual(['Service 0', 'Service 2']);
    expect(body.services[0]?.price).toEqual({ amount: 0, currency: 'INR' });
    const [row] = await server.database.query('select price_from from mentors where id = $1', [
      body.id,
    ]);
    expect(row).toEqual({ price_from: 0 });
    expect(server.events).toContainEqual({ userIds: [me.userId], name: SLOTS_EVENT });
  });

  it('has no more services than eight, however many are added at once', async () => {
    await server.call(saveOwnMentor, { body: {} }, { as: me });
    const added = await Promise.all(
      Array.from({ length: 12 }, () => server.call(addService, { body: anHour }, { as: me })),
    );
    expect(added.filter(({ status }) => status === 201)).toHaveLength(mentorLimits.services);
    expect(await ids()).toHaveLength(mentorLimits.services);
  });

  it('G44: never changes the services of someone else', async () => {
    const other = await server.mentor(`other-${count}`);
    const theirs = (await read(other))?.services[0]?.id ?? '';
    await server.call(saveOwnMentor, { body: {} }, { as: me });
    for (const id of [theirs, newId(), 'no-id']) {
      const params = { id };
      const changed = await server.call(saveService, { params, body: { amount: 0 } }, { as: me });
      const retired = await server.call(retireService, { params }, { as: me });
      expect([changed.status, retired.status]).toEqual([404, 404]);
    }
    expect((await read(other))?.services[0]?.price.amount).toBe(anHour.amount);
  });

  it('saves hours with the slots that follow, and the sessions outside them', async () => {
    await server.apply(me);
    const mine = await read();
    const mentee = await server.signUpAs(`mentee-${count}`);
    const start = new Date(Math.ceil(server.clock.now().getTime() / DAY_MS + 3) * DAY_MS);
    const session = await insertBooking(
      server,
      { id: mine?.id ?? '', userId: me.userId, serviceId: mine?.services[0]?.id ?? '' },
      mentee.userId,
      start,
    );
    const night = [{ from: '02:00', to: '04:00' }];
    const weekly = Object.fromEntries(Object.keys(workdays.weekly).map((one) => [one, night]));
    const body = {
      ...workdays,
      zone: 'UTC',
      weekly: weekly as typeof workdays.weekly,
      overrides: { '2031-02-03': [{ from: '22:00', to: '24:00' }], '2031-02-04': [] },
      holidays: ['2031-01-01', '2031-01-26'],
      bufferBefore: 5,
      bufferAfter: 10,
      minimumNotice: 15,
      mostPerDay: 2,
      horizon: 90,
    };
    const saved = await server.call(saveHours, { body }, { as: me });
    expect(saved.status).toBe(200);
    expect(saved.body.hours).toEqual(body);
    expect(saved.body.preview).toHaveLength(12);
    expect(saved.body.preview[0]?.start).toMatch(/T0[23]:00:00.000Z$/);
    const end = new Date(start.getTime() + 3_600_000).toISOString();
    expect(saved.body.conflicts).toEqual([{ id: session, start: start.toISOString(), end }]);
    expect((await read())?.hours).toEqual(body);
  });

  it.each([
    [{ zone: 'Asia/Atlantis' }, 'zone', 'UNKNOWN_ZONE'],
    [
      { weekly: { ...workdays.weekly, MON: [{ from: '12:00', to: '12:00' }] } },
      'weekly.MON.0',
      'EMPTY_RANGE',
    ],
    // Even where nothing can be booked within the horizon.
    [{ zone: 'Asia/Atlantis', horizon: 0, minimumNotice: 43_200 }, 'zone', 'UNKNOWN_ZONE'],
  ])('refuses hours that make no sense, by the value: %j', async (change, path, problem) => {
    const saved = await server.call(saveHours, { body: { ...workdays, ...change } }, { as: me });
    expect(saved).toMatchObject({
      status: 400,
      error: { code: 'INVALID_HOURS', path, details: { problem } },
    });
    expect(await read()).toBeNull();
  });

  it.each([
    [
      'weekly.MON.0.from',
      { weekly: { ...workdays.weekly, MON: [{ from: '25:00', to: '26:00' }] } },
    ],
    ['horizon', { horizon: 366 }],
    ['overrides', { overrides: { '2027-02-30': [] } }],
  ])('refuses what the contract rules out: %s', async (path, change) => {
    const body = { ...workdays, ...change };
    const saved = await server.call(saveHours, { body }, { as: me });
    expect(saved.status).toBe(400);
    expect(saved.error?.path).toContain(path);
  });

  it('G44: is for members, and not for restricted ones to change', async () => {
    expect((await server.call(readOwnMentor, {})).status).toBe(401);
    expect((await server.call(saveOwnMentor, { body: {} })).status).toBe(401);
    const restricted = await server.signUpAs(`restricted-${count}`, { state: 'RESTRICTED' });
    expect((await server.call(readOwnMentor, {}, { as: restricted })).status).toBe(200);
    expect((await server.call(saveOwnMentor, { body: {} }, { as: restricted })).status).toBe(403);
  });

  it('can’t be changed once staff removed it', async () => {
    await server.apply(me);
    await server.database.query(`update mentors set state = 'REMOVED' where user_id = $1`, [
      me.userId,
    ]);
    expect((await server.call(saveOwnMentor, { body: {} }, { as: me })).status).toBe(403);
    expect((await server.call(addService, { body: anHour }, { as: me })).status).toBe(403);
    expect(await read()).toMatchObject({ state: 'REMOVED' });
  });
});
