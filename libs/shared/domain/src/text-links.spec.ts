import { findLinks } from './text-links';

const urls = (text: string) => findLinks(text).map(({ url }) => url);

describe('the links of a text', () => {
  it('are found with and without a scheme, without the punctuation around them', () => {
    expect(urls('See https://a.example/b. Or (www.c.example), or upround.com/x!')).toEqual([
      'https://a.example/b',
      'https://www.c.example/',
      'https://upround.com/x',
    ]);
  });

  it('are where the text has them, counted in UTF-16', () => {
    const text = '🚀 go to www.a.example now';
    const [link] = findLinks(text);
    expect(text.slice(link?.start, link?.end)).toBe('www.a.example');
  });

  it('T22: are addresses of the web only', () => {
    expect(urls('javascript:alert(1) data:text/html,x ftp://a.example/b me@a.example')).toEqual([]);
    expect(urls('https://')).toEqual([]);
  });

  it('show an address in the letters of the net, whatever it looks like', () => {
    expect(urls('https://аррӏе.com/')).toEqual(['https://xn--80ak6aa92e.com/']);
  });
});
