/** The middle of a place, in degrees. */
export type PlaceRow = readonly [county: string, state: string, lat: number, lon: number];
