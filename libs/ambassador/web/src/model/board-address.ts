import { ALL_TIME } from '@upround/ambassador/contract';
import { seasonOf, seasonWithId } from '@upround/ambassador/model';

/**
 * The board that an address asks for: a season's id, or `ALL`. It's this season's where none, or an unknown one, is asked
 * for.
 */
export function boardIn(search: URLSearchParams, now: Date): string {
  const asked = search.get('season');
  if (asked !== null && (asked === ALL_TIME || seasonWithId(asked) !== null)) return asked;
  return seasonOf(now).id;
}
