import { createTestServer, type TestMember, type TestServer } from '@upround/shared/testing-server';
import { newId } from '@upround/shared/db';
import { insertBooking, insertMentor } from '../test/mentor-rows.fixtures';
import { lockMentor, rulesOf, serviceOf } from './mentor-rules.store';
import { nearestSlotsOf, slotAt, slotsOf } from './slots';

/** A Wednesday; the hours are 10:00 to 13:00 in Kolkata. */
const day = { start: new Date('2027-03-09T18:30:00Z'), end: new Date('2027-03-10T18:30:00Z') };
const now = new Date('2027-03-01T00:00:00Z');
const service = { minutes: 60, step: 60 };
const at = (text: string) => new Date(`2027-03-10T${text}:00Z`);
const startsOf = (slots: readonly { start: Date }[]) =>
  slots.map(({ start }) => start.toISOString().slice(11, 16));

describe('the slots of a mentor', () => {
  let server: TestServer;
  let asha: TestMember;
  let people = 0;

  beforeAll(async () => {
    server = await createTestServer();
    asha = await server.signUpAs('asha');
  });
  afterAll(() => server?.close());

  const mentorWith = async (change: Parameters<typeof insertMentor>[2] = {}) => {
    people += 1;
    return insertMentor(server, await server.signUpAs(`mentor-${people}`), change);
  };

  it('follow from the stored rules, on the mentor’s clock', async () => {
    const { id, serviceId } = await mentorWith({ holidays: ['2027-03-11'] });
    expect(await rulesOf(server.db, id)).toMatchObject({
      zone: 'Asia/Kolkata',
      holidays: ['2027-03-11'],
      overrides: {},
      mostPerDay: null,
    });
    expect(await serviceOf(server.db, id, serviceId)).toMatchObject({ minutes: 60, price: 0 });
    const request = { mentorId: id, service, now };
    expect(startsOf(await slotsOf(server.db, request, day))).toEqual(['04:30', '05:30', '06:30']);
    const holiday = { start: day.end, end: new Date('2027-03-11T18:30:00Z') };
    expect(await slotsOf(server.db, request, holiday)).toEqual([]);
  });

  it('leave out sessions, but for one that moves', async () => {
    const mentor = await mentorWith();
    const booking = await insertBooking(server, mentor, asha.userId, at('05:30'));
    const request = { mentorId: mentor.id, service, now };
    expect(startsOf(await slotsOf(server.db, request, day))).toEqual(['04:30', '06:30']);
    expect(await slotAt(server.db, request, at('05:30'))).toBeUndefined();
    const moving = { ...request, except: booking };
    expect(await slotAt(server.db, moving, at('05:30'))).toEqual({
      start: at('05:30'),
      end: at('06:30'),
    });
    expect(startsOf(await nearestSlotsOf(server.db, request, at('05:30')))).toEqual([
      '06:30',
      '04:30',
      '06:30',
    ]);
  });

  it('keep buffers and the maximum of a day, for which sessions that took place count', async () => {
    const mentor = await mentorWith({ bufferAfter: 15 });
    await insertBooking(server, mentor, asha.userId, at('04:30'));
    const request = { mentorId: mentor.id, service, now };
    expect(startsOf(await slotsOf(server.db, request, day))).toEqual(['06:30']);
    const single = await mentorWith({ mostPerDay: 1 });
    const booking = await insertBooking(server, single, asha.userId, at('06:30'));
    await server.database.query(
      `update mentor_bookings set state = 'COMPLETED', ended_at = now() where id = $1`,
      [booking],
    );
    expect(await slotsOf(server.db, { ...request, mentorId: single.id }, day)).toEqual([]);
  });

  it('leave out what calendars and the mentor’s own bookings take', async () => {
    const mentor = await mentorWith();
    const other = await mentorWith();
    await insertBooking(server, other, mentor.userId, at('06:30'));
    const calendarId = newId();
    await server.database.query(
      `insert into mentor_calendars (id, mentor_id, url_sealed, host, next_read_at, created_at)
       values ($1, $2, 'sealed', 'calendar.example', now(), now())`,
      [calendarId, mentor.id],
    );
    await server.database.query(
      'insert into mentor_busy_times (calendar_id, starts_at, ends_at) values ($1, $2, $3)',
      [calendarId, at('05:00'), at('05:15')],
    );
    const request = { mentorId: mentor.id, service, now };
    expect(startsOf(await slotsOf(server.db, request, day))).toEqual(['05:30']);
  });

  it('are none of no one', async () => {
    const request = { mentorId: newId(), service, now };
    expect(await rulesOf(server.db, request.mentorId)).toBeNull();
    expect(await slotsOf(server.db, request, day)).toEqual([]);
    const mentor = await mentorWith();
    await server.db.transaction().execute(async (trx) => {
      expect(await lockMentor(trx, mentor.id)).toMatchObject({ id: mentor.id, isListed: true });
      expect(await lockMentor(trx, request.mentorId)).toBeUndefined();
    });
  });
});
