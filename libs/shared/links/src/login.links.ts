import { withQuery } from './build-path';
import { accountRoutes, type LoginView } from './account.links';
import { feedRoutes } from './feed.links';
import { safeNext } from './safe-next';

/** Addresses of accounts; apart from the route, which `safeNext` needs. */
export const accountLinks = {
  /** Signing in; `next` is the own path to come back to, and is dropped when it is not one. `step` is what a new member sees first. */
  login: ({ next, view, step }: { next?: string; view?: LoginView; step?: 'welcome' } = {}) => {
    const back = safeNext(next);
    return withQuery(accountRoutes.login, {
      step,
      view: view === 'sign-in' ? undefined : view,
      next: back === feedRoutes.home ? undefined : back,
    });
  },
} as const;
