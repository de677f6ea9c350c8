import { lazyWithRetry } from '@upround/shared/ui';

export { PlanEvents } from './events/plan-events';
export { plansGroup } from './navigation/plan-items';
export { routes } from './routes';

/** The member's current plan, for the settings. */
export const PresentPlan = /* @__PURE__ */ lazyWithRetry(() =>
  import('./components/present-plan').then((m) => ({ default: m.PresentPlan })),
);
