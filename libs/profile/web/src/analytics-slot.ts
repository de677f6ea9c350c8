import { defineSlot } from '@upround/shared/routing';

/** Where the settings show admins the figures of the site; the part of analytics fills it. */
export const AnalyticsSlot = /* @__PURE__ */ defineSlot<object>();
