/** The member's pipeline changed, in another tab or by a mark. */
export const PIPELINE_EVENT = 'trackers.pipeline';
/** What the member can read of trackers changed: the bundle was paid or returned. */
export const TRACKER_ACCESS_EVENT = 'trackers.access';
