/** Addresses of IPv4 that no one but us may ask: each special range at its ends and in between. */
const innerV4 = [
  ...['0.0.0.0', '0.0.0.1', '0.255.255.255', '10.0.0.0', '10.0.0.1', '10.255.255.255'],
  ...['100.64.0.0', '100.100.100.200', '100.127.255.255', '127.0.0.0', '127.0.0.1', '127.0.1.1'],
  ...['127.255.255.255', '169.254.0.1', '169.254.169.254', '169.254.170.2', '172.16.0.1'],
  ...['172.17.0.1', '172.31.255.255', '192.0.0.1', '192.0.0.192', '192.0.2.1', '192.31.196.1'],
  ...['192.52.193.1', '192.88.99.1', '192.168.0.1', '192.168.255.255', '192.175.48.1'],
  ...['198.18.0.1', '198.19.255.255', '198.51.100.1', '203.0.113.1', '224.0.0.1'],
  ...['239.255.255.255', '240.0.0.1', '255.255.255.254', '255.255.255.255'],
];

const innerV6 = [
  ...['::', '::1', '0:0:0:0:0:0:0:1', '0000:0000:0000:0000:0000:0000:0000:0001', '::0.0.0.1'],
  ...['::127.0.0.1', '::7f00:1', '::10.0.0.1', '::ffff:7f00:1', '::ffff:127.0.0.1'],
  ...['::ffff:0.0.0.0', '::ffff:a00:1', '::ffff:169.254.169.254', '::ffff:a9fe:a9fe'],
  ...['::ffff:192.168.0.1', '::ffff:8.8.8.8', '0:0:0:0:0:ffff:127.0.0.1', '::ffff:0:127.0.0.1'],
  ...['::ffff:0:7f00:1', '64:ff9b::7f00:1', '64:ff9b::127.0.0.1', '64:ff9b::a9fe:a9fe'],
  ...['64:ff9b::808:808', '64:ff9b:1::7f00:1', '64:ff9b:1:ffff::1', '2002:7f00:1::'],
  ...['2002:7f00:1::1', '2002:a00:1::', '2002:a9fe:a9fe::', '2002:c0a8:1::1', '2002:808:808::1'],
  ...['2001::1', '2001:0:7f00:1::', '2001:0:4136:e378:8000:63bf:3fff:fdd2', '2001:2::1'],
  ...['2001:3::1', '2001:4:112::1', '2001:10::1', '2001:20::1', '2001:30::1', '2001:1ff:ffff::1'],
  ...['2001:db8::1', '2001:db8:ffff::1', '3fff::1', '2620:4f:8000::1', '5f00::1', '100::1'],
  ...['fc00::1', 'fd00::1', 'fd00:ec2::254', 'fdff:ffff::1', 'fe80::1', 'fe80::a9fe:a9fe'],
  ...['febf::1', 'fec0::1', 'ff00::1', 'ff02::1', 'ff05::2', '4000::1', '8000::1', 'e000::1'],
];

const number = (address: string) =>
  address.split('.').reduce((sum, part) => sum * 256 + Number(part), 0);
const parts = (address: string, write: (part: number) => string) =>
  address.split('.').map((part) => write(Number(part)));

/** One address in the spellings that browsers, and so the URL parser, take for it. */
function spellings(address: string): string[] {
  const value = number(address);
  return [
    address,
    `${address}.`,
    String(value),
    `0x${value.toString(16)}`,
    `0${value.toString(8)}`,
    parts(address, (part) => `0x${part.toString(16)}`).join('.'),
    parts(address, (part) => `0${part.toString(8)}`).join('.'),
    parts(address, (part) => part.toString(8).padStart(6, '0')).join('.'),
    address.replaceAll('.', '。'),
  ];
}

/** Those that matter most, in every spelling. */
const wellKnown = [
  '127.0.0.1',
  '0.0.0.0',
  '169.254.169.254',
  '192.168.0.1',
  '10.0.0.1',
  '172.16.0.1',
];

