import { defineSlot } from '@upround/shared/routing';

/** Where the settings show moderators the open cases; the part of moderation fills it. */
export const ModerationSlot = /* @__PURE__ */ defineSlot<object>();
