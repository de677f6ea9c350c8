import { createContext, useContext } from 'react';
import type { RuntimeConfig } from '@upround/shared/config';

/** What the running server says about itself that pages may mention. */
export interface AppInfo {
  /** The product's name. */
  brandName: string;
  /** The demo community is on, with its accounts. */
  demo: boolean;
  /** Outgoing mail is not sent but shown in the server's terminal, with the link of an inbox. */
  mailbox: boolean;
  /** What asks Firebase for a push token; null or nothing where pushes come by realtime. */
  firebase?: RuntimeConfig['firebase'];
}

const AppInfoContext = /* @__PURE__ */ createContext<AppInfo>({
  brandName: 'Upround',
  demo: false,
  mailbox: false,
});

export const AppInfoProvider = AppInfoContext.Provider;

export function useAppInfo(): AppInfo {
  return useContext(AppInfoContext);
}
