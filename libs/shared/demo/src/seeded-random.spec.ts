import { seededRandom } from './seeded-random';

describe('seededRandom', () => {
  it('gives the same numbers for the same seed, on every machine', () => {
    const random = seededRandom('upround');
    expect([random.int(0, 999), random.int(0, 999), random.int(0, 999)]).toEqual([505, 359, 800]);
    expect(seededRandom(1).next()).not.toBe(seededRandom(2).next());
  });

  it('spreads over its range and keeps every item when it shuffles', () => {
    const random = seededRandom(7);
    const thrown = Array.from({ length: 2000 }, () => random.int(1, 6));
    expect(new Set(thrown)).toEqual(new Set([1, 2, 3, 4, 5, 6]));
    const items = Array.from({ length: 40 }, (_, index) => index);
    expect([...random.shuffle(items)].sort((a, b) => a - b)).toEqual(items);
  });

  it('refuses to pick from nothing', () => {
    expect(() => seededRandom(1).pick([])).toThrow(RangeError);
  });
});
