import { matchPage, routes } from './route-table';

const BASE = 'https://own.invalid';
/** The most characters of an address that we go back to. */
const LONGEST = 2048;

/** Control characters, spaces at the ends and backslashes, which browsers drop or turn into slashes. */
function isStrange(text: string): boolean {
  if (text.includes('\\') || text.trim() !== text) return true;
  return [...text].some((character) => {
    const code = character.codePointAt(0) ?? 0;
    return code < 0x20 || (code >= 0x7f && code <= 0x9f);
  });
}

/** Encoded slashes, backslashes and control characters, which something further on may decode. */
const HIDDEN = /%(?:2f|5c|[01][0-9a-f]|7f|25)/i;

/**
 * Where to go after signing in. Only a page of our own is accepted, as path with query and hash;
 * anything else (another origin, a scheme, `//`, backslashes, control characters, an unknown page,
 * the login page itself) becomes the home page.
 *
 * @param text the value of `?next=`, already decoded once; null and undefined are accepted
 * @returns a path that begins with exactly one slash
 */
export function safeNext(text: string | null | undefined): string {
  if (typeof text !== 'string' || text.length > LONGEST) return routes.home;
  if (!text.startsWith('/') || text.startsWith('//') || isStrange(text)) return routes.home;
  let url: URL;
  try {
    url = new URL(text, BASE);
  } catch {
    return routes.home;
  }
  if (url.origin !== BASE || url.username !== '' || url.password !== '') return routes.home;
  const page = HIDDEN.test(url.pathname) ? undefined : matchPage(url.pathname);
  if (page === undefined || page.pattern === routes.login) return routes.home;
  return `${url.pathname}${url.search}${url.hash}`;
}
