import { Resolver } from 'node:dns/promises';
import { isIP } from 'node:net';
import { isPublicAddress } from './public-address';
import { SafeFetchError } from './safe-fetch-error';

/** Finds the addresses of a name. Tests hand in their own. */
export type Resolve = (host: string, signal: AbortSignal) => Promise<readonly string[]>;

const TRY_MS = 2_000;

/**
 * Asks the name servers. Not the machine's own look-up: that also reads the list of hosts, and one that
 * hangs holds a thread which reading files needs.
 */
export const resolveByDns: Resolve = async (host, signal) => {
  const resolver = new Resolver({ timeout: TRY_MS, tries: 2 });
  signal.addEventListener('abort', () => resolver.cancel(), { once: true });
  const answers = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
  return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
};

/**
 * The addresses of a host, each of which may be asked.
 *
 * @throws SafeFetchError `UNREACHABLE` where there is none, `BLOCKED` where one of them is not public: a
 *   name that leads both outside and inside is made to deceive
 */
export async function publicAddresses(
  host: string,
  resolve: Resolve,
  signal: AbortSignal,
): Promise<readonly string[]> {
  const addresses = isIP(host) === 0 ? await resolved(host, resolve, signal) : [host];
  if (addresses.length === 0) throw new SafeFetchError('UNREACHABLE', 'The host has no address.');
  if (!addresses.every(isPublicAddress)) {
    throw new SafeFetchError('BLOCKED', 'The host has an address that is not public.');
  }
  return addresses;
}

async function resolved(host: string, resolve: Resolve, signal: AbortSignal) {
  try {
    return await resolve(host, signal);
  } catch (cause) {
    throw new SafeFetchError('UNREACHABLE', 'The host could not be resolved.', { cause });
  }
}
