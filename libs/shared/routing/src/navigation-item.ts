import type { Icon } from '@upround/shared/ui';

/** A main page of a feature, to which the app's navigation leads. */
export interface NavigationItem {
  href: string;
  icon: Icon;
  useLabel: () => string;
  /** The bar of phones has no room for it once somebody is signed in; members have it in the account menu. */
  isForGuestsOnPhones?: boolean;
}
