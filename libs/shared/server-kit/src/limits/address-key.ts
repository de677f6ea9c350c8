import { isIPv6 } from 'node:net';

const GROUPS = 8;
/** One household or server has a whole /64, so all of it counts as one. */
const COUNTED_GROUPS = 4;

function groupsOf(address: string): string[] {
  const [head = '', tail] = address.split('::');
  const before = head === '' ? [] : head.split(':');
  if (tail === undefined) return before;
  const after = tail === '' ? [] : tail.split(':');
  const gap = Math.max(0, GROUPS - before.length - after.length);
  return [...before, ...Array.from({ length: gap }, () => '0'), ...after];
}

/** The port that some proxies write behind an address, and the brackets that it needs. */
const WITH_PORT = /^(?:\[([^\]]+)\](?::\d+)?|(\d+\.\d+\.\d+\.\d+):\d+)$/;

/**
 * Under which key an address is counted.
 *
 * @param address of the client, IPv4 or IPv6, with or without a port
 */
export function addressKey(address: string): string {
  const [, bracketed, dotted] = WITH_PORT.exec(address) ?? [];
  const host = bracketed ?? dotted ?? address;
  const bare = host.split('%')[0] ?? host;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare);
  if (mapped?.[1] !== undefined) return mapped[1];
  if (!isIPv6(bare)) return bare;
  return groupsOf(bare)
    .slice(0, COUNTED_GROUPS)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
