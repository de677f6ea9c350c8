import * as fc from 'fast-check';
import { weekdays, type AvailabilityRules, type LocalRange } from './availability-rules';
import { bookableSlots, type SlotQuestion } from './bookable-slots';
import { naiveStarts, shownAt } from './naive-slots.fixtures';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Changes of the clock by an hour, half an hour, two hours and a whole day, and zones without any. */
const changes = [
  ['America/New_York', '2027-03-14T07:00Z'],
  ['America/New_York', '2027-11-07T06:00Z'],
  ['Europe/London', '2027-03-28T01:00Z'],
  ['Europe/London', '2027-10-31T01:00Z'],
  ['Australia/Lord_Howe', '2027-04-03T15:00Z'],
  ['Australia/Lord_Howe', '2027-10-02T15:30Z'],
  ['Pacific/Auckland', '2027-04-03T14:00Z'],
  ['Pacific/Chatham', '2027-09-25T14:00Z'],
  ['Antarctica/Troll', '2027-03-28T01:00Z'],
  ['Antarctica/Troll', '2027-10-31T01:00Z'],
  ['America/Sao_Paulo', '2018-11-04T03:00Z'],
  ['America/Santiago', '2027-04-04T03:00Z'],
  ['Asia/Beirut', '2027-03-27T22:00Z'],
  ['Africa/Casablanca', '2027-02-07T02:00Z'],
  ['Africa/Casablanca', '2027-03-14T02:00Z'],
  ['Pacific/Apia', '2011-12-30T10:00Z'],
  ['Asia/Kolkata', '2027-03-28T01:00Z'],
  ['Asia/Kathmandu', '2027-06-15T18:15Z'],
] as const;

const two = (part: number) => String(part).padStart(2, '0');
const timeOf = (minute: number) => `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;

/** Often at the times at which clocks change, and at both ends of the day. */
const minute = fc.oneof(
  fc.integer({ min: 0, max: 288 }).map((five) => five * 5),
  fc.constantFrom(0, 30, 60, 90, 120, 150, 180, 240, 1_380, 1_410, 1_440),
  fc.integer({ min: 0, max: 1_440 }),
);
const range: fc.Arbitrary<LocalRange> = fc
  .uniqueArray(minute, { minLength: 2, maxLength: 2 })
  .map(([one = 0, other = 0]) => ({
    from: timeOf(Math.min(one, other)),
    to: timeOf(Math.max(one, other)),
  }));
const ranges = fc.oneof(
  fc.array(range, { maxLength: 4 }),
  fc.constantFrom(
    [{ from: '00:00', to: '24:00' }],
    // They touch, and begin another grid than a range alone would.
    [
      { from: '09:10', to: '18:35' },
      { from: '00:25', to: '09:10' },
    ],
  ),
);

const question: fc.Arbitrary<SlotQuestion> = fc.constantFrom(...changes).chain(([zone, change]) => {
  const at = Date.parse(change);
  const between = (first: number, last: number) =>
    fc
      .integer({ min: first * 60, max: last * 60 })
      .map((minutes) => new Date(at + minutes * MINUTE));
  const day = between(-48, 48).map((moment) => shownAt(zone, moment.getTime()).day);
  const buffer = fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 60 }));
  const rules: fc.Arbitrary<AvailabilityRules> = fc.record({
    zone: fc.constant(zone),
    weekly: fc.record(
      Object.fromEntries(weekdays.map((weekday) => [weekday, ranges])) as Record<
        (typeof weekdays)[number],
        typeof ranges
      >,
    ),
    overrides: fc.dictionary(day, ranges, { maxKeys: 2 }),
    holidays: fc.array(day, { maxLength: 1 }),
    bufferBefore: buffer,
    bufferAfter: buffer,
    minimumNotice: fc.constantFrom(0, 0, 0, 60, 24 * 60),
    mostPerDay: fc.option(fc.integer({ min: 1, max: 3 }), { freq: 1 }),
    horizon: fc.constantFrom(0, 1, 2, 60, 60, 60),
    length: fc.constantFrom(10, 15, 30, 45, 60, 90),
    step: fc.constantFrom(5, 15, 20, 30, 45, 60),
  });
  const busyTime = fc
    .record({
      start: between(-40, 40),
      // Calendars have entries that begin and end at any second, and empty ones.
      seconds: fc.oneof(fc.constantFrom(0, 1_800, 3_600), fc.integer({ min: 0, max: 30_000 })),
      kind: fc.constantFrom('SESSION' as const, 'CALENDAR' as const),
    })
    .map(({ start, seconds, kind }) => ({
      start,
      end: new Date(start.getTime() + seconds * 1_000),
      kind,
    }));
  return fc.record({
    rules,
    from: between(-30, 2),
    now: fc
      .tuple(fc.oneof(between(-60, -30), between(-60, 20)), fc.integer({ min: 0, max: 59_999 }))
      .map(([moment, ms]) => new Date(moment.getTime() + ms)),
    busy: fc.array(busyTime, { maxLength: 4 }),
    to: between(-2, 30),
  });
});

describe('slots, beside a walk through each minute', () => {
  it('are the same for any rules, zone and time around a change of the clock', () => {
    let slots = 0;
    fc.assert(
      fc.property(question, (asked) => {
        const starts = bookableSlots(asked).map(({ start }) => start.toISOString());
        slots += starts.length;
        expect(starts).toEqual(naiveStarts(asked));
      }),
      { numRuns: 500 },
    );
    // Questions without an answer prove nothing.
    expect(slots).toBeGreaterThan(4_000);
  }, 170_000);

  it('are the same across the change itself, with all hours open', () => {
    for (const [zone, change] of changes) {
      const at = Date.parse(change);
      const allDay = [{ from: '00:00', to: '24:00' }];
      const asked: SlotQuestion = {
        rules: {
          zone,
          weekly: {
            MON: allDay,
            TUE: allDay,
            WED: allDay,
            THU: allDay,
            FRI: allDay,
            SAT: allDay,
            SUN: [{ from: '00:30', to: '23:15' }],
          },
          overrides: {},
          holidays: [],
          bufferBefore: 0,
          bufferAfter: 0,
          minimumNotice: 0,
          mostPerDay: null,
          horizon: 30,
          length: 45,
          step: 20,
        },
        from: new Date(at - 30 * HOUR),
        to: new Date(at + 30 * HOUR),
        now: new Date(at - 40 * HOUR),
        busy: [],
      };
      const starts = bookableSlots(asked).map(({ start }) => start.toISOString());
      expect({ zone, starts }).toEqual({ zone, starts: naiveStarts(asked) });
      expect(starts.length).toBeGreaterThan(100);
    }
  });
});
