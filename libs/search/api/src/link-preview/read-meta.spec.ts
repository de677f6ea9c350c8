import { headEnd, pageText } from './page-text';
import { readMeta } from './read-meta';

const read = (head: string, url = 'https://a.example/b/c') => readMeta(head, url);
const meta = (name: string, content: string) => `<meta property="${name}" content="${content}">`;

describe('the meta data of a page', () => {
  it('is read in order: Open Graph, Twitter, then its own tags', () => {
    const own = '<title> Own  title </title><meta name="description" content="Own words">';
    const twitter = meta('twitter:title', 'Tw') + meta('twitter:description', 'Tw words');
    const graph = meta('og:title', 'Og') + meta('og:description', 'Og words');
    const said = (html: string) => {
      const { title, description } = read(html);
      return [title, description];
    };
    expect(said(own)).toEqual(['Own title', 'Own words']);
    expect(said(own + twitter)).toEqual(['Tw', 'Tw words']);
    expect(said(own + twitter + graph)).toEqual(['Og', 'Og words']);
    expect(said(graph + meta('og:title', 'Second'))).toEqual(['Og', 'Og words']);
    expect(said(own + meta('og:title', ' '))).toEqual(['Own title', 'Own words']);
  });

  it('has the image that the page names, in any place', () => {
    expect(read(meta('og:image', '/p.png')).image).toBe('https://a.example/p.png');
    expect(read(meta('og:image', 'p.png')).image).toBe('https://a.example/b/p.png');
    expect(read(meta('og:image', '//c.example/p.png')).image).toBe('https://c.example/p.png');
    expect(read(meta('twitter:image', 'https://c.example/p')).image).toBe('https://c.example/p');
    expect(read('<title>a</title>').image).toBeNull();
    const moved = '<base href="https://d.example/x/">';
    expect(read(moved + meta('og:image', 'p.png')).image).toBe('https://d.example/x/p.png');
    expect(read(meta('og:image', '/p.png') + '<base href="/x/"><base href="/y/">').image).toBe(
      'https://a.example/p.png',
    );
    const bad = '<base href="javascript:alert(1)">';
    expect(read(bad + meta('og:image', 'p.png')).image).toBe('https://a.example/b/p.png');
  });

  it('T3: has no image whose address is not http or https', () => {
    const bad = ['javascript:alert(1)', 'data:image/svg+xml,<svg>', 'file:///a.png', 'http://['];
    for (const url of bad) expect(read(meta('og:image', url)).image).toBeNull();
  });

  it('T3: is plain text, even if it looks like markup', () => {
    const html =
      meta('og:title', '&lt;script&gt;alert(1)&lt;/script&gt;') +
      meta('og:description', '&quot;&gt;&lt;img src=x onerror=alert(1)&gt;') +
      meta('og:url', 'javascript:alert(1)') +
      '<title><script>alert(1)</script></title>';
    expect(read(html)).toMatchObject({
      title: '<script>alert(1)</script>',
      description: '"><img src=x onerror=alert(1)>',
    });
    expect(JSON.stringify(read(html))).not.toContain('javascript:');
  });

  it('has no invisible characters, and limited lengths', () => {
    const html =
      meta('og:title', 'a\u202Egnp.exe\u0000\uD800\u200B b') +
      meta('og:description', 'अ'.repeat(9_000)) +
      meta('og:site_name', 'x'.repeat(500)) +
      meta('og:image:alt', 'y'.repeat(900));
    const said = read(html);
    expect(said.title).toBe('agnp.exe b');
    expect([...said.description]).toHaveLength(300);
    expect([...said.siteName]).toHaveLength(80);
    expect([...said.imageAlt]).toHaveLength(300);
  });

  it('survives malformed pages', () => {
    const odd = [
      '',
      '<',
      '<meta',
      '<meta property=og:title content',
      '<title>',
      '<svg><title>icon</title></svg>',
      '<'.repeat(200_000),
      '<meta property="og:title" content="'.repeat(20_000),
      '<a '.repeat(100_000),
      '<div>'.repeat(100_000),
      '&'.repeat(200_000),
      '\0'.repeat(100_000),
    ];
    for (const html of odd) expect(typeof read(html).title).toBe('string');
    expect(read('<svg><title>icon</title></svg><title>page</title>').title).toBe('page');
  });
});

describe('the encoding of a page', () => {
  const html = '<meta charset="windows-1252"><title>é</title>';

  it('is that of the header, of the page itself, or a default', () => {
    expect(pageText(Buffer.from(html, 'latin1'), null)).toContain('é');
    expect(pageText(Buffer.from(html, 'utf8'), 'utf-8')).toContain('é');
    expect(pageText(Buffer.from('<title>é'), null)).toContain('é');
    expect(pageText(Buffer.from([0xef, 0xbb, 0xbf, 0xc3, 0xa9]), 'latin1')).toBe('é');
    expect(pageText(Buffer.from('<title>é'), 'no-such-charset')).toContain('é');
    expect(pageText(Buffer.from([0x83, 0x65]), 'shift_jis')).toBe('テ');
    // A page whose own word could be read is no UTF-16.
    expect(pageText(Buffer.from('<meta charset="utf-16"><title>é'), null)).toContain('é');
    // Windows-1252 is what pages send that call themselves ISO-8859-1: quotes, dashes and the euro sign.
    const quoted = Buffer.from([0x93, 0x69, 0x74, 0x92, 0x73, 0x94, 0x20, 0x96, 0x20, 0x80, 0x85]);
    for (const label of ['windows-1252', 'iso-8859-1', 'latin1', 'us-ascii']) {
      expect(pageText(quoted, label)).toBe('“it’s” – €…');
    }
  });

  it('reading stops at the end of the head, even if its tag arrives in two pieces', () => {
    const isOver = headEnd();
    expect(isOver(Buffer.from('<head><title>a</title></he'))).toBe(false);
    expect(isOver(Buffer.from('AD>'))).toBe(true);
    expect(headEnd()(Buffer.from('<title>a</title><BODY class>'))).toBe(true);
  });
});
