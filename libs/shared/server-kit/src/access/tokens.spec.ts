import { createHmac, generateKeyPairSync, sign as signWith } from 'node:crypto';
import { createTokens } from './tokens';

const SECRET = 'a-secret-for-tests-of-32-characters';
const OLD = 'an-older-secret-of-more-than-32-chars';
const NOW = Date.UTC(2026, 0, 1) / 1000;
const clock = { seconds: NOW };
const tokens = createTokens([SECRET, OLD], () => clock.seconds * 1000);

const part = (value: unknown) =>
  Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url');

const header = { alg: 'HS256', typ: 'at+jwt' };
const payload = {
  userId: 'u1',
  sessionId: 's1',
  status: 'MEMBER',
  iss: 'upround',
  aud: 'upround-api',
  iat: NOW,
  exp: NOW + 900,
};
const guest = { userId: 0, status: 'GUEST', iss: 'upround', aud: 'upround-api', iat: NOW };

function make(head: unknown, body: unknown, secret: string | Buffer = SECRET, hash = 'sha256') {
  const text = `${part(head)}.${part(body)}`;
  return `${text}.${createHmac(hash, secret).update(text).digest('base64url')}`;
}

const without = (name: string) =>
  Object.fromEntries(Object.entries(payload).filter(([key]) => key !== name));
const pair = generateKeyPairSync('rsa', { modulusLength: 2048 });
const publicKey = pair.publicKey.export({ type: 'spki', format: 'pem' }) as string;
const rsa = () => {
  const text = `${part({ ...header, alg: 'RS256' })}.${part(payload)}`;
  return `${text}.${signWith('sha256', Buffer.from(text), pair.privateKey).toString('base64url')}`;
};
const good = make(header, payload);
const [head = '', body = '', signature = ''] = good.split('.');

