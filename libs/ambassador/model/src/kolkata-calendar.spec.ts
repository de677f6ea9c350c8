import * as fc from 'fast-check';
import { dayOf, daySpanOf, isWithin, monthOf } from './kolkata-calendar';

const date = (text: string) => new Date(text);
const shownDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' });
const moment = fc.date({
  min: date('1960-01-01T00:00Z'),
  max: date('2200-01-01T00:00Z'),
  noInvalidDate: true,
});

describe('the calendar in Asia/Kolkata', () => {
  it('begins a day at 18:30 UTC', () => {
    expect(dayOf(date('1970-01-01T00:00Z'))).toBe(0);
    expect(dayOf(date('1970-01-01T18:29:59.999Z'))).toBe(0);
    expect(dayOf(date('1970-01-01T18:30Z'))).toBe(1);
    expect(dayOf(date('1969-12-31T18:29:59.999Z'))).toBe(-1);
  });

  it('has the days that the platform’s time zones have', () => {
    fc.assert(
      fc.property(moment, (at) => {
        const day = new Date(dayOf(at) * 86_400_000).toISOString().slice(0, 10);
        expect(day).toBe(shownDay.format(at));
      }),
      { numRuns: 1_000 },
    );
  });

  it.each([
    ['2026-10-31T18:29:59.999Z', '2026-10'],
    ['2026-10-31T18:30:00.000Z', '2026-11'],
    ['2026-12-31T18:29:59.999Z', '2026-12'],
    ['2026-12-31T18:30:00.000Z', '2027-01'],
  ])('%s is in the month %s', (at, id) => {
    expect(monthOf(date(at)).id).toBe(id);
  });

  it('has months that are as long as they are', () => {
    expect(monthOf(date('2028-02-10T00:00Z'))).toEqual({
      id: '2028-02',
      from: date('2028-01-31T18:30Z'),
      to: date('2028-02-29T18:30Z'),
    });
  });

  it('has each moment in its month, and the end in the next one', () => {
    fc.assert(
      fc.property(moment, (at) => {
        const month = monthOf(at);
        expect(month.id).toBe(shownDay.format(at).slice(0, 7));
        expect(isWithin(at, month)).toBe(true);
        expect(isWithin(month.from, month)).toBe(true);
        expect(isWithin(month.to, month)).toBe(false);
        expect(monthOf(month.to).from).toEqual(month.to);
      }),
    );
  });

  it('has each moment in its day of 24 hours, and the end in the next one', () => {
    fc.assert(
      fc.property(moment, (at) => {
        const day = daySpanOf(at);
        expect(day.id).toBe(shownDay.format(at));
        expect([isWithin(at, day), isWithin(day.from, day), isWithin(day.to, day)]).toEqual([
          true,
          true,
          false,
        ]);
        expect(daySpanOf(day.to).from).toEqual(day.to);
      }),
    );
  });

  it('has no place for what is no moment', () => {
    expect(() => dayOf(date('?'))).toThrow(RangeError);
    expect(() => monthOf(date('?'))).toThrow(RangeError);
  });
});
