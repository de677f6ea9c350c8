import { defineSlot } from '@upround/shared/routing';

/** Where the settings let moderators decide what members asked for; the part of moderation fills it. */
export const ApprovalsSlot = /* @__PURE__ */ defineSlot<object>();
