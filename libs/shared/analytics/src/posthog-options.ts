import type { PostHogConfig } from 'posthog-js';

/** Where events go. */
export interface Sink {
  /** Public key of the project. */
  key: string;
  /** Origin of a PostHog server, or origin and path of the API's own sink. */
  host: string;
  /** The API's own sink, which reads plain JSON. */
  isOwn: boolean;
}

/** Nothing is recorded by itself; the app says what happened. */
const nothingByItself = {
  capture_pageview: false,
  capture_pageleave: false,
  // Form interactions and file downloads.
  autocapture: false,
  rageclick: false,
  capture_dead_clicks: false,
  capture_heatmaps: false,
  capture_performance: false,
  capture_exceptions: false,
  disable_session_recording: true,
  disable_surveys: true,
  disable_product_tours: true,
  disable_web_experiments: true,
  // Scroll depth; reading it at each step would force a layout.
  disable_scroll_properties: true,
} as const satisfies Partial<PostHogConfig>;

/** How the client is initialised (spec 7). */
export function posthogOptions({ host, isOwn }: Sink): Partial<PostHogConfig> {
  return {
    ...nothingByItself,
    api_host: host,
    person_profiles: 'identified_only',
    // Attribution: where people came from.
    save_referrer: true,
    save_campaign_params: true,
    persistence: 'localStorage',
    // No script from elsewhere: the content security policy would refuse it.
    disable_external_dependency_loading: true,
    disable_compression: isOwn,
    // The app detects bots, and does not load this for them.
    opt_out_useragent_filter: true,
    // The app asks the browser itself, before this is loaded.
    respect_dnt: false,
  };
}
