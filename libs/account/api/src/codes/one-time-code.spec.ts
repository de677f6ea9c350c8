import { codeHash, newCode, sameHash } from './one-time-code';

const key = Buffer.alloc(32, 1);

describe('a one-time code', () => {
  it('T18: has six digits, with leading zeros, from the whole range', () => {
    const codes = Array.from({ length: 2_000 }, newCode);
    expect(codes.every((code) => /^\d{6}$/.test(code))).toBe(true);
    expect(new Set(codes.map((code) => code[0])).size).toBe(10);
  });

  it('T17: is bound to its row and needs our key', () => {
    const hash = codeHash('row-1', '012345', key);
    expect(sameHash(hash, codeHash('row-1', '012345', key))).toBe(true);
    expect(sameHash(hash, codeHash('row-2', '012345', key))).toBe(false);
    expect(sameHash(hash, codeHash('row-1', '012346', key))).toBe(false);
    expect(sameHash(hash, codeHash('row-1', '012345', Buffer.alloc(32, 2)))).toBe(false);
    expect(sameHash(hash, Buffer.alloc(0))).toBe(false);
  });
});
