import { defineSlot } from '@upround/shared/routing';

/** Where the settings list the devices on which one is logged in; the part of accounts fills it. */
export const SessionsSlot = /* @__PURE__ */ defineSlot<object>();
