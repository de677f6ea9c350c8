import * as fc from 'fast-check';
import { exitForPrice } from '../esop/waterfall';
import { incomeTax } from '../tax/income-tax';
import { defaultEsop, newPreferred } from '../states/esop-state';
import type { EsopState } from '../states/esop-state';
import { evaluateEsop } from './evaluate-esop';
import type { EsopResult } from './evaluate-esop';
import { exitCurve } from './esop-exit';
import { attempt, need } from './outcome';

const TODAY = '2026-11-26';
const changed = (change: (state: EsopState) => void) => {
  const state = structuredClone(defaultEsop);
  change(state);
  return evaluateEsop(state, TODAY);
};
const example = evaluateEsop(defaultEsop, TODAY);
const first = <Item>([item]: readonly Item[]): Item => item as Item;
const problemOf = (result: EsopResult, part: keyof EsopResult) => {
  const { problem } = result[part] as { problem: { field: string; problem: string } | null };
  return problem === null ? null : [problem.field, problem.problem];
};

describe('the example', () => {
  it('has no problem in any part', () => {
    expect([...example.problems]).toEqual([]);
    for (const part of ['worth', 'timeline', 'cash', 'exit', 'breakEven', 'departures'] as const)
      expect(problemOf(example, part)).toBeNull();
    expect(example.offers.every(({ problem }) => problem === null)).toBe(true);
  });

  it('is worth what is vested times share value less strike: 31 of 48 months of 20,000', () => {
    expect(need(example.worth)).toMatchObject({
      vested: 12_916,
      unvested: 15_084,
      vestedValue: 12_916 * 110,
      unvestedValue: 7_084 * 110 + 8_000 * 60,
    });
    const grant = need(first(example.grants).outcome);
    expect(grant).toMatchObject({ vestedMonths: 31, next: { date: '2026-12-01' } });
    // An option is worth more than exercising it now.
    expect(need(grant.option).call).toBeGreaterThan(110);
  });

  it('loses what is not vested by the day of leaving', () => {
    const result = changed(({ dates }) => (dates.leaving = '2026-06-15'));
    expect(need(result.worth)).toMatchObject({ vested: 10_833, unvested: 0, unvestedValue: 0 });
    expect(need(first(result.grants).outcome)).toMatchObject({ vestedMonths: 26, next: null });
  });

  it('vests in at most 60 steps, from the first start to the last end', () => {
    const { points, cliffs, granted } = need(example.timeline);
    expect(points[0]).toEqual({ date: '2024-04-01', total: 0 });
    expect(points.at(-1)).toEqual({ date: '2030-01-01', total: granted });
    expect(cliffs).toEqual(['2025-04-01', '2027-01-01']);
    const long = changed(({ grants }) => Object.assign(first(grants), { months: 240 }));
    expect(need(long.timeline).points.length).toBeLessThanOrEqual(60);
    expect(need(long.timeline).points.at(-1)?.total).toBe(granted);
    const gone = changed(({ dates }) => (dates.leaving = '2026-06-15'));
    expect(need(gone.timeline).points.at(-1)).toEqual({ date: '2030-01-01', total: 10_833 });
  });

  it('needs cash for the strike and for the tax that the year rises by', () => {
    const cash = need(example.cash);
    expect(cash).toMatchObject({ exerciseCost: 129_160, perquisite: 1_420_760, shares: 12_916 });
    expect(cash.tax).toBeCloseTo(1_420_760 * 0.3 * 1.04, 4);
    expect(cash.dueNow).toBe(cash.cashNeeded);
  });

  it('defers the tax of an eligible start-up, unless the person has left before', () => {
    const eligible = changed(({ tax }) => (tax.isEligible = true));
    expect(need(eligible.cash)).toMatchObject({
      dueNow: 129_160,
      deferral: { endsBy: 'sale', endsOn: '2029-11-26', payBy: '2029-12-10' },
    });
    const gone = changed(({ tax, dates }) => {
      tax.isEligible = true;
      dates.leaving = '2026-10-15';
    });
    expect(need(gone.cash)).toMatchObject({ canDefer: false, isDeferred: false });
    expect(need(gone.cash).dueNow).toBe(need(gone.cash).cashNeeded);
  });

  it('defers no tax in dollars or with a rate of one’s own', () => {
    const own = changed(({ tax }) => Object.assign(tax, { isEligible: true, by: 'own' }));
    const dollars = changed((state) => {
      state.currency = 'USD';
      state.tax.isEligible = true;
    });
    for (const { cash } of [own, dollars]) {
      expect(need(cash)).toMatchObject({ hasDeferral: false, isDeferred: false });
      expect(need(cash).dueNow).toBe(need(cash).cashNeeded);
    }
  });

  it('breaks even where a share is worth the strike after preferences', () => {
    const { threshold, rows } = need(example.breakEven);
    expect(threshold).toBe(460_000_000);
    const plan = need(example.plan);
    const shares = 10_000_000 / (0.85 * 0.88) - 3_500_000 - 27_500 + 12_916;
    expect(first(rows).exitValue).toBeCloseTo(460_000_000 + 10 * shares, 2);
    expect(first(rows).common).toBeCloseTo(10 * shares, 2);
    expect(plan.others).toBeCloseTo(shares - 12_916, 4);
  });

  it('compares two offers over four years', () => {
    const [one, other] = example.offers.map(need);
    expect(one).toMatchObject({ allOptions: 20_000, exitPrice: 600, optionsAtExit: 20_000 * 540 });
    expect(one?.total).toBe(4 * 2_400_000 + 10_800_000);
    expect(other).toMatchObject({ optionsAtExit: 4_000 * 590, total: 15_160_000 });
  });

  it('says what leaving a year later changes', () => {
    const { planned, later } = need(example.departures);
    expect(planned).toMatchObject({ on: TODAY, vested: 12_916, exerciseBy: '2027-02-24' });
    expect(later).toMatchObject({ on: '2027-11-26', vested: 17_916 + 3_500 });
  });

  it('spreads the expense over the vesting periods', () => {
    const { rows, total, cumulative } = need(example.expense);
    const one = first(rows);
    expect(one.total).toBeCloseTo(20_000 * one.fairValue * 0.85, 6);
    expect(one.cumulative).toBeCloseTo((one.total * 31) / 48, 6);
    expect(cumulative).toBeLessThan(total);
  });
});

