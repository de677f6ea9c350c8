import { idSchema } from '@upround/shared/domain';
import { postSlug, randomWord } from './slug';

describe('the slug of a post', () => {
  it('begins with the first words of the text', () => {
    expect(postSlug('We raised our first cheque: what we learnt in 14 calls')).toMatch(
      /^we-raised-our-first-cheque-what-we-learnt-[a-z0-9]{8}$/,
    );
  });

  it.each([
    ['accents and apostrophes', 'Café owner’s résumé', /^cafe-owners-resume-/],
    ['no Latin letter', 'नमस्ते दुनिया', /^post-/],
    ['nothing at all', '', /^post-/],
    ['one endless word', 'x'.repeat(500), /^post-/],
    ['markup', '<script>alert(1)</script>', /^script-alert-1-script-/],
  ])('handles %s', (_, text, expected) => {
    const slug = postSlug(text);
    expect(slug).toMatch(expected);
    expect(idSchema.safeParse(slug).success).toBe(true);
  });

  it('differs for equal texts', () => {
    expect(postSlug('Same words')).not.toBe(postSlug('Same words'));
    expect(randomWord(12)).toMatch(/^[a-z0-9]{12}$/);
  });
});
