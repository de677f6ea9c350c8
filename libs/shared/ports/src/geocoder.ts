/** A place as forms take it: a district and the state that it lies in. */
export interface Place {
  county: string;
  state: string;
}

/** Names the place at a point: a table of our own, or a service that a setting names. */
export interface Geocoder {
  /** @returns null where nothing that it knows lies within a sensible distance; never throws for a point on earth */
  locate(point: { lat: number; lon: number }): Promise<Place | null>;
}
