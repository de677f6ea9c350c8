import {
  addToPipeline,
  bookBundle,
  exportTrackers,
  listTrackers,
  readBundle,
  readTracker,
  readTrackerOverview,
  unwatchTracker,
  watchTracker,
} from '@upround/trackers/contract';
import { startTrackers, type TestMember, type TrackersServer } from './trackers-server.fixtures';

const angels = Array.from({ length: 8 }, (_, n) => ({
  name: `Angels ${n}`,
  type: 'ANGEL' as const,
  contactEmail: `hello${n}@angels.example`,
}));
const booking = {
  displayName: 'Ada',
  email: 'other@upround.test',
  referenceId: 'trackerbundle',
} as const;

describe('what plans and the bundle open', () => {
  let server: TrackersServer;
  let free: TestMember;
  let premium: TestMember;
  let plus: TestMember;

  beforeAll(async () => {
    server = await startTrackers();
    free = await server.signUpAs('free');
    premium = await server.signUpAs('premium');
    plus = await server.signUpAs('plus');
    server.tiers.set(premium.userId, 1);
    server.tiers.set(plus.userId, 2);
    await server.add(...angels, {
      name: 'Tideway Fund',
      applyUrl: 'https://tideway.example/apply',
      contactEmail: 'hello@tideway.example',
    });
  }, 60_000);
  afterAll(() => server?.close());

  const fund = async (as?: TestMember) =>
    (await server.call(readTracker, { params: { id: 'tideway-fund' } }, { as })).body;
  const listed = async (type: 'ANGEL' | 'VENTURE_CAPITAL', as?: TestMember) =>
    (await server.call(listTrackers, { query: { type } }, { as })).body.data;
  const exported = (type: 'ANGEL' | 'VENTURE_CAPITAL', as?: TestMember) =>
    server.call(exportTrackers, { query: { type } }, { as });

  it('G1 T22: contact fields are absent and locked without a plan, and there with one', async () => {
    for (const as of [undefined, free]) {
      const [record] = await listed('VENTURE_CAPITAL', as);
      for (const one of [record, await fund(as)]) {
        expect(one).toMatchObject({
          locked: true,
          contactCount: 2,
          contactKinds: ['APPLY', 'EMAIL'],
        });
        expect(Object.keys(one ?? {})).not.toEqual(expect.arrayContaining(['contactEmail']));
        expect(JSON.stringify(one)).not.toContain('tideway.example/apply');
      }
    }
    for (const as of [premium, plus]) {
      expect(await fund(as)).toMatchObject({
        locked: false,
        applyUrl: 'https://tideway.example/apply',
        contactUrl: null,
        contactEmail: 'hello@tideway.example',
      });
    }
  });

  it('G2: the overview counts what is locked, and never has contacts', async () => {
    for (const as of [undefined, free, plus]) {
      const { body } = await server.call(readTrackerOverview, {}, { as });
      expect(JSON.stringify(body)).not.toContain('@');
      const angelCount = body.data.find(({ type }) => type === 'ANGEL');
      expect(angelCount).toMatchObject({
        count: 8,
        contactCount: 8,
        readableCount: as === plus ? 8 : 5,
      });
    }
  });

  it('the angel tracker is a sample of five without Premium Plus, in lists, by slug and in search', async () => {
    for (const as of [undefined, free, premium]) {
      expect((await listed('ANGEL', as)).map(({ name }) => name)).toEqual(
        angels.slice(0, 5).map(({ name }) => name),
      );
      const one = await server.call(readTracker, { params: { id: 'angels-7' } }, { as });
      expect(one.status).toBe(404);
    }
    expect(await listed('ANGEL', plus)).toHaveLength(8);
    expect(
      await server.call(readTracker, { params: { id: 'angels-7' } }, { as: plus }),
    ).toMatchObject({
      status: 200,
      body: { contactEmail: 'hello7@angels.example' },
    });
    const found = await server.database.query(
      `select title from search_documents where kind = 'TRACKER' and title like 'Angels%'`,
    );
    expect(found).toHaveLength(5);
  });

  it('what can’t be read can’t be added, watched or reported', async () => {
    const recordId = await server.idOf('angels-7');
    const add = await server.call(addToPipeline, { body: { recordId } }, { as: free });
    const watch = await server.call(watchTracker, { params: { id: recordId } }, { as: free });
    expect([add.status, watch.status]).toEqual([404, 404]);
  });

  it('a reminder can be turned off after the plan has ended', async () => {
    const lapsed = await server.signUpAs('lapsed');
    server.tiers.set(lapsed.userId, 2);
    const params = { id: await server.idOf('angels-7') };
    expect((await server.call(watchTracker, { params }, { as: lapsed })).status).toBe(200);
    server.tiers.delete(lapsed.userId);
    const answer = await server.call(unwatchTracker, { params }, { as: lapsed });
    expect(answer).toMatchObject({ status: 200, body: { active: false } });
    expect(
      await server.database.query('select 1 from tracker_watches where user_id = $1', [
        lapsed.userId,
      ]),
    ).toEqual([]);
  });

  it('exports need a plan, and that of angels Premium Plus', async () => {
    expect((await exported('VENTURE_CAPITAL')).status).toBe(401);
    expect(await exported('VENTURE_CAPITAL', free)).toMatchObject({
      status: 403,
      error: { code: 'EXPORT_LOCKED' },
    });
    expect((await exported('VENTURE_CAPITAL', premium)).body).toMatchObject({
      total: 1,
      data: [{ contactEmail: 'hello@tideway.example' }],
    });
    expect((await exported('ANGEL', premium)).status).toBe(403);
    expect((await exported('ANGEL', plus)).body.total).toBe(8);
  });

  it('P15: the bundle opens everything once it is paid, for the buyer alone, and not before', async () => {
    const buyer = await server.signUpAs('buyer');
    expect((await server.call(bookBundle, { body: booking })).status).toBe(401);
    const booked = await server.call(bookBundle, { body: booking }, { as: buyer });
    expect(booked.status).toBe(201);
    expect((await fund(buyer)).locked).toBe(true);
    expect((await server.call(readBundle, {}, { as: buyer })).body).toMatchObject({
      access: null,
      pendingPaymentId: booked.body.paymentId,
    });
    const order = server.orders.find(({ userId }) => userId === buyer.userId);
    if (order === undefined) throw new Error('Nothing was ordered.');
    expect(order).toMatchObject({ kind: 'TRACKER_BUNDLE', amount: 249_900, currency: 'INR' });
    expect(await server.pay(order)).toBe('DELIVERED');
    expect(server.events).toContainEqual({ userIds: [buyer.userId], name: 'trackers.access' });
    await server.runTasks();
    expect(server.mails.map(({ to }) => to)).toEqual(['other@upround.test']);
    expect((await fund(buyer)).contactEmail).toBe('hello@tideway.example');
    expect(await listed('ANGEL', buyer)).toHaveLength(8);
    expect((await exported('ANGEL', buyer)).status).toBe(200);
    const { body } = await server.call(readBundle, {}, { as: buyer });
    expect(body.access).toMatchObject({ source: 'BUNDLE', paymentId: booked.body.paymentId });
    // A second payment of it, and a second booking.
    expect(await server.pay(order)).toBe('REFUND');
    expect(await server.call(bookBundle, { body: booking }, { as: buyer })).toMatchObject({
      status: 409,
      error: { code: 'BUNDLE_OWNED' },
    });
    await server.refund(order);
    expect((await fund(buyer)).locked).toBe(true);
    expect((await exported('VENTURE_CAPITAL', buyer)).status).toBe(403);
    expect((await server.call(bookBundle, { body: booking }, { as: buyer })).status).toBe(201);
  });

  it('pressing twice books once; a given-up order makes another', async () => {
    const twice = await server.signUpAs('twice');
    const book = async () => (await server.call(bookBundle, { body: booking }, { as: twice })).body;
    const [first, second] = [await book(), await book()];
    expect(second).toEqual(first);
    const order = server.orders.find(({ userId }) => userId === twice.userId);
    if (order !== undefined) order.isClosed = true;
    const third = await book();
    expect(third.bookingId).not.toBe(first.bookingId);
    // What still arrives for the first order is returned.
    expect(order && (await server.pay(order))).toBe('REFUND');
  });

  it('P15: a plan that opens all of it counts as access, without a refund', async () => {
    expect((await server.call(readBundle, {}, { as: plus })).body.access).toEqual({
      source: 'PLAN',
      since: null,
      paymentId: null,
      refundableUntil: null,
    });
    expect((await server.call(readBundle, {}, { as: premium })).body).toMatchObject({
      access: null,
      opens: { contacts: true, exports: true, angels: false },
    });
  });

  it.each([
    ['an amount', { ...booking, amount: 1 }],
    ['another bundle', { ...booking, referenceId: 'everything' }],
    ['no email', { ...booking, email: 'ada' }],
    ['no name', { ...booking, displayName: ' ' }],
  ])('T40: a booking with %s is refused and orders nothing', async (_what, body) => {
    const before = server.orders.length;
    const answer = await server.call(bookBundle, { body: body as typeof booking }, { as: free });
    expect([answer.status, server.orders.length]).toEqual([400, before]);
  });
});
