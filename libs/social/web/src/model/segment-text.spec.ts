import { segmentText } from './segment-text';

const kinds = (text: string, mentions = [] as { start: number; end: number; slug: string }[]) =>
  segmentText(text, mentions).map((segment) => `${segment.kind}:${segment.text}`);

describe('the segments of a text', () => {
  it('are mentions where the API found them, and links in between', () => {
    const text = 'Thanks @dev-malhotra, see https://example.com/a.';
    expect(kinds(text, [{ start: 7, end: 20, slug: 'dev-malhotra' }])).toEqual([
      'text:Thanks ',
      'mention:@dev-malhotra',
      'text:, see ',
      'link:example.com/a',
      'text:.',
    ]);
  });

  it('count in UTF-16, as the API does', () => {
    expect(kinds('🚀 @a hi', [{ start: 3, end: 5, slug: 'a' }])).toEqual([
      'text:🚀 ',
      'mention:@a',
      'text: hi',
    ]);
  });

  it('T22: make links of web addresses only', () => {
    for (const text of [
      'javascript:alert(1)',
      'data:text/html,<b>x</b>',
      'ftp://example.com/a',
      'mail me: a@example.com',
      'vbscript:x',
    ]) {
      expect(segmentText(text).filter(({ kind }) => kind === 'link')).toEqual([]);
    }
    expect(segmentText('www.example.com')[0]).toMatchObject({ url: 'https://www.example.com/' });
  });

  it('are hashtags beside mentions and links, but not within them', () => {
    const text = 'See #Hiring at https://example.com/a#team, @asha and www.example.com #ops';
    expect(kinds(text, [{ start: 43, end: 48, slug: 'asha' }])).toEqual([
      'text:See ',
      'hashtag:#Hiring',
      'text: at ',
      'link:example.com/a#team',
      'text:, ',
      'mention:@asha',
      'text: and ',
      'link:www.example.com',
      'text: ',
      'hashtag:#ops',
    ]);
    expect(segmentText('#Hiring')).toEqual([{ kind: 'hashtag', text: '#Hiring', tag: 'hiring' }]);
  });

  it('leave markup as words', () => {
    expect(kinds('<b>now</b>')).toEqual(['text:<b>now</b>']);
  });

  it('leave out mentions that overlap or lie outside', () => {
    const mentions = [
      { start: 0, end: 5, slug: 'a' },
      { start: 3, end: 6, slug: 'b' },
      { start: 90, end: 95, slug: 'c' },
    ];
    expect(kinds('@abcd rest', mentions)).toEqual(['mention:@abcd', 'text: rest']);
  });

  it('shorten the face of a long address and keep it whole behind', () => {
    const url = `https://example.com/${'a'.repeat(200)}`;
    const [link] = segmentText(url);
    expect(link?.text.length).toBeLessThanOrEqual(48);
    expect(link).toMatchObject({ kind: 'link', url });
  });

  it('find addresses as people write them', () => {
    const links = (text: string) =>
      segmentText(text).flatMap((segment) => (segment.kind === 'link' ? [segment.url] : []));
    expect(links('See tidewater.in, www.rbi.org.in/a?b=1#c and (https://a.dev/x).')).toEqual([
      'https://tidewater.in/',
      'https://www.rbi.org.in/a?b=1#c',
      'https://a.dev/x',
    ]);
    expect(links('https://en.wikipedia.org/wiki/Note_(finance)')).toEqual([
      'https://en.wikipedia.org/wiki/Note_(finance)',
    ]);
    expect(links('HTTPS://EXAMPLE.COM')).toEqual(['https://example.com/']);
    expect(links('नमस्ते https://example.com/क।')).toHaveLength(1);
    expect(links('v1.2.3, e.g. this.And that, 3.5 in, a.in-house, asha@tidewater.in')).toEqual([]);
    expect(links('http://')).toEqual([]);
  });

  it('are found in time that grows with the text', () => {
    for (const unit of ['a.', 'a-', 'https://', 'www.', '@a', '((((', 'com.in.']) {
      const start = process.cpuUsage();
      segmentText(unit.repeat(5000));
      expect(process.cpuUsage(start).user).toBeLessThan(500_000);
    }
  });
});
