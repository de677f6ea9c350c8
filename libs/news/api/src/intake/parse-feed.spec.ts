import { newsLimits } from '@upround/news/contract';
import { UnreadableFeedError } from './feed-item';
import { feedText, MOST_ITEMS, readFeed } from './parse-feed';

const now = new Date('2026-03-02T12:00:00.000Z');
const BASE = 'https://harbour-ledger.example/feed.xml';
const read = (text: string) => readFeed(text, BASE, now);
const rss = (items: string, channel = '') =>
  `<?xml version="1.0"?><rss version="2.0"><channel><title>Ledger</title>${channel}${items}</channel></rss>`;
const item = (fields: Record<string, string>) =>
  `<item>${Object.entries({ link: 'https://harbour-ledger.example/1', title: 'One', ...fields })
    .map(([name, value]) => `<${name}>${value}</${name}>`)
    .join('')}</item>`;
const only = (fields: Record<string, string>) => read(rss(item(fields))).items[0];

describe('a feed of each format', () => {
  const wanted = {
    title: 'Saltmarsh raises ₹4 crore & hires',
    excerpt: 'Boxes by the trip.',
    url: 'https://harbour-ledger.example/a',
    publishedAt: new Date('2026-03-01T06:00:00.000Z'),
    language: 'en',
  };

  it('RSS 2.0', () => {
    const feed = read(
      rss(
        item({
          title: 'Saltmarsh raises ₹4 crore &amp;amp; hires',
          description: '<![CDATA[<p>Boxes <b>by the trip</b>.</p>]]>',
          link: '/a',
          pubDate: 'Sun, 01 Mar 2026 11:30:00 +0530',
        }),
        '<language>en-IN</language><ttl>45</ttl><link>https://harbour-ledger.example/</link>',
      ),
    );
    expect(feed).toMatchObject({
      title: 'Ledger',
      language: 'en',
      ttlMinutes: 45,
      homeUrl: 'https://harbour-ledger.example/',
    });
    expect(feed.items).toEqual([expect.objectContaining(wanted)]);
  });

  it('Atom', () => {
    const { items } = read(
      `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en"><title>L</title><id>x</id>
        <entry><id>urn:1</id><title>Saltmarsh raises ₹4 crore &amp; hires</title>
        <link rel="self" href="https://elsewhere.example/self"/><link href="/a"/>
        <updated>2026-03-01T09:00:00Z</updated><published>2026-03-01T06:00:00Z</published>
        <summary type="html">&lt;p&gt;Boxes by the trip.&lt;/p&gt;</summary></entry></feed>`,
    );
    expect(items).toEqual([expect.objectContaining(wanted)]);
  });

  it('RDF', () => {
    const { items } = read(
      `<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/"
        xmlns:dc="http://purl.org/dc/elements/1.1/"><channel rdf:about="x"><title>L</title><dc:language>en</dc:language></channel>
        <item rdf:about="https://harbour-ledger.example/a"><title>Saltmarsh raises ₹4 crore &amp; hires</title>
        <link>https://harbour-ledger.example/a</link><description>Boxes by the trip.</description>
        <dc:date>2026-03-01T06:00:00Z</dc:date></item></rdf:RDF>`,
    );
    expect(items).toEqual([expect.objectContaining(wanted)]);
  });

  it('JSON Feed', () => {
    const { items } = read(
      JSON.stringify({
        version: 'https://jsonfeed.org/version/1.1',
        title: 'L',
        language: 'en',
        items: [
          {
            id: '1',
            url: '/a',
            title: 'Saltmarsh raises ₹4 crore & hires',
            content_text: 'Boxes by\nthe trip.',
            date_published: '2026-03-01T06:00:00Z',
          },
        ],
      }),
    );
    expect(items).toEqual([expect.objectContaining(wanted)]);
  });
});

describe('the address of an item', () => {
  const atom = (entry: string) =>
    read(
      `<feed xmlns="http://www.w3.org/2005/Atom" xml:base="https://cdn.example/blog/"><title>L</title>
        <entry xml:base="posts/"><id>urn:1</id><title>One</title><link href="one"/>${entry}</entry></feed>`,
    ).items[0]?.url;

  it('is relative to the base that the feed and the item declare', () => {
    expect(atom('')).toBe('https://cdn.example/blog/posts/one');
    const rssBase = rss(
      '<item xml:base="posts/"><title>One</title><link>one</link></item>',
    ).replace('<rss ', '<rss xml:base="https://cdn.example/blog/" ');
    expect(read(rssBase).items[0]?.url).toBe('https://cdn.example/blog/posts/one');
  });

  it('is the original one if a feed service tracks clicks', () => {
    const counted = rss(
      item({ guid: 'a', link: 'https://feeds.example/~r/1' }) +
        item({
          guid: 'b',
          link: 'https://feeds.example/~r/2',
          'feedburner:origLink': 'https://harbour-ledger.example/2?a=1&amp;b=2',
        }),
    ).replace('<rss ', '<rss xmlns:feedburner="http://rssnamespace.org/feedburner/ext/1.0" ');
    expect(read(counted).items.map(({ url }) => url)).toEqual([
      'https://feeds.example/~r/1',
      'https://harbour-ledger.example/2?a=1&b=2',
    ]);
  });
});

