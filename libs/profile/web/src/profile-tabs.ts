import { createContext, type ComponentType, type ReactNode } from 'react';
import type { Profile } from '@upround/profile/contract';

export interface ProfileTabProps {
  userId: string;
  displayName: string;
  /** The reader's own page. */
  own: boolean;
  /** Shown until the part's code is there. */
  placeholder: ReactNode;
}

/** A tab of a profile, with a list that a feature fills. */
export interface ProfileTab {
  /** In the address: `?tab=`. */
  name: string;
  useLabel: () => string;
  Part: ComponentType<ProfileTabProps>;
  /** Begins to load the part's code, as soon as the page is opened. */
  preload?: () => Promise<unknown>;
  /** Whether a profile has it; every profile does by default. */
  isShown?: (profile: Profile) => boolean;
}

/** The tabs that features fill, in their order. The first is shown where the address names none. */
export const ProfileTabsContext = /* @__PURE__ */ createContext<readonly ProfileTab[]>([]);
