import { createContext } from 'react';
import type { Icon } from '@upround/shared/ui';

/** What a link says: the page’s name by default; `go` as in `Go to pods`, `see` as in `See the pods`. */
export type LinkForm = 'name' | 'go' | 'see';

/** A main page of a feature, to which the app's navigation leads. */
export interface NavigationItem {
  href: string;
  icon: Icon;
  useLabel: (form?: LinkForm) => string;
  /** Other addresses that belong to it, with all below them. */
  alsoUnder?: readonly string[];
  /** Who has it in the bar on phones; everyone by default. The others find it in the menu of all pages. */
  onPhones?: 'guests' | 'nobody';
  /** Listed for members alone. */
  isForMembers?: boolean;
  /** Keys that lead there from anywhere, as in `g j`. */
  keys?: string;
  /** The page of an unknown address leads there. */
  isInviting?: boolean;
}

/** Pages of one purpose, for the menu that lists all of them. */
export interface NavigationGroup {
  useLabel: () => string;
  items: readonly NavigationItem[];
}

/** The main pages of features. */
export const NavigationItemsContext = /* @__PURE__ */ createContext<readonly NavigationItem[]>([]);
