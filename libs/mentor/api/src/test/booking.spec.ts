import {
  bookMentor,
  listBookings,
  readMentor,
  resumeBookingPayment,
} from '@upround/mentor/contract';
import { newId } from '@upround/shared/db';
import type { TestMember } from '@upround/shared/testing-server';
import {
  HOUR_MS,
  slotAhead,
  startMentors,
  type MentorServer,
  type TestMentor,
} from './mentor-server.fixtures';

const PRICE = 300_000;
const MINUTE_MS = 60_000;

describe('spec 4.55: booking a session', () => {
  let server: MentorServer;
  let mentor: TestMentor;
  let asha: TestMember;
  let bela: TestMember;
  let start: Date;

  beforeEach(async () => {
    server = await startMentors();
    mentor = await server.mentor(PRICE);
    asha = await server.person();
    bela = await server.person();
    start = slotAhead(server, 5);
  });
  afterEach(() => server?.close());

  const codeOf = async (as: TestMember, of: TestMentor, at: Date) => {
    const { status, error } = await server.book(as, of, at);
    return error?.code ?? status;
  };
  const statesOf = async () =>
    (await server.rows<{ state: string }>('select state from mentor_bookings order by id')).map(
      ({ state }) => state,
    );
  const resume = (as: TestMember, id: string) =>
    server.call(resumeBookingPayment, { params: { id } }, { as });
  const at = (minutes: number) => new Date(start.getTime() + minutes * MINUTE_MS);

  it('is free without a payment, and confirmed at once where the mentor wants that', async () => {
    const free = await server.mentor(0);
    const instant = await server.mentor(0, { is_instant: true });
    const { body } = await server.book(asha, free, start);
    expect(body).toMatchObject({ payment: null, booking: { state: 'REQUESTED', isPaid: true } });
    expect(body.booking.deadline).toBe(
      (
        await server.rows<{ hold: Date }>('select hold_until as hold from mentor_bookings')
      )[0]?.hold.toISOString(),
    );
    const second = (await server.book(asha, instant, slotAhead(server, 6))).body.booking;
    expect(second).toMatchObject({ state: 'CONFIRMED', deadline: null });
    expect(second.timeline.map(({ action, by }) => `${action} ${by}`)).toEqual([
      'REQUEST MENTEE',
      'CONFIRM SYSTEM',
    ]);
    expect(server.orders).toEqual([]);
  });

  it('orders what the service costs, and is confirmed by paying an instant mentor', async () => {
    const instant = await server.mentor(PRICE, { is_instant: true });
    const { body } = await server.book(asha, instant, start);
    expect(body.booking).toMatchObject({ state: 'REQUESTED', isPaid: false });
    expect(server.orders).toMatchObject([
      {
        kind: 'BOOKING',
        referenceId: body.booking.id,
        userId: asha.userId,
        amount: PRICE,
        title: 'Mentor session: An hour',
      },
    ]);
    expect(await server.pay()).toBe('DELIVERED');
    expect(await server.pay()).toBe('REFUND');
    expect((await server.read(asha, body.booking.id)).body).toMatchObject({
      state: 'CONFIRMED',
      isPaid: true,
    });
  });

  it('refuses in words what can’t be booked', async () => {
    const own = { ...mentor, member: asha };
    expect(await codeOf(mentor.member, own, start)).toBe('OWN_SESSION');
    expect(await codeOf(asha, mentor, new Date(Date.now() - HOUR_MS))).toBe('SLOT_GONE');
    expect(await codeOf(asha, mentor, at(15))).toBe('SLOT_GONE');
    const other = await server.mentor();
    const foreign = { ...mentor, serviceId: other.serviceId };
    expect(await codeOf(asha, foreign, start)).toBe('SLOT_GONE');
    expect(await codeOf(asha, { ...mentor, serviceId: newId() }, start)).toBe('SLOT_GONE');
    expect(await codeOf(asha, { ...mentor, slug: 'no-one' }, start)).toBe('NOT_FOUND');
    const paused = await server.mentor(0, { state: 'PAUSED' });
    expect(await codeOf(asha, paused, start)).toBe('NOT_BOOKABLE');
    const hidden = await server.mentor(0, { hidden_at: new Date() });
    expect(await codeOf(asha, hidden, start)).toBe('NOT_FOUND');
    const body = {
      serviceId: mentor.serviceId,
      start: start.toISOString(),
      zone: 'Europe/Nowhere',
      goal: 'A goal',
    };
    const params = { slug: mentor.slug };
    const answer = await server.call(bookMentor, { params, body }, { as: asha });
    expect(answer.error?.code).toBe('INVALID_FIELD');
    expect(await statesOf()).toEqual([]);
  });

  it('takes the time of both sides, and offers the nearest three', async () => {
    await server.request(asha, mentor, start);
    expect(await codeOf(asha, mentor, at(60))).toBe('REQUEST_OPEN');
    const lost = await server.book(bela, mentor, start);
    expect([lost.status, lost.error?.code]).toEqual([409, 'SLOT_TAKEN']);
    const { errors } = JSON.parse(lost.raw.body) as {
      errors: { details: { nearest: { start: string }[] } }[];
    };
    const nearest = errors[0]?.details.nearest.map((slot) => slot.start) ?? [];
    expect(nearest).toHaveLength(3);
    expect(nearest).toContain(at(60).toISOString());
    expect(nearest).not.toContain(start.toISOString());
    const other = await server.mentor();
    expect(await codeOf(asha, other, start)).toBe('YOU_ARE_BUSY');
    // A mentor is busy as a mentee, too.
    expect(await codeOf(mentor.member, other, start)).toBe('YOU_ARE_BUSY');
    expect(await statesOf()).toEqual(['REQUESTED']);
  });

  it('the mentor’s page names the viewer’s open request, while it’s open', async () => {
    const openOf = async (as: TestMember) =>
      (await server.call(readMentor, { params: { slug: mentor.slug } }, { as })).body.openRequest;
    expect(await openOf(asha)).toBeNull();
    const { body } = await server.book(asha, mentor, start);
    expect([await openOf(asha), await openOf(bela)]).toEqual([body.booking.id, null]);
    await server.goTo(server.clock.now(), 10 * MINUTE_MS);
    // No task has run yet, and booking wouldn't mind.
    expect(await openOf(asha)).toBeNull();
    const paid = await server.request(asha, mentor, start);
    expect(await openOf(asha)).toBe(paid);
    await server.change(mentor.member, paid, { state: 'CONFIRMED' });
    expect(await openOf(asha)).toBeNull();
  });

  it('R9: is won by one of twenty who book at once', async () => {
    const members = await Promise.all(Array.from({ length: 20 }, () => server.person()));
    const codes = await Promise.all(members.map((member) => codeOf(member, mentor, start)));
    expect(codes.filter((code) => code === 201)).toHaveLength(1);
    expect(codes.filter((code) => code === 'SLOT_TAKEN')).toHaveLength(19);
    expect(await server.rows('select 1 from mentor_taken_times')).toHaveLength(2);
  });

  it('R9: leaves no hold behind that isn’t paid: by the task, and by the next booking', async () => {
    const first = (await server.book(asha, mentor, start)).body.booking.id;
    await server.goTo(server.clock.now(), 9 * MINUTE_MS);
    await server.runTask('mentor.expire-requests');
    expect(await codeOf(bela, mentor, start)).toBe('SLOT_TAKEN');
    expect((await resume(asha, first)).body.id).toBe(server.orders[0]?.paymentId);
    expect((await resume(mentor.member, first)).status).toBe(404);
    await server.goTo(server.clock.now(), MINUTE_MS);
    expect((await resume(asha, first)).error?.code).toBe('HOLD_OVER');
    expect(await codeOf(bela, mentor, start)).toBe(201);
    expect(await statesOf()).toEqual(['EXPIRED', 'REQUESTED']);
    await server.runTasks();
    expect(server.orders.map(({ isClosed }) => isClosed)).toEqual([true, false]);
    expect(await server.pay(server.orders[0])).toBe('REFUND');
    await server.goTo(server.clock.now(), 10 * MINUTE_MS);
    await server.runTask('mentor.expire-requests');
    expect(await statesOf()).toEqual(['EXPIRED', 'EXPIRED']);
    expect(server.orders[1]?.isClosed).toBe(true);
    expect(await server.rows('select 1 from mentor_taken_times')).toEqual([]);
  });

  it('is paid late while its time is still kept, and not after the start', async () => {
    await server.book(asha, mentor, start);
    await server.goTo(server.clock.now(), 11 * MINUTE_MS);
    expect(await server.pay()).toBe('DELIVERED');
    await server.book(bela, mentor, at(60));
    await server.goTo(at(60));
    expect(await server.pay()).toBe('REFUND');
  });

  it('returns everything that isn’t answered within 48 hours', async () => {
    const id = await server.request(asha, mentor, start);
    await server.goTo(server.clock.now(), 48 * HOUR_MS);
    await server.runTask('mentor.expire-requests');
    await server.runTask('mentor.expire-requests');
    expect((await server.read(asha, id)).body).toMatchObject({ state: 'EXPIRED', refunded: PRICE });
    expect(server.orders.map(({ refunds }) => refunds)).toEqual([['EXPIRE']]);
  });

  it('is cancelled when staff return its payment, which is returned once', async () => {
    const id = await server.agree(asha, mentor, start);
    const [order] = server.orders;
    if (order !== undefined) await server.refund(order);
    expect((await server.read(asha, id)).body).toMatchObject({
      state: 'CANCELLED',
      refunded: PRICE,
      timeline: [{}, {}, {}, { action: 'CANCEL', by: 'STAFF' }],
    });
    expect(order?.refunds).toEqual(['STAFF']);
  });

  it('is listed to both sides, a request to the mentor once it’s paid', async () => {
    const unpaid = (await server.book(asha, mentor, start)).body.booking.id;
    const list = async (as: TestMember, query: Parameters<typeof listOf>[1] = {}) =>
      (await listOf(as, query)).body;
    const listOf = (
      as: TestMember,
      query: { as?: 'MENTOR'; when?: 'PAST'; limit?: number; cursor?: string },
    ) => server.call(listBookings, { query }, { as });
    expect((await list(asha)).data.map(({ id }) => id)).toEqual([unpaid]);
    expect(await list(mentor.member, { as: 'MENTOR' })).toMatchObject({
      data: [],
      counts: { mentee: 0, mentor: 0, unanswered: 0 },
    });
    await server.pay();
    const second = await server.agree(bela, mentor, slotAhead(server, 7));
    const page = await list(mentor.member, { as: 'MENTOR', limit: 1 });
    expect(page.data.map(({ id, side }) => [id, side])).toEqual([[unpaid, 'MENTOR']]);
    expect(page.counts).toEqual({ mentee: 0, mentor: 2, unanswered: 1 });
    const cursor = page.nextSegment ?? '';
    const rest = await list(mentor.member, { as: 'MENTOR', limit: 1, cursor });
    expect(rest.data.map(({ id }) => id)).toEqual([second]);
    expect(rest.nextSegment).toBeNull();
    await server.change(asha, unpaid, { state: 'CANCELLED', expectedRefund: PRICE });
    expect((await list(asha)).data).toEqual([]);
    expect((await list(asha, { when: 'PAST' })).data.map(({ state }) => state)).toEqual([
      'CANCELLED',
    ]);
  });
});
