import {
  AvailabilityError,
  availabilityLimits,
  type AvailabilityProblem,
  type AvailabilityRules,
  type LocalRange,
} from './availability-rules';
import { bookableSlots, type BusyTime, type SlotQuestion } from './bookable-slots';

const closed: AvailabilityRules['weekly'] = {
  MON: [],
  TUE: [],
  WED: [],
  THU: [],
  FRI: [],
  SAT: [],
  SUN: [],
};

const rulesOf = (changes: Partial<AvailabilityRules> = {}): AvailabilityRules => ({
  zone: 'Asia/Kolkata',
  weekly: closed,
  overrides: {},
  holidays: [],
  bufferBefore: 0,
  bufferAfter: 0,
  minimumNotice: 0,
  mostPerDay: null,
  horizon: 60,
  length: 60,
  step: 60,
  ...changes,
});

/** The starts from one day to another, both of UTC, asked long before. */
const startsOf = (
  rules: AvailabilityRules,
  from: string,
  to: string,
  more: Partial<SlotQuestion> = {},
) =>
  bookableSlots({
    rules,
    from: new Date(from),
    to: new Date(to),
    now: new Date(Date.parse(from) - 86_400_000),
    busy: [],
    ...more,
  }).map(({ start }) => start.toISOString().slice(0, 16));

const range = (from: string, to: string): LocalRange => ({ from, to });
const busyFrom = (start: string, end: string, kind: BusyTime['kind']): BusyTime => ({
  start: new Date(start),
  end: new Date(end),
  kind,
});

