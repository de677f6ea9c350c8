import {
  compareTrackers,
  listTrackers,
  readBundle,
  readTracker,
  readTrackerFacets,
  readTrackerOverview,
} from '@upround/trackers/contract';

/** The calls whose answers depend on the viewer's plan, bundle and fit. */
export const viewerCalls = [
  listTrackers,
  readTrackerOverview,
  readTracker,
  compareTrackers,
  readTrackerFacets,
  readBundle,
] as const;
