import { excerptOf } from './excerpt';

describe('the words around a hit', () => {
  it('shows the text around the match and cuts the rest', () => {
    const text = `${'a '.repeat(60)}Runway\nof nine months${' b'.repeat(90)}`;
    const { before, match, after } = excerptOf(text, 'runway');
    expect(before).toMatch(/^…(a )+$/);
    expect(match).toBe('Runway');
    expect(after).toMatch(/^ of nine months.*…$/);
  });

  it('shows the beginning where the letters differ', () => {
    expect(excerptOf('Straße', 'STRASSE')).toEqual({ before: 'Straße', match: '', after: '' });
  });
});
