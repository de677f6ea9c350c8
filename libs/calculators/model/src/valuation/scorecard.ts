import { mapNames } from '../item-at';
import { amount, sum, toNumber } from '../numbers';

/** What the Scorecard method compares, in the order of its sheet. */
export const scorecardFactors = [
  'team',
  'opportunity',
  'product',
  'competition',
  'marketing',
  'funding',
  'other',
] as const;
export type ScorecardFactor = (typeof scorecardFactors)[number];

/** Weights of Bill Payne's sheet. */
export const scorecardWeights: Readonly<Record<ScorecardFactor, number>> = {
  team: 0.3,
  opportunity: 0.25,
  product: 0.15,
  competition: 0.1,
  marketing: 0.1,
  funding: 0.05,
  other: 0.05,
};

export interface ScorecardInput {
  /** Usual pre-money valuation of such companies in the region, in a currency's main unit. */
  base: number;
  /** How the company compares with them: 1 is the same, usually 0.5 to 1.5. */
  scores: Readonly<Record<ScorecardFactor, number>>;
  /** Weights as fractions, Payne's by default. They are used as given, also if they don't add up to 1. */
  weights?: Readonly<Record<ScorecardFactor, number>>;
}

export interface ScorecardResult {
  /** Pre-money valuation, in the unit of the base. */
  value: number;
  /** Σ wᵢsᵢ */
  multiplier: number;
  /** Σ wᵢ; anything but 1 distorts the value. */
  weightSum: number;
  /** wᵢsᵢ of each factor. */
  parts: Record<ScorecardFactor, number>;
}

/**
 * Scorecard method: V = base × Σ wᵢsᵢ.
 * Source: Bill Payne, "Scorecard Valuation Methodology" (2011 and 2019).
 * @throws InputError for a negative value or one that is no number
 */
export function scorecard(input: ScorecardInput): ScorecardResult {
  const base = amount('base', input.base);
  const given = input.weights ?? scorecardWeights;
  const weights = mapNames(scorecardFactors, (factor) =>
    amount(`weights.${factor}`, given[factor]),
  );
  const parts = mapNames(scorecardFactors, (factor) =>
    amount(`scores.${factor}`, input.scores[factor]).times(weights[factor]),
  );
  const multiplier = sum(Object.values(parts));
  return {
    value: toNumber(base.times(multiplier)),
    multiplier: toNumber(multiplier),
    weightSum: toNumber(sum(Object.values(weights))),
    parts: mapNames(scorecardFactors, (factor) => toNumber(parts[factor])),
  };
}
