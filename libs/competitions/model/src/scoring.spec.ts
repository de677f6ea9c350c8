import { resultsOf, weightedScore, type Criterion, type Judging, type Score } from './scoring';

const one: Criterion[] = [{ id: 'all', weight: 1 }];
const entriesOf = (...ids: string[]) => ids.map((id, at) => ({ id, submittedAt: at }));
const given = (judgeId: string, points: Record<string, number>): Score[] =>
  Object.entries(points).map(([entryId, all]) => ({ judgeId, entryId, points: { all } }));
const ranks = (judging: Partial<Judging> & Pick<Judging, 'entries' | 'scores'>) =>
  resultsOf({ criteria: one, tie: 'SHARED', ...judging }).map(
    ({ entryId, rank }) => `${rank} ${entryId}`,
  );

describe('a judge’s weighted score', () => {
  const criteria = [
    { id: 'need', weight: 50 },
    { id: 'team', weight: 30 },
    { id: 'plan', weight: 20 },
  ];

  it('is the mean by weight', () => {
    // (50 · 8 + 30 · 6 + 20 · 9) / 100
    expect(weightedScore(criteria, { points: { need: 8, team: 6, plan: 9 } })).toBeCloseTo(7.6, 12);
    const fractions = criteria.map(({ id, weight }) => ({ id, weight: weight / 700 }));
    expect(weightedScore(fractions, { points: { need: 8, team: 6, plan: 9 } })).toBeCloseTo(
      7.6,
      12,
    );
  });

  it('never leaves the scale by rounding', () => {
    for (let count = 1; count < 60; count += 1) {
      const thin = Array.from({ length: count }, (_, at) => ({
        id: `c${at}`,
        weight: 0.1 * (at + 1),
      }));
      const all = (points: number) => Object.fromEntries(thin.map(({ id }) => [id, points]));
      expect(weightedScore(thin, { points: all(10) })).toBeLessThanOrEqual(10);
      expect(weightedScore(thin, { points: all(1) })).toBeGreaterThanOrEqual(1);
    }
  });

  it.each<[string, Criterion[], Record<string, number>]>([
    ['without criteria', [], { all: 5 }],
    ['for a weight of 0', [{ id: 'all', weight: 0 }], { all: 5 }],
    ['for a negative weight', [{ id: 'all', weight: -1 }], { all: 5 }],
    ['for a weight that is none', [{ id: 'all', weight: NaN }], { all: 5 }],
    ['for an infinite weight', [{ id: 'all', weight: Infinity }], { all: 5 }],
    ['without points', one, {}],
    ['without points of its own', [{ id: 'constructor', weight: 1 }], {}],
    ['below 1', one, { all: 0.99 }],
    ['above 10', one, { all: 10.01 }],
    ['for points that are none', one, { all: NaN }],
  ])('isn’t defined %s', (_, criteria_, points) => {
    expect(() => weightedScore(criteria_, { points })).toThrow(RangeError);
  });
});

