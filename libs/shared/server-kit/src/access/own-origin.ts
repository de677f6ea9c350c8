/** What a request says about where it comes from. */
interface RequestOrigin {
  origin: string | undefined;
  host: string | undefined;
}

/**
 * Whether a request that acts on the cookie, or opens a socket, comes from our own pages. Browsers always send `Origin`
 * with such a one; a client without it is no browser, so no other site can be behind it.
 *
 * @param own origins of the web app besides the API's own host
 */
export function isOwnOrigin({ origin, host }: RequestOrigin, own: readonly string[]): boolean {
  if (origin === undefined) return true;
  if (own.includes(origin)) return true;
  if (!URL.canParse(origin)) return false;
  const url = new URL(origin);
  return /^https?:$/.test(url.protocol) && url.host === host;
}
