import { hashPassword, isOutdated, NO_PASSWORD, verifyPassword } from './password-hash';

const cheap = { log2n: 4, r: 8, p: 1 };

describe('a stored password', () => {
  it('verifies the same password and no other', async () => {
    const stored = await hashPassword('correct horse', cheap);
    expect(stored).toMatch(/^scrypt\$4\$8\$1\$/);
    expect(await verifyPassword('correct horse', stored, cheap)).toBe(true);
    expect(await verifyPassword('correct horsf', stored, cheap)).toBe(false);
  });

  it('is salted: the same password is stored differently each time', async () => {
    const both = await Promise.all([hashPassword('same', cheap), hashPassword('same', cheap)]);
    expect(both[0]).not.toBe(both[1]);
  });

  it('verifies the password in any Unicode form', async () => {
    const stored = await hashPassword('caf\u00e9-password', cheap);
    expect(await verifyPassword('cafe\u0301-password', stored, cheap)).toBe(true);
  });

  it('includes its cost parameters, so that the cost can change', async () => {
    const stored = await hashPassword('correct horse', cheap);
    const dearer = { ...cheap, log2n: 5 };
    expect(await verifyPassword('correct horse', stored, dearer)).toBe(true);
    expect(isOutdated(stored, cheap)).toBe(false);
    expect(isOutdated(stored, dearer)).toBe(true);
  });

  it.each([undefined, '', NO_PASSWORD, 'scrypt$4$8$1$', 'plain'])(
    'T19: verifies nothing against %p',
    async (stored) => {
      expect(await verifyPassword('', stored, cheap)).toBe(false);
      expect(await verifyPassword('none', stored, cheap)).toBe(false);
    },
  );
});
