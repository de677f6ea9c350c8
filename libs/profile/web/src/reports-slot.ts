import { defineSlot } from '@upround/shared/routing';

/** Where the settings show members what became of their reports; the part of moderation fills it. */
export const ReportsSlot = /* @__PURE__ */ defineSlot<object>();
