import { inAllCurrencies } from '@upround/shared/domain';
import type { Fit, FitCriterion, FitResult, FitSettings } from './fit.schema';
import type { FundingRegion } from './tracker-filters.schema';
import type { Tracker } from './tracker.schema';

/** The points of a match. What isn't published counts half, so that silence is neither a match nor a mismatch. */
export const fitPoints: Readonly<Record<FitCriterion, number>> = {
  STAGE: 30,
  SECTOR: 30,
  PLACE: 20,
  AMOUNT: 20,
};

/** The regions that lie in a larger one. */
const largerRegion: Partial<Record<FundingRegion, FundingRegion>> = { INDIA: 'ASIA', UK: 'EUROPE' };

/** The regions of records that a company in this region meets. */
export const regionsMet = (region: FundingRegion): readonly FundingRegion[] => {
  const larger = largerRegion[region];
  return larger === undefined ? [region, 'GLOBAL'] : [region, larger, 'GLOBAL'];
};

/** The facts of a record that are compared. */
export type FitFacts = Pick<Tracker, 'stages' | 'sectors' | 'regions' | 'amount'>;

const resultOf = (isPublished: boolean, isMet: boolean): FitResult =>
  !isPublished ? 'NOT_PUBLISHED' : isMet ? 'MATCH' : 'MISMATCH';

const isWithin = (amount: FitFacts['amount'], sought: NonNullable<FitSettings['amount']>) => {
  if (amount === null) return false;
  const value = inAllCurrencies(sought.value, sought.currency)[amount.currency];
  return (
    (amount.min === null || value >= amount.min) && (amount.max === null || value <= amount.max)
  );
};

function resultsOf(facts: FitFacts, settings: FitSettings): [FitCriterion, FitResult][] {
  const { stage, sectors, region, amount } = settings;
  const results: [FitCriterion, FitResult][] = [];
  if (stage !== null)
    results.push(['STAGE', resultOf(facts.stages.length > 0, facts.stages.includes(stage))]);
  if (sectors.length > 0) {
    const isMet = facts.sectors.some((sector) => sector === 'ANY' || sectors.includes(sector));
    results.push(['SECTOR', resultOf(facts.sectors.length > 0, isMet)]);
  }
  if (region !== null) {
    const met = regionsMet(region);
    const isMet = facts.regions.some((one) => met.includes(one));
    results.push(['PLACE', resultOf(facts.regions.length > 0, isMet)]);
  }
  if (amount !== null)
    results.push(['AMOUNT', resultOf(facts.amount !== null, isWithin(facts.amount, amount))]);
  return results;
}

/**
 * Scores a record: the points of what matches, and half the points of what isn't published, as a share of the points of
 * all that the member has set.
 *
 * @returns null where the member has set nothing
 */
export function fitOf(facts: FitFacts, settings: FitSettings | null): Fit | null {
  if (settings === null) return null;
  const reasons = resultsOf(facts, settings).map(([criterion, result]) => {
    const of = fitPoints[criterion];
    const points = result === 'MATCH' ? of : result === 'NOT_PUBLISHED' ? of / 2 : 0;
    return { criterion, result, points, of };
  });
  if (reasons.length === 0) return null;
  const sum = (name: 'points' | 'of') => reasons.reduce((total, one) => total + one[name], 0);
  return { score: Math.round((100 * sum('points')) / sum('of')), reasons };
}
