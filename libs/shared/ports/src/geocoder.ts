/** A place as forms store it: a district and its state. */
export interface Place {
  county: string;
  state: string;
}

/** Finds the place at a point: in a built-in table, or by a service that a setting names. */
export interface Geocoder {
  /** @returns null where no known place is near; never throws for a point on earth */
  locate(point: { lat: number; lon: number }): Promise<Place | null>;
}
