import { Client, type Dispatcher } from 'undici';
import { checkedUrl, hostOf } from './checked-url';
import { connectDirectly, pinnedConnector, type Connect } from './pinned-connection';
import { readBody, tooLarge } from './read-body';
import { publicAddresses, resolveByDns, type Resolve } from './resolve-host';
import { SafeFetchError } from './safe-fetch-error';
import { Slots } from './slots';

const REDIRECTS = 3;
const TIMEOUT_MS = 5_000;
const MAX_BYTES = 512 * 1024;
const MAX_HEADER_BYTES = 16 * 1024;
const AT_ONCE = 4;
const USER_AGENT = 'Upround/1.0 (link preview and news reader)';

const PERMANENT = [301, 308];
const TEMPORARY = [302, 303, 307];

/** A request, with the limits of its response. */
export interface SafeRequest {
  /** Media types that are taken, such as `text/html`; a star for both halves takes any. */
  accept: readonly string[];
  /** Bytes at most after unpacking; 512 KB by default. */
  maxBytes?: number;
  /** What becomes of a longer answer: `refuse` (default) throws `TOO_LARGE`, `cut` gives its beginning. */
  oversize?: 'refuse' | 'cut';
  /** From the call to the last byte, redirects and waiting for a turn included; 5 s by default. */
  timeoutMs?: number;
  /** The mark of the version that we have; an answer of 304 comes back as `notModified`. */
  etag?: string | null;
  /** The date of the version that we have, as it was answered. */
  lastModified?: string | null;
  /** Looks at each piece of the body; true ends the reading. */
  enough?: (piece: Uint8Array) => boolean;
}

/** An answer with status 200, or the word that nothing changed. */
export interface SafeAnswer {
  /** Where the answer came from, after redirects. */
  url: string;
  /** The new address, if every redirect on the way was permanent. */
  movedTo: string | null;
  /** Nothing changed since `etag` or `lastModified`; the body is empty. */
  notModified: boolean;
  body: Uint8Array;
  /** Whether reading ended before the answer did. */
  cut: boolean;
  /** The media type without parameters, in small letters. */
  contentType: string;
  /** The charset that the header names. */
  charset: string | null;
  etag: string | null;
  lastModified: string | null;
}

/** Dependencies of a fetcher. Only tests replace them. */
export interface SafeFetchParts {
  resolve?: Resolve;
  connect?: Connect;
  /** Fetches that run at once; 4 by default. Others wait, and their time runs meanwhile. */
  atOnce?: number;
}

/** Asks addresses that other people gave us. */
export interface SafeFetch {
  /**
   * Fetches an address by GET, without cookies.
   *
   * @throws SafeFetchError and nothing else, within `timeoutMs`
   */
  fetch(url: string, request: SafeRequest): Promise<SafeAnswer>;
}

interface Hop {
  redirect: { url: URL; isPermanent: boolean } | null;
  answer: Omit<SafeAnswer, 'movedTo'> | null;
}

/**
 * Makes the one kind of fetcher by which the server asks addresses that others gave it: link previews,
 * their pictures, and feeds. It asks public hosts only, by http and https on their own ports; connects
 * to the address that was checked; and checks again on each redirect.
 */
export function createSafeFetch({
  resolve = resolveByDns,
  connect = connectDirectly,
  atOnce = AT_ONCE,
}: SafeFetchParts = {}): SafeFetch {
  const slots = new Slots(atOnce);

  async function follow(first: string, request: SafeRequest, signal: AbortSignal) {
    let url = checkedUrl(first);
    let isPermanent = true;
    for (let redirects = 0; redirects <= REDIRECTS; redirects += 1) {
      const { answer, redirect } = await ask(url, request, { resolve, connect, signal });
      if (answer !== null) {
        return { ...answer, movedTo: redirects > 0 && isPermanent ? answer.url : null };
      }
      if (redirect === null) break;
      url = redirect.url;
      isPermanent &&= redirect.isPermanent;
    }
    throw new SafeFetchError('UNREACHABLE', 'The address leads on too often.');
  }

  return {
    async fetch(url, request) {
      const signal = AbortSignal.timeout(Math.ceil(request.timeoutMs ?? TIMEOUT_MS));
      const late = new Promise<never>((_, stop) => {
        signal.addEventListener('abort', () => stop(signal.reason), { once: true });
      });
      let unasked = true;
      const inTurn = () => {
        unasked = false;
        return follow(url, request, signal);
      };
      try {
        // What hangs without heeding the signal holds its slot, but not the caller.
        return await Promise.race([slots.run(signal, inTurn), late]);
      } catch (error) {
        throw named(error, signal, unasked);
      }
    },
  };
}

