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

function parsed(text: string): number {
  const plain = Date.parse(text);
  if (!Number.isNaN(plain)) return plain;
  return Date.parse(text.replace(/\b([A-Z]{3,4})$/, (zone) => ZONES[zone] ?? 'GMT'));
}

/**
 * When an item came out. What lies a little ahead is a clock that goes fast: now. What nobody can have meant
 * (years away, before there were feeds) counts as not said, and an item that does not say is from now.
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
