import { trackersDocs } from '@upround/trackers/contract';
import type { Entitlements, Payments, Realtime } from '@upround/shared/ports';
import type { ApiModule } from '@upround/shared/server-kit';
import type { TrackersSettings } from './trackers-settings';

/** Without it everyone has what is free. */
const noPlans: Entitlements = { of: async () => null };

/** What trackers need from the rest of the server. Bound in apps/api. */
export interface TrackersDeps {
  /** The server's clock; the real one by default. */
  now?: (() => Date) | undefined;
  entitlements?: Entitlements | undefined;
  payments?: Payments | undefined;
  realtime?: Pick<Realtime, 'send'> | undefined;
  secrets: readonly [string, ...string[]];
  publicUrl: string;
  apiUrl?: string | undefined;
}

const settingsOf = (deps: TrackersDeps): TrackersSettings => ({
  now: deps.now ?? (() => new Date()),
  entitlements: deps.entitlements ?? noPlans,
  payments: deps.payments,
  realtime: deps.realtime,
  secrets: deps.secrets,
  apiUrl: deps.apiUrl ?? deps.publicUrl,
  publicUrl: deps.publicUrl,
});

/** The server half of trackers: funders and programmes, members' pipelines, and the bundle. */
export function trackersModule(deps: TrackersDeps): ApiModule {
  const settings = settingsOf(deps);
  return {
    name: 'trackers',
    docs: trackersDocs,
    calls: [],
  };
}
