import { defineSlot } from '@upround/shared/routing';

/** The slot in the settings for notification preferences. The notifications slice fills it. */
export const NotificationSettingsSlot = /* @__PURE__ */ defineSlot<object>();

/** The slot beside the choice of kinds: whether push is on in this browser. */
export const PushStateSlot = /* @__PURE__ */ defineSlot<object>();
