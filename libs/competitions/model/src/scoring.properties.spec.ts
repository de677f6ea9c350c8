import * as fc from 'fast-check';
import { exactResults, type ExactPanel } from './exact-results.fixtures';
import { resultsOf, type Judging, type TieRule } from './scoring';

const rules = ['MEAN_THEN_EARLIER', 'MAIN_CRITERION_THEN_EARLIER', 'SHARED'] as const;

/** Weights in other units, of which most have no exact floating-point form. */
const unit = fc.constantFrom(1, 1, 0.01, 0.1, 1 / 3, 7e5);

interface Panel extends ExactPanel {
  unit: number;
}

/** What a judge does besides scoring each entry. */
const habit = fc.constantFrom('FREE', 'FREE', 'FREE', 'CONSTANT', 'SINGLE', 'ROUGH');

/**
 * Panels with scores that are missing, judges who give all entries the same or score a single one, and entries with the
 * same row of scores as another one, some of them with the points of two criteria exchanged.
 */
const panel: fc.Arbitrary<Panel> = fc
  .record({
    judges: fc.integer({ min: 2, max: 12 }),
    entries: fc.integer({ min: 1, max: 40 }),
    weights: fc.oneof(
      fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 5 }),
      fc.constantFrom([1, 1], [25, 25, 50], [40, 40, 20], [20, 20, 20, 20, 20]),
    ),
  })
  .chain(({ judges, entries, weights }) => {
    const row = fc.array(fc.integer({ min: 1, max: 10 }), {
      minLength: weights.length,
      maxLength: weights.length,
    });
    const cell = fc.option(row, { freq: 4 });
    const judge = fc
      .record({
        cells: fc.array(cell, { minLength: entries, maxLength: entries }),
        habit,
        constant: row,
        only: fc.nat(entries - 1),
      })
      .map(({ cells, habit: own, constant, only }) =>
        cells.map((scored, at) => {
          if (own === 'SINGLE') return at === only ? constant : null;
          if (scored === null || own === 'FREE') return scored;
          return own === 'CONSTANT' ? constant : scored.map((points) => (points > 5 ? 8 : 3));
        }),
      );
    const copy = fc.record({
      from: fc.nat(entries - 1),
      to: fc.nat(entries - 1),
      isSwapped: fc.boolean(),
    });
    return fc.record({
      weights: fc.constant(weights),
      unit,
      submittedAt: fc.array(fc.integer({ min: 0, max: entries }), {
        minLength: entries,
        maxLength: entries,
      }),
      points: fc
        .tuple(
          fc.array(judge, { minLength: judges, maxLength: judges }),
          fc.array(copy, { maxLength: 6 }),
        )
        .map(([table, copies]) =>
          table.map((judged) => {
            const cells = [...judged];
            for (const { from, to, isSwapped } of copies) {
              const [first = 0, second = 0, ...others] = cells[from] ?? [];
              const canSwap = isSwapped && cells[from] !== null && weights[0] === weights[1];
              cells[to] = canSwap ? [second, first, ...others] : (cells[from] ?? null);
            }
            return cells;
          }),
        ),
    });
  });

const begin = Date.parse('2027-02-01T00:00Z');
/** Not in the order of the numbers: `e10` is before `e9`. */
const idOf = (entry: number) => `e${entry}`;

const judgingOf = ({ weights, unit: of, submittedAt, points }: Panel, tie: TieRule): Judging => ({
  criteria: weights.map((weight, at) => ({ id: `c${at}`, weight: weight * of })),
  entries: submittedAt.map((at, entry) => ({ id: idOf(entry), submittedAt: begin + at })),
  scores: points.flatMap((judged, judge) =>
    judged.flatMap((row, entry) =>
      row === null
        ? []
        : [
            {
              judgeId: `j${judge}`,
              entryId: idOf(entry),
              points: Object.fromEntries(row.map((given, at) => [`c${at}`, given])),
            },
          ],
    ),
  ),
  tie,
});

/** The largest difference of two lists; NaN if they aren't of the same length. */
const furthest = (figures: readonly number[], others: readonly number[]) =>
  figures.length === others.length
    ? Math.max(0, ...figures.map((figure, at) => Math.abs(figure - (others[at] ?? NaN))))
    : NaN;

