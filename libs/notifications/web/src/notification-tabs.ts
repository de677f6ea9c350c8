import { createContext } from 'react';
import type { NotificationGroup } from '@upround/shared/domain';

/** A tab of the list, with the notifications of one group. */
export interface NotificationTab {
  /** In the address: `?tab=`. */
  name: string;
  /** Undefined for the tab of all. */
  group: NotificationGroup | undefined;
  useTexts: () => { label: string; empty: string; emptyHint: string };
}

/** The tabs that slices contribute, for groups of theirs alone. Filled by the page. */
export const NotificationTabsContext = /* @__PURE__ */ createContext<readonly NotificationTab[]>(
  [],
);
