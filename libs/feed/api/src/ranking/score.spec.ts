import { HALF_LIFE, trendingScore } from './score';

const none = { likes: 0, comments: 0, bookmarks: 0, voters: 0 };
const now = new Date('2026-03-02T10:00:00Z');
const before = (halfLives: number) => new Date(now.getTime() - halfLives * HALF_LIFE);

describe('the trending score', () => {
  it('spec 4.3: halves with every day of age', () => {
    expect(trendingScore(none, now) - trendingScore(none, before(1))).toBeCloseTo(1);
    expect(trendingScore({ ...none, likes: 3 }, before(2))).toBeCloseTo(trendingScore(none, now));
  });

  it('counts reactions that cost more effort for more', () => {
    const scores = [
      none,
      { ...none, voters: 1 },
      { ...none, likes: 1 },
      { ...none, comments: 1 },
    ].map((gathered) => trendingScore(gathered, now));
    expect([...scores].sort((a, b) => a - b)).toEqual(scores);
  });

  it('keeps two posts in their order as time passes, unless someone reacts', () => {
    const older = { ...none, likes: 9 };
    const gap = trendingScore(older, before(3)) - trendingScore(none, before(1));
    expect(trendingScore(older, before(13)) - trendingScore(none, before(11))).toBeCloseTo(gap);
  });
});