describe('slots of a day', () => {
  // 1 March 2027 is a Monday.
  const monday = rulesOf({ weekly: { ...closed, MON: [range('09:00', '12:00')] } });
  const on = (rules: AvailabilityRules, more: Partial<SlotQuestion> = {}) =>
    startsOf(rules, '2027-03-01T00:00Z', '2027-03-02T00:00Z', more);

  it('are hours of the mentor’s clock as moments of UTC', () => {
    expect(on(monday)).toEqual(['2027-03-01T03:30', '2027-03-01T04:30', '2027-03-01T05:30']);
    expect(startsOf(monday, '2027-03-02', '2027-03-08')).toEqual([]);
  });

  it('end with their session within the hours', () => {
    expect(on({ ...monday, length: 90, step: 30 })).toEqual([
      '2027-03-01T03:30',
      '2027-03-01T04:00',
      '2027-03-01T04:30',
      '2027-03-01T05:00',
    ]);
  });

  it('begin again with each range, and go on where ranges touch or overlap', () => {
    const weekly = { ...closed, MON: [range('10:10', '11:10'), range('09:00', '10:00')] };
    expect(on({ ...monday, weekly })).toEqual(['2027-03-01T03:30', '2027-03-01T04:40']);
    const touching = { ...closed, MON: [range('09:50', '11:00'), range('09:00', '09:50')] };
    expect(on({ ...monday, weekly: touching })).toEqual(['2027-03-01T03:30', '2027-03-01T04:30']);
    const joined = { ...closed, MON: [range('10:00', '11:30'), range('09:30', '10:30')] };
    expect(on({ ...monday, weekly: joined, step: 30 })).toEqual([
      '2027-03-01T04:00',
      '2027-03-01T04:30',
      '2027-03-01T05:00',
    ]);
  });

  it('go on over midnight', () => {
    const weekly = { ...closed, MON: [range('23:30', '24:00')], TUE: [range('00:00', '00:30')] };
    expect(startsOf(rulesOf({ zone: 'UTC', weekly }), '2027-03-01', '2027-03-04')).toEqual([
      '2027-03-01T23:30',
    ]);
  });

  it('follow the hours of a single day instead, and there are none on holidays', () => {
    const day = '2027-03-01';
    expect(on({ ...monday, overrides: { [day]: [range('15:00', '16:00')] } })).toEqual([
      '2027-03-01T09:30',
    ]);
    expect(on({ ...monday, overrides: { [day]: [] } })).toEqual([]);
    expect(on({ ...monday, holidays: [day] })).toEqual([]);
    expect(
      on({ ...monday, holidays: [day], overrides: { [day]: [range('15:00', '16:00')] } }),
    ).toEqual(['2027-03-01T09:30']);
  });

  it('keep the minimum notice, to the minute', () => {
    const rules = { ...monday, minimumNotice: 120 };
    const at = (now: string) => on(rules, { now: new Date(now) });
    expect(at('2027-03-01T02:30:00Z')).toHaveLength(2);
    expect(at('2027-03-01T02:30:01Z')).toHaveLength(1);
  });

  it('are as many days ahead as can be booked on the mentor’s clock', () => {
    const rules = { ...monday, horizon: 1 };
    // 23:59 on Saturday and 00:00 on Sunday in India.
    expect(on(rules, { now: new Date('2027-02-27T18:29Z') })).toHaveLength(0);
    expect(on(rules, { now: new Date('2027-02-27T18:30Z') })).toHaveLength(3);
  });

  it('leave out busy times, and may touch them', () => {
    expect(
      on(monday, { busy: [busyFrom('2027-03-01T04:30Z', '2027-03-01T05:30Z', 'SESSION')] }),
    ).toEqual(['2027-03-01T03:30', '2027-03-01T05:30']);
    expect(
      on(monday, { busy: [busyFrom('2027-03-01T05:29:59Z', '2027-03-01T05:30:01Z', 'CALENDAR')] }),
    ).toEqual(['2027-03-01T03:30']);
  });

  it('have the longer buffer beside a session, and that of the side beside an entry of a calendar', () => {
    const rules = { ...monday, bufferBefore: 5, bufferAfter: 15, length: 15, step: 5 };
    const busy = (kind: BusyTime['kind']) =>
      on(rules, { busy: [busyFrom('2027-03-01T04:30Z', '2027-03-01T05:00Z', kind)] });
    expect(busy('SESSION')).toContain('2027-03-01T04:00');
    expect(busy('SESSION')).not.toContain('2027-03-01T04:05');
    expect(busy('SESSION')).not.toContain('2027-03-01T05:10');
    expect(busy('SESSION')).toContain('2027-03-01T05:15');
    expect(busy('CALENDAR')).not.toContain('2027-03-01T04:05');
    expect(busy('CALENDAR')).toContain('2027-03-01T05:05');
    expect(busy('CALENDAR')).not.toContain('2027-03-01T05:00');
  });

  it('end when a day has its sessions; entries of a calendar are none', () => {
    const rules = { ...monday, mostPerDay: 2 };
    const session = busyFrom('2027-03-01T10:00Z', '2027-03-01T11:00Z', 'SESSION');
    const meeting = busyFrom('2027-03-01T12:00Z', '2027-03-01T13:00Z', 'CALENDAR');
    // Begins at 23:59 of the day before in India.
    const late = busyFrom('2027-02-28T18:29Z', '2027-02-28T19:29Z', 'SESSION');
    expect(on(rules, { busy: [session, meeting] })).toHaveLength(3);
    expect(on(rules, { busy: [session, late] })).toHaveLength(3);
    expect(on(rules, { busy: [session, session] })).toHaveLength(0);
  });

  it('are those that begin from the first moment and before the last', () => {
    expect(startsOf(monday, '2027-03-01T04:30Z', '2027-03-01T05:30Z')).toEqual([
      '2027-03-01T04:30',
    ]);
    expect(startsOf(monday, '2027-03-02', '2027-03-01')).toEqual([]);
  });
});

