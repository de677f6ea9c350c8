import {
  addBusyCalendar,
  listSlots,
  readOwnMentor,
  removeBusyCalendar,
} from '@upround/mentor/contract';
import { SafeFetchError, type SafeAnswer, type SafeRequest } from '@upround/shared/safe-fetch';
import {
  HOUR_MS,
  slotAhead,
  startMentors,
  type MentorServer,
  type TestMentor,
} from '../test/mentor-server.fixtures';

const MINUTE_MS = 60_000;

/** A moment as calendar files write it. */
const inFile = (moment: Date) => `${moment.toISOString().replaceAll(/[-:]/g, '').slice(0, 15)}Z`;

const calendarOf = (...events: readonly { start: Date; title: string }[]) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Test//EN',
    ...events.flatMap(({ start, title }) => [
      'BEGIN:VEVENT',
      `UID:${title}`,
      `SUMMARY:${title}`,
      `DTSTART:${inFile(start)}`,
      'DURATION:PT1H',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ].join('\r\n');

/** A web with one calendar, whose text the test writes. */
function calendarWeb() {
  const web = { text: '', etag: 'one', asked: [] as (string | null | undefined)[], isDown: false };
  const fetch = async (url: string, request: SafeRequest): Promise<SafeAnswer> => {
    web.asked.push(request.etag);
    if (web.isDown) throw new SafeFetchError('UNREACHABLE', 'No server answers.');
    const notModified = request.etag === web.etag;
    return {
      url,
      movedTo: null,
      notModified,
      body: new TextEncoder().encode(notModified ? '' : web.text),
      cut: false,
      contentType: 'text/calendar',
      charset: 'utf-8',
      etag: web.etag,
      lastModified: null,
    };
  };
  return { web, fetch };
}

describe('a mentor’s own calendars', () => {
  const { web, fetch } = calendarWeb();
  let server: MentorServer;
  let mentor: TestMentor;
  /** The moment of the calendar's event, and the one it moves to. Fixed once: the clock moves on. */
  let dentist: Date;
  let moved: Date;

  beforeAll(async () => {
    server = await startMentors({ calendarFetch: { fetch } });
    mentor = await server.mentor();
    dentist = slotAhead(server, 3);
    moved = slotAhead(server, 3, 2);
  }, 60_000);
  afterAll(() => server?.close());
  beforeEach(() => {
    web.isDown = false;
  });

  const url = 'https://calendar.example.com/private-3f9.ics';
  const add = () => server.call(addBusyCalendar, { body: { url } }, { as: mentor.member });
  const own = async () => {
    const { body } = await server.call(readOwnMentor, {}, { as: mentor.member });
    return body.mentor?.calendars ?? [];
  };
  const isFree = async (start: Date) => {
    const { body } = await server.call(listSlots, {
      params: { slug: mentor.slug },
      query: {
        service: mentor.serviceId,
        from: start.toISOString(),
        to: new Date(start.getTime() + HOUR_MS).toISOString(),
      },
    });
    return body.slots.some((slot) => slot.start === start.toISOString());
  };
  const readAgain = async () => {
    await server.goTo(new Date(server.clock.now().getTime() + 61 * MINUTE_MS));
    await server.runTask('mentor.read-calendars');
  };

  it('takes its busy times out of the free ones, and stores neither titles nor the plain address', async () => {
    const free = slotAhead(server, 3, 1);
    expect(await isFree(dentist)).toBe(true);
    web.text = calendarOf({ start: dentist, title: 'Dentist' });
    const { status, body } = await add();
    expect(status).toBe(201);
    expect(body).toMatchObject({ host: 'calendar.example.com', busyCount: 1, problem: null });
    expect([await isFree(dentist), await isFree(free)]).toEqual([false, true]);
    const stored = JSON.stringify(await server.rows('select * from mentor_calendars'));
    expect(stored).not.toContain('private-3f9');
    expect(await own()).toHaveLength(1);
  });

  it('is read again each hour, by its version', async () => {
    await readAgain();
    expect(web.asked.at(-1)).toBe('one');
    expect(await isFree(dentist)).toBe(false);
    web.text = calendarOf({ start: moved, title: 'Moved' });
    web.etag = 'two';
    await readAgain();
    expect([await isFree(dentist), await isFree(moved)]).toEqual([true, false]);
    const asked = web.asked.length;
    await server.runTask('mentor.read-calendars');
    expect(web.asked).toHaveLength(asked);
  });

  it('keeps its busy times where it can’t be reached, says so, and is tried less often', async () => {
    web.isDown = true;
    await readAgain();
    expect((await own())[0]?.problem).toBe('UNREACHABLE');
    const asked = web.asked.length;
    await readAgain();
    expect(web.asked).toHaveLength(asked);
    await readAgain();
    expect(web.asked).toHaveLength(asked + 1);
    expect(await isFree(moved)).toBe(false);
  });

  it('can’t be added where it isn’t one or can’t be reached, and nothing changes', async () => {
    const before = await own();
    web.text = '<html>Log in</html>';
    web.etag = 'three';
    expect((await add()).error?.code).toBe('CALENDAR_UNREADABLE');
    web.isDown = true;
    expect((await add()).error?.code).toBe('CALENDAR_UNREADABLE');
    expect(await own()).toHaveLength(before.length);
  });

  it('is removed with its busy times, and only by its mentor', async () => {
    const [calendar] = await own();
    const id = calendar?.id ?? '';
    const remove = (as = mentor.member) =>
      server.call(removeBusyCalendar, { params: { id } }, { as });
    expect((await remove(await server.person())).status).toBe(404);
    expect((await remove()).status).toBe(204);
    expect(await server.rows('select 1 from mentor_busy_times')).toEqual([]);
    expect((await remove()).status).toBe(404);
  });

  it('is one of three at most', async () => {
    web.text = calendarOf();
    web.etag = 'four';
    for (let n = 0; n < 3; n += 1) expect((await add()).status).toBe(201);
    expect((await add()).error?.code).toBe('TOO_MANY_CALENDARS');
  });
});
