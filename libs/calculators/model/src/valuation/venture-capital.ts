import { InputError } from '../input-error';
import {
  amount,
  Exact,
  LARGEST,
  partialShare,
  positive,
  rate,
  share,
  sum,
  toNumber,
  years,
} from '../numbers';

/** A round after this one: how much of the company it takes, or how much it puts in and when. */
export type LaterRound =
  | { dilution: number }
  /** `year` counts from today. The rate is that of this round unless given. */
  | { investment: number; year: number; rate?: number };

/** What the investor wants back: a multiple of the investment, or a yearly rate (a fraction) over some years. */
export type RequiredReturn = { multiple: number } | { rate: number; years: number };

export interface VentureCapitalInput {
  /** Value of the company at the exit, in a currency's main unit, or what it is calculated from. */
  exit: number | { metric: number; multiple: number };
  required: RequiredReturn;
  /** What this round puts in. */
  investment: number;
  /** Rounds between this one and the exit, in their order. */
  laterRounds?: readonly LaterRound[];
  /** How probable the exit is, from 0 to 1; 1 by default. */
  exitProbability?: number;
  /** Shares before this round; with them, prices and new shares are calculated. */
  shares?: number;
}

export interface VentureCapitalRound {
  investment: number | null;
  /** Part of the company right after the round. */
  ownership: number;
  /** The same part at the exit. */
  finalOwnership: number;
  /** Null without a number of shares, or where nothing says what is put in. */
  newShares: number | null;
  pricePerShare: number | null;
}

export interface VentureCapitalResult {
  exitValue: number;
  /** How many times its money the investor gets at the exit. */
  requiredMultiple: number;
  /** What is left of today's ownership after the later rounds. */
  retention: number;
  postMoney: number;
  /** Negative if the investment is larger than what the company is worth after it. */
  preMoney: number;
  /** What this investment buys, at most 1. */
  ownership: number;
  /** What of it is left at the exit. */
  finalOwnership: number;
  newShares: number | null;
  pricePerShare: number | null;
  laterRounds: VentureCapitalRound[];
}

function exitValueOf({ exit }: VentureCapitalInput): Exact {
  if (typeof exit === 'number') return positive('exit', exit);
  return positive('exit.metric', exit.metric).times(positive('exit.multiple', exit.multiple));
}

function multipleOf({ required }: VentureCapitalInput): Exact {
  if ('multiple' in required) return positive('required.multiple', required.multiple);
  const yearly = rate('required.rate', required.rate).plus(1);
  const multiple = yearly.pow(years('required.years', required.years));
  if (multiple.gt(LARGEST)) throw new InputError('required.years', 'TOO_LARGE');
  return multiple;
}

/** Ownership of each later round at the exit, or what it takes when it happens. */
function laterParts(input: VentureCapitalInput, expectedExit: Exact) {
  const { required } = input;
  return (input.laterRounds ?? []).map((round, place) => {
    const field = `laterRounds.${place}`;
    if ('dilution' in round) {
      return { taken: partialShare(`${field}.dilution`, round.dilution), investment: null };
    }
    if (!('rate' in required)) throw new InputError('required.rate', 'EMPTY');
    const yearly = rate(`${field}.rate`, round.rate ?? required.rate).plus(1);
    const left = years('required.years', required.years).minus(years(`${field}.year`, round.year));
    if (left.isNegative()) throw new InputError(`${field}.year`, 'TOO_LARGE');
    const investment = amount(`${field}.investment`, round.investment);
    return { atExit: investment.times(yearly.pow(left)).div(expectedExit), investment };
  });
}

/**
 * Venture capital method: post-money = exit × probability × retention ÷ required multiple; pre-money = post-money − investment.
 * A later round that is given by its money needs I(1+r)^(n−t) ÷ exit at the exit, and takes that ÷ Π(1 − what later rounds take).
 * Source: Sahlman and Scherlis, "A Method for Valuing High-Risk, Long-Term Investments" (HBS 288-006).
 * @throws InputError for values that aren't positive, and if later rounds take all of the company
 */
export function ventureCapital(input: VentureCapitalInput): VentureCapitalResult {
  const exitValue = exitValueOf(input);
  const multiple = multipleOf(input);
  const investment = amount('investment', input.investment);
  const probability = share('exitProbability', input.exitProbability ?? 1);
  if (probability.isZero()) throw new InputError('exitProbability', 'NOT_POSITIVE');
  const expectedExit = exitValue.times(probability);
  const parts = laterParts(input, expectedExit);
  const rounds: { taken: Exact; atExit: Exact; investment: Exact | null }[] = [];
  // From the last round back: what a round takes is left over by those after it.
  let retention = new Exact(1);
  for (const [place, part] of [...parts.entries()].reverse()) {
    const taken = part.taken ?? part.atExit.div(retention);
    if (taken.gte(1)) throw new InputError(`laterRounds.${place}`, 'NOTHING_LEFT');
    rounds.unshift({
      taken,
      atExit: part.atExit ?? taken.times(retention),
      investment: part.investment,
    });
    retention = retention.times(new Exact(1).minus(taken));
  }
  const postMoney = expectedExit.times(retention).div(multiple);
  const ownership = Exact.min(investment.div(postMoney), 1);
  const shares = input.shares === undefined ? null : positive('shares', input.shares);
  const issued = issuedShares(shares, [ownership, ...rounds.map(({ taken }) => taken)]);
  const priceOf = (money: Exact | null, place: number) => {
    const count = issued[place];
    return money === null || !count || count.isZero() ? null : toNumber(money.div(count));
  };
  const countOf = (place: number) => (issued[place] ? toNumber(issued[place]) : null);
  return {
    exitValue: toNumber(exitValue),
    requiredMultiple: toNumber(multiple),
    retention: toNumber(retention),
    postMoney: toNumber(postMoney),
    preMoney: toNumber(postMoney.minus(investment)),
    ownership: toNumber(ownership),
    finalOwnership: toNumber(ownership.times(retention)),
    newShares: countOf(0),
    pricePerShare: priceOf(investment, 0),
    laterRounds: rounds.map((round, place) => ({
      investment: round.investment === null ? null : toNumber(round.investment),
      ownership: toNumber(round.taken),
      finalOwnership: toNumber(round.atExit),
      newShares: countOf(place + 1),
      pricePerShare: priceOf(round.investment, place + 1),
    })),
  };
}

/** Shares that each round issues: existing × own ÷ (1 − own). Null once a round takes all. */
function issuedShares(shares: Exact | null, taken: readonly Exact[]): (Exact | null)[] {
  const issued: (Exact | null)[] = [];
  for (const part of taken) {
    const existing =
      shares === null ? null : sum([shares, ...issued.map((one) => one ?? new Exact(0))]);
    const isPossible = existing !== null && part.lt(1) && !issued.includes(null);
    issued.push(isPossible ? existing.times(part).div(new Exact(1).minus(part)) : null);
  }
  return issued;
}