const odd = [
  // Shortened, mixed, in wide and circled letters.
  ...['http://127.1/', 'http://127.0.1/', 'http://0/', 'http://0x0/', 'http://0x7f.1/'],
  ...['http://0x7f.0.0x0.1/', 'http://0177.0.0.1/', 'http://0177.1/', 'http://017700000001/'],
  ...['http://127.0.0.0x1/', 'http://１２７.０.０.１/', 'http://①②⑦.⓪.⓪.①/', 'http://10.1/'],
  ...['http://192.168.257/', 'http://169.254.43518/', 'http://%31%32%37.0.0.1/'],
  ...['http://127.0.0.1%2f@/', 'http://127%E3%80%820.0.1/', 'http:/127.0.0.1', 'http:127.0.0.1'],
  ...['http:\\\\127.0.0.1\\', 'HTTP://127.0.0.1/', 'hTtPs://127.0.0.1/', ' http://127.0.0.1/ '],
  ...['http://127.0.0.1/?u=http://site.example', 'http://127.0.0.1/#site.example'],
  ...['http://127.0.0.1\\@site.example/', 'ht\ntp://127.0.0.1/', 'http://127.0\t.0.1/'],
  // Names of what is near.
  ...['http://localhost/', 'http://localhost./', 'http://LOCALHOST/', 'http://lOcAlHoSt./'],
  ...['http://localhost.localdomain/', 'http://a.localhost/', 'http://a.b.localhost./'],
  ...[
    'http://ⓛⓞⓒⓐⓛⓗⓞⓢⓣ/',
    'http://ｌｏｃａｌｈｏｓｔ/',
    'http://%6c%6fcalhost/',
    'http://localhost%2e/',
  ],
  ...['http://printer.local/', 'http://printer.local./', 'http://db.internal/', 'http://vpn.lan/'],
  ...['http://metadata.google.internal/', 'http://metadata/', 'http://router/', 'http://wiki/'],
  ...['http://nas.home.arpa/', 'http://team.intranet/', 'http://hidden.onion/', 'http://com./'],
  ...['http://ip6-localhost/', 'http://kubernetes.default.svc.cluster.local/', 'http://./'],
  // Who one would be there.
  ...['http://user@site.example/', 'http://user:pass@site.example/', 'http://:pass@site.example/'],
  ...[
    'http://site.example@127.0.0.1/',
    'http://site.example:80@127.0.0.1/',
    'https://a@b@c.example/',
  ],
  ...['http://site.example%40127.0.0.1@inside.example/', 'http://%75ser@site.example/'],
  // Other doors of the same house.
  ...['http://site.example:22/', 'http://site.example:25/', 'http://site.example:8080/'],
  ...['http://site.example:0/', 'http://site.example:1/', 'https://site.example:8443/'],
  ...['http://site.example:6379/', 'http://site.example:65535/', 'http://site.example:3000/'],
  ...['http://site.example:080808/', 'http://site.example:9200/', 'http://site.example:-1/'],
  ...['http://site.example:65536/', 'http://site.example:80a/', 'http://127.0.0.1:5432/'],
  // Other ways to ask.
  ...['gopher://site.example/_GET', 'gopher://127.0.0.1:6379/_INFO', 'file:///etc/passwd'],
  ...['file://site.example/etc/passwd', 'data:text/html,<title>a</title>', 'ftp://site.example/'],
  ...['ftps://site.example/', 'dict://127.0.0.1:11211/', 'ldap://127.0.0.1/', 'tftp://127.0.0.1/'],
  ...['javascript:alert(1)', 'about:blank', 'blob:https://site.example/1', 'ws://site.example/'],
  ...['wss://site.example/', 'jar:http://site.example!/', 'view-source:http://site.example/'],
  ...['ssh://site.example/', 'mailto:a@site.example', 'urn:isbn:1', 'unix:/var/run/docker.sock'],
  ...['http+unix://%2Fvar%2Frun%2Fdocker.sock/', 'chrome://version', 'intent://site.example'],
  // No address at all.
  ...['', ' ', 'http', 'http:', 'http:/', 'http://', 'https://', 'http:///', '//site.example/'],
  ...['site.example', '/etc/passwd', '127.0.0.1', 'http://?', 'http://#', 'http://[', 'http://[]/'],
  ...[
    'http://[::1',
    'http://::1/',
    'http://[::1]]/',
    'http://[127.0.0.1]/',
    'http://[site.example]/',
  ],
  ...['http://[::1%25lo]/', 'http://[fe80::1%25eth0]/', 'http://[fe80::1%eth0]/', 'http://[v1.a]/'],
  ...[
    'http://256.256.256.256/',
    'http://127.0.0.0.1/',
    'http://999999999999/',
    'http://0x100000000/',
  ],
  ...['http://a b.example/', 'http://a<b.example/', 'http://a^b.example/', 'http://xn--/'],
  ...[
    'http://\0.example/',
    'http://%00.example/',
    'http://site%2eexample%2f/',
    'http://a|b.example/',
  ],
  `http://site.example/${'a'.repeat(2_048)}`,
];

/** Addresses that are refused before anything is asked, name servers included. */
export const blockedUrls: readonly string[] = [
  ...innerV4.map((address) => `http://${address}/`),
  ...innerV4.slice(0, 12).map((address) => `https://${address}:443/`),
  ...wellKnown.flatMap((address) => spellings(address).map((host) => `http://${host}/latest`)),
  ...innerV6.map((address) => `http://[${address}]/`),
  ...innerV6.slice(0, 12).map((address) => `https://[${address}]:443/`),
  ...odd,
];

/** What a name server may answer to lead inside: each is the answer for one name. */
export const innerAnswers: readonly (readonly string[])[] = [
  ...innerV4.map((address) => [address]),
  ...innerV6.map((address) => [address]),
  // Something public before, between or behind it makes it no better.
  ['93.184.216.34', '127.0.0.1'],
  ['127.0.0.1', '93.184.216.34'],
  ['93.184.216.34', '::1'],
  ['2606:2800:220:1::1', '10.0.0.1', '93.184.216.34'],
  ['93.184.216.34', 'fe80::1%eth0'],
  ['not-an-address'],
];
