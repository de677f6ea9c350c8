import { maskVpa, openVpa, sealVpa } from './payout-vpa';

const [OLD, NEW] = ['an-old-secret-of-32-characters-00', 'a-new-secret-of-32-characters-000'];
const VPA = 'ira.sen@okbank';

describe('spec 4.75: the UPI ID of a payout', () => {
  const sealed = sealVpa({ secrets: [OLD] }, VPA);

  it('is stored encrypted, differently each time', () => {
    expect(Buffer.from(sealed, 'base64').toString('latin1')).not.toMatch(/ira|okbank/);
    expect(sealVpa({ secrets: [OLD] }, VPA)).not.toBe(sealed);
  });

  it('is opened with any of the secrets, and not without', () => {
    expect(openVpa({ secrets: [OLD] }, sealed)).toBe(VPA);
    expect(openVpa({ secrets: [NEW, OLD] }, sealed)).toBe(VPA);
    expect(openVpa({ secrets: [NEW] }, sealed)).toBeNull();
    for (const none of [null, '', 'AAAA', 'no base64 at all', sealed.slice(4), `B${sealed}`]) {
      expect(openVpa({ secrets: [OLD] }, none)).toBeNull();
    }
    const bytes = Buffer.from(sealed, 'base64');
    bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
    expect(openVpa({ secrets: [OLD] }, bytes.toString('base64'))).toBeNull();
  });

  it.each([
    [VPA, 'ir•••@okbank'],
    ['abc@upi', 'ab•••@upi'],
    ['ab@upi', 'a•••@upi'],
  ])('is shown without its middle: %s', (vpa, shown) => {
    expect(maskVpa(vpa)).toBe(shown);
  });
});
