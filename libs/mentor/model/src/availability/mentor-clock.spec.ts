import type { AvailabilityRules } from './availability-rules';
import { bookableUntil, clockTimes, isWithinHours } from './mentor-clock';

const rules: AvailabilityRules = {
  zone: 'Europe/Berlin',
  weekly: {
    MON: [{ from: '22:00', to: '24:00' }],
    TUE: [{ from: '00:00', to: '01:00' }],
    WED: [],
    THU: [],
    FRI: [],
    SAT: [],
    SUN: [{ from: '01:00', to: '05:00' }],
  },
  overrides: {},
  holidays: [],
  bufferBefore: 0,
  bufferAfter: 0,
  minimumNotice: 0,
  mostPerDay: null,
  horizon: 30,
  length: 60,
  step: 60,
};
const range = (start: string, end: string) => ({ start: new Date(start), end: new Date(end) });

describe('the clock of a mentor', () => {
  it.each([
    // Off the grid, and over midnight.
    ['2027-03-15T21:10:00Z', '2027-03-15T23:10:00Z', true],
    ['2027-03-15T20:50:00Z', '2027-03-15T21:50:00Z', false],
    ['2027-03-15T23:10:00Z', '2027-03-16T00:10:00Z', false],
    // The clock skips from 2:00 to 3:00: the hours go on.
    ['2027-03-28T00:30:00Z', '2027-03-28T01:30:00Z', true],
    ['2027-03-28T02:30:00Z', '2027-03-28T03:30:00Z', false],
  ])('says whether %s to %s is within the hours', (start, end, isWithin) => {
    expect(isWithinHours(rules, range(start, end))).toBe(isWithin);
  });

  it.each([
    ['Europe/Berlin', '2027-03-26T12:00:00Z', 1, '2027-03-27T23:00:00.000Z'],
    ['Europe/Berlin', '2027-03-26T12:00:00Z', 2, '2027-03-28T22:00:00.000Z'],
    ['Asia/Kolkata', '2027-03-26T20:00:00Z', 0, '2027-03-27T18:30:00.000Z'],
    // Cairo skips the first hour of 30 April.
    ['Africa/Cairo', '2027-04-29T12:00:00Z', 0, '2027-04-29T22:00:00.000Z'],
  ])('ends the last day that can be booked (%s, %s + %i)', (zone, now, horizon, until) => {
    expect(bookableUntil({ ...rules, zone, horizon }, new Date(now)).toISOString()).toBe(until);
  });

  it('shows moments as its own days and hours', () => {
    const moments = ['2027-03-28T00:30:00Z', '2027-03-28T01:30:00Z'].map((text) => new Date(text));
    expect(clockTimes('Europe/Berlin', moments)).toEqual(['2027-03-28T01:30', '2027-03-28T03:30']);
    expect(clockTimes('Europe/Berlin', [])).toEqual([]);
  });
});
