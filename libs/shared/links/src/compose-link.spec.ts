import { composeLink, composeTextLimit } from './compose-link';
import { links } from './links';

const textIn = (path: string) => new URL(path, 'https://own.invalid').searchParams.get('compose');

describe('the address of the composer', () => {
  it('has a text up to 500 characters as it is, on Home', () => {
    for (const text of [
      '“Harbourlight” in Monsoon Build\nhttps://upround.test/competition/x?tab=entries&entry=1',
      '&tab=latest#<script>alert(1)</script>',
      '🚀'.repeat(composeTextLimit),
    ]) {
      expect(composeLink(text)).toMatch(/^\/\?compose=[^&#<]+$/);
      expect(textIn(composeLink(text))).toBe(text);
    }
  });

  it('is Home alone for a longer one, and for none', () => {
    expect(composeLink('x'.repeat(composeTextLimit + 1))).toBe('/');
    expect(composeLink('')).toBe('/');
  });

  it('can be come back to after logging in', () => {
    const next = composeLink('“Harbourlight” in Monsoon Build\nhttps://upround.test/');
    expect(new URLSearchParams(links.login({ next }).split('?')[1]).get('next')).toBe(next);
  });
});
