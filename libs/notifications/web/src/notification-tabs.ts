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

/** What the page of notifications gets from slices that this one doesn't know. */
export interface NotificationParts {
  tabs: readonly NotificationTab[];
  /** Turns off a kind of notifications, by its type. */
  useMuteKind?: () => (type: string) => Promise<void>;
}

/** How a kind of notifications is turned off; undefined where nothing offers that. Filled by the page. */
export const MuteKindContext =
  /* @__PURE__ */ createContext<NotificationParts['useMuteKind']>(undefined);

/** The tabs that slices contribute, each for the slice's own groups. Filled by the page. */
export const NotificationTabsContext = /* @__PURE__ */ createContext<readonly NotificationTab[]>(
  [],
);
