import type { Note } from './note';
import type { ConversionBasis, Safe } from './safe';

export interface Holder {
  name: string;
  shares: number;
}

export interface Investment {
  name?: string;
  amount: number;
}

export interface PricedRoundInput {
  /** Who holds issued shares. */
  holders: readonly Holder[];
  /** Options that are granted or promised. */
  options?: number;
  /** The pool of which nothing is granted yet. */
  unissuedPool?: number;
  /** In the order in which they were issued. */
  safes?: readonly Safe[];
  notes?: readonly Note[];
  /** Pre-money valuation, in a currency's main unit. It contains what converts and the pool. */
  preMoney: number;
  investments: readonly Investment[];
  /** The pool after the round, as a share of the company; a pool that is larger already stays as it is. */
  poolShare?: number;
  /** `lawyers`: shares are rounded down and prices up at five decimal places. Exact by default. */
  rounding?: 'none' | 'lawyers';
}

export type CapTableGroup = 'holder' | 'options' | 'pool' | 'safe' | 'note' | 'investor';

export interface CapTableRow {
  group: CapTableGroup;
  /** Null for the options, the pool, and what has no name. */
  name: string | null;
  shares: number;
  /** From 0 to 1. */
  ownership: number;
  /** Shares × price of the round. */
  value: number;
}

export interface RoundConversion {
  group: 'safe' | 'note';
  name: string | null;
  /** What converts: the SAFE's amount, or principal and interest. */
  amount: number;
  basis: ConversionBasis;
  price: number;
  shares: number;
}

export interface PricedRoundResult {
  pricePerShare: number;
  totalShares: number;
  /** Total shares × price. */
  postMoney: number;
  newMoney: number;
  /** Shares by which post-money caps are divided. */
  capitalization: number;
  poolShares: number;
  addedPool: number;
  conversions: RoundConversion[];
  /** Everyone before the round, without what converts in it. */
  before: CapTableRow[];
  after: CapTableRow[];
}
