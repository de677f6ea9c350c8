import { defineSlot } from '@upround/shared/routing';

/** What another feature has to say to a member above their feed. */
export const HomeCardSlot = /* @__PURE__ */ defineSlot();
