import { DAY_MS } from '../jobs-time';

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?/;
const ZONE = /(?:Z|[+-]\d{2}(?::?\d{2})?)$/;

/** Days that no calendar has are none, and not those of the month after. */
function midnightOf(day: string): number {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  const isReal = Number.isFinite(midnight) && new Date(midnight).toISOString().startsWith(day);
  return isReal ? midnight : Number.NaN;
}

/**
 * When a job closes that a file names a day or a moment for, by ISO 8601: a day counts to its end; without a
 * zone it is UTC.
 *
 * @returns null for anything else
 */
export function closingMoment(text: string): Date | null {
  const midnight = midnightOf(text.slice(0, 10));
  if (Number.isNaN(midnight)) return null;
  if (DAY.test(text)) return new Date(midnight + DAY_MS);
  const [time] = MOMENT.exec(text) ?? [''];
  const zone = text.slice(time.length);
  if (time === '' || (zone !== '' && !ZONE.test(zone))) return null;
  const [, sign = '', hours = '', minutes = '00'] = /^([+-])(\d{2}):?(\d{2})?$/.exec(zone) ?? [];
  const moment = new Date(time + (sign === '' ? 'Z' : `${sign}${hours}:${minutes}`));
  return Number.isNaN(moment.getTime()) ? null : moment;
}
