import { v7 } from 'uuid';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** A new id: UUIDv7, so that ids sort by the time at which they were made. */
export function newId(): string {
  return v7();
}

/**
 * An id as it would have been made at a moment, for records that are dated back (demo data, imports).
 *
 * @param moment when the record was made
 */
export function idAt(moment: Date): string {
  return v7({ msecs: moment.getTime() });
}

/**
 * The lowest id of a moment: everything made from then on has a higher one. Bounds a window of time by id.
 *
 * @param moment where the window begins
 */
export function lowestIdAt(moment: Date): string {
  return v7({ msecs: moment.getTime(), seq: 0, random: new Uint8Array(16) });
}

/**
 * The moment at which an id was made.
 *
 * @param id of version 7
 */
export function momentOf(id: string): Date {
  return new Date(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16));
}

/**
 * Whether a text can be compared with an id column; any other text would fail there instead of finding nothing.
 *
 * @param text an id from outside: letters, digits, `_` and `-`
 */
export function isId(text: string): boolean {
  return UUID.test(text);
}

/** Above every id: where a list that goes down by id begins. */
export const NEWEST = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/** Below every id: where a list that goes up by id begins. */
export const OLDEST = '00000000-0000-0000-0000-000000000000';