describe('a truncated feed', () => {
  const whole = [1, 2, 3].map((number) =>
    item({ link: `https://harbour-ledger.example/${number}`, title: `Story ${number}` }),
  );

  it.each(['<item><ti', '<item><title>Ha', '<item><title><![CDATA[Ha', '<item><title>A &am'])(
    'gives the items before %p',
    (rest) => {
      const text = rss(whole.join('')).replace('</channel></rss>', rest);
      expect(read(text).items.map(({ title }) => title)).toEqual(['Story 1', 'Story 2', 'Story 3']);
    },
  );

  it('returns the items before the end in JSON', () => {
    const items = whole.map((_, index) => ({
      id: `https://a.example/${index}`,
      title: `S ${index}`,
    }));
    const text = JSON.stringify({ version: 'https://jsonfeed.org/version/1.1', title: 'L', items });
    expect(read(text.slice(0, -12)).items.map(({ title }) => title)).toEqual(['S 0', 'S 1']);
  });
});

describe('T39: a hostile or malformed feed', () => {
  it.each([
    ['a page', '<html><body><p>Hello</p></body></html>'],
    ['broken XML', '<rss><channel><item><title>Half'],
    ['nothing', ''],
    ['an XML bomb without a feed', '<!DOCTYPE a [<!ENTITY b "cc">]><a>&b;</a>'],
    ['JSON of another kind', '{"items": 3}'],
  ])('is rejected if it is %s', (_what, text) =>
    expect(() => read(text)).toThrow(UnreadableFeedError),
  );

  it('does not expand its own entities', () => {
    const bomb = rss(item({ title: 'A &laugh; end' })).replace(
      '<rss',
      '<!DOCTYPE rss [<!ENTITY ha "hahaha"><!ENTITY laugh "&ha;&ha;&ha;">]><rss',
    );
    expect(read(bomb).items[0]?.title).toMatch(/^A (?!.*haha).* end$/);
    const file = bomb.replace('<!ENTITY ha "hahaha">', '<!ENTITY ha SYSTEM "file:///etc/passwd">');
    expect(() => read(file)).toThrow(UnreadableFeedError);
  });

  it('returns at most the maximum number of items', () => {
    const many = Array.from({ length: MOST_ITEMS + 50 }, (_, index) =>
      item({ guid: `g${index}`, link: `https://harbour-ledger.example/${index}` }),
    );
    expect(read(rss(many.join(''))).items).toHaveLength(MOST_ITEMS);
  });

  it.each([
    ['the year 9999', 'Fri, 01 Jan 9999 00:00:00 GMT', now],
    ['the year 1', '0001-01-01T00:00:00Z', now],
    ['nonsense', 'yesterday, more or less', now],
    ['a fast clock', 'Mon, 02 Mar 2026 20:00:00 GMT', now],
    ['a zone that few know', 'Mon, 02 Mar 2026 15:30:00 IST', new Date('2026-03-02T10:00:00Z')],
    ['seconds since 1970', '1772359200', new Date('2026-03-01T10:00:00Z')],
    ['milliseconds since 1970', '1772359200000', new Date('2026-03-01T10:00:00Z')],
    ['digits alone', '20260301T100000Z', new Date('2026-03-01T10:00:00Z')],
    ['a day before the month', '28/02/2026 10:00', new Date('2026-02-28T10:00:00Z')],
  ])('gets a plausible date for %s', (_what, pubDate, date) =>
    expect(only({ pubDate })?.publishedAt).toEqual(date),
  );

  it('is text only: no tags, no scripts, nothing invisible', () => {
    const found = only({
      title: '&lt;b onclick="x()"&gt;Bold&lt;/b&gt; &lt;script&gt;alert(1)&lt;/script&gt;claim',
      description:
        '<![CDATA[<style>p{}</style><h2>Head</h2><p>One&nbsp;two</p><p>three\u202e &lt;four&gt;</p><img src=x onerror=y>]]>',
    });
    expect(found?.title).toBe('Bold claim');
    expect(found?.excerpt).toBe('Head One two three <four>');
  });

  it('takes one item for each guid and each address', () => {
    const link = (path: string) => `https://harbour-ledger.example/${path}`;
    const { items } = read(
      rss(
        [
          item({ guid: 'same', link: link('1'), title: 'First' }),
          item({ guid: 'same', link: link('2'), title: 'Second' }),
          item({ guid: 'other', link: `${link('1')}/?utm_source=feed#top`, title: 'Third' }),
          item({ guid: 'third', link: link('3'), title: 'Fourth' }),
        ].join(''),
      ),
    );
    expect(items.map(({ title }) => title)).toEqual(['First', 'Fourth']);
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', 'file:///etc/passwd', ''])(
    'has no item that leads to %p',
    (link) => expect(read(rss(item({ link }))).items).toEqual([]),
  );

  it('keeps only an allowed length of text', () => {
    const found = only({ title: 'word '.repeat(200), description: 'long words '.repeat(400) });
    expect([...(found?.title ?? '')].length).toBeLessThanOrEqual(newsLimits.title);
    expect([...(found?.excerpt ?? '')].length).toBeLessThanOrEqual(newsLimits.excerpt);
    expect(found?.excerpt).toMatch(/words…$/);
    expect(found?.readingMinutes).toBeGreaterThan(1);
  });

  it('leaves out the line on where the text appeared first, which WordPress feeds add', () => {
    const excerpt = (description: string) => only({ description })?.excerpt;
    const added =
      '<![CDATA[<p>Boxes by the trip.</p><p>The post <a href="x">Boxes, again</a> appeared first on <a>Ledger</a>.</p>]]>';
    expect(excerpt(added)).toBe('Boxes by the trip.');
    expect(excerpt('The post office appeared first on the map.')).toBe(
      'The post office appeared first on the map.',
    );
  });

  it('uses its text as title if it has none', () => {
    const found = only({ title: '', description: 'A note without a head.' });
    expect(found?.title).toBe('A note without a head.');
  });
});

describe('the text of a feed', () => {
  it.each([
    [
      'its declaration',
      Buffer.from('<?xml version="1.0" encoding="ISO-8859-1"?><a>\xe9</a>', 'latin1'),
      null,
    ],
    ['what the answer said', Buffer.from('<a>\xe9</a>', 'latin1'), 'iso-8859-1'],
    ['its mark', Buffer.from('\ufeff<a>é</a>', 'utf16le'), null],
    ['nothing, as UTF-8', Buffer.from('<a>é</a>'), null],
  ])('is decoded by %s', (_what, body, charset) =>
    expect(feedText(body, charset)).toContain('<a>é</a>'),
  );

  it('decodes Windows characters, whatever the feed declares', () => {
    const title = Buffer.from([0x93, 0x69, 0x74, 0x92, 0x73, 0x94, 0x20, 0x96, 0x20, 0x80, 0x85]);
    for (const label of ['windows-1252', 'iso-8859-1', 'latin1']) {
      expect(feedText(title, label)).toBe('“it’s” – €…');
    }
  });

  it.each([
    ['UTF-16BE by its mark', '\ufeff<a>é</a>', true],
    ['UTF-16BE by its first bytes', '<a>é</a>', true],
    ['UTF-16LE by its first bytes', '<a>é</a>', false],
  ])('is decoded as %s', (_what, text, isBigEndian) => {
    const bytes = Buffer.from(text, 'utf16le');
    expect(feedText(isBigEndian ? bytes.swap16() : bytes, null)).toBe('<a>é</a>');
  });

  it('is decoded by its declaration, else as UTF-8, if the answer names no known encoding', () => {
    expect(feedText(Buffer.from('<a>é</a>'), 'x-klingon')).toBe('<a>é</a>');
    const declared = Buffer.from(
      '<?xml version="1.0" encoding="ISO-8859-1"?><a>\xe9</a>',
      'latin1',
    );
    expect(feedText(declared, 'utf8mb4')).toContain('<a>é</a>');
  });

  it.each([
    ['windows-1251', [0xd1, 0xf2, 0xe0, 0xf0, 0xf2, 0xe0, 0xef], 'Стартап'],
    ['Shift_JIS', [0x93, 0xfa, 0x96, 0x7b], '日本'],
    ['GBK', [0xb4, 0xb4, 0xd2, 0xb5], '创业'],
    ['EUC-KR', [0xc5, 0xf5, 0xc0, 0xda], '투자'],
  ])('is decoded as %s', (label, bytes, text) => {
    const declared = Buffer.from(`<?xml version = "1.0" encoding = '${label}' ?>`);
    expect(feedText(Buffer.concat([declared, Buffer.from(bytes)]), null)).toContain(text);
    expect(feedText(Buffer.from(bytes), label)).toBe(text);
  });

  it('is not UTF-16 just because its declaration says so: that would not be readable', () => {
    const declared = '<?xml version="1.0" encoding="utf-16"?><a>é</a>';
    expect(feedText(Buffer.from(declared), null)).toContain('<a>é</a>');
  });

  it('determines its language if the feed does not declare one', () => {
    const german =
      'Die Firma mietet Kisten und sagt, dass sie im nächsten Jahr mehr davon braucht.';
    expect(only({ description: german })?.language).toBe('de');
    expect(only({ description: 'Short.' })?.language).toBeNull();
  });
});
