import type { Icon } from '@upround/shared/ui';

/** A main page of a feature, to which the app's navigation leads. */
export interface NavigationItem {
  href: string;
  icon: Icon;
  useLabel: () => string;
  /** Left out of the bar on phones for members, who find it in the account menu. */
  isForGuestsOnPhones?: boolean;
}
