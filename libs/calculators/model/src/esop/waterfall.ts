import { InputError } from '../input-error';
import { itemAt } from '../item-at';
import { amount, Exact, positive, sum, toNumber } from '../numbers';

/** Shares without a preference; with a strike they are options, exercised where that pays. */
export interface CommonClass {
  name: string;
  shares: number;
  /** Price of exercise; 0 by default. */
  strike?: number;
}

export interface PreferredClass {
  name: string;
  /** As converted to common shares. */
  shares: number;
  invested: number;
  /** How many times the investment comes first; 1 by default. */
  multiple?: number;
  /** `none` takes the preference or converts; `full` takes both; `capped` both, up to `cap` times the investment. */
  participation?: 'none' | 'full' | 'capped';
  /** Times the investment, with its preference. */
  cap?: number;
  /** Higher ranks are paid first; equal ranks share in proportion. 0 by default. */
  rank?: number;
}

export interface WaterfallInput {
  /** What buyers pay, in a currency's main unit. */
  exitValue: number;
  /** Paid before everyone: debt, fees, bonuses; 0 by default. */
  debt?: number;
  preferred: readonly PreferredClass[];
  common: readonly CommonClass[];
}

export interface Payout {
  name: string;
  /** Net of what options cost to exercise. */
  amount: number;
  /** Per share, net. */
  perShare: number;
  /** Of what is left after debt. */
  share: number;
  /** Preferred shares that take part as common ones, or options that are exercised. */
  isConverted: boolean;
}

export interface WaterfallResult {
  paidToDebt: number;
  preferred: Payout[];
  common: Payout[];
  /** What one common share gets. */
  commonPerShare: number;
  /** Common shares get nothing unless the exit is above this. */
  commonThreshold: number;
}

interface Checked {
  name: string;
  shares: Exact;
  preference: Exact;
  participation: 'none' | 'full' | 'capped';
  most: Exact | null;
  rank: number;
}

function checkPreferred(one: PreferredClass, place: number): Checked {
  const field = `preferred.${place}`;
  const invested = amount(`${field}.invested`, one.invested);
  const multiple = amount(`${field}.multiple`, one.multiple ?? 1);
  const participation = one.participation ?? 'none';
  let most: Exact | null = null;
  if (participation === 'capped') {
    if (one.cap === undefined) throw new InputError(`${field}.cap`, 'EMPTY');
    const cap = amount(`${field}.cap`, one.cap);
    if (cap.lt(multiple)) throw new InputError(`${field}.cap`, 'TOO_SMALL');
    most = invested.times(cap);
  }
  return {
    name: one.name,
    shares: positive(`${field}.shares`, one.shares),
    preference: invested.times(multiple),
    participation,
    most,
    rank: one.rank ?? 0,
  };
}

/** What a class gets while one common share gets `perShare`. */
function claimOf(one: Checked, perShare: Exact): Exact {
  const asCommon = one.shares.times(perShare);
  if (one.participation === 'none') return Exact.max(one.preference, asCommon);
  const both = one.preference.plus(asCommon);
  return one.most === null ? both : Exact.max(Exact.min(both, one.most), asCommon);
}

/** Prices of a common share at which some class changes what it does. */
function turningPoints(preferred: readonly Checked[], strikes: readonly Exact[]): Exact[] {
  const points = preferred.flatMap((one) => {
    if (one.participation === 'none') return [one.preference.div(one.shares)];
    if (one.most === null) return [];
    return [one.most.minus(one.preference).div(one.shares), one.most.div(one.shares)];
  });
  return [new Exact(0), ...points, ...strikes].sort((one, other) => one.cmp(other));
}

/**
 * Liquidation waterfall. Everything is a function of what one common share gets: the sum of all claims rises with it in straight
 * lines between the points at which a class converts, reaches its cap or is exercised; the exit value gives the price on that line.
 * Below the sum of the preferences, common gets nothing, and preferences are paid by rank.
 * Source: AICPA, "Valuation of Privately-Held-Company Equity Securities Issued as Compensation", breakpoint analysis.
 * @throws InputError for negative values, classes without shares, and a cap below the preference
 */
