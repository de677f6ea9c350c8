import { listSlots, readMentor } from '@upround/mentor/contract';
import { newId } from '@upround/shared/db';
import type { TestMember } from '@upround/shared/testing-server';
import { startDirectory, type DirectoryServer } from './directory-server.fixtures';
import { insertBooking } from './mentor-rows.fixtures';

const DAY_MS = 86_400_000;
const night = [{ from: '01:00', to: '04:00' }];
const everyNight = {
  zone: 'Europe/Berlin',
  weekly: {
    MON: night,
    TUE: night,
    WED: night,
    THU: night,
    FRI: night,
    SAT: night,
    SUN: night,
  },
  horizon: 365,
};

/** The last Sunday of a month, from midnight in UTC. */
function lastSunday(year: number, month: number): Date {
  const last = new Date(Date.UTC(year, month, 0));
  return new Date(last.getTime() - last.getUTCDay() * DAY_MS);
}

/** The next last Sunday of March or October that is ahead: when clocks of Europe change. */
function nextChange(month: 3 | 10, now: Date): Date {
  const year = now.getUTCFullYear();
  const soonest = new Date(now.getTime() + 3 * DAY_MS);
  const change = lastSunday(year, month);
  return change > soonest ? change : lastSunday(year + 1, month);
}

describe('the free times of a mentor, over HTTP', () => {
  let server: DirectoryServer;
  let mentor: TestMember;
  let asha: TestMember;
  let service: string;
  let mentorId: string;

  beforeAll(async () => {
    server = await startDirectory();
    mentor = await server.mentor('berta', { hours: everyNight });
    asha = await server.signUpAs('asha');
    const { body } = await server.call(readMentor, { params: { slug: 'berta' } });
    mentorId = body.id;
    service = body.services[0]?.id ?? '';
  }, 60_000);
  afterAll(() => server?.close());

  const list = (from: Date, to: Date, more: object = {}, as?: TestMember) =>
    server.call(
      listSlots,
      {
        params: { slug: 'berta' },
        query: { service, from: from.toISOString(), to: to.toISOString(), ...more },
      },
      { as },
    );
  const night0 = (change: Date) => [change, new Date(change.getTime() + 6 * 3_600_000)] as const;
  const clocks = (slots: readonly { start: string; localStart: string }[]) =>
    slots.map(({ start, localStart }) => `${start.slice(11, 16)} ${localStart.slice(11)}`);

  it('go on behind a limit', async () => {
    const from = new Date(server.clock.now().getTime() + 2 * DAY_MS);
    const to = new Date(from.getTime() + 10 * DAY_MS);
    const whole = (await list(from, to)).body;
    expect(whole.next).toBeNull();
    const first = (await list(from, to, { limit: 4 })).body;
    expect(first.slots).toEqual(whole.slots.slice(0, 4));
    const rest = (await list(new Date(first.next ?? 0), to)).body;
    expect([...first.slots, ...rest.slots]).toEqual(whole.slots);
    expect(new Date(whole.until).getTime()).toBeGreaterThan(to.getTime());
  });

  it('leave out sessions, but for one of the viewer’s own that moves', async () => {
    const from = new Date(server.clock.now().getTime() + 20 * DAY_MS);
    const to = new Date(from.getTime() + 2 * DAY_MS);
    const [slot] = (await list(from, to)).body.slots;
    const start = slot?.start ?? '';
    const inserted = { id: mentorId, userId: mentor.userId, serviceId: service };
    const booking = await insertBooking(server, inserted, asha.userId, new Date(start));
    const starts = async (more: object, as?: TestMember) => {
      const { status, body } = await list(from, to, more, as);
      return status === 200 ? body.slots.map((one) => one.start) : status;
    };
    expect(await starts({})).not.toContain(start);
    expect(await starts({ booking }, asha)).toContain(start);
    expect(await starts({ booking }, mentor)).toContain(start);
    const stranger = await server.signUpAs('stranger');
    for (const as of [undefined, stranger]) expect(await starts({ booking }, as)).toBe(404);
    expect(await starts({ booking: newId() }, asha)).toBe(404);
  });

  it('refuse windows that are too long or turned around, and services of others', async () => {
    const from = server.clock.now();
    const days = (count: number) => new Date(from.getTime() + count * DAY_MS);
    expect((await list(from, days(62))).status).toBe(200);
    expect(await list(from, new Date(days(62).getTime() + 1))).toMatchObject({
      status: 400,
      error: { code: 'WINDOW_TOO_LONG' },
    });
    for (const to of [from, days(-1)]) {
      expect((await list(from, to)).error).toMatchObject({ code: 'INVALID_FIELD', path: 'to' });
    }
    await server.mentor('other');
    const { body } = await server.call(readMentor, { params: { slug: 'other' } });
    for (const id of [body.services[0]?.id, newId(), 'no-id']) {
      expect((await list(from, days(1), { service: id })).status).toBe(404);
    }
    expect((await list(from, days(1), { limit: 501 })).status).toBe(400);
  });

  it('are 404 with the mentor: blocked, paused and unknown', async () => {
    const blocked = await server.signUpAs('blocked');
    await server.block(mentor, blocked);
    const from = server.clock.now();
    const to = new Date(from.getTime() + DAY_MS);
    expect((await list(from, to, {}, blocked)).status).toBe(404);
    expect((await list(from, to, {}, asha)).status).toBe(200);
  });

  /** The next change, within the horizon. Sessions end when the clock is moved, so that only guests read from here on. */
  const changeAhead = (month: 3 | 10) => {
    const change = nextChange(month, server.clock.now());
    if (change.getTime() - server.clock.now().getTime() > 340 * DAY_MS) {
      server.clock.advance(60 * DAY_MS);
    }
    return change;
  };

  it('have no slot in the hour that the clock skips', async () => {
    const change = changeAhead(3);
    const [, to] = night0(change);
    const { body } = await list(new Date(change.getTime() - 3_600_000), to);
    expect(body.zone).toBe('Europe/Berlin');
    expect(clocks(body.slots)).toEqual(['00:00 01:00', '01:00 03:00']);
  });

  it('have a slot for each moment of the hour that it shows twice', async () => {
    const change = changeAhead(10);
    const [, to] = night0(change);
    const { body } = await list(new Date(change.getTime() - 3_600_000), to);
    expect(clocks(body.slots)).toEqual([
      '23:00 01:00',
      '00:00 02:00',
      '01:00 02:00',
      '02:00 03:00',
    ]);
  });
});
