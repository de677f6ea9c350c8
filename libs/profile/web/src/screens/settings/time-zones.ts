/** Names that browsers still give to places which have been called otherwise for long. */
const renamed: Readonly<Record<string, string>> = {
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
};

const nameOf = (zone: string) => renamed[zone] ?? zone;

/** The zone of this device. */
export function ownZone(): string {
  return nameOf(Intl.DateTimeFormat().resolvedOptions().timeZone);
}

/** The zones that this browser knows, with the one that is chosen among them. */
export function zonesWith(chosen: string): string[] {
  const known = Intl.supportedValuesOf?.('timeZone') ?? [];
  return [...new Set([...known.map(nameOf), chosen])].sort();
}
