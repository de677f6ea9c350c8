import type { CapturedEvent } from '@upround/analytics/contract';

/** An event as stored. */
export interface StoredEvent {
  id: string;
  event: string;
  person: string;
  /** Path with query, as in `/pods?tab=latest`; null where the event has no address. */
  path: string | null;
  properties: Record<string, string>;
  at: Date;
}

const KEPT = ['$referrer', '$device_type', 'utm_source', 'utm_medium', 'utm_campaign'] as const;
/** Clocks of clients may be wrong; what claims to be older or newer counts as of now. */
const OLDEST_MS = 24 * 3_600_000;
const NEWEST_MS = 60_000;

function pathOf(address: string | undefined): string | null {
  if (address === undefined || !URL.canParse(address)) return null;
  const { pathname, search } = new URL(address);
  return pathname + search;
}

/**
 * Picks the stored fields of an event.
 *
 * @param now the server's clock, which a client's may not leave by more than a day
 */
export function toStoredEvent(
  { uuid, event, properties, timestamp }: CapturedEvent,
  now: Date,
): StoredEvent {
  const claimed = timestamp === undefined ? now : new Date(timestamp);
  const age = now.getTime() - claimed.getTime();
  const kept = KEPT.flatMap((name) => {
    const value = properties[name];
    return typeof value === 'string' ? [[name, value] as const] : [];
  });
  return {
    id: uuid,
    event,
    person: properties.distinct_id,
    path: pathOf(properties.$current_url),
    properties: Object.fromEntries(kept),
    at: age > OLDEST_MS || age < -NEWEST_MS ? now : claimed,
  };
}
