import type { ComponentType } from 'react';
import { defineSlot } from '@upround/shared/routing';

export interface MessageButtonProps {
  userId: string;
  displayName: string;
}

/** What other features bring to the pages of mentors. */
export interface MentorParts {
  /** Writes to a person. */
  MessageButton: ComponentType<MessageButtonProps>;
}

/** Where a mentor's page offers to write to them. */
export const MessageMentorSlot = /* @__PURE__ */ defineSlot<MessageButtonProps>();
