import { RUNTIME_CONFIG_ID, type RuntimeConfig } from '@upround/shared/config';

/** The server's settings; without `session` where the server did not look who is signed in. */
export type PageConfig = Omit<RuntimeConfig, 'session'> & Partial<Pick<RuntimeConfig, 'session'>>;

const fallback: PageConfig = {
  apiHost: '',
  guestToken: '',
  brandName: 'Upround',
  brandSlug: 'upround',
  demo: false,
  mailbox: false,
  posthog: null,
  webAnalyticsId: '',
  realtime: 'socket',
  firebase: null,
  buildId: '',
};

/**
 * Reads the JSON that the server put into the page.
 *
 * @returns what it says; defaults where there is none, as in a page served without the API
 */
export function readRuntimeConfig(page: Document): PageConfig {
  const text = page.getElementById(RUNTIME_CONFIG_ID)?.textContent ?? '';
  try {
    return { ...fallback, ...(JSON.parse(text) as Partial<PageConfig>) };
  } catch {
    return fallback;
  }
}
