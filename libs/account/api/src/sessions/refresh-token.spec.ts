import { createHash } from 'node:crypto';
import { hashOf, isRefreshToken, newRefreshToken, successorOf } from './refresh-token';

const key = Buffer.alloc(32, 1);
const otherKey = Buffer.alloc(32, 2);

describe('a refresh token', () => {
  it('T18: has 256 random bits and never repeats', () => {
    const tokens = Array.from({ length: 10_000 }, () => newRefreshToken().token);
    expect(new Set(tokens).size).toBe(tokens.length);
    expect(Buffer.from(tokens[0] ?? '', 'base64url')).toHaveLength(32);
  });

  it('T16: is stored as a hash only', () => {
    const { token, hash } = newRefreshToken();
    expect(hash).toEqual(createHash('sha256').update(token).digest());
    expect(hashOf(token)).toEqual(hash);
  });

  it('R10: has one successor, which needs our key', () => {
    const { token } = newRefreshToken();
    expect(successorOf(token, key)).toEqual(successorOf(token, key));
    expect(successorOf(token, key).token).not.toBe(successorOf(token, otherKey).token);
    expect(isRefreshToken(successorOf(token, key).token)).toBe(true);
  });

  it.each([undefined, '', 'short', 'x'.repeat(44), `${'x'.repeat(42)}=`, `${'x'.repeat(42)} `])(
    'is not %p',
    (cookie) => expect(isRefreshToken(cookie)).toBe(false),
  );
});
