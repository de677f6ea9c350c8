import { defineSlot } from '@upround/shared/routing';

/** Where the settings let admins find payments and return them; the part of moderation fills it. */
export const MoneySlot = /* @__PURE__ */ defineSlot<object>();
