import * as fc from 'fast-check';
import { seasonOf, seasonsBetween, seasonWithId } from './seasons';

const date = (text: string) => new Date(text);
const shown = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' });
const moment = fc.date({
  min: date('1960-01-01T00:00Z'),
  max: date('2200-01-01T00:00Z'),
  noInvalidDate: true,
});

describe('a season', () => {
  it.each([
    ['2026-12-31T18:29:59.999Z', '2026-Q4'],
    ['2026-12-31T18:30:00.000Z', '2027-Q1'],
    ['2027-03-31T18:29:59.999Z', '2027-Q1'],
    ['2027-03-31T18:30:00.000Z', '2027-Q2'],
    ['2027-06-30T18:29:59.999Z', '2027-Q2'],
    ['2027-06-30T18:30:00.000Z', '2027-Q3'],
    ['2027-09-30T18:29:59.999Z', '2027-Q3'],
    ['2027-09-30T18:30:00.000Z', '2027-Q4'],
  ])('at %s is %s', (at, id) => {
    expect(seasonOf(date(at)).id).toBe(id);
  });

  it('is a quarter from midnight to midnight in Asia/Kolkata', () => {
    expect(seasonOf(date('2026-11-27T12:00Z'))).toEqual({
      id: '2026-Q4',
      from: date('2026-09-30T18:30Z'),
      to: date('2026-12-31T18:30Z'),
    });
  });

  it('is that of the platform’s calendar, and each moment is in exactly one', () => {
    fc.assert(
      fc.property(moment, (at) => {
        const [year, month] = shown.format(at).split('-').map(Number) as [number, number];
        const season = seasonOf(at);
        expect(season.id).toBe(`${year}-Q${Math.ceil(month / 3)}`);
        expect(at >= season.from && at < season.to).toBe(true);
        expect(seasonOf(season.to).from).toEqual(season.to);
        expect(seasonOf(new Date(season.from.getTime() - 1)).to).toEqual(season.from);
        expect(seasonWithId(season.id)).toEqual(season);
      }),
      { numRuns: 1_000 },
    );
  });

  it('isn’t defined for what is no moment', () => {
    expect(() => seasonOf(date('?'))).toThrow(RangeError);
  });

  it.each([
    '2026-Q0',
    '2026-Q5',
    '2026-q1',
    '26-Q1',
    '2026-Q11',
    '0026-Q1',
    ' 2026-Q1',
    '2026-Q1\n',
  ])('has no id like %j', (id) => {
    expect(seasonWithId(id)).toBeNull();
  });
});

describe('seasons between two moments', () => {
  it('are all of them, with the first and the last', () => {
    const ids = seasonsBetween(date('2026-05-01T00:00Z'), date('2027-01-01T00:00Z'));
    expect(ids.map(({ id }) => id)).toEqual(['2026-Q2', '2026-Q3', '2026-Q4', '2027-Q1']);
  });

  it('change at midnight in Asia/Kolkata', () => {
    const [before, at] = [date('2026-12-31T18:29:59.999Z'), date('2026-12-31T18:30Z')];
    expect(seasonsBetween(before, before)).toEqual([seasonOf(before)]);
    expect(seasonsBetween(before, at)).toEqual([seasonOf(before), seasonOf(at)]);
    expect(seasonsBetween(at, at)).toEqual([seasonOf(at)]);
  });

  it('leave no gap', () => {
    fc.assert(
      fc.property(moment, moment, (one, other) => {
        const [first, last] = one <= other ? [one, other] : [other, one];
        const seasons = seasonsBetween(first, last);
        expect(seasons[0]).toEqual(seasonOf(first));
        expect(seasons.at(-1)).toEqual(seasonOf(last));
        seasons.slice(1).forEach(({ from }, at) => expect(from).toEqual(seasons[at]?.to));
      }),
    );
  });

  it('aren’t defined backwards, or for what is no moment', () => {
    const at = date('2026-12-31T18:30Z');
    expect(() => seasonsBetween(at, new Date(at.getTime() - 1))).toThrow(RangeError);
    expect(() => seasonsBetween(date('?'), at)).toThrow(RangeError);
    expect(() => seasonsBetween(at, date('?'))).toThrow(RangeError);
  });
});
