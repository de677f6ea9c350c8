import { defineSlot } from '@upround/shared/routing';

export interface MessageSlotProps {
  userId: string;
  displayName: string;
}

/** Where a profile offers to write to its person; the part of messages fills it. */
export const MessageSlot = /* @__PURE__ */ defineSlot<MessageSlotProps>();
