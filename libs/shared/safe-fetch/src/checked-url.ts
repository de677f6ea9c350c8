import { SafeFetchError } from './safe-fetch-error';

const LONGEST = 2_048;
const PORTS: readonly string[] = ['', '80', '443'];

/** Names of local machines and networks, refused however they resolve. */
const NEARBY = /(^|\.)(localhost|local|localdomain|internal|intranet|lan|home\.arpa|onion)$/;

/** The host of an address as it is resolved: no brackets, no dot at the end. */
export function hostOf(url: URL): string {
  return url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
}

/**
 * Reads an address and checks all that can be known before a name is resolved.
 *
 * @throws SafeFetchError `BLOCKED`
 */
export function checkedUrl(text: string, base?: URL): URL {
  const url = parsed(text, base);
  const host = hostOf(url);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw blocked('scheme');
  if (url.username !== '' || url.password !== '') throw blocked('credentials');
  if (!PORTS.includes(url.port)) throw blocked('port');
  // A name without a dot is a machine of the server's own network.
  const isName = !host.includes(':');
  if (isName && (!host.includes('.') || NEARBY.test(host))) throw blocked('host');
  // What follows the hash is for browsers.
  url.hash = '';
  return url;
}

function parsed(text: string, base: URL | undefined): URL {
  if (text.length > LONGEST) throw blocked('length');
  try {
    return new URL(text, base);
  } catch (cause) {
    throw new SafeFetchError('BLOCKED', 'This is not an address.', { cause });
  }
}

function blocked(what: string): SafeFetchError {
  return new SafeFetchError('BLOCKED', `Addresses with this ${what} are not asked.`);
}