async function ask(
  url: URL,
  request: SafeRequest,
  parts: { resolve: Resolve; connect: Connect; signal: AbortSignal },
): Promise<Hop> {
  const { signal } = parts;
  const host = hostOf(url);
  const addresses = await publicAddresses(host, parts.resolve, signal);
  signal.throwIfAborted();
  const client = new Client(url.origin, {
    connect: pinnedConnector(url, host, addresses, parts.connect, signal),
    maxHeaderSize: MAX_HEADER_BYTES,
    pipelining: 0,
  });
  try {
    const response = await client.request({
      method: 'GET',
      path: url.pathname + url.search,
      headers: headersOf(request),
      signal,
    });
    // Ending a body early emits an error on its stream, which has no other listener.
    response.body.on('error', () => undefined);
    return await read(url, request, response);
  } finally {
    void client.destroy();
  }
}

function headersOf({ accept, etag, lastModified }: SafeRequest): Record<string, string> {
  return {
    'user-agent': USER_AGENT,
    accept: accept.join(', '),
    'accept-encoding': 'gzip, br',
    'accept-language': 'en;q=0.9, *;q=0.5',
    ...(etag ? { 'if-none-match': etag } : {}),
    ...(lastModified ? { 'if-modified-since': lastModified } : {}),
  };
}

async function read(
  url: URL,
  request: SafeRequest,
  { statusCode, headers, body }: Dispatcher.ResponseData,
): Promise<Hop> {
  const header = (name: string) => [headers[name] ?? ''].flat()[0] ?? '';
  const location = header('location');
  if ([...PERMANENT, ...TEMPORARY].includes(statusCode) && location !== '') {
    const isPermanent = PERMANENT.includes(statusCode);
    return { answer: null, redirect: { url: checkedUrl(location, url), isPermanent } };
  }
  const type = mediaType(header('content-type'));
  const version = {
    url: url.href,
    ...type,
    etag: header('etag') || null,
    lastModified: header('last-modified') || null,
  };
  if (statusCode === 304) {
    const nothing = { notModified: true, body: new Uint8Array(), cut: false };
    return { answer: { ...version, ...nothing }, redirect: null };
  }
  if (statusCode !== 200) throw refusedBy(statusCode, header('retry-after'));
  if (!request.accept.includes('*/*') && !request.accept.includes(type.contentType)) {
    throw new SafeFetchError('WRONG_TYPE', 'The answer is of another type than wanted.');
  }
  const { maxBytes = MAX_BYTES, oversize = 'refuse', enough } = request;
  if (oversize === 'refuse' && Number(header('content-length')) > maxBytes) throw tooLarge();
  const encoding = header('content-encoding');
  const whole = await readBody(body, encoding, { maxBytes, oversize, enough });
  return { answer: { ...version, ...whole, notModified: false }, redirect: null };
}

function mediaType(header: string): { contentType: string; charset: string | null } {
  const [contentType = '', ...parameters] = header.split(';').map((part) => part.trim());
  const charset = parameters.find((part) => /^charset=/i.test(part))?.slice('charset='.length);
  return {
    contentType: contentType.toLowerCase(),
    charset: charset?.replaceAll(/^["']|["']$/g, '') || null,
  };
}

function refusedBy(status: number, retryAfter: string): SafeFetchError {
  const seconds = /^\d{1,9}$/.test(retryAfter)
    ? Number(retryAfter)
    : (Date.parse(retryAfter) - Date.now()) / 1000;
  return new SafeFetchError('STATUS', `The site answered ${status}.`, {
    status,
    ...(seconds > 0 ? { retryAfterSeconds: Math.ceil(seconds) } : {}),
  });
}

/** Every failure as one of ours: late, or not reached. */
function named(error: unknown, signal: AbortSignal, unasked: boolean): SafeFetchError {
  if (signal.aborted) {
    const details = { unasked, cause: error };
    return new SafeFetchError('TIMEOUT', 'The answer did not come in time.', details);
  }
  if (error instanceof SafeFetchError) return error;
  return new SafeFetchError('UNREACHABLE', 'The site did not answer.', { cause: error });
}
