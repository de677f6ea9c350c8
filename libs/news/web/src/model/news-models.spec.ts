import { beginningOf, dayOf, localDayOf } from './day';
import { newsChoice } from './news-choice';
import { paceOf } from './publishing-pace';
import { minutesLeft, placeOf } from './reading-place';
import { slugOfAddress } from './slug-of-address';

describe('how often a source publishes', () => {
  const from = (step: number, count = 8) =>
    Array.from({ length: count }, (_, at) =>
      new Date(Date.UTC(2026, 2, 30) - at * step * 3_600_000).toISOString(),
    );

  it.each([
    [8, { per: 'perDay', count: 3 }],
    [48, { per: 'perWeek', count: 4 }],
    [24 * 10, { per: 'perMonth', count: 3 }],
    [24 * 90, { per: 'perMonth', count: 1 }],
  ])('one every %d hours', (hours, pace) => {
    expect(paceOf(from(hours))).toEqual(pace);
  });

  it('is not said of a few stories', () => {
    expect(paceOf(from(24, 3))).toBeUndefined();
    expect(paceOf([])).toBeUndefined();
  });
});

describe('a day of the address', () => {
  it('is a day, or nothing', () => {
    expect(dayOf('2026-03-01')).toBe('2026-03-01');
    for (const other of [
      null,
      '',
      '2026-3-1',
      '2026-13-01',
      'yesterday',
      '0002-03-01',
      '0202-03-01',
    ]) {
      expect(dayOf(other)).toBeUndefined();
    }
  });

  it('is the day of a moment where the reader is', () => {
    const late = new Date(2026, 1, 28, 23, 30).toISOString();
    expect(localDayOf(late)).toBe('2026-02-28');
    expect(localDayOf(new Date(2026, 2, 1, 0, 30).toISOString())).toBe('2026-03-01');
  });

  it('begins at its end with the newest first, and at its beginning with the oldest', () => {
    const local = (moment: string) => {
      const date = new Date(moment);
      return [date.getFullYear(), date.getMonth() + 1, date.getDate(), date.getHours()];
    };
    expect(local(beginningOf('2026-02-28', 'newest'))).toEqual([2026, 3, 1, 0]);
    expect(local(beginningOf('2026-02-28', 'oldest'))).toEqual([2026, 2, 28, 0]);
  });
});

describe('where a reader is', () => {
  const headings = [
    { anchor: 'one', top: -400 },
    { anchor: 'two', top: 110 },
    { anchor: 'three', top: 600 },
  ];

  it('is a share of the way, and the part whose heading was passed last', () => {
    expect(placeOf({ top: -500, height: 1800, window: 800, headings })).toEqual({
      share: 0.5,
      part: 'two',
    });
    expect(placeOf({ top: 300, height: 1800, window: 800, headings: [] })).toEqual({
      share: 0,
      part: '',
    });
    expect(placeOf({ top: -2000, height: 1800, window: 800, headings })).toEqual({
      share: 1,
      part: 'three',
    });
  });

  it('is complete when the whole text is visible', () => {
    expect(placeOf({ top: 100, height: 500, window: 800, headings: [] }).share).toBe(1);
    expect(placeOf({ top: 500, height: 500, window: 800, headings: [] }).share).toBe(0);
  });

  it('leaves so many minutes', () => {
    expect([0, 0.5, 0.95, 1].map((share) => minutesLeft(6, share))).toEqual([6, 3, 0, 0]);
  });
});

describe('what the news page asks for', () => {
  it('is a source, followed sources, or all', () => {
    expect(newsChoice('latest', '')).toEqual({});
    expect(newsChoice('following', '')).toEqual({ filter: 'following' });
    expect(newsChoice('following', 'harbour-ledger')).toEqual({ source: 'harbour-ledger' });
  });
});

describe('the address of an article', () => {
  it('ends in its slug', () => {
    const slug = 'surviving-layoffs-in-india';
    expect(slugOfAddress(`/articles/${slug}`)).toBe(slug);
    expect(slugOfAddress(`/Articles/${slug.toUpperCase()}/`)).toBe(slug);
  });
});
