import type { Entitlements, Payouts, PlanRevenue, Realtime } from '@upround/shared/ports';

/** What the code of the programme works with, put together once from the module's dependencies. */
export interface AmbassadorSettings {
  /** The server's clock. */
  now(): Date;
  /** The first signs and encrypts, all of them are read. */
  secrets: readonly [string, ...string[]];
  /** Where the web app is, for invitations of operators. */
  publicUrl: string;
  /** Sends hints to open pages; undefined where pages read again when they are opened. */
  realtime: Pick<Realtime, 'send'> | undefined;
  /** Says who has a plan: their reads count for creators. */
  entitlements: Entitlements;
  /** What plans bring, of which creators get a part. */
  planRevenue: PlanRevenue;
  /** Books payouts to creators in the ledger of money. */
  payouts: Payouts;
}
