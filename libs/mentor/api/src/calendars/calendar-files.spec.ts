import {
  createBookingCalendar,
  deleteBookingCalendar,
  readBookingCalendar,
} from '@upround/mentor/contract';
import type { TestMember } from '@upround/shared/testing-server';
import ICAL from 'ical.js';
import {
  slotAhead,
  startMentors,
  type MentorServer,
  type TestMentor,
} from '../test/mentor-server.fixtures';

/** Reads a calendar with ical.js. */
function readFile(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  return {
    method: calendar.getFirstPropertyValue('method'),
    events: calendar.getAllSubcomponents('vevent').map((component) => {
      const event = new ICAL.Event(component);
      return {
        uid: event.uid,
        sequence: event.sequence ?? 0,
        start: event.startDate.toJSDate().toISOString(),
        status: component.getFirstPropertyValue('status'),
        description: event.description,
      };
    }),
  };
}

describe('spec 4.56: calendar files of sessions', () => {
  let server: MentorServer;
  let mentor: TestMentor;
  let asha: TestMember;
  let start: Date;

  beforeEach(async () => {
    server = await startMentors();
    mentor = await server.mentor(0, { join_url: 'https://meet.example/secret-room' });
    asha = await server.person();
    start = slotAhead(server, 5);
  });
  afterEach(() => server?.close());

  const get = (url: string) => server.app.inject({ method: 'GET', url: new URL(url).pathname });
  const fileOf = async (url: string) => {
    const { statusCode, body, headers } = await get(url);
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
    expect(body).not.toContain('secret-room');
    return readFile(body);
  };

  it('keep the UID of a session, and count up when it moves or is cancelled', async () => {
    const id = await server.agree(asha, mentor, start);
    const url = (await server.read(asha, id)).body.calendarUrl ?? '';
    const uid = `booking-${id}@upround`;
    const first = await fileOf(url);
    expect(first).toMatchObject({
      method: 'REQUEST',
      events: [{ uid, sequence: 0, start: start.toISOString(), status: 'CONFIRMED' }],
    });
    expect(first.events[0]?.description).toContain('(Asia/Kolkata)');
    expect(first.events[0]?.description).toContain('(Europe/London)');
    const next = slotAhead(server, 7);
    await server.change(asha, id, {
      start: next.toISOString(),
      expectedStart: start.toISOString(),
    });
    expect(await fileOf(url)).toMatchObject({
      method: 'REQUEST',
      events: [{ uid, sequence: 1, start: next.toISOString() }],
    });
    await server.change(mentor.member, id, { state: 'CANCELLED', expectedRefund: 0 });
    expect(await fileOf(url)).toMatchObject({
      method: 'CANCEL',
      events: [{ uid, sequence: 2, status: 'CANCELLED' }],
    });
  });

  it('are not there before a session is confirmed, nor under a changed address', async () => {
    const agreed = await server.agree(asha, mentor, start);
    const url = (await server.read(asha, agreed)).body.calendarUrl ?? '';
    expect((await get(url.replace(/.\.ics$/, '_.ics'))).statusCode).toBe(404);
    // The address of one session is none of a calendar.
    expect((await get(url.replace('mentor-session', 'mentor-calendar'))).statusCode).toBe(404);
    await server.rows(`delete from mentor_booking_steps where action = 'CONFIRM'`);
    expect((await get(url)).statusCode).toBe(404);
  });

  it('are subscribed to by both sides at a secret address, which can be replaced', async () => {
    const id = await server.agree(asha, mentor, start);
    await server.request(await server.person(), mentor, slotAhead(server, 8));
    const read = (as: TestMember) => server.call(readBookingCalendar, {}, { as });
    const create = async (as: TestMember) =>
      (await server.call(createBookingCalendar, {}, { as })).body.url ?? '';
    expect((await read(asha)).body.url).toBeNull();
    for (const side of [asha, mentor.member]) {
      const url = await create(side);
      expect((await read(side)).body.url).toBe(url);
      const { method, events } = await fileOf(url);
      expect([method, events.map(({ uid }) => uid)]).toEqual([
        'PUBLISH',
        [`booking-${id}@upround`],
      ]);
    }
    const former = await create(asha);
    const url = await create(asha);
    expect((await get(former)).statusCode).toBe(404);
    await server.call(deleteBookingCalendar, {}, { as: asha });
    expect((await get(url)).statusCode).toBe(404);
  });
});
