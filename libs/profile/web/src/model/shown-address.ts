const LONGEST = 40;

/** An address as people say it: without scheme, `www.` and a slash at the end, and not too long. */
export function shownAddress(address: string): string {
  const short = address.replace(/^https?:\/\/(?:www\.)?/i, '').replace(/\/$/, '');
  return short.length <= LONGEST ? short : `${short.slice(0, LONGEST - 1)}…`;
}
