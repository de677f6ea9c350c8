/** Who is signed in when a page is made, read from the refresh cookie without changing it. */
export interface RuntimeSession {
  user: {
    id: string;
    slug: string;
    displayName: string;
    email: string;
    avatarUrl: string | null;
    roles: ('MODERATOR' | 'ADMIN')[];
  };
  /** An access token that saves the first page a call. */
  token?: string;
}

/** Settings of the web app, embedded in the HTML page. */
export interface RuntimeConfig {
  /** Origin of the API; empty where it is the page's own. */
  apiHost: string;
  guestToken: string;
  brandName: string;
  brandSlug: string;
  /** The demo community is on, so the sign-in page names its accounts. */
  demo: boolean;
  /** Mail is embedded: its codes, and the link of the inbox, are in the terminal that runs the server. */
  mailbox: boolean;
  /** A PostHog server; null sends events to the API's own sink. */
  posthog: { key: string; host: string } | null;
  /** Measurement id of the web-analytics tag; empty for none. */
  webAnalyticsId: string;
  /** What carries events to open pages: the API's own sockets, or Ably. */
  realtime: 'socket' | 'ably';
  /** Settings for push tokens of Firebase Cloud Messaging; null if open pages receive pushes by realtime. */
  firebase: {
    apiKey: string;
    projectId: string;
    appId: string;
    messagingSenderId: string;
    vapidKey: string;
  } | null;
  /** Of the web app's files, as in `/builds/latest.json`; empty where they were not built. */
  buildId: string;
  session: RuntimeSession | null;
}

/** The element of the page that holds it. */
export const RUNTIME_CONFIG_ID = 'runtime-config';

/**
 * Writes the config so that nothing in it can end the script element around it.
 *
 * @param config settings of the web app
 */
export function runtimeConfigText(config: RuntimeConfig): string {
  return JSON.stringify(config)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}
