import { isIPv4, isIPv6 } from 'node:net';
import ipaddr from 'ipaddr.js';

/** All that the registries give out for use on the internet. Tunnels, maps and local nets lie outside. */
const GLOBAL_UNICAST: [ipaddr.IPv6, number] = [ipaddr.IPv6.parse('2000::'), 3];

/**
 * Whether an address belongs to a host on the internet: no loopback, private, link-local, shared,
 * reserved or multicast address, and no IPv6 address that maps to an IPv4 one (mapped, NAT64, 6to4, Teredo).
 *
 * @param address as a resolver gives it, without brackets or zone
 */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return ipaddr.IPv4.parse(address).range() === 'unicast';
  if (!isIPv6(address) || address.includes('%')) return false;
  const parsed = ipaddr.IPv6.parse(address);
  return parsed.match(GLOBAL_UNICAST) && parsed.range() === 'unicast';
}
