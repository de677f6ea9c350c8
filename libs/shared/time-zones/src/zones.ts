/** Names that browsers still give to places which have been called otherwise for long. */
const renamed: Readonly<Record<string, string>> = {
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
};

const nameOf = (zone: string) => renamed[zone] ?? zone;

/** @returns the IANA name of this device's zone */
export function ownZone(): string {
  return nameOf(Intl.DateTimeFormat().resolvedOptions().timeZone);
}

/**
 * A zone as people read it: `America/New York`.
 *
 * @param zone IANA name
 */
export const labelOf = (zone: string): string => zone.replaceAll('_', ' ');

const named = (zone: string, timeZoneName: 'longGeneric' | 'shortOffset', at?: Date) =>
  new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')?.value ?? '';

/**
 * How far a zone's clock is from Greenwich: `GMT+5:30`.
 *
 * @param zone IANA name
 * @param at when, since summer time changes it; now by default
 */
export const offsetOf = (zone: string, at?: Date): string => named(zone, 'shortOffset', at);

/** The zones that this browser knows, with the one that is chosen among them. */
function zonesWith(chosen: string): string[] {
  const known = Intl.supportedValuesOf?.('timeZone') ?? [];
  return [...new Set([...known.map(nameOf), chosen])].sort();
}

const wordsOf = (text: string) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u);
const searched = new Map<string, string[]>();

/** The words by which a zone is found: its places, and what its time is called, such as India Standard Time. */
function wordsOfZone(zone: string): string[] {
  const words = searched.get(zone) ?? wordsOf(`${zone} ${named(zone, 'longGeneric')}`);
  searched.set(zone, words);
  return words;
}

/**
 * The zones that someone may mean.
 *
 * @param query each of its words begins a word of the zone; empty for the chosen zone, this device's and their neighbours
 */
export function findZones(query: string, chosen: string): string[] {
  const all = zonesWith(chosen);
  const wanted = wordsOf(query).filter(Boolean);
  if (wanted.length === 0) return [...new Set([chosen, ownZone(), ...all])];
  const found = all.filter((zone) =>
    wanted.every((word) => wordsOfZone(zone).some((known) => known.startsWith(word))),
  );
  // India before Indiana.
  const isWhole = (zone: string) => wanted.every((word) => wordsOfZone(zone).includes(word));
  return [...found.filter(isWhole), ...found.filter((zone) => !isWhole(zone))];
}
