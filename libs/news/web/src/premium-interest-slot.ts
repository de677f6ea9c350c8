import { defineSlot } from '@upround/shared/routing';

/** Where the wall of an essay offers to tell when Premium opens; the part of premium fills it. */
export const PremiumInterestSlot = /* @__PURE__ */ defineSlot<object>();
