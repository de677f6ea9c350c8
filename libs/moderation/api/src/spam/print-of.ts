import { createHash } from 'node:crypto';
import { findLinks, spamLimits } from '@upround/shared/domain';

/** What a text is compared by. */
export interface TextPrint {
  /** Of its words; null where it is too short to count as repeated. */
  digest: string | null;
  /** Its addresses on other sites, each once. */
  links: readonly string[];
}

/** Words without case, spacing and punctuation, so that small changes don't make another text. */
const wordsOf = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\p{Cf}/gu, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();

/** The host without `www.`, so that both names of a site are one. */
const hostOf = (url: URL): string => url.host.replace(/^www\./, '');

function linksOf(text: string, ownHosts: ReadonlySet<string>): string[] {
  const urls = findLinks(text).map(({ url }) => new URL(url));
  const foreign = urls.filter((url) => !ownHosts.has(hostOf(url)));
  return [...new Set(foreign.map((url) => `${hostOf(url)}${url.pathname}${url.search}`))];
}

/** @param addresses of the product's own sites, to which anyone may link */
export const ownHostsOf = (addresses: readonly string[]): ReadonlySet<string> =>
  new Set(addresses.map((address) => hostOf(new URL(address))));

export function printOf(text: string, ownHosts: ReadonlySet<string>): TextPrint {
  const words = wordsOf(text);
  const isLong = [...words].length >= spamLimits.repeatedCharacters;
  return {
    digest: isLong ? createHash('sha256').update(words).digest('base64url') : null,
    links: linksOf(text, ownHosts),
  };
}
