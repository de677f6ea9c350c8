import { defineSlot } from '@upround/shared/routing';

/** The slot of the settings for the current plan; premium fills it. */
export const PlanSlot = /* @__PURE__ */ defineSlot<object>();
