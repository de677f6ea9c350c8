const EARLIEST = Date.UTC(1995, 0, 1);
const DAY_MS = 24 * 3_600_000;

/** Zones that feeds write and JavaScript does not know. */
const ZONES: Readonly<Record<string, string>> = {
  IST: '+0530',
  CET: '+0100',
  CEST: '+0200',
  BST: '+0100',
  SGT: '+0800',
  JST: '+0900',
};

const ISO_TIME = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d.*)$/i;
const NAMES_ZONE = /(?:[+-]\d\d:?\d\d|\b(?!AM$|PM$)[A-Z]{1,5})$/i;
/** ISO 8601 without its marks. */
const DIGITS_ALONE = /^(\d{4})(\d\d)(\d\d)(?:T?(\d\d)(\d\d)(\d\d)?(Z|[+-]\d{4})?)?$/;
const DAY_FIRST = /^(1[3-9]|2\d|3[01])\/(\d{1,2})\/(\d{4})\b/;

/** A date in UTC where its feed names no zone: JavaScript would take the zone of the server. */
export function inUtc(text: string): string {
  const iso = ISO_TIME.exec(text);
  const time = iso === null ? text : `${iso[1]}T${iso[2]}`;
  if (/^\d{4}-\d\d-\d\d$/.test(text) || /\dZ$/i.test(time) || NAMES_ZONE.test(time)) return time;
  return iso === null ? `${text} UTC` : `${time}Z`;
}

function parsed(text: string): number {
  if (/^\d{10}$/.test(text)) return Number(text) * 1000;
  if (/^\d{13}$/.test(text)) return Number(text);
  const digits = DIGITS_ALONE.exec(text);
  if (digits !== null) {
    const [, year, month, day, hour = '00', minute = '00', second = '00', zone = 'Z'] = digits;
    return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}${zone}`);
  }
  const known = text.replace(/\b([A-Z]{3,4})$/, (zone) => ZONES[zone] ?? zone);
  const at = Date.parse(inUtc(known.replace(DAY_FIRST, '$2/$1/$3')));
  return Number.isNaN(at) ? Date.parse(known.replace(/\b[A-Z]{3,4}$/, 'GMT')) : at;
}

/**
 * When an item came out. A date a little ahead comes from a clock that is fast: now. One that no one can have meant
 * (years away, before there were feeds) is ignored, and an item without a date is from now.
 *
 * @param texts the item's dates, the best first
 */
export function itemDate(texts: readonly (string | undefined)[], now: Date): Date {
  for (const text of texts) {
    const at = text === undefined ? Number.NaN : parsed(text.trim());
    if (Number.isNaN(at) || at < EARLIEST || at > now.getTime() + DAY_MS) continue;
    return new Date(Math.min(at, now.getTime()));
  }
  return now;
}
