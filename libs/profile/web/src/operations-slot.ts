import { defineSlot } from '@upround/shared/routing';

/** Where the settings show admins how the site is run; the part of moderation fills it. */
export const OperationsSlot = /* @__PURE__ */ defineSlot<object>();
