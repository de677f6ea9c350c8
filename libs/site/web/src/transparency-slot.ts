import { defineSlot } from '@upround/shared/routing';

/** Where the community guidelines show what moderators decided; the part of moderation fills it. */
export const TransparencySlot = /* @__PURE__ */ defineSlot<object>();