describe('slots when the clock changes', () => {
  const sundays = (zone: string, from: string, to: string, length = 30) =>
    rulesOf({ zone, weekly: { ...closed, SUN: [range(from, to)] }, length, step: length });

  it('skip the local times that there aren’t', () => {
    // In New York it is 03:00 after 01:59 on 14 March 2027.
    const rules = sundays('America/New_York', '01:00', '04:00');
    expect(startsOf(rules, '2027-03-14', '2027-03-15')).toEqual([
      '2027-03-14T06:00',
      '2027-03-14T06:30',
      '2027-03-14T07:00',
      '2027-03-14T07:30',
    ]);
  });

  it('have each moment of the hour that comes twice once', () => {
    // In New York it is 01:00 again after 01:59 on 7 November 2027.
    const rules = sundays('America/New_York', '01:00', '03:00');
    expect(startsOf(rules, '2027-11-07', '2027-11-08')).toEqual([
      '2027-11-07T05:00',
      '2027-11-07T05:30',
      '2027-11-07T06:00',
      '2027-11-07T06:30',
      '2027-11-07T07:00',
      '2027-11-07T07:30',
    ]);
  });

  it('last their real minutes across the change', () => {
    // Two hours of the clock are three real ones, and one after the other.
    expect(
      startsOf(sundays('America/New_York', '01:00', '03:00', 90), '2027-11-07', '2027-11-08'),
    ).toEqual(['2027-11-07T05:00', '2027-11-07T06:00']);
    expect(
      startsOf(sundays('America/New_York', '01:00', '03:00', 60), '2027-03-14', '2027-03-15'),
    ).toEqual(['2027-03-14T06:00']);
  });

  it('know changes by half an hour, and a day that a zone left out', () => {
    const rules = sundays('Australia/Lord_Howe', '01:00', '03:00');
    expect(startsOf(rules, '2027-04-03T12:00Z', '2027-04-04')).toHaveLength(5);
    expect(startsOf(rules, '2027-10-02T12:00Z', '2027-10-03')).toHaveLength(3);
    const fridays = rulesOf({
      zone: 'Pacific/Apia',
      weekly: { ...closed, FRI: [range('09:00', '12:00')] },
    });
    expect(startsOf(fridays, '2011-12-28', '2012-01-03')).toEqual([]);
  });
});

describe('rules that are wrong', () => {
  const fails = (changes: Partial<AvailabilityRules>, more: Partial<SlotQuestion> = {}) => {
    try {
      startsOf(rulesOf(changes), '2027-03-01', '2027-03-02', more);
    } catch (error) {
      if (error instanceof AvailabilityError) return [error.field, error.problem];
      throw error;
    }
    return null;
  };
  const onMonday = (...ranges: LocalRange[]) => ({ weekly: { ...closed, MON: ranges } });

  it.each<[string, Partial<AvailabilityRules>, string, AvailabilityProblem]>([
    ['an offset', { zone: '+05:30' }, 'zone', 'UNKNOWN_ZONE'],
    ['no zone', { zone: 'Mars/Olympus' }, 'zone', 'UNKNOWN_ZONE'],
    ['other text', onMonday(range('9', '10:00')), 'weekly.MON.0.from', 'NOT_A_TIME'],
    ['minute 60', onMonday(range('09:60', '10:00')), 'weekly.MON.0.from', 'NOT_A_TIME'],
    ['a time after 24:00', onMonday(range('09:00', '24:01')), 'weekly.MON.0.to', 'NOT_A_TIME'],
    ['an empty range', onMonday(range('09:00', '09:00')), 'weekly.MON.0', 'EMPTY_RANGE'],
    ['a range over midnight', onMonday(range('22:00', '02:00')), 'weekly.MON.0', 'EMPTY_RANGE'],
    ['a day that isn’t', { holidays: ['2027-02-29'] }, 'holidays.0', 'NOT_A_DAY'],
    ['a day of another form', { overrides: { '1 May': [] } }, 'overrides.1 May', 'NOT_A_DAY'],
    ['half a minute', { length: 30.5 }, 'length', 'OUT_OF_BOUNDS'],
    ['steps of none', { step: 0 }, 'step', 'OUT_OF_BOUNDS'],
    ['no sessions a day', { mostPerDay: 0 }, 'mostPerDay', 'OUT_OF_BOUNDS'],
    [
      'too many ranges',
      onMonday(...Array.from({ length: 13 }, () => range('09:00', '10:00'))),
      'weekly.MON',
      'TOO_MANY',
    ],
    ['too many holidays', { holidays: Array(367).fill('2027-01-01') }, 'holidays', 'TOO_MANY'],
  ])('%s', (_, changes, field, problem) => {
    expect(fails(changes)).toEqual([field, problem]);
  });

  it('a window that is longer than two months, or none', () => {
    const to = (days: number) => ({
      to: new Date(Date.parse('2027-03-01') + days * 86_400_000),
    });
    expect(fails({}, to(availabilityLimits.windowDays))).toBeNull();
    expect(fails({}, to(availabilityLimits.windowDays + 1))).toEqual(['to', 'WINDOW_TOO_LONG']);
    expect(fails({}, { to: new Date(NaN) })).toEqual(['to', 'WINDOW_TOO_LONG']);
  });
});
