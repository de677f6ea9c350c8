import { defineSlot } from '@upround/shared/routing';

/** Where the settings change email address and password; the part of accounts fills it. */
export const AccountSlot = /* @__PURE__ */ defineSlot<object>();