describe('results', () => {
  it('have z-scores by the population’s deviation, and the same on the scale of points', () => {
    const scores = [
      ...given('strict', { a: 2, b: 4, c: 6 }),
      ...given('kind', { a: 8, b: 9, c: 10 }),
    ];
    const [first, second, third] = resultsOf({
      criteria: one,
      entries: entriesOf('a', 'b', 'c'),
      scores,
      tie: 'SHARED',
    });
    // Strict: mean 4, deviation √(8/3). Kind: mean 9, deviation √(2/3). Each entry is as far from both means.
    const z = Math.sqrt(1.5);
    expect(first).toMatchObject({
      entryId: 'c',
      rank: 1,
      mean: 8,
      judges: 2,
      byCriterion: { all: 8 },
    });
    expect(first?.z).toBeCloseTo(z, 12);
    expect(second).toMatchObject({ entryId: 'b', rank: 2, z: 0, mean: 6.5, normalised: 6.5 });
    expect(third?.z).toBeCloseTo(-z, 12);
    // All scores: mean 6.5, variance (4.5² + 2.5² + 0.5² + 1.5² + 2.5² + 3.5²) / 6 = 47.5 / 6.
    expect(first?.normalised).toBeCloseTo(6.5 + z * Math.sqrt(47.5 / 6), 12);
    expect(third?.normalised).toBeCloseTo(6.5 - z * Math.sqrt(47.5 / 6), 12);
  });

  it('take out how strict a judge is: the best of a strict one is before the worst of a kind one', () => {
    const scores = [...given('strict', { a: 6, b: 2 }), ...given('kind', { c: 10, d: 8 })];
    const judging = { entries: entriesOf('a', 'b', 'c', 'd'), scores };
    expect(ranks(judging)).toEqual(['1 a', '1 c', '3 b', '3 d']);
    expect(ranks({ ...judging, tie: 'MEAN_THEN_EARLIER' })).toEqual(['1 c', '2 a', '3 d', '4 b']);
    expect(ranks({ ...judging, tie: 'MAIN_CRITERION_THEN_EARLIER' })).toEqual([
      '1 c',
      '2 a',
      '3 d',
      '4 b',
    ]);
  });

  it('leave ranks out behind those that are shared', () => {
    const scores = given('j', { a: 3, b: 7, c: 9, d: 7 });
    const judging = { entries: entriesOf('a', 'b', 'c', 'd'), scores };
    expect(ranks(judging)).toEqual(['1 c', '2 b', '2 d', '4 a']);
    expect(ranks({ ...judging, tie: 'MEAN_THEN_EARLIER' })).toEqual(['1 c', '2 b', '3 d', '4 a']);
  });

  it('put the earlier one first only where the figures are equal, and share where the moment is, too', () => {
    const scores = given('j', { a: 5, b: 5, c: 5, d: 9 });
    const at = (a: number, b: number, c: number, d: number) => ({
      entries: [
        { id: 'a', submittedAt: a },
        { id: 'b', submittedAt: b },
        { id: 'c', submittedAt: c },
        { id: 'd', submittedAt: d },
      ],
      scores,
      tie: 'MEAN_THEN_EARLIER' as const,
    });
    const start = Date.parse('2027-02-10T18:29:59.000Z');
    expect(ranks(at(start + 2, start + 1, start, start + 3))).toEqual(['1 d', '2 c', '3 b', '4 a']);
    expect(ranks(at(start + 1, start, start + 1, start))).toEqual(['1 d', '2 b', '3 a', '3 c']);
  });

  it('compare the criterion with the largest weight, the first of these, before the moment', () => {
    const scores = [
      { judgeId: 'j', entryId: 'a', points: { x: 9, need: 4, team: 6 } },
      { judgeId: 'j', entryId: 'b', points: { x: 9, need: 6, team: 4 } },
      { judgeId: 'j', entryId: 'c', points: { x: 1, need: 1, team: 1 } },
    ];
    const judging = {
      entries: entriesOf('a', 'b', 'c'),
      scores,
      tie: 'MAIN_CRITERION_THEN_EARLIER' as const,
    };
    const [x, need, team] = [
      { id: 'x', weight: 1 },
      { id: 'need', weight: 5 },
      { id: 'team', weight: 5 },
    ];
    expect(ranks({ ...judging, criteria: [x, need, team] })).toEqual(['1 b', '2 a', '3 c']);
    expect(ranks({ ...judging, criteria: [x, team, need] })).toEqual(['1 a', '2 b', '3 c']);
    const mean = 'MEAN_THEN_EARLIER';
    expect(ranks({ ...judging, criteria: [x, need, team], tie: mean })).toEqual([
      '1 a',
      '2 b',
      '3 c',
    ]);
  });

  it('count a judge with one score, or with equal scores, as undecided', () => {
    const scores = [
      ...given('single', { a: 10 }),
      ...given('constant', { a: 3, b: 3, c: 3 }),
      ...given('j', { b: 2, c: 8 }),
    ];
    const results = resultsOf({
      criteria: one,
      entries: entriesOf('a', 'b', 'c'),
      scores,
      tie: 'SHARED',
    });
    expect(results.map(({ entryId, z }) => [entryId, z])).toEqual([
      ['c', 0.5],
      ['a', 0],
      ['b', -0.5],
    ]);
  });

  it('count scores as equal that only rounding makes different', () => {
    // 0.1 · 7 + 0.2 · 4, 0.1 · 5 + 0.2 · 5, 0.1 · 3 + 0.2 · 6: each is 1.5.
    const criteria = [
      { id: 'x', weight: 0.1 },
      { id: 'y', weight: 0.2 },
    ];
    const points = { a: { x: 7, y: 4 }, b: { x: 5, y: 5 }, c: { x: 3, y: 6 } };
    const scores = Object.entries(points).map(([entryId, of]) => ({
      judgeId: 'j',
      entryId,
      points: of,
    }));
    const values = scores.map((score) => weightedScore(criteria, score));
    expect(new Set(values).size).toBeGreaterThan(1);
    const entries = entriesOf('c', 'b', 'a');
    expect(ranks({ criteria, entries, scores })).toEqual(['1 a', '1 b', '1 c']);
    expect(ranks({ criteria, entries, scores, tie: 'MEAN_THEN_EARLIER' })).toEqual([
      '1 c',
      '2 b',
      '3 a',
    ]);
  });

  it('stay on the scale', () => {
    const many = Array.from({ length: 20 }, (_, at) => `e${at}`);
    const points = Object.fromEntries(many.map((id, at) => [id, at === 0 ? 10 : 9]));
    const top = resultsOf({
      criteria: one,
      entries: entriesOf(...many, 'low'),
      scores: [...given('j', points), ...given('k', { low: 1, e1: 9, e2: 9 })],
      tie: 'SHARED',
    });
    expect(top[0]).toMatchObject({ entryId: 'e0', normalised: 10 });
    const low = resultsOf({
      criteria: one,
      entries: entriesOf(...many),
      scores: given('j', Object.fromEntries(many.map((id, at) => [id, at === 0 ? 1 : 2]))),
      tie: 'SHARED',
    });
    expect(low.at(-1)).toMatchObject({ entryId: 'e0', rank: 20, normalised: 1 });
  });

  it('leave out entries without a score', () => {
    const entries = entriesOf('a', 'b', 'c');
    expect(ranks({ entries, scores: given('j', { b: 5 }) })).toEqual(['1 b']);
    expect(ranks({ entries, scores: [] })).toEqual([]);
    expect(ranks({ entries: [], scores: [] })).toEqual([]);
  });

  it('have a criterion of any name', () => {
    const criteria = [{ id: '__proto__', weight: 1 }];
    const points = JSON.parse('{"__proto__":7}') as Record<string, number>;
    const [first] = resultsOf({
      criteria,
      entries: entriesOf('a'),
      scores: [{ judgeId: 'j', entryId: 'a', points }],
      tie: 'MAIN_CRITERION_THEN_EARLIER',
    });
    expect(JSON.stringify(first?.byCriterion)).toBe('{"__proto__":7}');
  });

  it('don’t change what they are made from', () => {
    const judging: Judging = {
      criteria: one,
      entries: entriesOf('b', 'a'),
      scores: given('j', { b: 2, a: 9 }),
      tie: 'SHARED',
    };
    const before = structuredClone(judging);
    resultsOf(judging);
    expect(judging).toEqual(before);
  });

  it.each<[string, Partial<Judging>]>([
    ['a score of an unknown entry', { scores: given('j', { z: 5 }) }],
    [
      'two scores of one judge for an entry',
      { scores: [...given('j', { a: 5 }), ...given('j', { a: 5 })] },
    ],
    ['an entry that is there twice', { entries: entriesOf('a', 'a') }],
    ['a criterion that is there twice', { criteria: [...one, ...one] }],
    ['points off the scale', { scores: given('j', { a: 11 }) }],
    ['a moment that is none', { entries: [{ id: 'a', submittedAt: NaN }] }],
    ['a weight of 0', { criteria: [{ id: 'all', weight: 0 }] }],
  ])('aren’t defined for %s', (_, changes) => {
    const judging: Judging = {
      criteria: one,
      entries: entriesOf('a'),
      scores: given('j', { a: 5 }),
      tie: 'SHARED',
    };
    expect(() => resultsOf({ ...judging, ...changes })).toThrow(RangeError);
  });
});
