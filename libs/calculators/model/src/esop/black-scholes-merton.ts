import { amount, positive, rate, share, toNumber, years } from '../numbers';
import { InputError } from '../input-error';
import { normalCdf } from './normal-distribution';

export interface OptionInput {
  /** Price of the share today and price of exercise, in a currency's main unit. */
  spot: number;
  strike: number;
  /** Risk-free rate and dividend yield, yearly, continuously compounded, as fractions. */
  rate: number;
  dividendYield?: number;
  /** Until exercise. For employees the expected life, not the life of the contract (IFRS 2, B16 to B18). */
  years: number;
  /** Yearly standard deviation of the share's returns, as a fraction. */
  volatility: number;
}

export interface OptionResult {
  call: number;
  put: number;
  /** Null where time or volatility is 0: the value is then certain. */
  d1: number | null;
  d2: number | null;
  /** How much the call gains if the share gains 1. */
  delta: number;
  /** What the call would bring if exercised today: max(0, S − K). */
  intrinsic: number;
}

/** A volatility above 1,000 % is a mistake. */
const MOST_VOLATILITY = 10;

/**
 * Black–Scholes–Merton: C = S·e^(−qT)·N(d₁) − K·e^(−rT)·N(d₂), P by put–call parity,
 * d₁ = (ln(S/K) + (r − q + σ²/2)·T) ÷ (σ√T), d₂ = d₁ − σ√T. With σ√T = 0: max(0, S·e^(−qT) − K·e^(−rT)).
 * Probabilities are no money: this one formula is calculated in floating point, to about 12 digits.
 * Source: Black and Scholes (1973), Merton (1973); Haug, "The Complete Guide to Option Pricing Formulas", chapter 1.
 * @throws InputError for a spot or strike that isn't positive, and for negative times and volatilities
 */
export function blackScholesMerton(input: OptionInput): OptionResult {
  const spot = toNumber(positive('spot', input.spot));
  const strike = toNumber(positive('strike', input.strike));
  const riskFree = toNumber(rate('rate', input.rate));
  const dividends = toNumber(rate('dividendYield', input.dividendYield ?? 0));
  const time = toNumber(years('years', input.years));
  const volatility = toNumber(amount('volatility', input.volatility));
  if (volatility > MOST_VOLATILITY) throw new InputError('volatility', 'TOO_LARGE');
  const share = spot * Math.exp(-dividends * time);
  const payment = strike * Math.exp(-riskFree * time);
  const deviation = volatility * Math.sqrt(time);
  const intrinsic = Math.max(0, spot - strike);
  if (deviation === 0) {
    return {
      call: Math.max(0, share - payment),
      put: Math.max(0, payment - share),
      d1: null,
      d2: null,
      delta: share > payment ? Math.exp(-dividends * time) : 0,
      intrinsic,
    };
  }
  const d1 =
    (Math.log(spot / strike) + (riskFree - dividends + volatility ** 2 / 2) * time) / deviation;
  const d2 = d1 - deviation;
  return {
    call: Math.max(0, share * normalCdf(d1) - payment * normalCdf(d2)),
    put: Math.max(0, payment * normalCdf(-d2) - share * normalCdf(-d1)),
    d1,
    d2,
    delta: Math.exp(-dividends * time) * normalCdf(d1),
    intrinsic,
  };
}

export interface ExpenseInput {
  granted: number;
  /** Of one option on the day of the grant, in a currency's main unit. */
  fairValue: number;
  /** The part of the options that is expected to vest, from 0 to 1; 1 by default. */
  expectedToVest?: number;
  /** Months of the vesting period, and how many of them have passed. */
  months: number;
  elapsedMonths: number;
  /** Booked in earlier periods; 0 by default. */
  booked?: number;
}

export interface ExpenseResult {
  /** Over the whole period. */
  total: number;
  /** Until now. */
  cumulative: number;
  /** Until now, less what is booked. Negative if fewer options are expected to vest than before. */
  expense: number;
}

/**
 * Expense of options, straight-line: granted × expected to vest × fair value × elapsed ÷ period − booked.
 * Source: IFRS 2 and Ind AS 102, paragraphs 15 and 19 to 20.
 * @throws InputError for negative numbers and a period of 0 months
 */
export function shareBasedExpense(input: ExpenseInput): ExpenseResult {
  const months = positive('months', input.months);
  const elapsed = amount('elapsedMonths', input.elapsedMonths);
  const total = amount('granted', input.granted)
    .times(amount('fairValue', input.fairValue))
    .times(share('expectedToVest', input.expectedToVest ?? 1));
  const cumulative = elapsed.gte(months) ? total : total.times(elapsed).div(months);
  const booked = amount('booked', input.booked ?? 0);
  return {
    total: toNumber(total),
    cumulative: toNumber(cumulative),
    expense: toNumber(cumulative.minus(booked)),
  };
}
