import { isWordPrefix } from './word-prefix';

describe('what is searched as the beginning of words', () => {
  it.each(['in', 'c9', 'की', 'स्', 'स्ट', 'स्टार्टअप'])('%s is', (word) => {
    expect(isWordPrefix(word)).toBe(true);
  });

  it.each(['', 'c', 'C++', 'c#', '९', 'स', '--'])('%s is too short', (word) => {
    expect(isWordPrefix(word)).toBe(false);
  });
});
