export { createAnalytics, FIRST_CAPTURE_DELAY } from './analytics';
export type { Analytics } from './analytics';
export { loadAnalyticsTag } from './analytics-tag';
export type { Sink } from './posthog-options';
export { isTrackingAllowed, setTracking, TRACKING_KEY, useTrackingChoice } from './tracking-choice';
export type { TrackingChoice } from './tracking-choice';
