import { indianCities, indianStates } from './indian-places.data';

/** Regions of the standard that are no countries. */
const NO_COUNTRIES = new Set(['EU', 'EZ', 'QO', 'UN', 'XA', 'XB', 'ZZ']);
/** Ambiguous names of countries, which are not guessed. */
const AMBIGUOUS = new Set(['georgia', 'jersey']);
/** Countries that are cities as well. */
const CITY_STATES = new Set(['SG', 'HK', 'MC']);

/** What people write besides the names of the standard. */
const SHORT_NAMES: Readonly<Record<string, string>> = {
  usa: 'US',
  us: 'US',
  'u.s.': 'US',
  'u.s.a.': 'US',
  'united states of america': 'US',
  uk: 'GB',
  'u.k.': 'GB',
  'great britain': 'GB',
  england: 'GB',
  scotland: 'GB',
  wales: 'GB',
  'northern ireland': 'GB',
  uae: 'AE',
  'u.a.e.': 'AE',
  bharat: 'IN',
  holland: 'NL',
  'the netherlands': 'NL',
  'czech republic': 'CZ',
  turkey: 'TR',
  'hong kong': 'HK',
  macao: 'MO',
  macau: 'MO',
  korea: 'KR',
  myanmar: 'MM',
  burma: 'MM',
  'ivory coast': 'CI',
};

/** A name as it is compared. */
const plain = (name: string) =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\band\b/g, '&')
    .replace(/\s+/g, ' ')
    .trim();

function namesOfCountries(): Map<string, string> {
  const nameOf = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  const names = new Map<string, string>();
  for (const code of codes) {
    const name = nameOf.of(code);
    // Former codes are other names of those that came after them.
    const isCurrent = new Intl.Locale(`und-${code}`).region === code;
    if (name !== undefined && isCurrent && !NO_COUNTRIES.has(code)) names.set(plain(name), code);
  }
  for (const [name, code] of Object.entries(SHORT_NAMES)) names.set(name, code);
  return names;
}

const countries = namesOfCountries();

/** A location in parts, of which any may be unknown. */
export interface PlaceParts {
  city: string | undefined;
  region: string | undefined;
  /** By ISO 3166-1. */
  country: string | undefined;
}

/**
 * Reads a location as people write it: a city, the state around it, the country. The country is known where it is
 * named, or where a state or a city of India is; otherwise it is left out.
 */
export function placePartsOf(location: string): PlaceParts {
  const parts = location
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const last = plain(parts.at(-1) ?? '');
  const named = countries.get(last);
  if (named !== undefined && AMBIGUOUS.has(last)) {
    return { city: parts[0], region: undefined, country: undefined };
  }
  const places = named === undefined || CITY_STATES.has(named) ? parts : parts.slice(0, -1);
  const [city, region] = [places[0], places[1]];
  const isIndian = indianStates.has(last) || (parts.length === 1 && indianCities.has(last));
  return {
    city,
    region: region !== undefined && countries.has(plain(region)) ? undefined : region,
    country: named ?? (isIndian ? 'IN' : undefined),
  };
}
