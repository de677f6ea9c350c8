import { networkOf } from './network-of';

describe('the network of a client', () => {
  it.each([
    ['203.0.113.77', '203.0.113.0/24'],
    ['::ffff:203.0.113.77', '203.0.113.0/24'],
    ['2001:db8:7:1:2:3:4:5', '2001:db8:7::/48'],
    ['::1', '::/48'],
    ['unknown', ''],
    ['', ''],
  ])('of %j is %j', (ip, network) => {
    expect(networkOf(ip)).toBe(network);
  });
});