describe('an exit', () => {
  const flat = (change: (state: EsopState) => void = () => undefined) =>
    changed((state) => {
      state.tax.by = 'own';
      change(state);
    });

  it('above all preferences is by shares, and a flat rate takes its part of the gain', () => {
    const exit = need(flat().exit);
    const price = (6_000_000_000 + 7_084 * 10 + 7_500 * 60) / (10_000_000 / (0.85 * 0.88));
    expect(exit.price).toBeCloseTo(price, 6);
    expect(exit.grossPrice).toBeCloseTo(price, 6);
    expect(exit.afterPreference).toBeCloseTo(20_000 * (price - 10) + 7_500 * (price - 60), 2);
    expect(exit.afterTax).toBeCloseTo(exit.afterPreference * 0.7, 2);
  });

  it('below the preferences leaves a loss to people who have exercised', () => {
    const result = flat(({ exit }) => (exit.value = 300_000_000));
    const exit = need(result.exit);
    expect(exit.price).toBe(0);
    expect(exit.beforePreferences).toBeGreaterThan(0);
    expect(exit.afterPreference).toBe(-129_160);
    expect(exit.afterTax).toBeCloseTo(-need(result.cash).cashNeeded, 6);
  });

  it('in the year of the exercise adds to what was taxed as salary then', () => {
    const result = changed(({ dates }) => (dates.sale = '2027-03-15'));
    const { atSale } = need(result.exit);
    const rules = { regime: 'new', year: '2026-27' } as const;
    const before = 2_400_000 + need(result.cash).perquisite;
    expect(atSale.tax).toBeCloseTo(
      incomeTax(before + atSale.perquisite, rules).total - incomeTax(before, rules).total,
      2,
    );
  });

  it('taxes salary and gains of one year together: the surcharge follows both, at most 15 % on the gain', () => {
    // Shares of a listed company that are long-term within one financial year don't exist: they are sold within twelve months.
    const result = changed(({ tax, dates, company }) => {
      tax.isListed = true;
      tax.income = 4_000_000;
      company.fairValue = 20;
      Object.assign(dates, { exercise: '2026-04-10', sale: '2027-03-15' });
    });
    const { cash, exit } = { cash: need(result.cash), exit: need(result.exit) };
    const rules = { regime: 'new', year: '2026-27' } as const;
    const salary = 4_000_000 + cash.perquisite + exit.atSale.perquisite;
    const gains = { amount: exit.sale.gain, rate: 0.2 };
    expect(exit.sale).toMatchObject({ isLongTerm: false, rate: 0.2 });
    expect(exit.perquisiteTax + exit.sale.tax).toBeCloseTo(
      incomeTax(salary, rules, gains).total - incomeTax(4_000_000, rules).total,
      2,
    );
    // Beside 40 lakh, both are above 1 crore: salary has 15 % too.
    expect(salary).toBeLessThan(10_000_000);
    expect(salary + exit.sale.gain).toBeGreaterThan(10_200_000);
    expect(exit.sale.tax).toBeCloseTo(
      (exit.sale.gain * 0.2 * 1.15 + incomeTax(salary, rules).slabTax * 0.05) * 1.04,
      2,
    );
  });

  it('pays preferences by rank', () => {
    const paid = (rank: number) => {
      const result = changed(({ exit, preferred }) => {
        exit.value = 230_000_000;
        Object.assign(preferred[1] ?? {}, { rank });
      });
      return need(result.exit).waterfall.preferred.map(({ amount }) => Math.round(amount));
    };
    expect(paid(0)).toEqual([30_000_000, 200_000_000]);
    expect(paid(1)).toEqual([0, 230_000_000]);
  });

  it('is when options are exercised whose strike is above what a share is worth today', () => {
    const result = changed(({ grants }) => Object.assign(first(grants), { strike: 121 }));
    expect(first(need(result.cash).holdings)).toMatchObject({
      held: 0,
      options: 20_000,
      waiting: 12_916,
    });
    expect(need(result.cash)).toMatchObject({ exerciseCost: 0, tax: 0 });
  });

  it('pays nothing for options that lapse after leaving', () => {
    const result = flat(({ dates }) => (dates.leaving = '2026-06-01'));
    // The window of 90 days is over before the planned exercise.
    expect(need(result.exit)).toMatchObject({
      beforePreferences: 0,
      afterPreference: 0,
      afterTax: 0,
    });
    expect(first(need(result.cash).holdings)).toMatchObject({
      held: 0,
      options: 0,
      lapsed: 10_833,
    });
  });

  it('is less after preferences, and less again after tax, and rises with the exit value', () => {
    fc.assert(
      fc.property(
        fc.record({
          participation: fc.constantFrom('none' as const, 'full' as const, 'capped' as const),
          multiple: fc.integer({ min: 0, max: 3 }),
          debt: fc.integer({ min: 0, max: 1e9 }),
          strike: fc.integer({ min: 0, max: 500 }),
        }),
        ({ participation, multiple, debt, strike }) => {
          const result = changed((state) => {
            state.preferred = [{ ...newPreferred, participation, multiple, cap: 4 }];
            state.company.debt = debt;
            Object.assign(first(state.grants), { strike });
          });
          let last = -Infinity;
          for (const point of exitCurve(need(result.plan), result.numbers)) {
            expect(point.beforePreferences).toBeGreaterThanOrEqual(point.afterPreference - 1e-6);
            expect(point.afterPreference).toBeGreaterThanOrEqual(point.afterTax - 1e-6);
            expect(point.afterPreference).toBeGreaterThanOrEqual(last - 1e-6);
            last = point.afterPreference;
          }
        },
      ),
      { numRuns: 15 },
    );
  });

  it('at the break-even of a grant has a price of its strike', () => {
    const plan = need(example.plan);
    const common = [{ name: 'others', shares: plan.others }];
    expect(exitForPrice({ ...plan, common }, 0)).toBe(need(example.breakEven).threshold);
    const [row] = need(example.breakEven).rows;
    const at = changed(({ exit }) => (exit.value = row?.exitValue ?? 0));
    expect(need(at.exit).price).toBeCloseTo(10, 6);
  });
});