export function waterfall(input: WaterfallInput): WaterfallResult {
  const exit = amount('exitValue', input.exitValue);
  const debt = amount('debt', input.debt ?? 0);
  const preferred = input.preferred.map(checkPreferred);
  const common = input.common.map((one, place) => ({
    name: one.name,
    shares: amount(`common.${place}.shares`, one.shares),
    strike: amount(`common.${place}.strike`, one.strike ?? 0),
  }));
  if (common.every(({ shares }) => shares.isZero())) throw new InputError('common', 'EMPTY');
  const paidToDebt = Exact.min(exit, debt);
  const available = exit.minus(paidToDebt);
  const gainOf = (one: (typeof common)[number], perShare: Exact) =>
    one.shares.times(Exact.max(perShare.minus(one.strike), 0));
  const claims = (perShare: Exact) =>
    sum([
      ...preferred.map((one) => claimOf(one, perShare)),
      ...common.map((one) => gainOf(one, perShare)),
    ]);
  const preferences = claims(new Exact(0));
  const points = turningPoints(
    preferred,
    common.map(({ strike }) => strike),
  );
  const isShort = available.lte(preferences);
  const perShare = isShort ? new Exact(0) : priceAt(available, points, claims);
  const paid = isShort
    ? payPreferences(available, preferred)
    : preferred.map((one) => claimOf(one, perShare));
  const payout = (name: string, shares: Exact, money: Exact, isConverted: boolean): Payout => ({
    name,
    amount: toNumber(money),
    perShare: shares.isZero() ? 0 : toNumber(money.div(shares)),
    share: available.isZero() ? 0 : toNumber(money.div(available)),
    isConverted,
  });
  return {
    paidToDebt: toNumber(paidToDebt),
    preferred: preferred.map((one, place) => {
      const money = itemAt(paid, place);
      const asCommon = one.shares.times(perShare);
      const converts = one.participation !== 'full' && perShare.gt(0) && money.lte(asCommon);
      return payout(one.name, one.shares, money, converts);
    }),
    common: common.map((one) =>
      payout(one.name, one.shares, gainOf(one, perShare), perShare.gt(one.strike)),
    ),
    commonPerShare: toNumber(perShare),
    commonThreshold: toNumber(debt.plus(preferences)),
  };
}

/**
 * The exit value at which one common share gets `perShare`: from it on, an option with that strike is worth exercising.
 * @throws InputError as `waterfall` does
 */
export function exitForPrice(input: Omit<WaterfallInput, 'exitValue'>, perShare: number): number {
  const price = amount('perShare', perShare);
  const claims = input.preferred.map((one, place) => claimOf(checkPreferred(one, place), price));
  const gains = input.common.map((one) =>
    new Exact(one.shares).times(Exact.max(price.minus(one.strike ?? 0), 0)),
  );
  return toNumber(sum([amount('debt', input.debt ?? 0), ...claims, ...gains]));
}

/** The price of a common share at which all claims add up to what is available. */
function priceAt(available: Exact, points: readonly Exact[], claims: (perShare: Exact) => Exact) {
  const above = points.findIndex((point) => claims(point).gte(available));
  const from = itemAt(points, above === -1 ? -1 : above - 1);
  // Beyond the last point the line goes on; any second point on it will do.
  const to = above === -1 ? from.plus(1) : itemAt(points, above);
  const [low, high] = [claims(from), claims(to)];
  return from.plus(available.minus(low).times(to.minus(from)).div(high.minus(low)));
}

/** Preferences by rank, the highest first; what is left of a rank's money is shared in proportion. */
function payPreferences(available: Exact, preferred: readonly Checked[]): Exact[] {
  const paid = preferred.map(() => new Exact(0));
  let left = available;
  const ranks = [...new Set(preferred.map(({ rank }) => rank))].sort((one, other) => other - one);
  for (const rank of ranks) {
    const members = [...preferred.entries()].filter(([, one]) => one.rank === rank);
    const wanted = sum(members.map(([, { preference }]) => preference));
    if (wanted.isZero()) continue;
    const part = Exact.min(left.div(wanted), 1);
    for (const [place, { preference }] of members) paid[place] = preference.times(part);
    left = Exact.max(left.minus(wanted), 0);
  }
  return paid;
}
