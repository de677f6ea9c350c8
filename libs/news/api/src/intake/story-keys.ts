import { createHash } from 'node:crypto';

/** Names in an address that say where a reader came from, not what they read. */
const VARYING = /^(?:utm_.*|fbclid|gclid|mc_[ce]id|ref|ref_src|source|cmpid|ito|share)$/i;
const LONGEST_URL = 2_048;

/** A key of fixed length for a text of any length. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/**
 * Reads the address of an original.
 *
 * @param base of relative addresses
 * @returns null for what no reader could open
 */
export function originalUrl(text: string | undefined, base?: string): URL | null {
  const trimmed = text?.trim() ?? '';
  if (trimmed === '' || trimmed.length > LONGEST_URL) return null;
  const url = URL.canParse(trimmed, base) ? new URL(trimmed, base) : null;
  if (url === null || !/^https?:$/.test(url.protocol) || url.hostname === '') return null;
  url.username = '';
  url.password = '';
  return url.href.length > LONGEST_URL ? null : url;
}

/** The same for all spellings of one address: without scheme, `www.`, marks of origin, hash and last slash. */
export function urlKey(url: URL): string {
  const query = [...url.searchParams]
    .filter(([name]) => !VARYING.test(name))
    .map(([name, value]) => `${name}=${value}`)
    .sort();
  const host = url.host.toLowerCase().replace(/^www\./, '');
  const path = url.pathname.replace(/\/+$/, '');
  return hashOf([`${host}${path}`, ...query].join('&'));
}

/** The words of a title, without accents, marks and case. */
export function titleKey(title: string): string {
  return title
    .normalize('NFKD')
    .replace(/(?<=\p{Script=Latin})\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}

/** The figures of a title in order of size: titles that differ in them tell different things. */
export function titleNumbers(title: string): string {
  return (title.match(/\d+(?:[.,]\d+)*/g) ?? []).sort().join(' ');
}

const WORDS_MAX = 48;
const HASH_LETTERS = 8;

/**
 * The address of a story: its first words and a word that is always the same for it, so that the address does
 * not change when it is read again.
 *
 * @param identity what no other story has
 */
export function storySlug(title: string, identity: string): string {
  const words = titleKey(title)
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
  let slug = '';
  for (const word of words.slice(0, 9)) {
    const longer = slug === '' ? word : `${slug}-${word}`;
    if (longer.length > WORDS_MAX) break;
    slug = longer;
  }
  const mark = BigInt(`0x${hashOf(identity).slice(0, 16)}`).toString(36);
  return `${slug || 'story'}-${mark.padStart(HASH_LETTERS, '0').slice(-HASH_LETTERS)}`;
}
