const BOTS =
  /bot\b|crawl|spider|slurp|preview|facebookexternalhit|whatsapp|telegram|discord|embedly|quora link|pinterest|vkshare|skypeuri|lighthouse-ci|headless-shell-preview|google-inspectiontool|bingpreview|yandex|baidu|duckduck|linkedin|twitter|slack/i;

/** Whether the page is read by a search engine or a link preview, which must not index an error. */
export function isBot(userAgent: string): boolean {
  return BOTS.test(userAgent);
}
