import { lazyWithRetry } from '@upround/shared/ui';

/** The account menu of the layouts, which opens as soon as it is rendered. Loaded on hover, focus or press. */
export { AccountMenu } from './components/account-menu';
export type { AccountMenuProps } from './components/account-menu';
/** Every page that exists, which opens as soon as it is rendered. */
export { MoreMenu } from './components/more-menu';
export type { MoreMenuProps } from './components/more-menu';
export { routesWith } from './routes';

/** The devices on which one is logged in, for the settings. */
export const SessionList = /* @__PURE__ */ lazyWithRetry(() =>
  import('./components/sessions/session-list').then((m) => ({ default: m.SessionList })),
);

/** Changing email address and password, for the settings. */
export const CredentialSettings = /* @__PURE__ */ lazyWithRetry(() =>
  import('./components/credentials/credential-settings').then((m) => ({
    default: m.CredentialSettings,
  })),
);
