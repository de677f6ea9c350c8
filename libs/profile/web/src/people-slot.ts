import { defineSlot } from '@upround/shared/routing';

/** Where the settings let admins find members and change their roles; the part of moderation fills it. */
export const PeopleSlot = /* @__PURE__ */ defineSlot<object>();
