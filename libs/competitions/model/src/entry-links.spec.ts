import * as fc from 'fast-check';
import { linkOf, LONGEST_LINK, videoLinkOf } from './entry-links';

const longest = `https://example.com/${'a'.repeat(LONGEST_LINK - 20)}`;

describe('links of entries', () => {
  it.each([
    ['https://example.com', 'https://example.com/'],
    ['http://example.com/a?b=c#d', 'http://example.com/a?b=c#d'],
    ['HTTPS://EXAMPLE.com/A', 'https://example.com/A'],
    [' https://example.com\n', 'https://example.com/'],
    ['\u00a0https://example.com\u00a0', 'https://example.com/'],
    ['https://bücher.example/ü', 'https://xn--bcher-kva.example/%C3%BC'],
    ['https://example.com:8443/', 'https://example.com:8443/'],
    ['https://example.com/@name', 'https://example.com/@name'],
    ['https://example.com?mail=a@b.c', 'https://example.com/?mail=a@b.c'],
    [longest, longest],
  ])('%j is one', (answer, link) => {
    expect(linkOf(answer)).toBe(link);
  });

  it.each([
    '',
    'example.com',
    'www.example.com',
    'https://',
    'https:///example.com',
    'https:example.com',
    'https:/example.com',
    '//example.com',
    'ftp://example.com',
    'javascript:alert(1)',
    'javascript://example.com/%0aalert(1)',
    'data:text/html,x',
    'mailto:a@example.com',
    'https://user@example.com',
    'https://user:secret@example.com',
    'https://@example.com',
    'https://:@example.com',
    'https://example.com@evil.example',
    'https://example.com\\@evil.example',
    'https:\\\\example.com',
    'https://example.com\\.evil.example',
    'https://example.com/a\\b',
    'https://exa mple.com',
    'https://example.com/a b',
    'https://exam\nple.com',
    'ht\ntps://example.com',
    'https://localhost',
    'https://localhost:4200/',
    'https://a..b',
    'https://.com',
    'https://[::1]/',
    'https://example.com:99999/',
    `${longest}a`,
  ])('%j is none', (answer) => {
    expect(linkOf(answer)).toBeNull();
    expect(videoLinkOf(answer)).toBeNull();
  });

  it('stay the same once they are links, and have neither another scheme nor a user', () => {
    let links = 0;
    const pieces = [
      'http',
      'https:',
      '//',
      '/',
      '\\',
      '@',
      ':',
      '.',
      'a',
      'com',
      '?',
      '#',
      ' ',
      '\n',
      '\0',
      'ü',
      '%40',
    ];
    const odd = fc
      .array(fc.constantFrom(...pieces), { maxLength: 14 })
      .map((parts) => parts.join(''));
    const begun = odd.map((end) => `https://a.com${end}`);
    fc.assert(
      fc.property(fc.oneof(odd, begun, fc.webUrl(), fc.string({ unit: 'binary' })), (answer) => {
        const link = linkOf(answer);
        if (link === null) return;
        links += 1;
        expect(linkOf(link)).toBe(link);
        const { protocol, username, password } = new URL(link);
        expect([protocol.replace('s:', ':'), username, password]).toEqual(['http:', '', '']);
      }),
      { numRuns: 3_000 },
    );
    expect(links).toBeGreaterThan(500);
  });
});

describe('links to videos', () => {
  it.each([
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    'https://youtube.com/watch?feature=shared&v=dQw4w9WgXcQ&t=42s',
    'https://m.youtube.com/watch?v=dQw4w9WgXcQ',
    'https://youtu.be/dQw4w9WgXcQ?si=abc',
    'https://www.youtube.com/shorts/dQw4w9WgXcQ',
    'https://www.youtube.com/live/dQw4w9WgXcQ',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
    'https://vimeo.com/76979871',
    'https://vimeo.com/76979871/8272103f6e?share=copy',
    'https://vimeo.com/channels/staffpicks/76979871',
    'https://vimeo.com/groups/shortfilms/videos/76979871',
    'https://vimeo.com/showcase/1234567/video/76979871',
    'https://player.vimeo.com/video/76979871',
    'https://www.loom.com/share/0281766fa2d04bb788eaf19e65135184',
    'https://loom.com/embed/0281766fa2d04bb788eaf19e65135184?sid=1',
  ])('%s is one', (answer) => {
    expect(videoLinkOf(answer)).toBe(answer);
  });

  it.each([
    'http://www.youtube.com/watch?v=dQw4w9WgXcQ',
    'https://www.youtube.com/',
    'https://www.youtube.com/watch',
    'https://www.youtube.com/watch?v=dQw4w9',
    'https://www.youtube.com/@upround',
    'https://www.youtube.com/playlist?list=PL1234567890',
    'https://youtu.be/',
    'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
    'https://notyoutube.com/watch?v=dQw4w9WgXcQ',
    'https://evil.example/?https://youtu.be/dQw4w9WgXcQ',
    'https://youtu.be:8443/dQw4w9WgXcQ',
    'https://user@youtu.be/dQw4w9WgXcQ',
    'https://vimeo.com/',
    'https://vimeo.com/user12345678',
    'https://vimeo.com/groups/12345678',
    'https://www.loom.com/share/',
    'https://www.loom.com/looms/videos',
    'https://www.tiktok.com/@a/video/7000000000000000000',
  ])('%s is none', (answer) => {
    expect(videoLinkOf(answer)).toBeNull();
  });
});
