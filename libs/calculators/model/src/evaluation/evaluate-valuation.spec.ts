import { defaultValuation, valuationMethods } from '../states/valuation-state';
import { evaluateRaise } from './evaluate-raise';
import { evaluateValuation, runMethod } from './evaluate-valuation';
import { simulateValuation } from './simulate-valuation';
import { methodRanges, valuationSensitivity } from './valuation-sensitivity';

describe('a valuation', () => {
  it('has a value by every method for the example', () => {
    const { outcomes, range } = evaluateValuation(defaultValuation);
    const values = valuationMethods.map((method) => [
      method,
      Math.round(outcomes[method].value! / 1e5),
    ]);
    expect(values).toEqual([
      ['berkus', 750],
      ['scorecard', 774],
      ['riskFactors', 925],
      ['ventureCapital', 707],
      ['firstChicago', 890],
      ['dcf', 545],
      ['comparables', 619],
    ]);
    expect(range).toMatchObject({ outlier: null });
    expect(range!.min).toBeLessThan(range!.median);
  });

  it('counts only the methods that are chosen', () => {
    const only = { ...defaultValuation, methods: ['dcf' as const] };
    const { range, outcomes } = evaluateValuation(only);
    expect(range!.median).toBe(outcomes.dcf.value);
    expect(evaluateValuation({ ...defaultValuation, methods: [] }).range).toBeNull();
  });

  it('names the field that is empty or wrong, and goes on with the others', () => {
    const state = structuredClone(defaultValuation);
    state.exit.multiple = null;
    state.scenarios[1]!.probability = 60;
    state.cash.terminalGrowth = 30;
    const { outcomes, range } = evaluateValuation({ ...state, methods: [...valuationMethods] });
    const problems = valuationMethods
      .map((method) => outcomes[method].problem)
      .filter((problem) => problem !== null)
      .map(({ field, problem }) => [field, problem]);
    expect(problems).toEqual([
      ['exit.multiple', 'EMPTY'],
      ['scenarios', 'PROBABILITIES_NOT_ONE'],
      ['cash.terminal.growth', 'GROWTH_NOT_BELOW_RATE'],
    ]);
    expect(range).not.toBeNull();
  });

  it('has a range for each chosen method with a value, once and in the order of the page', () => {
    const state = {
      ...defaultValuation,
      methods: ['ventureCapital' as const, 'scorecard' as const, 'scorecard' as const],
    };
    const { outcomes } = evaluateValuation(state);
    const ranges = methodRanges(state, outcomes);
    expect(ranges.map(({ method }) => method)).toEqual(['scorecard', 'ventureCapital']);
    for (const { method, low, value, high } of ranges) {
      expect(value).toBe(outcomes[method].value);
      expect([low < value, value < high]).toEqual([true, true]);
    }
    const empty = { ...state, base: null };
    expect(methodRanges(empty, evaluateValuation(empty).outcomes)).toHaveLength(1);
  });

  it('calculates again only what another number changes, and changes no state', () => {
    const before = structuredClone(defaultValuation);
    const berkus = valuationSensitivity('berkus', defaultValuation);
    const scores = valuationSensitivity('scorecard', defaultValuation);
    const changed = { ...defaultValuation, base: 2 * (defaultValuation.base ?? 0) };
    expect(valuationSensitivity('berkus', changed)).toBe(berkus);
    expect(valuationSensitivity('scorecard', changed)).not.toEqual(scores);
    expect(valuationSensitivity('scorecard', defaultValuation)).toEqual(scores);
    expect(valuationSensitivity('scorecard', defaultValuation, 0.4)).not.toEqual(scores);
    expect(defaultValuation).toEqual(before);
  });

  it('finds what matters most, without leaving what is possible', () => {
    const rows = valuationSensitivity('ventureCapital', defaultValuation);
    expect(rows[0]!.name).toBe('exit.requiredMultiple');
    const probability = rows.find(({ name }) => name === 'exit.probability')!;
    // 100 % can only become less.
    expect(probability.high.result).toBe(runMethod('ventureCapital', defaultValuation).value);
    expect(
      valuationSensitivity('dcf', {
        ...defaultValuation,
        cash: { ...defaultValuation.cash, rate: null },
      }),
    ).toEqual([]);
  });
});

describe('raising on it', () => {
  it('uses the median of the methods until a valuation is entered', () => {
    const result = evaluateValuation(defaultValuation);
    const raise = evaluateRaise(defaultValuation, result);
    expect(raise.preMoney).toBe(result.range!.median);
    expect(raise.result!.after.map(({ group }) => group)).toEqual([
      'holder',
      'holder',
      'options',
      'pool',
      'safe',
      'investor',
    ]);
    const state = structuredClone(defaultValuation);
    state.raise.preMoney = 100_000_000;
    expect(evaluateRaise(state, result).result!.postMoney).toBeCloseTo(120_000_000, 4);
  });

  it('names what is missing', () => {
    const state = structuredClone(defaultValuation);
    state.raise.safes[0]!.amount = null;
    expect(evaluateRaise(state, evaluateValuation(state)).problem).toMatchObject({
      field: 'raise.safes.0.amount',
      problem: 'EMPTY',
    });
  });
});

describe('a simulated valuation', () => {
  it('has the same spread for the same seed, around what is entered', () => {
    const run = () =>
      simulateValuation({
        method: 'ventureCapital',
        state: defaultValuation,
        swing: 0.2,
        draws: 400,
        seed: 5,
      });
    const result = run();
    expect(run()).toEqual(result);
    const { value } = runMethod('ventureCapital', defaultValuation);
    expect(result.percentiles.p5).toBeLessThan(value ?? 0);
    expect(result.percentiles.p95).toBeGreaterThan(value ?? 0);
    expect(result.failed).toBe(0);
  });
});
