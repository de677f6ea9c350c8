/**
 * Reads one cookie.
 *
 * @param header the `Cookie` header
 * @returns undefined where it was not sent, or where its value cannot be read
 */
export function readCookie(header: string | undefined, name: string): string | undefined {
  if (header === undefined) return undefined;
  for (const pair of header.split(';')) {
    const at = pair.indexOf('=');
    if (at < 0 || pair.slice(0, at).trim() !== name) continue;
    const value = pair
      .slice(at + 1)
      .trim()
      .replace(/^"(.*)"$/, '$1');
    try {
      return decodeURIComponent(value);
    } catch {
      return undefined;
    }
  }
  return undefined;
}

/**
 * Writes a cookie that scripts cannot read and other sites cannot send along with a write.
 *
 * @param maxAgeSeconds 0 takes the cookie off the browser; undefined keeps it until the browser closes
 * @param secure by https only
 */
export function writeCookie(
  name: string,
  value: string,
  maxAgeSeconds: number | undefined,
  secure: boolean,
): string {
  const age = maxAgeSeconds === undefined ? '' : `; Max-Age=${Math.floor(maxAgeSeconds)}`;
  return `${name}=${encodeURIComponent(value)}${age}; Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
}
