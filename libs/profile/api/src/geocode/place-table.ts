import type { Geocoder } from '@upround/shared/ports';
import { places, type KnownPlace } from './places.data';

const EARTH_KM = 6_371;
/** A place farther away than this is not used as a person's location. */
const NEAR_KM = 75;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Kilometres over the ground. */
export function distance(
  one: { lat: number; lon: number },
  other: { lat: number; lon: number },
): number {
  const half = (a: number, b: number) => Math.sin(radians(b - a) / 2) ** 2;
  const chord =
    half(one.lat, other.lat) +
    Math.cos(radians(one.lat)) * Math.cos(radians(other.lat)) * half(one.lon, other.lon);
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** The built-in geocoder: the nearest place of a small table. */
export const placeTable: Geocoder = {
  locate(point) {
    let nearest: KnownPlace | undefined;
    let least = NEAR_KM;
    for (const place of places) {
      const km = distance(point, place);
      if (km <= least) [nearest, least] = [place, km];
    }
    return Promise.resolve(
      nearest === undefined ? null : { county: nearest.county, state: nearest.state },
    );
  },
};
