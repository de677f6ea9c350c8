export const accountRoutes = {
  login: '/login',
} as const;

/** What the login page shows: `?view=`. */
export const loginViews = ['sign-in', 'sign-up', 'code', 'reset'] as const;
export type LoginView = (typeof loginViews)[number];
