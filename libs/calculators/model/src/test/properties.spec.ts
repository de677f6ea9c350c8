import * as fc from 'fast-check';
import {
  blackScholesMerton,
  dcf,
  dilution,
  exitForPrice,
  incomeTax,
  perquisiteTax,
  pricedRound,
  vesting,
  waterfall,
  type Note,
  type PricedRoundInput,
  type Safe,
  type TaxRules,
} from '../index';

const RUNS = { numRuns: 1_000 };
const between = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const shareUpTo = (max: number) => between(0, max);
const optional = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });

const safe: fc.Arbitrary<Safe> = fc.record({
  amount: between(10_000, 1_000_000),
  type: fc.constantFrom('postMoney' as const, 'preMoney' as const),
  cap: optional(between(6_000_000, 40_000_000)),
  discount: optional(shareUpTo(0.3)),
});
const note: fc.Arbitrary<Note> = fc.record({
  principal: between(10_000, 500_000),
  rate: shareUpTo(0.12),
  years: shareUpTo(3),
  cap: optional(between(3_000_000, 30_000_000)),
  discount: optional(shareUpTo(0.3)),
});
const round: fc.Arbitrary<PricedRoundInput> = fc.record({
  holders: fc.constant([{ name: 'Founders', shares: 8_000_000 }]),
  options: fc.nat(1_000_000),
  unissuedPool: fc.nat(1_000_000),
  safes: fc.array(safe, { maxLength: 4 }),
  notes: fc.array(note, { maxLength: 2 }),
  preMoney: between(15_000_000, 80_000_000),
  investments: fc.array(fc.record({ amount: between(100_000, 10_000_000) }), {
    minLength: 1,
    maxLength: 3,
  }),
  poolShare: shareUpTo(0.2),
});

/**
 * The price of a round by search alone: for each price, the shares that follow from it by trying capitalizations until they stay,
 * and then the price at which all shares are worth pre-money and new money.
 */
