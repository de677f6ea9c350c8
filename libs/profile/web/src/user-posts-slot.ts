import { defineSlot } from '@upround/shared/routing';

export interface UserPostsSlotProps {
  userId: string;
  displayName: string;
  /** The reader's own page. */
  own: boolean;
  tab: 'posts' | 'pods' | 'ideas';
}

/** Where the profile shows what a person posted; the feed's part fills it. */
export const UserPostsSlot = /* @__PURE__ */ defineSlot<UserPostsSlotProps>();
