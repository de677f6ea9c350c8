import { routes as patterns } from '@upround/shared/links';
import type { FeatureRoute } from '@upround/shared/routing';
import type { LoginParts } from './login-parts';

/**
 * Signing in and up, and what a new member sees first.
 *
 * @param loadParts loaded with the login page
 */
export const routesWith = (loadParts: () => Promise<LoginParts>): FeatureRoute[] => [
  {
    path: patterns.login,
    layout: 'none',
    access: 'guest',
    page: async () => {
      const [{ loginScreenWith }, parts] = await Promise.all([
        import('./screens/login/login-screen'),
        loadParts(),
      ]);
      return loginScreenWith(parts);
    },
  },
];