describe('input that is wrong', () => {
  it('takes down only what needs it, and every field is named', () => {
    const result = changed((state) => {
      Object.assign(first(state.grants), { granted: -5, strike: null });
      state.option.volatility = 5_000;
      state.rounds = [100];
      state.tax.rate = 400;
    });
    expect(Object.fromEntries(result.problems)).toEqual({
      'grants.0.granted': 'NOT_POSITIVE',
      'grants.0.strike': 'EMPTY',
      'option.volatility': 'TOO_LARGE',
      'rounds.0': 'NOTHING_LEFT',
    });
    expect(first(result.grants).outcome.problem).not.toBeNull();
    // The other grant, its worth today and what exercising it takes are still there.
    expect(need(result.worth)).toMatchObject({ unvested: 8_000, unvestedValue: 480_000 });
    expect(problemOf(result, 'cash')).toBeNull();
    expect(problemOf(result, 'exit')).toEqual(['rounds.0', 'NOTHING_LEFT']);
    expect(problemOf(result, 'expense')).toEqual(['option.volatility', 'TOO_LARGE']);
  });

  it('is a day before the first grant, a sale before its exercise, and a day that does not exist', () => {
    const early = changed(({ dates }) => (dates.leaving = '2024-03-31'));
    expect([...early.problems]).toEqual([['dates.leaving', 'TOO_EARLY']]);
    const sale = changed(({ dates }) => (dates.sale = '2026-11-01'));
    expect([...sale.problems]).toEqual([['dates.sale', 'TOO_EARLY']]);
    expect(problemOf(sale, 'worth')).toBeNull();
    const wrong = changed(({ dates }) => (dates.asOf = '2026-02-30'));
    expect([...wrong.problems]).toEqual([['dates.asOf', 'NOT_A_DATE']]);
  });

  it('is a leaving day that is too early: what depends on it has no value', () => {
    const result = changed(({ dates }) => (dates.leaving = '2023-01-01'));
    expect([...result.problems]).toEqual([['dates.leaving', 'TOO_EARLY']]);
    for (const part of ['worth', 'timeline', 'cash', 'exit', 'breakEven', 'departures'] as const)
      expect(problemOf(result, part)).toEqual(['dates.leaving', 'TOO_EARLY']);
    expect(first(result.grants).outcome.problem).not.toBeNull();
    expect(problemOf(result, 'dilution')).toBeNull();
  });

  it('is a day to calculate for: days that follow from it have no value either', () => {
    const result = changed(({ dates }) => (dates.asOf = '2026-02-30'));
    for (const part of ['worth', 'cash', 'exit'] as const)
      expect(problemOf(result, part)).toEqual(['dates.asOf', 'NOT_A_DATE']);
    const planned = changed(({ dates }) => {
      dates.asOf = '2026-02-30';
      dates.exercise = '2026-11-26';
    });
    expect(problemOf(planned, 'exit')).toBeNull();
  });

  it('is more shares and options than there are', () => {
    const result = changed(({ company }) => (company.fullyDiluted = 20_000));
    expect([...result.problems]).toEqual([['company.fullyDiluted', 'TOO_SMALL']]);
    expect(problemOf(result, 'dilution')).toEqual(['company.fullyDiluted', 'TOO_SMALL']);
  });

  it('never leads to NaN or Infinity, whatever the numbers', () => {
    const extreme = fc.constantFrom(null, -1, 0, 0.5, 1, 120, 1e15, 1e40, 1e308, NaN);
    fc.assert(
      fc.property(fc.array(extreme, { minLength: 12, maxLength: 12 }), (values) => {
        const [a, b, c, d, e, f, g, h, i, j, k, l] = values as (number | null)[];
        const result = changed((state) => {
          Object.assign(first(state.grants), { granted: a, strike: b, months: c, cliff: d });
          Object.assign(state.company, { fairValue: e, fullyDiluted: f, debt: g });
          Object.assign(first(state.preferred), { invested: h, shares: i });
          Object.assign(state.exit, { value: j, high: k });
          Object.assign(state.tax, { income: l });
        });
        const curve = safeCurve(result);
        const text = JSON.stringify([result, curve], (_key, value: unknown) => {
          if (typeof value === 'number' && !Number.isFinite(value)) throw new Error('not finite');
          return value;
        });
        expect(text).not.toBe('');
      }),
      { numRuns: 60 },
    );
  });
});

const safeCurve = (result: EsopResult) =>
  attempt(() => exitCurve(need(result.plan), result.numbers)).value;
