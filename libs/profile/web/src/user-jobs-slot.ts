import { defineSlot } from '@upround/shared/routing';

export interface UserJobsSlotProps {
  userId: string;
  displayName: string;
  /** The reader's own page. */
  own: boolean;
}

/** Where the profile shows the jobs that a person posted; the part of jobs fills it. */
export const UserJobsSlot = /* @__PURE__ */ defineSlot<UserJobsSlotProps>();
