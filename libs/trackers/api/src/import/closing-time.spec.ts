import fc from 'fast-check';
import { closingTime } from './closing-time';

/** What a clock in the zone shows at a moment, by the platform's own tables. */
const shown = (at: Date, zone: string) =>
  new Intl.DateTimeFormat('sv-SE', {
    timeZone: zone,
    dateStyle: 'short',
    timeStyle: 'short',
  })
    .format(at)
    .replace(' ', 'T');

const zones = ['Asia/Kolkata', 'America/New_York', 'Pacific/Auckland'] as const;
const two = (part: number) => String(part).padStart(2, '0');

describe('the moment of a deadline', () => {
  it('is what the funder’s clock shows then, in every zone and all year', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        fc.date({ min: new Date('2024-01-01'), max: new Date('2034-12-31'), noInvalidDate: true }),
        fc.integer({ min: 0, max: 23 }),
        fc.integer({ min: 0, max: 59 }),
        (zone, date, hour, minute) => {
          const day = date.toISOString().slice(0, 10);
          const found = closingTime(day, `${two(hour)}:${two(minute)}`, zone);
          // Only around a change of the clock is there no such moment.
          if (found === null) return zone !== 'Asia/Kolkata' && hour <= 3;
          return shown(found.at, zone) === found.local;
        },
      ),
      { numRuns: 2_000 },
    );
  });

  it.each([
    ['2027-03-31', '17:00', 'Asia/Kolkata', '2027-03-31T11:30:00.000Z'],
    ['2027-03-14', '23:59', 'America/New_York', '2027-03-15T03:59:00.000Z'],
    ['2027-11-07', '23:59', 'America/New_York', '2027-11-08T04:59:00.000Z'],
    ['2027-04-04', '12:00', 'Pacific/Auckland', '2027-04-04T00:00:00.000Z'],
    ['2027-01-31', null, 'Pacific/Auckland', '2027-01-31T10:59:00.000Z'],
  ])('%s %s in %s is %s', (day, time, zone, moment) => {
    expect(closingTime(day, time, zone)?.at.toISOString()).toBe(moment);
  });

  it.each([
    ['that the clock skips', '2027-03-14', '02:30', 'America/New_York'],
    ['that the clock shows twice', '2027-11-07', '01:30', 'America/New_York'],
    ['of a day that no calendar has', '2027-02-30', '12:00', 'Asia/Kolkata'],
    ['of a zone that isn’t there', '2027-02-28', '12:00', 'Mars/Olympus'],
  ])('is null for a time %s', (_what, day, time, zone) => {
    expect(closingTime(day, time, zone)).toBeNull();
  });
});
