import {
  trackerLimits,
  type Bundle,
  type TrackerCount,
  type TrackerType,
} from '@upround/trackers/contract';
import { minorUnits, opensByTier, planNames, type PlanTier } from '@upround/shared/domain';
import type { Format } from '@upround/shared/i18n';

const tiers = [1, 2, 3] as const satisfies readonly PlanTier[];

/** The plans that open all that the bundle opens. */
export const wholePlans: readonly string[] = tiers
  .filter((tier) => {
    const { trackerContacts, trackerExports, angelTracker } = opensByTier[tier];
    return trackerContacts && trackerExports && angelTracker;
  })
  .map((tier) => planNames[tier]);

/** The plans that open contacts and files, and not all angel networks. */
export const partPlans: readonly string[] = tiers
  .filter((tier) => {
    const { trackerContacts, trackerExports, angelTracker } = opensByTier[tier];
    return trackerContacts && trackerExports && !angelTracker;
  })
  .map((tier) => planNames[tier]);

/** How many records of a type everyone can read. */
export const freeCount = ({ type, count }: TrackerCount): number =>
  type === 'ANGEL' ? Math.min(trackerLimits.angelSample, count) : count;

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

export const recordTotal = (counts: readonly TrackerCount[]): number =>
  sumOf(counts.map(({ count }) => count));
export const contactTotal = (counts: readonly TrackerCount[]): number =>
  sumOf(counts.map(({ contactCount }) => contactCount));

/** Whether the viewer can use the full list of a type. */
export const opensList = ({ access, opens }: Bundle, type: TrackerType): boolean =>
  access !== null || (opens.contacts && opens.exports && (type !== 'ANGEL' || opens.angels));

export const priceText = (format: Format, { price: { amount, currency } }: Bundle): string =>
  format.money(amount / minorUnits(currency), currency);
