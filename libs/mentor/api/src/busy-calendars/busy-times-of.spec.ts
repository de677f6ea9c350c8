import { busyTimesOf } from './busy-times-of';
import { createCalendarReader } from './calendar-reader';

const file = (...lines: readonly string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Test//EN', ...lines, 'END:VCALENDAR'].join('\r\n');
const event = (...lines: readonly string[]) =>
  ['BEGIN:VEVENT', 'UID:one', ...lines, 'END:VEVENT'].join('\r\n');

const window = {
  from: Date.parse('2027-03-01T00:00:00Z'),
  to: Date.parse('2027-05-01T00:00:00Z'),
  zone: 'Europe/Berlin',
};
const timesOf = (text: string) =>
  busyTimesOf({ text, ...window }).map(({ start, end }) =>
    [start, end].map((moment) => new Date(moment).toISOString().slice(0, 16)).join(' '),
  );

/** Berlin as Outlook and Apple describe it. */
const berlin = [
  'BEGIN:VTIMEZONE',
  'TZID:W. Europe Standard Time',
  'BEGIN:STANDARD',
  'DTSTART:16010101T030000',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10',
  'END:STANDARD',
  'BEGIN:DAYLIGHT',
  'DTSTART:16010101T020000',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3',
  'END:DAYLIGHT',
  'END:VTIMEZONE',
];

describe('busy times of a calendar file', () => {
  it('are those of UTC, of a zone by its name, and of a zone that the file describes', () => {
    const text = file(
      ...berlin,
      event('DTSTART:20270310T090000Z', 'DTEND:20270310T100000Z'),
      event('DTSTART;TZID=Asia/Kolkata:20270311T090000', 'DURATION:PT30M'),
      event('DTSTART;TZID=W. Europe Standard Time:20270405T090000', 'DURATION:PT1H'),
    );
    expect(timesOf(text)).toEqual([
      '2027-03-10T09:00 2027-03-10T10:00',
      '2027-03-11T03:30 2027-03-11T04:00',
      '2027-04-05T07:00 2027-04-05T08:00',
    ]);
  });

  it('of days and of times without a zone are on the mentor’s clock', () => {
    const text = file(
      event('DTSTART;VALUE=DATE:20270328', 'DTEND;VALUE=DATE:20270329'),
      event('DTSTART:20270329T120000', 'DTEND:20270329T130000'),
    );
    expect(timesOf(text)).toEqual([
      // The day on which summer time begins has 23 hours.
      '2027-03-27T23:00 2027-03-28T22:00',
      '2027-03-29T10:00 2027-03-29T11:00',
    ]);
  });

  it('repeat on the clock across summer time, without what was taken out or moved', () => {
    const text = file(
      event(
        'DTSTART;TZID=Europe/Berlin:20270308T090000',
        'DURATION:PT1H',
        'RRULE:FREQ=WEEKLY;COUNT=5',
        'EXDATE;TZID=Europe/Berlin:20270315T090000',
      ),
      event(
        'RECURRENCE-ID;TZID=Europe/Berlin:20270322T090000',
        'DTSTART;TZID=Europe/Berlin:20270323T110000',
        'DURATION:PT1H',
      ),
    );
    expect(timesOf(text)).toEqual([
      '2027-03-08T08:00 2027-03-08T09:00',
      '2027-03-23T10:00 2027-03-23T11:00',
      '2027-03-29T07:00 2027-03-29T08:00',
      '2027-04-05T07:00 2027-04-05T08:00',
    ]);
  });

  it('leave out what is free or cancelled, and what is outside of the window', () => {
    const at = ['DTSTART:20270310T090000Z', 'DTEND:20270310T100000Z'];
    const text = file(
      event(...at, 'TRANSP:TRANSPARENT'),
      event(...at, 'STATUS:CANCELLED'),
      event('DTSTART:20280310T090000Z', 'DTEND:20280310T100000Z'),
    );
    expect(timesOf(text)).toEqual([]);
  });

  it('of what isn’t a calendar are refused', () => {
    expect(() => timesOf('<html></html>')).toThrow();
    expect(() => timesOf('BEGIN:VCARD\r\nEND:VCARD')).toThrow('isn’t a calendar');
  });
});

describe('the process that reads calendars', () => {
  const reader = createCalendarReader();
  afterAll(() => reader.close());
  const read = (text: string) => reader.read({ text, ...window });

  it('reads one', async () => {
    const times = await read(file(event('DTSTART:20270310T090000Z', 'DURATION:PT1H')));
    expect(times).toEqual([{ start: 1_804_669_200_000, end: 1_804_672_800_000 }]);
  });

  it.each([
    ['repeats each second', ['DTSTART:19700101T000000Z', 'RRULE:FREQ=SECONDLY']],
    ['has too many times', ['DTSTART:20270301T000000Z', 'DURATION:PT1M', 'RRULE:FREQ=MINUTELY']],
  ])(
    'ends an event that %s, and goes on with the next',
    async (_what, lines) => {
      expect(await read(file(event(...lines)))).toBe('TOO_LARGE');
      expect(await read('no calendar')).toBe('UNREADABLE');
    },
    60_000,
  );

  it('finds no time of an event that never comes', async () => {
    const rule = 'RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=31';
    expect(await read(file(event('DTSTART:20270101T000000Z', rule)))).toEqual([]);
  });
});
