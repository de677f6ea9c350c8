import {
  addToPipeline,
  createTrackerCalendar,
  deleteTrackerCalendar,
  readTrackerCalendar,
  watchTracker,
} from '@upround/trackers/contract';
import ICAL from 'ical.js';
import { convertIcsCalendar } from 'ts-ics';
import {
  PUBLIC_URL,
  startTrackers,
  type TestMember,
  type TrackersServer,
} from '../test/trackers-server.fixtures';

interface ReadEvent {
  summary: string;
  start: string;
  url: string | undefined;
}

/** Reads a calendar with ical.js. */
function byIcalJs(text: string): ReadEvent[] {
  const calendar = new ICAL.Component(ICAL.parse(text));
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    return {
      summary: event.summary,
      start: event.startDate.isDate
        ? event.startDate.toString()
        : event.startDate.toJSDate().toISOString(),
      url: component.getFirstPropertyValue('url')?.toString(),
    };
  });
}

/** Reads a calendar with ts-ics. */
const byTsIcs = (text: string): ReadEvent[] =>
  (convertIcsCalendar(undefined, text).events ?? []).map(({ summary, start, url }) => ({
    summary,
    start: start.type === 'DATE' ? start.date.toISOString().slice(0, 10) : start.date.toISOString(),
    url,
  }));

describe('the calendar of deadlines', () => {
  let server: TrackersServer;
  let ada: TestMember;

  beforeAll(async () => {
    server = await startTrackers();
    ada = await server.signUpAs('ada');
    await server.add(
      {
        slug: 'southern-cross',
        name: 'Southern Cross, “Climate”; Challenge',
        type: 'GRANT',
        schedule: 'DATED',
        closesOn: '2099-04-05',
        closesTime: '02:00',
        timeZone: 'Asia/Kolkata',
      },
      { slug: 'rolling', name: 'Rolling', schedule: 'ROLLING' },
    );
    for (const slug of ['southern-cross', 'rolling']) {
      const id = await server.idOf(slug);
      await server.call(watchTracker, { params: { id } }, { as: ada });
    }
    const body = { name: 'Northwind', nextStep: 'Call', nextStepOn: '2099-01-31' };
    await server.call(addToPipeline, { body }, { as: ada });
  }, 60_000);
  afterAll(() => server?.close());

  const urlOf = async () => (await server.call(readTrackerCalendar, {}, { as: ada })).body.url;
  const create = async () =>
    (await server.call(createTrackerCalendar, {}, { as: ada })).body.url ?? '';
  const read = (url: string) => server.app.inject(new URL(url).pathname);

  it('has a secret address that two parsers read, and nothing else of the member', async () => {
    expect(await urlOf()).toBeNull();
    const url = await create();
    expect(url).toMatch(/^https:\/\/upround\.example\/v1\/tracker-calendar\/[0-9a-f]{64}\.ics$/);
    const answer = await read(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8');
    const expected = [
      {
        summary: 'Deadline: Southern Cross, “Climate”; Challenge',
        start: '2099-04-04T20:30:00.000Z',
        url: `${PUBLIC_URL}/tracker/grant?record=southern-cross`,
      },
      { summary: 'Call (Northwind)', start: '2099-01-31', url: expect.stringMatching(/item=/) },
    ];
    expect(byIcalJs(answer.body)).toEqual(expected);
    expect(byTsIcs(answer.body)).toEqual(expected);
    expect(answer.body).not.toContain(ada.userId);
  });

  it('stops working when it is replaced or deleted', async () => {
    const former = await create();
    const next = await create();
    expect([(await read(former)).statusCode, (await read(next)).statusCode]).toEqual([404, 200]);
    await server.call(deleteTrackerCalendar, {}, { as: ada });
    expect((await read(next)).statusCode).toBe(404);
    expect(await urlOf()).toBeNull();
  });

  it('isn’t found at a forged address, nor is anything of others changed', async () => {
    const url = await create();
    const [, token = ''] = /calendar\/([0-9a-f]+)\.ics/.exec(url) ?? [];
    const flipped = `${token.slice(0, -1)}${token.endsWith('0') ? '1' : '0'}`;
    for (const forged of [
      flipped,
      token.slice(0, 32) + '0'.repeat(32),
      token.toUpperCase(),
      token.slice(1),
      'x',
      '%00',
      '..%2f..%2fetc',
      'a'.repeat(5_000),
    ]) {
      const { statusCode } = await server.app.inject(`/v1/tracker-calendar/${forged}.ics`);
      expect([forged.slice(0, 20), statusCode]).toEqual([
        forged.slice(0, 20),
        forged.length > 1_000 ? 414 : 404,
      ]);
    }
    expect((await read(url)).statusCode).toBe(200);
  });

  it('is there for one deadline, and not for a record without one', async () => {
    const one = await server.app.inject('/v1/tracker/southern-cross/deadline.ics');
    expect(byIcalJs(one.body).map(({ start }) => start)).toEqual(['2099-04-04T20:30:00.000Z']);
    expect(byTsIcs(one.body)).toEqual(byIcalJs(one.body));
    for (const slug of ['rolling', 'nothing', '%00']) {
      const { statusCode } = await server.app.inject(`/v1/tracker/${slug}/deadline.ics`);
      expect([slug, statusCode]).toEqual([slug, 404]);
    }
  });
});