describe('results, beside whole numbers of any size', () => {
  it.each(rules)('are the same for 1,000 panels by the rule %s', (tie) => {
    let [ranked, equal, shared, constant] = [0, 0, 0, 0];
    fc.assert(
      fc.property(panel, (asked) => {
        const exact = exactResults(asked, tie).map(({ entry, ...own }) => ({
          ...own,
          id: idOf(entry),
        }));
        const inOrder = exact.sort(
          (left, right) => left.rank - right.rank || (left.id < right.id ? -1 : 1),
        );
        const results = resultsOf(judgingOf(asked, tie));
        expect(results.map(({ entryId, rank, judges }) => [entryId, rank, judges])).toEqual(
          inOrder.map(({ id, rank, judges }) => [id, rank, judges]),
        );
        // One comparison for all figures of a panel: `toBeCloseTo` for each takes most of the time.
        const figures = results.map(({ z, mean, normalised, byCriterion }) => [
          [z, mean, normalised],
          asked.weights.map((_, at) => byCriterion[`c${at}`] ?? NaN),
        ]);
        const others = inOrder.map((other) => [
          [other.z, other.mean, other.normalised],
          other.byCriterion,
        ]);
        expect(furthest(figures.flat(2), others.flat(2))).toBeLessThan(1e-9);
        results.forEach(({ z, rank }, at) => {
          const before = results[at - 1];
          if (before !== undefined && Math.abs(before.z - z) < 1e-9) equal += 1;
          if (before?.rank === rank) shared += 1;
        });
        ranked += results.length;
        constant += results.filter(({ z }) => z === 0).length;
      }),
      { numRuns: 1_000 },
    );
    // Panels without ties prove nothing about the rules.
    expect(ranked).toBeGreaterThan(8_000);
    expect(equal).toBeGreaterThan(1_000);
    expect(shared).toBeGreaterThan(tie === 'SHARED' ? 1_000 : 20);
    expect(equal - shared).toBeGreaterThanOrEqual(tie === 'SHARED' ? 0 : 500);
    expect(constant).toBeGreaterThan(50);
  });
});

describe('results', () => {
  const rule = fc.constantFrom(...rules);
  const shuffled = <Item>(items: readonly Item[]) =>
    fc.shuffledSubarray([...items], { minLength: items.length, maxLength: items.length });

  it('are the same to the last bit for entries, judges and scores in any order', () => {
    const question = fc.tuple(panel, rule).chain(([asked, tie]) => {
      const judging = judgingOf(asked, tie);
      const criteria =
        tie === 'MAIN_CRITERION_THEN_EARLIER'
          ? fc.constant(judging.criteria)
          : shuffled(judging.criteria);
      return fc.tuple(
        fc.constant(judging),
        fc.record({
          criteria,
          entries: shuffled(judging.entries),
          scores: shuffled(judging.scores),
          tie: fc.constant(tie),
        }),
      );
    });
    fc.assert(
      fc.property(question, ([judging, mixed]) => {
        expect(resultsOf(mixed)).toEqual(resultsOf(judging));
      }),
      { numRuns: 300 },
    );
  });

  it('have the ranks 1 and how many are before, and the z-scores of each judge add up to 0', () => {
    fc.assert(
      fc.property(panel, rule, (asked, tie) => {
        const results = resultsOf(judgingOf(asked, tie));
        const ranks = results.map(({ rank }) => rank);
        expect(ranks).toEqual([...ranks].sort((left, right) => left - right));
        expect(ranks).toEqual(ranks.map((rank) => ranks.indexOf(rank) + 1));
        const sum = results.reduce((all, { z, judges }) => all + z * judges, 0);
        expect(sum).toBeCloseTo(0, 7);
      }),
      { numRuns: 300 },
    );
  });

  it('don’t change where a judge is stricter, or uses less of the scale', () => {
    const strict = panel.map((asked) => ({
      ...asked,
      points: asked.points.map((judged) =>
        judged.map((row) => row && row.map((points) => Math.ceil(points / 2))),
      ),
    }));
    fc.assert(
      fc.property(strict, fc.nat(5), fc.boolean(), (asked, more, isDoubled) => {
        const [first = [], ...others] = asked.points;
        const moved = first.map(
          (row) => row && row.map((points) => (isDoubled ? points * 2 : points + more)),
        );
        const before = resultsOf(judgingOf(asked, 'SHARED'));
        const after = resultsOf(judgingOf({ ...asked, points: [moved, ...others] }, 'SHARED'));
        expect(after.map(({ entryId, rank }) => [entryId, rank])).toEqual(
          before.map(({ entryId, rank }) => [entryId, rank]),
        );
        const zs = (results: typeof after) => results.map(({ z }) => z);
        expect(furthest(zs(after), zs(before))).toBeLessThan(1e-9);
      }),
      { numRuns: 200 },
    );
  });
});
