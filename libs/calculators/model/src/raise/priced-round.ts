import { InputError } from '../input-error';
import { itemAt } from '../item-at';
import { amount, Exact, sum, toNumber } from '../numbers';
import type {
  CapTableGroup,
  CapTableRow,
  PricedRoundInput,
  PricedRoundResult,
} from './priced-round.types';
import { readTerms } from './round-terms';
import { solveExactly, solveRounded } from './solve-round';

interface Line {
  group: CapTableGroup;
  name: string | null;
  shares: Exact;
}

function rowsOf(lines: readonly Line[], price: Exact): CapTableRow[] {
  const total = sum(lines.map(({ shares }) => shares));
  return lines.map(({ group, name, shares }) => ({
    group,
    name,
    shares: toNumber(shares),
    ownership: toNumber(shares.div(total)),
    value: toNumber(shares.times(price)),
  }));
}

/**
 * A priced round in which all SAFEs and notes convert. The price solves T × price = pre-money + Σ new money, where the total T is
 * made of issued shares, options, the pool (T × pool share, at least the pool that exists), converted SAFEs and notes, and new
 * shares. Each holder converts at the lowest of cap price, discounted price and price of the round.
 * Source: Y Combinator, "Post-Money SAFE User Guide"; 1984 Ventures, "startup-finance" (worked examples).
 * @throws InputError if SAFEs and notes take all of the company, or if the pre-money valuation is too low for them
 */
export function pricedRound(input: PricedRoundInput): PricedRoundResult {
  const terms = readTerms(input);
  if (input.investments.length === 0) throw new InputError('investments', 'EMPTY');
  const solved = input.rounding === 'lawyers' ? solveRounded(terms) : solveExactly(terms);
  const { price, pool, conversions, newShares } = solved;
  const options = amount('options', input.options ?? 0);
  const existing: Line[] = [
    ...input.holders.map(({ name, shares }): Line => ({
      group: 'holder',
      name,
      shares: new Exact(shares),
    })),
    ...(options.isZero() ? [] : [{ group: 'options', name: null, shares: options } as const]),
  ];
  const poolLine = (shares: Exact): Line[] =>
    shares.isZero() ? [] : [{ group: 'pool', name: null, shares }];
  const converted = conversions.map(({ one: { group, name }, shares }): Line => ({
    group,
    name,
    shares,
  }));
  const investors = input.investments.map((investment, place): Line => ({
    group: 'investor',
    name: investment.name ?? null,
    shares: itemAt(newShares, place),
  }));
  return {
    pricePerShare: toNumber(price),
    totalShares: toNumber(solved.total),
    postMoney: toNumber(solved.total.times(price)),
    newMoney: toNumber(terms.newMoney),
    capitalization: toNumber(solved.capitalization),
    poolShares: toNumber(pool),
    addedPool: toNumber(pool.minus(terms.unissuedPool)),
    conversions: conversions.map(({ one, basis, price: paid, shares }) => ({
      group: one.group,
      name: one.name,
      amount: toNumber(one.amount),
      basis,
      price: toNumber(paid),
      shares: toNumber(shares),
    })),
    before: rowsOf([...existing, ...poolLine(terms.unissuedPool)], price),
    after: rowsOf([...existing, ...poolLine(pool), ...converted, ...investors], price),
  };
}
