import { lazyWithRetry } from '@upround/shared/ui';

/** Who a new member is. Loaded with the first steps. */
export const WelcomeProfile = /* @__PURE__ */ lazyWithRetry(() =>
  import('./profile-step').then((module) => ({ default: module.ProfileStep })),
);
