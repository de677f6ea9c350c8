import type { BookingChangeInput } from '@upround/mentor/contract';
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

describe('spec 4.54: what each side can do to a session', () => {
  let server: MentorServer;
  let mentor: TestMentor;
  let asha: TestMember;
  let start: Date;

  beforeEach(async () => {
    server = await startMentors();
    mentor = await server.mentor(PRICE);
    asha = await server.person();
    start = slotAhead(server, 5);
  });
  afterEach(() => server?.close());

  const confirm: BookingChangeInput = { state: 'CONFIRMED' };
  const decline: BookingChangeInput = { state: 'DECLINED', reason: 'No time' };
  const cancel = (expectedRefund = PRICE): BookingChangeInput => ({
    state: 'CANCELLED',
    expectedRefund,
  });
  const absent: BookingChangeInput = { absent: true };
  const move = (to: Date, from = start): BookingChangeInput => ({
    start: to.toISOString(),
    expectedStart: from.toISOString(),
  });
  const codeOf = async (as: TestMember, id: string, body: BookingChangeInput) => {
    const { status, error } = await server.change(as, id, body);
    return error?.code ?? status;
  };
  const takenRows = () => server.rows('select 1 from mentor_taken_times');
  const refundsOf = () => server.orders.map(({ refunds }) => refunds.length);

  it('keeps a paid request for the mentor, who answers it once', async () => {
    const id = await server.request(asha, mentor, start);
    const asMentee = (await server.read(asha, id)).body;
    expect(asMentee).toMatchObject({
      state: 'REQUESTED',
      side: 'MENTEE',
      isPaid: true,
      actions: ['CANCEL'],
      ifCancelled: { refunded: PRICE, kept: 0, reason: 'NOT_CONFIRMED', changesAt: null },
      zones: { mentor: 'Asia/Kolkata', mentee: 'Europe/London' },
      calendarUrl: null,
    });
    expect(asMentee.paymentId).toBe(server.orders[0]?.paymentId);
    const asMentor = (await server.read(mentor.member, id)).body;
    expect(asMentor).toMatchObject({
      side: 'MENTOR',
      actions: ['CONFIRM', 'DECLINE'],
      ifCancelled: null,
      paymentId: null,
    });
    expect(await codeOf(asha, id, confirm)).toBe('NOT_ALLOWED');
    expect(await codeOf(asha, id, decline)).toBe('NOT_ALLOWED');
    expect(await codeOf(mentor.member, id, cancel())).toBe('NOT_ALLOWED');
    expect(await codeOf(mentor.member, id, move(slotAhead(server, 6)))).toBe('NOT_ALLOWED');
    expect(await codeOf(mentor.member, id, absent)).toBe('NOT_ALLOWED');
    expect(await codeOf(mentor.member, id, confirm)).toBe(200);
    expect(await codeOf(mentor.member, id, confirm)).toBe('NOT_ALLOWED');
    const { timeline } = (await server.read(asha, id)).body;
    expect(timeline.map(({ action, by }) => `${action} ${by}`)).toEqual([
      'REQUEST MENTEE',
      'PAY MENTEE',
      'CONFIRM MENTOR',
    ]);
    await server.runTasks();
    expect(server.heard.sort()).toEqual(['CONFIRM MENTOR', 'PAY MENTEE', 'REQUEST MENTEE']);
    expect(await server.rows('select asked, answered, answer_minutes from mentors')).toEqual([
      { asked: 1, answered: 1, answer_minutes: 0 },
    ]);
    expect(server.events).toContainEqual({
      userIds: [mentor.userId, asha.userId],
      name: 'mentor.booking',
    });
  });

  it('can’t be confirmed before it’s paid', async () => {
    const { body } = await server.book(asha, mentor, start);
    expect(body.payment?.payUrl).toContain('https://pay.example/');
    expect(await codeOf(mentor.member, body.booking.id, confirm)).toBe('NOT_PAID');
  });

  it('returns everything when the mentor declines, once', async () => {
    const id = await server.request(asha, mentor, start);
    expect(await codeOf(mentor.member, id, decline)).toBe(200);
    expect(await codeOf(mentor.member, id, decline)).toBe('NOT_ALLOWED');
    expect((await server.read(asha, id)).body).toMatchObject({
      state: 'DECLINED',
      refunded: PRICE,
      timeline: [{}, {}, { action: 'DECLINE', note: 'No time' }],
    });
    expect(refundsOf()).toEqual([1]);
    expect(await takenRows()).toEqual([]);
  });

  it('spec 4.57: costs a mentee nothing to cancel before the window, and is returned exactly once', async () => {
    const id = await server.agree(asha, mentor, start);
    expect((await server.read(asha, id)).body.ifCancelled).toEqual({
      refunded: PRICE,
      kept: 0,
      reason: 'IN_TIME',
      changesAt: new Date(start.getTime() - 24 * HOUR_MS).toISOString(),
    });
    expect(await codeOf(asha, id, cancel(0))).toBe('REFUND_CHANGED');
    const codes = await Promise.all(Array.from({ length: 10 }, () => codeOf(asha, id, cancel())));
    expect(codes.filter((code) => code === 200)).toHaveLength(1);
    expect(codes.filter((code) => code === 'NOT_ALLOWED')).toHaveLength(9);
    expect(refundsOf()).toEqual([1]);
    expect((await server.read(asha, id)).body).toMatchObject({
      state: 'CANCELLED',
      refunded: PRICE,
      actions: [],
    });
    expect(await takenRows()).toEqual([]);
    expect(await server.rows('select sequence from mentor_bookings')).toEqual([{ sequence: 1 }]);
  });

  it('keeps the money of a mentee who cancels within the window, and none of the mentor’s', async () => {
    const id = await server.agree(asha, mentor, start);
    await server.goTo(start, -24 * HOUR_MS + MINUTE_MS);
    expect((await server.read(asha, id)).body.ifCancelled).toMatchObject({
      refunded: 0,
      kept: PRICE,
      reason: 'LATE',
    });
    expect(await codeOf(asha, id, cancel())).toBe('REFUND_CHANGED');
    expect((await server.read(mentor.member, id)).body.ifCancelled).toMatchObject({
      refunded: PRICE,
      reason: 'NOT_BY_MENTEE',
    });
    expect(await codeOf(asha, id, cancel(0))).toBe(200);
    expect(refundsOf()).toEqual([0]);
    const bela = await server.person();
    const other = await server.agree(bela, mentor, slotAhead(server, 3));
    expect(await codeOf(mentor.member, other, cancel())).toBe(200);
    expect(refundsOf()).toEqual([0, 1]);
  });

  it('spec 4.56: moves twice by both sides together, and then no more', async () => {
    const id = await server.agree(asha, mentor, start);
    const [second, third] = [slotAhead(server, 7), slotAhead(server, 9, 1)];
    expect(await codeOf(asha, id, move(start))).toBe(200);
    expect(await codeOf(asha, id, move(new Date(start.getTime() + 5 * MINUTE_MS)))).toBe(
      'SLOT_GONE',
    );
    expect(await codeOf(mentor.member, id, move(second))).toBe(200);
    expect(await codeOf(asha, id, move(third))).toBe('MOVED_MEANWHILE');
    expect((await server.read(asha, id)).body).toMatchObject({
      state: 'RESCHEDULED',
      start: second.toISOString(),
      moves: 1,
      movesLeft: 1,
      ifCancelled: { refunded: PRICE, reason: 'MOVED_BY_MENTOR' },
    });
    expect(await codeOf(asha, id, move(third, second))).toBe(200);
    expect(await codeOf(mentor.member, id, move(start, third))).toBe('MOVED_TWICE');
    expect(await server.rows('select sequence, moves from mentor_bookings')).toEqual([
      { sequence: 2, moves: 2 },
    ]);
    const taken = await server.rows<{ starts_at: Date }>(
      'select starts_at from mentor_taken_times',
    );
    expect(taken.map((row) => row.starts_at)).toEqual([third, third]);
  });

  it('isn’t moved within the window, nor to a time of another session', async () => {
    const id = await server.agree(asha, mentor, start);
    const bela = await server.person();
    const other = slotAhead(server, 7);
    await server.agree(bela, mentor, other);
    const answer = await server.change(asha, id, move(other));
    expect([answer.status, answer.error?.code]).toEqual([409, 'SLOT_TAKEN']);
    expect(JSON.parse(answer.raw.body)).toMatchObject({
      errors: [{ details: { nearest: [{}, {}, {}] } }],
    });
    await server.goTo(start, -12 * HOUR_MS + MINUTE_MS);
    expect((await server.read(asha, id)).body).toMatchObject({
      movableUntil: null,
      actions: ['CANCEL'],
    });
    expect(await codeOf(asha, id, move(slotAhead(server, 8)))).toBe('TOO_LATE');
  });

  it('spec 4.58: shows the link from ten minutes before, to both sides', async () => {
    const id = await server.agree(asha, mentor, start);
    const joinUrl = 'https://meet.example/room';
    expect(await codeOf(asha, id, { joinUrl })).toBe('NOT_ALLOWED');
    expect(await codeOf(mentor.member, id, { joinUrl })).toBe(200);
    expect(await codeOf(asha, id, { lateMinutes: 10 })).toBe('TOO_EARLY');
    await server.goTo(start, -11 * MINUTE_MS);
    expect((await server.read(mentor.member, id)).body.join.url).toBeNull();
    expect(await codeOf(asha, id, { lateMinutes: 10 })).toBe(200);
    await server.goTo(start, -10 * MINUTE_MS);
    expect((await server.read(asha, id)).body.join.url).toBe(joinUrl);
    expect((await server.read(mentor.member, id)).body.join.url).toBe(joinUrl);
    expect((await server.read(mentor.member, id)).body.timeline.at(-1)).toMatchObject({
      action: 'LATE',
      by: 'MENTEE',
      note: '10',
    });
  });

  it('returns everything where the mentor was absent, and nothing where the mentee was', async () => {
    const id = await server.agree(asha, mentor, start);
    const bela = await server.person();
    const next = slotAhead(server, 5, 1);
    const other = await server.agree(bela, mentor, next);
    expect(await codeOf(asha, id, absent)).toBe('TOO_EARLY');
    await server.goTo(start, 10 * MINUTE_MS);
    server.events.length = 0;
    expect(await codeOf(asha, id, absent)).toBe(200);
    // The open pages of both sides.
    expect(server.events).toContainEqual({
      userIds: [mentor.member.userId, asha.userId],
      name: 'mentor.booking',
    });
    expect((await server.read(mentor.member, id)).body).toMatchObject({
      state: 'NO_SHOW',
      absent: 'MENTOR',
      refunded: PRICE,
    });
    await server.goTo(next, 2 * HOUR_MS);
    await server.runTask('mentor.complete-sessions');
    expect((await server.read(bela, other)).body.state).toBe('COMPLETED');
    expect(await codeOf(mentor.member, other, absent)).toBe(200);
    expect((await server.read(bela, other)).body).toMatchObject({
      absent: 'MENTEE',
      refunded: null,
    });
    expect(refundsOf()).toEqual([1, 0]);
    await server.goTo(next, 26 * HOUR_MS);
    expect(await codeOf(bela, other, absent)).toBe('NOT_ALLOWED');
  });
});
