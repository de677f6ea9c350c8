import { india } from './india.data';
import { world } from './world.data';

/** A place with the point at its middle. */
export interface KnownPlace {
  county: string;
  state: string;
  lat: number;
  lon: number;
}

export const places: readonly KnownPlace[] = [...india, ...world].map(
  ([county, state, lat, lon]) => ({ county, state, lat, lon }),
);
