import { mapNames } from '../item-at';
import { amount, smallest, sum, toNumber } from '../numbers';

/** The drivers of value in the Berkus method. A version of 2009 calls `relationships` the board. */
export const berkusDrivers = ['idea', 'prototype', 'team', 'relationships', 'rollout'] as const;
export type BerkusDriver = (typeof berkusDrivers)[number];

/** What each driver adds at most, in US dollars. */
export const BERKUS_MOST_PER_DRIVER = 500_000;

export interface BerkusInput {
  /** What each driver adds, in a currency's main unit. */
  drivers: Readonly<Record<BerkusDriver, number>>;
  /** What each driver adds at most, in the same unit; 500,000 by default. */
  mostPerDriver?: number;
  /** A company without revenue is worth at most four drivers; `true` by default. */
  hasRevenue?: boolean;
}

export interface BerkusResult {
  /** Pre-money valuation, in the unit of the input. */
  value: number;
  /** What each driver counts for. */
  counted: Record<BerkusDriver, number>;
  /** The most that the method gives. */
  most: number;
}

/**
 * Berkus method: V = Σ min(vᵢ, most per driver) over five drivers; without revenue at most four of them.
 * Source: Dave Berkus, "The Berkus Method" (2009 and 2016); Gust, "The Dave Berkus Method" (2011).
 * @throws InputError for a negative value or one that is no number
 */
export function berkus(input: BerkusInput): BerkusResult {
  const perDriver = amount('mostPerDriver', input.mostPerDriver ?? BERKUS_MOST_PER_DRIVER);
  const most = perDriver.times(input.hasRevenue === false ? 4 : 5);
  const counted = mapNames(berkusDrivers, (driver) =>
    smallest([amount(`drivers.${driver}`, input.drivers[driver]), perDriver]),
  );
  return {
    value: toNumber(smallest([sum(Object.values(counted)), most])),
    counted: mapNames(berkusDrivers, (driver) => toNumber(counted[driver])),
    most: toNumber(most),
  };
}
