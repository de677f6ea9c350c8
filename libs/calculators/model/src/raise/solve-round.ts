import { InputError } from '../input-error';
import { Exact, sum } from '../numbers';
import type { Convertible, RoundTerms } from './round-terms';
import { lowestOf } from './safe';
import type { BestPrice, ConversionBasis } from './safe';

/** Prices and share counts of a round. */
export interface SolvedRound {
  price: Exact;
  pool: Exact;
  capitalization: Exact;
  conversions: { one: Convertible; basis: ConversionBasis; price: Exact; shares: Exact }[];
  /** Of each investment. */
  newShares: Exact[];
  total: Exact;
}

/** What the prices of convertibles depend on. */
interface RoundState {
  price: Exact;
  /** Shares by which post-money caps are divided. */
  capitalization: Exact;
  /** Shares by which pre-money caps of SAFEs are divided. */
  preCapitalization: Exact;
  preMoney: Exact;
}

/** What a share costs by the cap; null without one. */
function capPriceOf({ cap, type }: Convertible, state: RoundState): Exact | null {
  if (cap === null) return null;
  if (type === 'postMoney') return cap.div(state.capitalization);
  if (type === 'preMoney') return cap.div(state.preCapitalization);
  return state.price.times(cap).div(state.preMoney);
}

/** The term with the lowest price for the holder, and that price. */
export const bestTerm = (one: Convertible, state: RoundState): BestPrice =>
  lowestOf(state.price, {
    cap: capPriceOf(one, state),
    discount: one.kept.eq(1) ? null : state.price.times(one.kept),
  });

/** A convertible with the term that it converts by. */
interface Chosen {
  one: Convertible;
  basis: ConversionBasis;
}

/** Σ amount ÷ cap of those of a type that convert by their cap. */
const byCap = (chosen: readonly Chosen[], type: Convertible['type']): Exact =>
  sum(
    chosen.map(({ one, basis }) =>
      one.type === type && basis === 'cap' && one.cap !== null
        ? one.amount.div(one.cap)
        : new Exact(0),
    ),
  );

/** More steps than convertibles that could change their term are never needed. */
const MOST_STEPS = 1_000;

/** Price and capitalization if each convertible converts on the given basis, and the pool grows or doesn't. */
function solveWith(terms: RoundTerms, chosen: readonly Chosen[], poolGrows: boolean) {
  const { issued, unissuedPool, preMoney, newMoney, poolShare } = terms;
  // What post-money caps fix is a share of the company; what pre-money caps fix is a share of the other shares.
  const post = byCap(chosen, 'postMoney');
  const pre = byCap(chosen, 'preMoney');
  // The others have a fixed value at the price of the round, of which theirs is a part.
  const value = sum(
    chosen.map(({ one: { amount, kept }, basis }) => {
      if (basis === 'discount') return amount.div(kept);
      return basis === 'round' ? amount : new Exact(0);
    }),
  ).plus(byCap(chosen, 'note').times(preMoney));
  if (post.gte(1)) throw new InputError('safes', 'CONVERSIONS_TAKE_ALL');
  const existing = issued.plus(unissuedPool);
  // A pool that grows is a fixed part of the value after the round; one that doesn't is a number of shares.
  const fixed = poolGrows ? issued : existing;
  const poolValue = poolGrows ? poolShare.times(preMoney.plus(newMoney)) : new Exact(0);
  const leverage = post.div(new Exact(1).minus(post));
  const left = preMoney
    .minus(value)
    .minus(poolValue.times(pre.plus(1)))
    .minus(leverage.times(poolValue.times(pre).plus(value)));
  if (left.lte(0)) throw new InputError('preMoney', 'PRE_MONEY_TOO_LOW');
  const price = left.div(
    fixed.times(pre.plus(1)).plus(leverage.times(existing.plus(pre.times(fixed)))),
  );
  const pool = poolGrows ? poolValue.div(price) : unissuedPool;
  const preCapitalization = issued.plus(pool);
  const capitalization = existing
    .plus(pre.times(preCapitalization))
    .plus(value.div(price))
    .div(new Exact(1).minus(post));
  return { price, pool, capitalization, preCapitalization, preMoney };
}

/**
 * The exact round: price × shares after it = pre-money + new money, while each holder takes the term that gives most shares.
 * The value of all shares is a convex, piecewise linear function of the price, with one piece for each combination of terms.
 * Newton's method starts with every convertible at the price of the round, switches convertibles to better terms only, and
 * converges in a few iterations.
 */
export function solveExactly(terms: RoundTerms): SolvedRound {
  let chosen: Chosen[] = terms.convertibles.map((one) => ({ one, basis: 'round' }));
  let poolGrows = false;
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const state = solveWith(terms, chosen, poolGrows);
    const best = chosen.map((now) => ({ ...now, best: bestTerm(now.one, state) }));
    const wantedPool = terms.poolShare.times(terms.preMoney.plus(terms.newMoney)).div(state.price);
    const grows = wantedPool.gt(terms.unissuedPool);
    const isStable = grows === poolGrows && best.every((now) => now.basis === now.best.basis);
    if (isStable) {
      const conversions = best.map(({ one, best: { basis, price } }) => ({
        one,
        basis,
        price,
        shares: one.amount.div(price),
      }));
      const newShares = terms.investments.map((investment) => investment.div(state.price));
      return {
        price: state.price,
        pool: state.pool,
        capitalization: state.capitalization,
        conversions,
        newShares,
        total: sum([
          terms.issued,
          state.pool,
          ...conversions.map(({ shares }) => shares),
          ...newShares,
        ]),
      };
    }
    chosen = best.map(({ one, best: { basis } }) => ({ one, basis }));
    poolGrows = grows;
  }
  throw new InputError('preMoney', 'PRE_MONEY_TOO_LOW');
}

/** Lawyers round prices up at this many decimal places. */
const PRICE_PLACES = 5;
const MOST_ROUNDS = 500;

/**
 * The round as it is written into contracts: shares rounded down, prices up. The total is tried, from the exact one, until it is the
 * total that follows from it.
 */
export function solveRounded(terms: RoundTerms): SolvedRound {
  const { convertibles, investments, issued, unissuedPool, preMoney, newMoney } = terms;
  let total = solveExactly(terms).total.floor();
  for (let round = 0; ; round += 1) {
    const pool = Exact.max(total.times(terms.poolShare).floor(), unissuedPool);
    const price = preMoney.plus(newMoney).div(total).toDecimalPlaces(PRICE_PLACES, Exact.ROUND_UP);
    const newShares = investments.map((investment) => investment.div(price).floor());
    const capitalization = total.minus(sum(newShares)).minus(pool).plus(unissuedPool);
    const preCapitalization = issued.plus(pool);
    const state = { price, capitalization, preCapitalization, preMoney };
    const conversions = convertibles.map((one) => {
      const best = bestTerm(one, state);
      const rounded = best.price.toDecimalPlaces(PRICE_PLACES, Exact.ROUND_UP);
      return { one, basis: best.basis, price: rounded, shares: one.amount.div(rounded).floor() };
    });
    const next = sum([issued, pool, ...newShares, ...conversions.map(({ shares }) => shares)]);
    if (next.eq(total) || round >= MOST_ROUNDS) {
      return { price, pool, capitalization, conversions, newShares, total: next };
    }
    total = next;
  }
}
