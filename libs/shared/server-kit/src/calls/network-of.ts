import ipaddr from 'ipaddr.js';

/** Bits of an address that name a network and no household: of IPv4 and of IPv6. */
const bits = { ipv4: 24, ipv6: 48 } as const;

/**
 * The network of a client, as `203.0.113.0/24` or `2001:db8:7::/48`: enough to see that a session came from elsewhere,
 * and too little to find a person.
 *
 * @returns an empty text for what is no address
 */
export function networkOf(ip: string): string {
  if (!ipaddr.isValid(ip)) return '';
  const address = ipaddr.process(ip);
  const kind = address.kind();
  const cidr = `${address.toString()}/${bits[kind]}`;
  const network =
    kind === 'ipv4'
      ? ipaddr.IPv4.networkAddressFromCIDR(cidr)
      : ipaddr.IPv6.networkAddressFromCIDR(cidr);
  return `${network.toString()}/${bits[kind]}`;
}
