import { lazy } from 'react';

/** Asks to be notified when Premium opens: for the wall of an essay. */
export const PremiumInterest = /* @__PURE__ */ lazy(() =>
  import('./components/premium-interest').then((m) => ({ default: m.PremiumInterest })),
);

/** One's present plan, for the settings. */
export const PresentPlan = /* @__PURE__ */ lazy(() =>
  import('./components/present-plan').then((m) => ({ default: m.PresentPlan })),
);
