import { digitsOf, isWholeCode } from './code-digits';

describe('the digits of a mailed code', () => {
  it.each([
    ['123456', '123456'],
    ['123 456', '123456'],
    ['Your code is 123-456.', '123456'],
    ['1234567', '123456'],
    ['१२३', ''],
    ['', ''],
  ])('%j holds %j', (text, digits) => {
    expect(digitsOf(text)).toBe(digits);
  });

  it('is whole with six', () => {
    expect(isWholeCode('12345')).toBe(false);
    expect(isWholeCode('123456')).toBe(true);
  });
});
