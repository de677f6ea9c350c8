import { readMentor, saveHours } from '@upround/mentor/contract';
import { newId } from '@upround/shared/db';
import type { TestMember } from '@upround/shared/testing-server';
import { startDirectory, workdays, type DirectoryServer } from '../test/directory-server.fixtures';
import { insertBooking, insertMentor } from '../test/mentor-rows.fixtures';
import { nextSlotTasks } from './next-slot.task';

const HOUR_MS = 3_600_000;

describe('the next free time of mentors', () => {
  let server: DirectoryServer;
  let asha: TestMember;
  let mentor: TestMember;
  let people = 0;

  beforeAll(async () => {
    server = await startDirectory();
    asha = await server.signUpAs('asha');
  });
  beforeEach(async () => {
    await server.database.query('delete from mentor_bookings');
    await server.database.query('delete from mentors');
    people += 1;
    mentor = await server.mentor(`mentor-${people}`);
  });
  afterAll(() => server?.close());

  /** What runs every few minutes. */
  const readAll = async (after = 0) => {
    const now = () => new Date(server.clock.now().getTime() + after);
    const [, handler] = nextSlotTasks({ now });
    await handler?.run(
      {
        db: server.db,
        log: { info: () => undefined, warn: () => undefined },
        inTransaction: (work) =>
          server.db.transaction().execute((trx) => work(trx, server.tasks.senderOn(trx))),
      },
      {},
    );
  };
  const next = async () => {
    const [row] = await server.database.query<{ at: Date | null; read: Date; id: string }>(
      'select id, next_slot_at as at, next_slot_read_at as read from mentors where user_id = $1',
      [mentor.userId],
    );
    if (row === undefined) throw new Error('There is no mentor.');
    return row;
  };
  const page = async () => (await server.call(readMentor, { params: { slug: mentor.slug } })).body;

  it('is that of the page', async () => {
    const { nextSlots, nextSlotAt } = await page();
    expect(nextSlotAt).toBe(nextSlots[0]?.start);
    expect((await next()).at?.toISOString()).toBe(nextSlotAt);
  });

  it('is read again once a session takes it, or time passes it', async () => {
    const { id, nextSlots, services } = await page();
    const [first, second, third] = nextSlots.map(({ start }) => start);
    const inserted = { id, userId: mentor.userId, serviceId: services[0]?.id ?? '' };
    await insertBooking(server, inserted, asha.userId, new Date(first ?? 0));
    await readAll();
    expect((await next()).at?.toISOString()).toBe(second);
    const until = new Date(second ?? 0).getTime() - server.clock.now().getTime();
    await readAll(until + 1);
    expect((await next()).at?.toISOString()).toBe(third);
  });

  it('is read again once the mentor books someone else’s session, or a calendar is read', async () => {
    const other = await server.mentor(`other-${people}`);
    const { nextSlots } = await page();
    const [first, second, third] = nextSlots.map(({ start }) => start);
    const theirs = (await server.call(readMentor, { params: { slug: other.slug } })).body;
    await insertBooking(
      server,
      { id: theirs.id, userId: other.userId, serviceId: theirs.services[0]?.id ?? '' },
      mentor.userId,
      new Date(first ?? 0),
    );
    await readAll();
    expect((await next()).at?.toISOString()).toBe(second);
    const calendar = newId();
    const { id } = await next();
    await server.database.query(
      `insert into mentor_calendars (id, mentor_id, url_sealed, host, read_at, next_read_at, created_at)
       values ($1, $2, 'sealed', 'calendar.example', $3, now(), now())`,
      [calendar, id, new Date(server.clock.now().getTime() + 1)],
    );
    await server.database.query(
      `insert into mentor_busy_times (calendar_id, starts_at, ends_at) values ($1, $2::timestamptz, $2::timestamptz + interval '1 hour')`,
      [calendar, second],
    );
    await readAll(2);
    expect((await next()).at?.toISOString()).toBe(third);
  });

  it('is left alone where nothing happened, and read after some hours all the same', async () => {
    await server.database.query(`update mentors set next_slot_at = now() + interval '9 days'`);
    const { read } = await next();
    await readAll(HOUR_MS / 4);
    expect((await next()).read).toEqual(read);
    await readAll(7 * HOUR_MS);
    expect((await next()).read).not.toEqual(read);
    const ahead = ((await next()).at?.getTime() ?? 0) - server.clock.now().getTime();
    expect(ahead).toBeLessThan(8 * 24 * HOUR_MS);
  });

  it('is none without hours, and far ahead where they are', async () => {
    const weekly = { MON: [], TUE: [], WED: [], THU: [], FRI: [], SAT: [], SUN: [] };
    const save = (overrides: (typeof workdays)['overrides']) =>
      server.call(
        saveHours,
        { body: { ...workdays, horizon: 365, weekly, overrides } },
        { as: mentor },
      );
    await save({});
    await server.runTasks();
    expect((await next()).at).toBeNull();
    const far = new Date(server.clock.now().getTime() + 300 * 24 * HOUR_MS);
    const day = far.toISOString().slice(0, 10);
    await save({ [day]: [{ from: '10:00', to: '12:00' }] });
    await server.runTasks();
    expect((await next()).at?.toISOString()).toBe(`${day}T04:30:00.000Z`);
  });

  it('is read for all mentors, however many there are', async () => {
    for (let n = 0; n < 60; n += 1) {
      await insertMentor(server, await server.signUpAs(`many-${people}-${n}`));
    }
    await readAll();
    const unread = await server.database.query(
      'select 1 from mentors where next_slot_read_at is null or next_slot_at is null',
    );
    expect(unread).toEqual([]);
  });
});
