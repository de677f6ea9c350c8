import type { FeatureRoute } from '@upround/shared/routing';

/** The trackers, the member's pipeline and the bundle. */
export const routes: FeatureRoute[] = [];
