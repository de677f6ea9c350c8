import type { PagesOptions } from './register-pages';

/** The settings that tests give to pages: a server without external services. */
export const pageData: PagesOptions['data'] = {
  apiHost: '',
  guestToken: 'guest',
  brandName: 'Upround',
  brandSlug: 'upround',
  demo: false,
  mailbox: false,
  posthog: null,
  webAnalyticsId: '',
  realtime: 'socket',
  firebase: null,
};
