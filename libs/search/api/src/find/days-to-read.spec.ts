import { daysToRead } from './days-to-read';

const micros = (moment: string) => Date.parse(moment) * 1000;
const near = {
  newest: micros('2026-11-29T12:00:00Z'),
  oldest: micros('2026-11-28T12:00:00Z'),
  size: 10_000,
  found: 100,
  missing: 100,
};
const MANY = 10_000_000;

describe('the days in which the missing records of a search should be', () => {
  it('reach back twice as far as the missing records should', () => {
    expect(daysToRead(near, MANY)).toEqual({
      days: ['2026-11-26', '2026-11-27', '2026-11-28'],
      from: micros('2026-11-26'),
    });
  });

  it('are more where the words are rarer, but never more than a statement may name', () => {
    const rare = daysToRead({ ...near, found: 1, missing: 199 }, MANY);
    expect(rare?.days).toHaveLength(399);
    expect(rare?.days[0]).toBe('2025-10-26');
    const long = { ...near, oldest: micros('2026-11-01'), found: 1, missing: 199 };
    const rareAndLong = daysToRead(long, MANY);
    expect(rareAndLong?.days).toHaveLength(1_000);
    expect(rareAndLong?.days.at(-1)).toBe('2026-11-01');
    expect(rareAndLong?.from).toBe(micros(rareAndLong?.days[0] ?? ''));
  });

  it('are one day where everything is of that day', () => {
    const busy = { ...near, oldest: micros('2026-11-29T11:59:00Z') };
    expect(daysToRead(busy, MANY)?.days).toEqual(['2026-11-29']);
  });

  it('are the last one where every record is newer than the clock says', () => {
    const early = { ...near, newest: micros('2026-11-27T12:00:00Z') };
    expect(daysToRead(early, MANY)).toEqual({
      days: ['2026-11-28'],
      from: micros('2026-11-28'),
    });
  });

  it('are not named for words that the near part lacks, or if they would hold every document', () => {
    expect(daysToRead({ ...near, found: 0, missing: 200 }, MANY)).toBeNull();
    expect(daysToRead(near, -1)).toBeNull();
    expect(daysToRead(near, 30_000)).toBeNull();
    expect(daysToRead(near, 30_001)).not.toBeNull();
  });
});
