import { defineSlot } from '@upround/shared/routing';

/** The slot in the settings for notification preferences. The notifications slice fills it. */
export const NotificationSettingsSlot = /* @__PURE__ */ defineSlot<object>();
