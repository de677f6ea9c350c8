import { defineSlot } from '@upround/shared/routing';

/** Where the settings offer what one is told of and how; the part of notifications fills it. */
export const NotificationSettingsSlot = /* @__PURE__ */ defineSlot<object>();