const corpus: [string, string][] = [
  ['alg none', `${part({ ...header, alg: 'none' })}.${body}.`],
  ['alg None', `${part({ ...header, alg: 'None' })}.${body}.`],
  ['alg NONE with the signature', `${part({ ...header, alg: 'NONE' })}.${body}.${signature}`],
  ['alg empty', make({ ...header, alg: '' }, payload)],
  ['no alg', make({ typ: 'at+jwt' }, payload)],
  ['alg null', make({ ...header, alg: null }, payload)],
  ['alg as a list', make({ ...header, alg: ['HS256'] }, payload)],
  ['alg hs256', make({ ...header, alg: 'hs256' }, payload)],
  ['HS384', make({ ...header, alg: 'HS384' }, payload, SECRET, 'sha384')],
  ['HS512', make({ ...header, alg: 'HS512' }, payload, SECRET, 'sha512')],
  ['HS512 named as HS256', make(header, payload, SECRET, 'sha512')],
  ['RS256', rsa()],
  ['HS256 with a public key', make(header, payload, publicKey)],
  ['RS256 named, signed by HS256', make({ ...header, alg: 'RS256' }, payload)],
  ['ES256 named', make({ ...header, alg: 'ES256' }, payload)],
  ['EdDSA named', make({ ...header, alg: 'EdDSA' }, payload)],
  ['an empty secret', make(header, payload, '')],
  ['a zero byte as secret', make(header, payload, Buffer.from([0]))],
  ['another secret', make(header, payload, 'another-secret-of-32-characters-xx')],
  ['the secret in upper case', make(header, payload, SECRET.toUpperCase())],
  ['the secret with a line end', make(header, payload, `${SECRET}\n`)],
  ['both secrets together', make(header, payload, `${SECRET},${OLD}`)],
  ['no signature', `${head}.${body}.`],
  ['two parts', `${head}.${body}`],
  ['four parts', `${good}.${signature}`],
  ['five parts', `${good}.a.b`],
  ['a signature cut short', good.slice(0, -4)],
  [
    'a signature with one letter changed',
    `${head}.${body}.${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`,
  ],
  ['the signature of another body', `${head}.${part({ ...payload, userId: 'u2' })}.${signature}`],
  ['the signature of another header', `${part({ ...header, kid: '1' })}.${body}.${signature}`],
  ['an empty text', ''],
  ['a space', ' '],
  ['dots', '..'],
  ['Bearer before it', `Bearer ${good}`],
  ['a space before it', ` ${good}`],
  ['a line end after it', `${good}\n`],
  ['JSON', JSON.stringify(payload)],
  ['a header that is no JSON', `${part('{')}.${body}.${signature}`],
  ['a header that is null', make(null, payload)],
  ['a header that is a list', make([header], payload)],
  ['a body that is no JSON', make(header, '{')],
  ['a body that is a list', make(header, [payload])],
  ['a body that is a text', make(header, '"u1"')],
  ['crit', make({ ...header, crit: ['exp'] }, payload)],
  ['crit with an unknown name', make({ ...header, crit: ['x'], x: 1 }, payload)],
  ['b64 false', make({ ...header, crit: ['b64'], b64: false }, payload)],
  ['no typ', make({ alg: 'HS256' }, payload)],
  ['typ JWT', make({ ...header, typ: 'JWT' }, payload)],
  ['typ of refresh', make({ ...header, typ: 'rt+jwt' }, payload)],
  ['typ as a number', make({ ...header, typ: 1 }, payload)],
  ['another issuer', make(header, { ...payload, iss: 'other' })],
  ['no issuer', make(header, without('iss'))],
  ['issuer as a list', make(header, { ...payload, iss: ['upround'] })],
  ['another audience', make(header, { ...payload, aud: 'other' })],
  ['no audience', make(header, without('aud'))],
  ['an empty audience list', make(header, { ...payload, aud: [] })],
  ['exp as a text', make(header, { ...payload, exp: String(NOW + 900) })],
  ['no exp', make(header, without('exp'))],
  ['exp null', make(header, { ...payload, exp: null })],
  ['no iat', make(header, without('iat'))],
  ['nbf in an hour', make(header, { ...payload, nbf: NOW + 3600 })],
  ['nbf as a text', make(header, { ...payload, nbf: '0' })],
  ['no user', make(header, without('userId'))],
  ['user as a number', make(header, { ...payload, userId: 1 })],
  ['user with a quote', make(header, { ...payload, userId: "u1' or 1=1" })],
  ['user as a list', make(header, { ...payload, userId: ['u1'] })],
  ['an empty user', make(header, { ...payload, userId: '' })],
  ['no session', make(header, without('sessionId'))],
  ['session as a number', make(header, { ...payload, sessionId: 1 })],
  ['a member of status GUEST', make(header, { ...payload, status: 'GUEST' })],
  ['no status', make(header, without('status'))],
  ['a guest with a user', make({ ...header, typ: 'guest+jwt' }, { ...guest, userId: 7 })],
  ['a guest with user "0"', make({ ...header, typ: 'guest+jwt' }, { ...guest, userId: '0' })],
  ['a guest that is a member', make({ ...header, typ: 'guest+jwt' }, payload)],
  ['a guest as an access token', make(header, guest)],
  ['a guest of another secret', make({ ...header, typ: 'guest+jwt' }, guest, 'x'.repeat(32))],
  ['kid as a path', make({ ...header, kid: '../../dev/null' }, payload, '')],
  ['jwk in the header', make({ ...header, jwk: { kty: 'oct', k: part('x') } }, payload, 'x')],
  ['zip', make({ ...header, zip: 'DEF', crit: ['zip'] }, payload)],
];

describe('T15: tokens', () => {
  it(`has at least 60 tokens to refuse`, () => expect(corpus.length).toBeGreaterThanOrEqual(60));

  it.each(corpus)('refuses %s', async (_, token) => {
    expect(await tokens.verify(token)).toEqual({ kind: 'invalid' });
  });

  it('takes its own, signed with the newest secret or an older one', async () => {
    const claims = { userId: 'u1', sessionId: 's1' };
    const own = await tokens.signAccess(claims);
    expect(await tokens.verify(own)).toEqual({ kind: 'member', claims });
    expect(await tokens.verify(make(header, payload, OLD))).toEqual({ kind: 'member', claims });
    expect(await tokens.verify(await tokens.signGuest())).toEqual({ kind: 'guest' });
  });

  it('R22: tolerates clocks a minute apart, also for a token that it remembers', async () => {
    const claims = { userId: 'u1', sessionId: 's1' };
    const remembered = await tokens.signAccess(claims);
    await tokens.verify(remembered);
    clock.seconds = NOW + 900 + 59;
    expect(await tokens.verify(remembered)).toEqual({ kind: 'member', claims });
    expect(await tokens.verify(good)).toEqual({ kind: 'member', claims });
    clock.seconds = NOW + 900 + 61;
    expect(await tokens.verify(remembered)).toEqual({ kind: 'expired' });
    expect(await tokens.verify(good)).toEqual({ kind: 'expired' });
    clock.seconds = NOW;
  });

  it('refuses to start without a secret', () => {
    expect(() => createTokens([])).toThrow();
    expect(() => createTokens([''])).toThrow();
  });
});
