import { routes as patterns } from '@upround/shared/links';
import type { FeatureRoute } from '@upround/shared/routing';
import { lazy } from 'react';

/** Signing in and up. */
export const routes: FeatureRoute[] = [
  {
    path: patterns.login,
    layout: 'none',
    access: 'guest',
    page: () => import('./screens/login/login-screen').then((module) => module.LoginScreen),
  },
];

/** The devices on which one is logged in, for the settings. */
export const SessionList = /* @__PURE__ */ lazy(() =>
  import('./components/sessions/session-list').then((m) => ({ default: m.SessionList })),
);

/** Changing one's email address and password, for the settings. */
export const CredentialSettings = /* @__PURE__ */ lazy(() =>
  import('./components/credentials/credential-settings').then((m) => ({
    default: m.CredentialSettings,
  })),
);

/** The account menu of the layouts, which opens as soon as it is rendered. Loaded on hover, focus or press. */
export { AccountMenu } from './components/account-menu';
export type { AccountMenuProps } from './components/account-menu';
