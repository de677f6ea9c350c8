import { findHashtags, hashtagKey } from './hashtags';

const tags = (text: string) => findHashtags(text).map(({ tag }) => tag);

describe('the hashtags of a text', () => {
  it('are found wherever a word may begin, with their places', () => {
    expect(findHashtags('We are #hiring, see #SaaS')).toEqual([
      { start: 7, end: 14, tag: 'hiring' },
      { start: 20, end: 25, tag: 'saas' },
    ]);
    expect(tags('(#pricing) "#growth" #build_in_public.')).toEqual([
      'pricing',
      'growth',
      'build_in_public',
    ]);
    expect(findHashtags('🚀 #go')).toEqual([{ start: 3, end: 6, tag: 'go' }]);
  });

  it('may be written in any script', () => {
    expect(tags('#किसान और #Café')).toEqual(['किसान', 'café']);
    expect(hashtagKey('Café')).toBe(hashtagKey('#CAFÉ'));
  });

  it.each([
    ['a number', 'We are #1 and #2026'],
    ['an anchor of an address', 'https://example.org/a#part and example.org#part'],
    ['an entity', '&#39; and &#x27;'],
    ['a word that goes on', 'C#sharp ##twice #one#two'],
    ['a sign alone', '# not a heading'],
    ['longer than 64 characters', `#${'a'.repeat(65)}`],
  ])('are not %s', (_, text) => {
    expect(tags(text)).toEqual([]);
  });

  it('T38: are found in time that grows with the text', () => {
    for (const unit of ['#', '#1', '#_', '#a ', '1#']) {
      const start = process.cpuUsage();
      findHashtags(unit.repeat(10_000));
      expect(process.cpuUsage(start).user).toBeLessThan(500_000);
    }
  });
});
