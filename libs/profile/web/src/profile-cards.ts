import { createContext, type ComponentType } from 'react';

export interface ProfileCardProps {
  userId: string;
  /** Of the person's page. */
  slug: string;
  /** The reader's own page. */
  own: boolean;
}

/** A card of a feature on a profile. Its height doesn't depend on what it loads. */
export interface ProfileCard {
  /** In the lists of the profiles that have it. */
  name: string;
  Part: ComponentType<ProfileCardProps>;
}

/** The cards that features fill, in their order. */
export const ProfileCardsContext = /* @__PURE__ */ createContext<readonly ProfileCard[]>([]);
