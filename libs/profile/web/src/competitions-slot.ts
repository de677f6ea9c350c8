import { defineSlot } from '@upround/shared/routing';

/** Where the settings let admins run competitions; the part of competitions fills it. */
export const CompetitionsSlot = /* @__PURE__ */ defineSlot<object>();
