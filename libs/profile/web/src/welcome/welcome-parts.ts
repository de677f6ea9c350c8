import { lazy } from 'react';

/** Who a new member is. Loaded with the first steps. */
export const WelcomeProfile = /* @__PURE__ */ lazy(() =>
  import('./profile-step').then((module) => ({ default: module.ProfileStep })),
);
