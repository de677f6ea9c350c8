import type { Entitlements, Payments, Realtime } from '@upround/shared/ports';

/** What the code of trackers works with, put together once from the module's dependencies. */
export interface TrackersSettings {
  /** The server's clock. */
  now(): Date;
  /** Finds which plan a person has. */
  entitlements: Entitlements;
  /** Takes payments of the bundle; undefined where nothing is sold. */
  payments: Payments | undefined;
  /** Sends changes to the member's open pages; undefined where pages read them when they are opened. */
  realtime: Pick<Realtime, 'send'> | undefined;
  /** Signs the secret addresses of calendars; the first signs, the others are still valid. */
  secrets: readonly [string, ...string[]];
  /** Where the API is, for the addresses of calendars. */
  apiUrl: string;
  /** Where the web app is, for the addresses in calendars. */
  publicUrl: string;
}
