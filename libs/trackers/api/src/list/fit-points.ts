import { fitPoints, regionsMet, type FitSettings } from '@upround/trackers/contract';
import { inAllCurrencies } from '@upround/shared/domain';

/** What is sought, as values of `fitPointsText`; null where it isn't set. */
export type FitValues = {
  fitStage: string | null;
  fitSectors: readonly string[] | null;
  fitRegions: readonly string[] | null;
  fitAmount: string | null;
};

const pointsOf = (value: string, points: number, isUnknown: string, isMet: string) =>
  `case when ${value} is null then 0 when ${isUnknown} then ${points / 2} when ${isMet} then ${points} else 0 end`;

const amount = `(:fitAmount::jsonb ->> r.currency)::float8`;

/** The points of a record `r` by the rules of `fitOf`, as constant text. */
export const fitPointsText = `(${[
  pointsOf(
    ':fitStage::text',
    fitPoints.STAGE,
    'cardinality(r.stages) = 0',
    ':fitStage::text = any(r.stages)',
  ),
  pointsOf(
    ':fitSectors::text[]',
    fitPoints.SECTOR,
    'cardinality(r.sectors) = 0',
    'r.sectors && :fitSectors::text[]',
  ),
  pointsOf(
    ':fitRegions::text[]',
    fitPoints.PLACE,
    'cardinality(r.regions) = 0',
    'r.regions && :fitRegions::text[]',
  ),
  pointsOf(
    ':fitAmount::jsonb',
    fitPoints.AMOUNT,
    'r.currency is null',
    `${amount} between coalesce(r.amount_min, 0) and coalesce(r.amount_max, 'infinity'::float8)`,
  ),
].join(' + ')})`;

/** Settings as values of the text. */
export const fitValues = ({ stage, sectors, region, amount: sought }: FitSettings): FitValues => ({
  fitStage: stage,
  fitSectors: sectors.length === 0 ? null : [...sectors, 'ANY'],
  fitRegions: region === null ? null : regionsMet(region),
  fitAmount:
    sought === null ? null : JSON.stringify(inAllCurrencies(sought.value, sought.currency)),
});
