import { links } from './links';
import { safeNext } from './safe-next';

const hosts = [
  'evil.example',
  'evil.example/',
  'evil.example/post/x',
  'localhost:3000@evil.example',
];
const prefixes = [
  '//',
  '///',
  '////',
  '/\\',
  '\\/',
  '\\\\',
  '/\t/',
  '/\n/',
  '/\r\n/',
  '\t//',
  ' //',
  '/./',
  '/.//',
  '/..//',
  '/%2f',
  '/%2F/',
  '/%5c',
  '/%09/',
  '/%00/',
  '/%0d%0a//',
  'http://',
  'https://',
  'HTTPS://',
  'https:',
  'http:/',
  'ftp://',
  '/\u0000/',
  '/\u00a0/',
  '/\u3000//',
];
const others = [
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'java\tscript:alert(1)',
  '/javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://evil.example/1',
  'file:///etc/passwd',
  'mailto:a@evil.example',
  '',
  ' ',
  '/ ',
  '.',
  '..',
  '?next=//evil.example',
  '#//evil.example',
  'pods',
  'evil.example',
  '@evil.example',
  ':80',
  '/@evil.example',
  '/evil.example',
  '/login',
  '/login?next=//evil.example',
  '/LOGIN/',
  '/v2/auth',
  '/docs/mail',
  '/media/x',
  '/post/%2f%2fevil.example',
  '/post/..%2f..%2fevil',
  '/post/%252f%252fevil.example',
  '/post/%5c%5cevil.example',
  '/post/%E0%A4%A',
  '/post/a/b/c',
  '/user/%0d%0aSet-Cookie:x=1',
  '/post/\u0007',
  '/post/\u009f',
  `/post/${'a'.repeat(3000)}`,
];
const payloads = [...prefixes.flatMap((prefix) => hosts.map((host) => prefix + host)), ...others];

describe('T32: where signing in leads back to', () => {
  it('has a corpus of at least 120 hostile addresses', () => {
    expect(new Set(payloads).size).toBeGreaterThanOrEqual(120);
  });

  it.each(payloads.map((text) => [JSON.stringify(text).slice(0, 60), text]))(
    'T32: %s becomes the home page',
    (_, text) => {
      expect(safeNext(text)).toBe('/');
    },
  );

  it.each([null, undefined])('takes %s as the home page', (text) => {
    expect(safeNext(text)).toBe('/');
  });

  it.each([
    ['/'],
    ['/?tab=latest'],
    ['/post/why-we-pivoted'],
    ['/post/why-we-pivoted#c-1'],
    ['/pods/fundraising?tab=latest'],
    ['/user/asha-rao'],
    ['/?q=https://elsewhere.example'],
  ])('keeps the own page %s', (text) => {
    expect(safeNext(text)).toBe(text);
  });

  it('never lets a builder write a foreign address into the login link', () => {
    for (const text of payloads) expect(links.login({ next: text })).toBe('/login');
  });
});
