import { defineSlot } from '@upround/shared/routing';

export interface BlockSlotProps {
  userId: string;
  displayName: string;
  /** Closes the question without an answer. */
  onClose: () => void;
  /** The two do not see each other any more. */
  onBlocked: () => void;
}

/** Where a conversation asks whether a person should be blocked; the part of profiles fills it. */
export const BlockSlot = /* @__PURE__ */ defineSlot<BlockSlotProps>();
