import { InputError } from '../input-error';
import { amount, partialShare, positive, toNumber } from '../numbers';

export interface PoolShuffleInput {
  /** Pre-money valuation and new money, in a currency's main unit. */
  preMoney: number;
  investment: number;
  /** The pool after the round, as a share of the company. */
  poolShare: number;
  /** Shares before the round, with the pool that isn't issued yet. */
  shares: number;
  /** The part of `shares` that is a pool already; 0 by default. */
  unissuedPool?: number;
}

export interface PoolShuffleResult {
  /** What the round really pays for the existing shares. */
  effectivePreMoney: number;
  pricePerShare: number;
  /** Pre-money ÷ existing shares, as if the pool weren't part of it. */
  naivePrice: number;
  /** The whole pool after the round, and what is added to it. */
  poolShares: number;
  addedPool: number;
  newShares: number;
  totalShares: number;
  postMoney: number;
}

/**
 * Option pool shuffle: the pool comes out of the pre-money valuation. Effective = pre − p × (pre + I); price = effective ÷ shares
 * that aren't pool; a pool that is larger already stays as it is.
 * Source: Venture Hacks, "The Option Pool Shuffle" (2007).
 * @throws InputError if the pool takes all of the pre-money valuation
 */
export function poolShuffle(input: PoolShuffleInput): PoolShuffleResult {
  const preMoney = positive('preMoney', input.preMoney);
  const investment = amount('investment', input.investment);
  const poolShare = partialShare('poolShare', input.poolShare);
  const shares = positive('shares', input.shares);
  const unissued = amount('unissuedPool', input.unissuedPool ?? 0);
  if (unissued.gte(shares)) throw new InputError('unissuedPool', 'TOO_LARGE');
  const postMoney = preMoney.plus(investment);
  const poolValue = poolShare.times(postMoney);
  if (poolValue.gte(preMoney)) throw new InputError('poolShare', 'NOTHING_LEFT');
  const priceWithPool = preMoney.minus(poolValue).div(shares.minus(unissued));
  const naivePrice = preMoney.div(shares);
  const wanted = poolValue.div(priceWithPool);
  const isLargeEnough = wanted.lte(unissued);
  const price = isLargeEnough ? naivePrice : priceWithPool;
  const pool = isLargeEnough ? unissued : wanted;
  const added = pool.minus(unissued);
  return {
    effectivePreMoney: toNumber(preMoney.minus(added.times(price))),
    pricePerShare: toNumber(price),
    naivePrice: toNumber(naivePrice),
    poolShares: toNumber(pool),
    addedPool: toNumber(added),
    newShares: toNumber(investment.div(price)),
    totalShares: toNumber(postMoney.div(price)),
    postMoney: toNumber(postMoney),
  };
}