function searchPrice(input: PricedRoundInput): number {
  const existing = 8_000_000 + input.options!;
  const money = input.investments.reduce((total, { amount }) => total + amount, 0);
  const sharesAt = (price: number) => {
    const pool = Math.max(
      (input.poolShare! * (input.preMoney + money)) / price,
      input.unissuedPool!,
    );
    let capitalization = existing + input.unissuedPool!;
    let converted = 0;
    for (let step = 0; step < 3_000; step += 1) {
      const ofSafes = input.safes!.map(({ amount, type, cap = Infinity, discount = 0 }) => {
        const divisor = type === 'postMoney' ? capitalization : existing + pool;
        return amount / Math.min(price * (1 - discount), cap / divisor);
      });
      const ofNotes = input.notes!.map(
        ({ principal, rate, years, cap = Infinity, discount = 0 }) => {
          const accrued = principal * (1 + rate! * years!);
          return accrued / Math.min(price, price * (1 - discount), (price * cap) / input.preMoney);
        },
      );
      const next = [...ofSafes, ...ofNotes].reduce((total, shares) => total + shares, 0);
      const isStable = Math.abs(next - converted) < 1e-7;
      converted = next;
      capitalization = existing + input.unissuedPool! + converted;
      if (isStable) break;
    }
    return existing + pool + converted + money / price;
  };
  let [low, high] = [1e-6, (input.preMoney + money) / existing];
  for (let step = 0; step < 200; step += 1) {
    const middle = (low + high) / 2;
    if (middle * sharesAt(middle) < input.preMoney + money) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

describe('a priced round', () => {
  it('has the price that a brute-force search finds', () => {
    fc.assert(
      fc.property(round, (input) => {
        const found = searchPrice(input);
        expect(pricedRound(input).pricePerShare / found).toBeCloseTo(1, 9);
      }),
      RUNS,
    );
  });

  it('adds up: ownership to 1, price × shares to pre-money and new money', () => {
    fc.assert(
      fc.property(round, (input) => {
        const result = pricedRound(input);
        const owned = result.after.reduce((total, { ownership }) => total + ownership, 0);
        expect(owned).toBeCloseTo(1, 12);
        expect(result.postMoney / (input.preMoney + result.newMoney)).toBeCloseTo(1, 12);
        const shares = result.after.reduce((total, row) => total + row.shares, 0);
        expect(shares / result.totalShares).toBeCloseTo(1, 12);
      }),
      RUNS,
    );
  });

  it('does not depend on the order of SAFEs without MFN', () => {
    fc.assert(
      fc.property(round, (input) => {
        const turned = pricedRound({ ...input, safes: [...input.safes!].reverse() });
        const { pricePerShare, conversions } = pricedRound(input);
        expect(turned.pricePerShare / pricePerShare).toBeCloseTo(1, 14);
        const shares = (of: typeof conversions) =>
          of.map((one) => one.shares).sort((one, other) => one - other);
        shares(turned.conversions).forEach((count, place) => {
          expect(count / shares(conversions)[place]!).toBeCloseTo(1, 12);
        });
      }),
      RUNS,
    );
  });

  it('gives a post-money SAFE its share of the capitalization, whatever other SAFEs there are', () => {
    fc.assert(
      fc.property(round, between(10_000, 500_000), (input, amount) => {
        // A cap this low binds in each of these rounds.
        const cap = 2_000_000;
        const own: Safe = { amount, type: 'postMoney', cap };
        const result = pricedRound({ ...input, safes: [own, ...input.safes!] });
        expect(result.conversions[0]!.shares / result.capitalization).toBeCloseTo(amount / cap, 12);
      }),
      RUNS,
    );
  });

  it('is close to the exact one where lawyers round, and its rows are whole shares', () => {
    fc.assert(
      fc.property(round, (input) => {
        const rounded = pricedRound({ ...input, rounding: 'lawyers' });
        const exact = pricedRound(input);
        expect(rounded.totalShares / exact.totalShares).toBeCloseTo(1, 4);
        for (const { shares } of rounded.after) expect(Number.isInteger(shares)).toBe(true);
      }),
      { numRuns: 200 },
    );
  });
});

describe('discounted cash flow', () => {
  it('is the sum of its terms', () => {
    const flows = fc.array(between(-1e6, 1e6), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(flows, between(0.02, 0.6), between(0, 0.9), (cashFlows, rate, part) => {
        const growth = rate * part;
        const result = dcf({ cashFlows, rate, terminal: { by: 'growth', growth } });
        let expected = 0;
        for (const [place, flow] of cashFlows.entries())
          expected += flow / (1 + rate) ** (place + 1);
        // The perpetuity term by term too, until its terms are nothing.
        let term = (cashFlows.at(-1)! * (1 + growth)) / (1 + rate) ** (cashFlows.length + 1);
        for (let year = 0; year < 20_000; year += 1) {
          expected += term;
          term *= (1 + growth) / (1 + rate);
        }
        const size = cashFlows.reduce((total, flow) => total + Math.abs(flow), 1) / rate;
        expect(Math.abs(result.enterpriseValue - expected) / size).toBeLessThan(1e-9);
      }),
      RUNS,
    );
  });
});

const option = fc.record({
  spot: between(1, 1_000),
  strike: between(1, 1_000),
  rate: between(-0.02, 0.15),
  dividendYield: shareUpTo(0.1),
  years: between(0.05, 10),
  volatility: between(0.05, 1.5),
});

describe('an option', () => {
  it('has the value of its payments, integrated over all prices of the share', () => {
    fc.assert(
      fc.property(option, (input) => {
        const { spot, strike, rate, dividendYield, years, volatility } = input;
        const deviation = volatility * Math.sqrt(years);
        const drift = (rate - dividendYield - volatility ** 2 / 2) * years;
        // Simpson's rule from where the option pays. Under the share measure the integrand stays small.
        const from = Math.max((Math.log(strike / spot) - drift) / deviation, -12);
        const to = Math.max(from, deviation) + 12;
        const steps = 4_000;
        const width = (to - from) / steps;
        let total = 0;
        for (let step = 0; step <= steps; step += 1) {
          const z = from + step * width;
          const payment = spot * Math.exp(drift + deviation * z) - strike;
          const weight = step === 0 || step === steps ? 1 : step % 2 === 1 ? 4 : 2;
          total += (weight * payment * Math.exp((-z * z) / 2)) / Math.sqrt(2 * Math.PI);
        }
        const integrated = Math.exp(-rate * years) * ((total * width) / 3);
        expect(blackScholesMerton(input).call / spot).toBeCloseTo(
          Math.max(integrated, 0) / spot,
          8,
        );
      }),
      RUNS,
    );
  });

  it('keeps put–call parity', () => {
    fc.assert(
      fc.property(option, (input) => {
        const { call, put } = blackScholesMerton(input);
        const forward =
          input.spot * Math.exp(-input.dividendYield * input.years) -
          input.strike * Math.exp(-input.rate * input.years);
        expect((call - put - forward) / input.spot).toBeCloseTo(0, 10);
      }),
      RUNS,
    );
  });

  it('is worth max(0, S·e^(−qT) − K·e^(−rT)) without volatility', () => {
    fc.assert(
      fc.property(option, (input) => {
        const certain = blackScholesMerton({ ...input, volatility: 0 }).call;
        const nearly = blackScholesMerton({ ...input, volatility: 1e-9 }).call;
        const expected =
          input.spot * Math.exp(-input.dividendYield * input.years) -
          input.strike * Math.exp(-input.rate * input.years);
        expect(certain).toBe(Math.max(0, expected));
        expect(nearly).toBeCloseTo(certain, 5);
      }),
      RUNS,
    );
  });
});

describe('vesting', () => {
  const grant = fc.record({
    granted: fc.nat(10_000_000),
    start: fc.constantFrom('2024-01-31', '2024-02-29', '2025-06-15', '2023-12-01'),
    months: fc.integer({ min: 12, max: 60 }),
    cliffMonths: fc.constantFrom(0, 6, 12),
    interval: fc.constantFrom(1 as const, 3 as const, 6 as const, 12 as const),
  });

  it('adds up to the grant, in order of time', () => {
    fc.assert(
      fc.property(grant, (input) => {
        const { tranches, fullyVestedOn } = vesting(input);
        const vested = tranches.reduce((total, { vests }) => total + vests, 0);
        expect(vested).toBe(input.granted);
        expect(fullyVestedOn).not.toBeNull();
        const dates = tranches.map(({ date }) => date);
        expect(dates).toEqual([...new Set(dates)].sort());
        expect(tranches.every(({ vests }) => vests >= 0)).toBe(true);
      }),
      RUNS,
    );
  });
});

describe('tax', () => {
  const rules: fc.Arbitrary<TaxRules> = fc.record({
    regime: fc.constantFrom('new' as const, 'old' as const),
    year: fc.constantFrom('2024-25', '2025-26', '2026-27'),
    age: fc.constantFrom('below60' as const, 'from60' as const, 'from80' as const),
  });
  // Around all limits of slabs, rebates and surcharges too.
  const income = fc.oneof(
    between(0, 80_000_000),
    fc
      .tuple(
        fc.constantFrom(
          400_000,
          500_000,
          700_000,
          1_200_000,
          5_000_000,
          10_000_000,
          20_000_000,
          50_000_000,
        ),
        between(-50_000, 900_000),
      )
      .map(([limit, beside]) => limit + beside),
  );

  it('rises with income, and stays below it', () => {
    fc.assert(
      fc.property(rules, income, between(0, 1_000_000), (of, lower, more) => {
        const tax = incomeTax(lower, of).total;
        expect(incomeTax(lower + more, of).total).toBeGreaterThanOrEqual(tax - 1e-6);
        expect(tax).toBeLessThanOrEqual(lower);
      }),
      RUNS,
    );
  });

  it('rises with income and with gains that have their own rate, wherever limits of surcharge are', () => {
    const gains = fc.oneof(fc.constant(0), between(0, 60_000_000), between(0, 2_000_000));
    const rates = fc.constantFrom(0.125, 0.2);
    const step = fc.oneof(between(0, 1_000), between(0, 1_000_000));
    fc.assert(
      fc.property(rules, income, gains, rates, step, (of, other, amount, rate, more) => {
        const exemption = 125_000;
        const tax = incomeTax(other, of, { amount, rate, exemption }).total;
        const withIncome = incomeTax(other + more, of, { amount, rate, exemption }).total;
        const withGain = incomeTax(other, of, { amount: amount + more, rate, exemption }).total;
        expect(withIncome).toBeGreaterThanOrEqual(tax - 1e-6);
        expect(withGain).toBeGreaterThanOrEqual(tax - 1e-6);
        expect(incomeTax(other, of).total).toBeLessThanOrEqual(tax + 1e-6);
        // Where gains lead to a limit, they rise by at most themselves and the cess on it.
        expect(withGain - tax).toBeLessThanOrEqual(more * 1.04 + 1e-6);
      }),
      RUNS,
    );
  });

  it('on a perquisite rises with the value of the share', () => {
    fc.assert(
      fc.property(rules, income, between(1, 5_000), between(0, 500), (of, other, value, more) => {
        const exercise = { shares: 1_000, strike: 10, income: other, rules: of };
        const lower = perquisiteTax({ ...exercise, fairValue: value });
        const higher = perquisiteTax({ ...exercise, fairValue: value + more });
        expect(higher.tax).toBeGreaterThanOrEqual(lower.tax - 1e-6);
        expect(lower.tax).toBeGreaterThanOrEqual(0);
      }),
      RUNS,
    );
  });
});

describe('a waterfall', () => {
  const preferred = fc.record({
    name: fc.constant('Series'),
    shares: fc.integer({ min: 1, max: 5_000_000 }),
    invested: between(0, 20_000_000),
    multiple: fc.constantFrom(1, 1.5, 2),
    participation: fc.constantFrom('none' as const, 'full' as const, 'capped' as const),
    cap: fc.constantFrom(2, 3),
    rank: fc.nat(2),
  });
  const exit = fc.record({
    exitValue: between(0, 200_000_000),
    debt: between(0, 5_000_000),
    preferred: fc.array(preferred, { maxLength: 4 }),
    common: fc.constant([
      { name: 'Founders', shares: 8_000_000 },
      { name: 'Options', shares: 1_000_000, strike: 1.5 },
    ]),
  });

  it('adds up to the exit, and nobody gets less than nothing', () => {
    fc.assert(
      fc.property(exit, (input) => {
        const result = waterfall(input);
        const payouts = [...result.preferred, ...result.common];
        const paid = payouts.reduce((total, { amount }) => total + amount, result.paidToDebt);
        expect(Math.abs(paid - input.exitValue)).toBeLessThan(1e-6);
        for (const { amount } of payouts) expect(amount).toBeGreaterThanOrEqual(0);
      }),
      RUNS,
    );
  });

  it('leaves no class that would gain by doing the other thing', () => {
    fc.assert(
      fc.property(exit, (input) => {
        const { preferred: paid, commonPerShare } = waterfall(input);
        paid.forEach(({ amount }, place) => {
          const asCommon = input.preferred[place]!.shares * commonPerShare;
          expect(amount).toBeGreaterThanOrEqual(asCommon * (1 - 1e-12) - 1e-9);
        });
      }),
      RUNS,
    );
  });

  it('pays common what an exit is asked for that pays it', () => {
    fc.assert(
      fc.property(exit, between(0.01, 50), ({ exitValue: _, ...classes }, perShare) => {
        const exitValue = exitForPrice(classes, perShare);
        const result = waterfall({ ...classes, exitValue });
        expect(result.commonPerShare / perShare).toBeCloseTo(1, 9);
        expect(exitValue).toBeGreaterThanOrEqual(result.commonThreshold);
      }),
      RUNS,
    );
  });
});

describe('dilution', () => {
  it('is a product that does not depend on the order of rounds', () => {
    const rounds = fc.array(fc.record({ dilution: shareUpTo(0.4), addedPool: shareUpTo(0.1) }), {
      maxLength: 6,
    });
    fc.assert(
      fc.property(rounds, (of) => {
        const grant = { shares: 5_000, fullyDiluted: 10_000_000 };
        const forward = dilution({ ...grant, rounds: of });
        const backward = dilution({ ...grant, rounds: [...of].reverse() });
        expect(backward.ownership).toBeCloseTo(forward.ownership, 15);
        expect(forward.ownership).toBeLessThanOrEqual(forward.initial);
      }),
      RUNS,
    );
  });
});
