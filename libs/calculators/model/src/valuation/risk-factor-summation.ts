import { InputError } from '../input-error';
import { amount, Exact, signed, toNumber } from '../numbers';

/** The twelve risks of the method, in the order of its sheet. */
export const riskFactors = [
  'management',
  'stage',
  'legislation',
  'manufacturing',
  'sales',
  'funding',
  'competition',
  'technology',
  'litigation',
  'international',
  'reputation',
  'exit',
] as const;
export type RiskFactor = (typeof riskFactors)[number];

/** What one step of a rating adds or takes, in US dollars. */
export const RISK_STEP = 250_000;

export interface RiskFactorInput {
  /** Usual pre-money valuation of such companies in the region, in a currency's main unit. */
  base: number;
  /** From −2 (very negative) to +2 (very positive) in whole steps; a risk that isn't given counts 0. */
  ratings: Readonly<Partial<Record<RiskFactor, number>>>;
  /** What one step adds or takes, in the unit of the base; 250,000 by default. */
  step?: number;
}

export interface RiskFactorResult {
  /** Pre-money valuation, in the unit of the base. */
  value: number;
  /** Σ rⱼ */
  sum: number;
  /** What the ratings add; negative if they take. */
  adjustment: number;
  /** The ratings take more than the base, so the value is 0. */
  isFloored: boolean;
}

/**
 * Risk Factor Summation: V = max(0, base + step × Σ rⱼ) over twelve risks.
 * Source: Ohio TechAngels; Gust, "Valuations 101: The Risk Factor Summation Method" (2011).
 * @throws InputError for a rating outside −2 to 2 or not whole, and for a negative base or step
 */
export function riskFactorSummation(input: RiskFactorInput): RiskFactorResult {
  const base = amount('base', input.base);
  const step = amount('step', input.step ?? RISK_STEP);
  let total = 0;
  for (const risk of riskFactors) {
    const rating = input.ratings[risk] ?? 0;
    const field = `ratings.${risk}`;
    signed(field, rating);
    if (rating < -2) throw new InputError(field, 'TOO_SMALL');
    if (rating > 2) throw new InputError(field, 'TOO_LARGE');
    if (!Number.isInteger(rating)) throw new InputError(field, 'NOT_WHOLE');
    total += rating;
  }
  const adjustment = step.times(total);
  const value = base.plus(adjustment);
  return {
    value: toNumber(Exact.max(value, 0)),
    sum: total,
    adjustment: toNumber(adjustment),
    isFloored: value.isNegative() && !value.isZero(),
  };
}
