const EARLIEST = Date.UTC(1995, 0, 1);
const DAY_MS = 24 * 3_600_000;
const MINUTE_MS = 60_000;

/** Zones that feeds write by name: of those that several countries use, the one that most feeds mean. */
const ZONES: Readonly<Record<string, string>> = {
  HST: '-1000',
  AKST: '-0900',
  AKDT: '-0800',
  PST: '-0800',
  PDT: '-0700',
  MST: '-0700',
  MDT: '-0600',
  CST: '-0600',
  CDT: '-0500',
  EST: '-0500',
  EDT: '-0400',
  BRT: '-0300',
  BST: '+0100',
  CET: '+0100',
  CEST: '+0200',
  EET: '+0200',
  EEST: '+0300',
  SAST: '+0200',
  MSK: '+0300',
  PKT: '+0500',
  IST: '+0530',
  WIB: '+0700',
  HKT: '+0800',
  SGT: '+0800',
  JST: '+0900',
  KST: '+0900',
  AEST: '+1000',
  AEDT: '+1100',
  NZST: '+1200',
  NZDT: '+1300',
};

const NAMED_ZONE = /[\s\d](?!AM$|PM$)([A-Z]{1,5})$/i;
const OFFSET = /(?:GMT|UTC|UT)?\s*([+-])(0?\d|1[0-4])(?::?(\d\d))?$/i;
const HAS_TIME = /\d:\d\d|^\d{8}T\d{4}/;
const ISO_DAY_WITH_ZONE = /^\d{4}-\d\d-\d\d(?=Z$|[+-]\d\d:\d\d$)/i;
const ISO = /^(\d{4}-\d\d-\d\d)(?:[T ]\s*(\d\d:\d\d(?::\d\d)?)([.,]\d+)?)?$/i;
/** ISO 8601 without its marks. */
const DIGITS_ALONE = /^(\d{4})(\d\d)(\d\d)(?:T?(\d\d)(\d\d)(\d\d)?)?$/;
/** Dots always put the day first; slashes and hyphens where the first number can be no month. */
const DAY_FIRST = /^(?:(\d{1,2})\.(\d{1,2})\.|(1[3-9]|2\d|3[01])[/-](\d{1,2})[/-])(\d{4})\b/;

/** A date without what JavaScript does not know: comments, ordinals, dots within "a.m.", a dash before the time. */
const tidied = (text: string) =>
  text
    .replace(/\([^()]*\)/g, ' ')
    .replace(/(\d)(?:st|nd|rd|th)\b/gi, '$1')
    .replace(/\b([ap])\.m\.?/gi, '$1m')
    .replace(/\s[–-]\s(?=\d{1,2}:)/, ' ')
    // The year of the C library's `date` follows the zone.
    .replace(
      /(\d:\d\d)\s+([A-Z]{2,5})\s+(\d{4})$/,
      (_, time: string, zone: string, year: string) =>
        /^[AP]M$/.test(zone) ? `${year} ${time} ${zone}` : `${time} ${year} ${zone}`,
    )
    .replace(/\s+/g, ' ')
    .trim();

/** The zone that a date names, in minutes east of UTC, and the date without it. */
function withoutZone(text: string): { local: string; east: number } {
  if (!HAS_TIME.test(text) && !ISO_DAY_WITH_ZONE.test(text)) return { local: text, east: 0 };
  const name = NAMED_ZONE.exec(text)?.[1];
  const bare = name === undefined ? text : text.slice(0, -name.length).trim();
  const zone = name === undefined ? text : (ZONES[name.toUpperCase()] ?? '');
  const [offset = '', sign, hours, minutes = '0'] = OFFSET.exec(zone) ?? [];
  const local = name === undefined ? text.slice(0, text.length - offset.length) : bare;
  const east = Number(hours ?? 0) * 60 + Number(minutes);
  return { local: local.trim(), east: sign === '-' ? -east : east };
}

/** A date as JavaScript reads it in UTC: without a zone it would take the server's. */
function utcDate(local: string): number {
  const digits = DIGITS_ALONE.exec(local);
  if (digits !== null) {
    const [, year, month, day, hour = '00', minute = '00', second = '00'] = digits;
    return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  }
  const iso = ISO.exec(local);
  if (iso !== null) {
    const [, day = '', time = '00:00', fraction = ''] = iso;
    return Date.parse(`${day}T${time}${fraction.replace(',', '.')}Z`);
  }
  const ordered = local
    .replace(DAY_FIRST, (_, dotted, dottedMonth, day, month, year) =>
      [month ?? dottedMonth, day ?? dotted, year].join('/'),
    )
    .replace(/^(\d{4})-(\d\d)-(\d\d)\b/, '$1/$2/$3');
  return Date.parse(`${ordered} UTC`);
}

function parsed(text: string): number {
  if (/^\d{10}$/.test(text)) return Number(text) * 1000;
  if (/^\d{13}$/.test(text)) return Number(text);
  const { local, east } = withoutZone(tidied(text));
  return utcDate(local) - east * MINUTE_MS;
}

/**
 * When an item came out, in UTC where its feed names no zone. A date a little ahead comes from a clock that is fast:
 * now. One that no one can have meant (years away, before there were feeds) is ignored, and an item without a date is
 * from now.
 *
 * @param texts the item's dates, the best first
 */
export function itemDate(texts: readonly (string | undefined)[], now: Date): Date {
  for (const text of texts) {
    const at = text === undefined ? Number.NaN : parsed(text.trim().slice(0, 100));
    if (Number.isNaN(at) || at < EARLIEST || at > now.getTime() + DAY_MS) continue;
    return new Date(Math.min(at, now.getTime()));
  }
  return now;
}
