import { defineSlot } from '@upround/shared/routing';

/** Where the settings show one's present plan; the part of premium fills it. */
export const PlanSlot = /* @__PURE__ */ defineSlot<object>();
