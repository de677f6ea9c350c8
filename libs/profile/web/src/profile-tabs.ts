import { createContext, type ComponentType } from 'react';
import type { Profile } from '@upround/profile/contract';

export interface ProfileTabProps {
  userId: string;
  displayName: string;
  /** The reader's own page. */
  own: boolean;
}

/** A tab of a profile, with a list that a feature fills. */
export interface ProfileTab {
  /** In the address: `?tab=`. */
  name: string;
  useLabel: () => string;
  Part: ComponentType<ProfileTabProps>;
  /** Whether a profile has it; every profile does by default. */
  isShown?: (profile: Profile) => boolean;
}

/** The tabs that features fill, in their order. The first is shown where the address names none. */
export const ProfileTabsContext = /* @__PURE__ */ createContext<readonly ProfileTab[]>([]);
