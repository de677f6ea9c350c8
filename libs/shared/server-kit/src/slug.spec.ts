import { idSchema } from '@upround/shared/domain';
import { randomWord, slugOf } from './slug';

describe('the slug of a record', () => {
  it('begins with the first words of the text', () => {
    expect(slugOf('We raised our first cheque: what we learnt in 14 calls', 'post')).toMatch(
      /^we-raised-our-first-cheque-what-we-learnt-[a-z0-9]{8}$/,
    );
  });

  it.each([
    ['accents and apostrophes', 'Café owner’s résumé', /^cafe-owners-resume-/],
    ['no Latin letter', 'नमस्ते दुनिया', /^post-/],
    ['nothing at all', '', /^post-/],
    ['one endless word', 'x'.repeat(500), /^post-/],
    ['a web address', 'Read this: https://example.com/a?b=c today', /^read-this-today-/],
    ['nothing but a web address', 'http://localhost:3000/post/a', /^post-/],
    ['markup', '<script>alert(1)</script>', /^script-alert-1-script-/],
  ])('handles %s', (_, text, expected) => {
    const slug = slugOf(text, 'post');
    expect(slug).toMatch(expected);
    expect(idSchema.safeParse(slug).success).toBe(true);
  });

  it('differs for equal texts', () => {
    expect(slugOf('Same words', 'post')).not.toBe(slugOf('Same words', 'post'));
    expect(randomWord(12)).toMatch(/^[a-z0-9]{12}$/);
  });
});
