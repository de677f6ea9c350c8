/** Ids of the calls whose answers depend on the viewer's plan. Not taken from the calls: this is part of every page. */
export const openedByPlan: readonly string[] = [
  'trackers.listTrackers',
  'trackers.readTrackerOverview',
  'trackers.readTracker',
  'trackers.compareTrackers',
  'trackers.readTrackerFacets',
  'trackers.readBundle',
];
