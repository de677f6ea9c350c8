import type { ComponentType } from 'react';
import { defineSlot } from '@upround/shared/routing';

export interface MessageButtonProps {
  userId: string;
  displayName: string;
  /** What the message is about: its name and its address within the app. */
  about: { title: string; href: string };
}

export interface ExperienceProps {
  slug: string;
}

/** What other features bring to the pages of jobs. */
export interface JobParts {
  /** Writes to a person. */
  MessageButton: ComponentType<MessageButtonProps>;
  /** A person's latest experience. */
  ExperienceBrief: ComponentType<ExperienceProps>;
}

/** Where a job or an applicant offers to write to the other side. */
export const MessagePersonSlot = /* @__PURE__ */ defineSlot<MessageButtonProps>();

/** Where an applicant's experience is shown in brief. */
export const ExperienceSlot = /* @__PURE__ */ defineSlot<ExperienceProps>();
