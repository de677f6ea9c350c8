import { offeredText } from './offered-text';

describe('the text that an address opens the composer with', () => {
  it.each([
    ['“Harbourlight” in Monsoon Build\nhttps://upround.test/competition/x?entry=1'],
    ['<script>alert(1)</script>'],
    ['javascript:alert(1)'],
    ['👩‍💻 क्षेत्र 🚀'],
    ['x'.repeat(500)],
    ['🚀'.repeat(500)],
  ])('is %p as it is', (text) => {
    expect(offeredText(text)).toBe(text);
  });

  it.each([null, '', ' \n\t ', '\0', 'x'.repeat(501), 'x'.repeat(100_000)])(
    'is none where there’s nothing to write or too much',
    (given) => expect(offeredText(given)).toBeUndefined(),
  );

  it('loses what no one would see', () => {
    expect(offeredText(' One\r\nTwo\rThree\u2028Four\tfive\0\u0007\u001B[31m\u009F ')).toBe(
      'One\nTwo\nThree\nFour five[31m',
    );
    expect(offeredText('invoice\u202Egpj.exe\u2066')).toBe('invoicegpj.exe');
  });
});
