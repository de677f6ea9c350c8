/** How the ids of the calls begin whose answers depend on the viewer's plan: all of this slice. */
export const openedByPlan: readonly string[] = ['trackers.'];
