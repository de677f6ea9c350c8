import { mentionedSlugs, resolveMentions } from './mentions';

const people = new Map([
  ['asha-rao', 'id-of-asha'],
  ['dev', 'id-of-dev'],
]);

describe('mentions', () => {
  it('finds people by slug, with the offsets of JavaScript strings', () => {
    const text = '🚀 thanks @asha-rao, and @Dev!';
    const mentions = resolveMentions(text, people);
    expect(mentions.map(({ start, end }) => text.slice(start, end))).toEqual(['@asha-rao', '@Dev']);
    expect(mentions.map(({ userId }) => userId)).toEqual(['id-of-asha', 'id-of-dev']);
  });

  it.each([
    ['an e-mail address', 'write to me@dev'],
    ['a path', 'see example.org/@dev'],
    ['a longer word', '@devices are not people'],
    ['two at signs', '@@dev'],
    ['somebody unknown', '@nobody'],
  ])('ignores %s', (_, text) => {
    expect(resolveMentions(text, people)).toEqual([]);
  });

  it('returns each person once, and at most fifty', () => {
    expect(mentionedSlugs(['@dev @dev', 'and @asha-rao'])).toEqual(['dev', 'asha-rao']);
    const crowd = Array.from({ length: 80 }, (_, index) => `@p${index}`).join(' ');
    expect(mentionedSlugs([crowd])).toHaveLength(50);
  });

  it('takes linear time on a hostile text', () => {
    expect(mentionedSlugs([`${'@a-'.repeat(3_000)}${'-'.repeat(1_000)}`])).toEqual(
      expect.any(Array),
    );
  });
});
