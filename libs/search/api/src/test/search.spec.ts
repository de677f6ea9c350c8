import { search } from '@upround/search/contract';
import type { TestMember } from '@upround/shared/testing-server';
import { startSearchServer, type SearchServer } from './search-server.fixtures';

let server: SearchServer;
let asha: TestMember;
let ben: TestMember;

beforeAll(async () => {
  server = await startSearchServer();
  asha = await server.signUpAs('asha-rao', { displayName: 'Asha Rao' });
  ben = await server.signUpAs('benoit-leroy', { displayName: 'Benoît Leroy' });
  await server.insert(
    {
      author: asha,
      slug: 'doubled',
      text: 'We doubled our prices in July. #pricing',
      tags: ['pricing'],
    },
    { author: asha, slug: 'intent', text: 'A letter of intent is not a contract.', daysAgo: 3 },
    {
      author: ben,
      slug: 'letters',
      text: 'Letters to customers, with intent.',
      daysAgo: 40,
      likes: 3,
    },
    {
      author: ben,
      slug: 'cafe',
      text: 'The café where we priced our first invoice.',
      daysAgo: 400,
    },
    { author: ben, slug: 'meter', text: 'जल मीटर हर घर में', tags: ['भारत'] },
    { author: asha, slug: 'poll', text: 'Which meters do you sell?', kind: 'POLL' },
    { author: asha, slug: 'odd', text: '<script>alert(1)</script> & 100% \\ ‘quoted’ C++ 🚀' },
  );
});
afterAll(() => server?.close());

describe('a query finds', () => {
  it('words in any of their forms, all of them, without accents and case', async () => {
    expect(new Set(await server.slugs('price'))).toEqual(new Set(['doubled', 'cafe']));
    expect(await server.slugs('CAFÉ invoices')).toEqual(['cafe']);
    expect(await server.slugs('cafe july')).not.toContain('meter');
    expect(await server.slugs('मीटर')).toEqual(['meter']);
  });

  it('the beginning of the last word, but not of the others', async () => {
    expect(await server.slugs('invo')).toEqual(['cafe']);
    expect(await server.slugs('first invo')).toEqual(['cafe']);
    expect((await server.find('invo where')).facets?.kinds).not.toContainEqual(
      expect.objectContaining({ count: 0 }),
    );
  });

  it('phrases, and leaves out words after a minus', async () => {
    expect(await server.slugs('"letter of intent"')).toEqual(['intent']);
    expect(await server.slugs('"intent letter"')).not.toContain('letters');
    expect(await server.slugs('intent -contract')).toEqual(['letters']);
    expect(await server.slugs('intent -"letter of intent"')).toEqual(['letters']);
  });

  it('words next to each other before separate words, names before texts', async () => {
    expect(await server.slugs('letter intent')).toEqual(['intent', 'letters']);
    expect((await server.slugs('asha rao'))[0]).toBe('asha-rao');
    expect(await server.slugs('benoit')).toEqual(['benoit-leroy']);
    expect(await server.slugs('@asha-rao')).toContain('asha-rao');
  });

  it('words with a hyphen, with or without it in the text', async () => {
    await server.insert(
      { author: asha, slug: 'apart', text: 'We hire a frontend engineer.' },
      { author: asha, slug: 'joined', text: 'A front-end developer, by the hour.' },
    );
    expect(await server.slugs('frontend-engineer')).toEqual(['apart']);
    expect(await server.slugs('frontend-engin')).toEqual(['apart']);
    expect(await server.slugs('front-end')).toEqual(['joined']);
    expect(await server.slugs('front end')).toEqual(['joined']);
    expect(await server.slugs('"frontend-engineer"')).toEqual(['apart']);
    expect(await server.slugs('"front-end developer"')).toEqual(['joined']);
  });

  it('words with a slash, together and one by one; addresses stay whole', async () => {
    await server.insert(
      {
        author: asha,
        slug: 'slash',
        text: 'Hiring a UI/UX/Brand designer who knows Web3/Solidity.',
      },
      { author: asha, slug: 'address', text: 'Read https://upround.test/manuals/zoning first.' },
    );
    for (const query of ['ui', 'ux', 'brand', 'UI/UX', 'ui ux', 'ux/br', '"ui/ux/brand designer"'])
      expect([query, await server.slugs(query)]).toEqual([query, ['slash']]);
    expect(await server.slugs('solidity')).toEqual(['slash']);
    expect(await server.slugs('ui -"ui/ux"')).toEqual([]);
    for (const query of ['https://upround.test/manuals/zoning', 'upround.test/manuals/zoning'])
      expect([query, await server.slugs(query)]).toEqual([query, ['address']]);
    expect(await server.slugs('zoning')).toEqual([]);
  });

  it('names with an apostrophe, with it, without it and with a space instead', async () => {
    await server.signUpAs('maria', { displayName: "Maria D'Souza" });
    await server.signUpAs('liam', { displayName: 'Liam O’Brien' });
    await server.insert({
      author: asha,
      slug: 'nurain',
      text: "We'll hear Nur'ain. It's in Bali.",
    });
    for (const query of ['dsouza', 'dsou', "d'souza", 'D’Souza', 'd souza', 'maria dsouza'])
      expect([query, await server.slugs(query)]).toEqual([query, ['maria']]);
    for (const query of ['obrien', 'OBrien', "o'brien", 'o’brien', 'o brien', 'liam obr'])
      expect([query, await server.slugs(query)]).toEqual([query, ['liam']]);
    await server.signUpAs('sean', { displayName: 'Sean Obrien' });
    expect(new Set(await server.slugs("o'brien"))).toEqual(new Set(['liam', 'sean']));
    expect(await server.slugs('"maria d\'souza"')).toEqual(['maria']);
    expect(await server.slugs('nurain')).toEqual(['nurain']);
    expect(await server.slugs('well')).toEqual([]);
  });

  it('words with viramas and vowel signs by their first two characters', async () => {
    await server.insert({ author: asha, slug: 'virama', text: 'एक स्टार्टअप की कहानी' });
    for (const text of ['स्', 'स्ट', 'स्टार्ट', 'स्टार्टअप'])
      expect([text, await server.slugs(text)]).toEqual([text, ['virama']]);
  });

  it('a single letter with signs as a word, not as the beginning of one', async () => {
    expect(await server.slugs('C++')).toEqual(['odd']);
    expect(await server.slugs('c#')).toEqual(['odd']);
  });

  it('what operators select', async () => {
    expect(await server.slugs('from:benoit-leroy intent')).toEqual(['letters']);
    expect(await server.slugs('from:nobody intent')).toEqual([]);
    expect(new Set(await server.slugs('from:me type:post', asha))).toEqual(
      new Set([
        'doubled',
        'intent',
        'poll',
        'odd',
        'apart',
        'joined',
        'virama',
        'slash',
        'address',
        'nurain',
      ]),
    );
    expect(await server.slugs('type:user asha')).toEqual(['asha-rao']);
    expect(await server.slugs('tag:pricing')).toEqual(['doubled']);
    expect(await server.slugs('#Pricing prices')).toEqual(['doubled']);
    expect(await server.slugs('#भारत')).toEqual(['meter']);
    expect(await server.slugs('has:poll')).toEqual(['poll']);
    expect(await server.slugs('meters -has:poll')).not.toContain('poll');
  });

  it('dates, including the last day', async () => {
    const day = (daysAgo: number) =>
      new Date(Date.now() - daysAgo * 24 * 3_600_000).toISOString().slice(0, 10);
    expect(await server.slugs(`intent since:${day(10)}`)).toEqual(['intent']);
    expect(await server.slugs(`intent until:${day(10)}`)).toEqual(['letters']);
    expect(await server.slugs(`intent since:${day(40)} until:${day(40)}`)).toEqual(['letters']);
  });

  it('nothing for an empty query', async () => {
    for (const query of ['', '   ', '...', '- ""']) {
      expect(await server.find(query)).toEqual({
        data: [],
        nextSegment: null,
        correction: null,
        facets: { kinds: [], tags: [] },
      });
    }
  });
});

describe('hits', () => {
  it('mark the matching words, as offsets in plain text', async () => {
    const [hit] = (await server.find('prices')).data;
    const { text = '', marks = [] } = hit?.excerpt ?? {};
    expect(text).toContain('doubled our prices');
    expect(marks.map(([start, end]) => text.slice(start, end))).toContain('prices');
    const [person] = (await server.find('benoit')).data;
    expect(person?.title).toEqual({ text: 'Benoît Leroy', marks: [[0, 6]] });
  });

  it('mark each of the words around a slash, in the original text', async () => {
    const [hit] = (await server.find('ux/brand')).data;
    const { text = '', marks = [] } = hit?.excerpt ?? {};
    expect(text).toBe('Hiring a UI/UX/Brand designer who knows Web3/Solidity.');
    expect(marks.map(([start, end]) => text.slice(start, end))).toEqual(['UX', 'Brand']);
  });

  it('T1: show markup in a text as text, or leave it out', async () => {
    const { data } = await server.find('quoted');
    expect(data.map(({ slug }) => slug)).toEqual(['odd']);
    expect(data[0]?.excerpt.text).not.toContain('<script>');
  });

  it('come with facets on the first page: kinds, and tags that are not in the query', async () => {
    const { facets } = await server.find('prices');
    expect(facets?.kinds).toEqual([{ type: 'POST', count: 2, more: false }]);
    expect(facets?.tags).toEqual([{ tag: 'pricing', count: 1 }]);
    expect((await server.find('tag:pricing')).facets?.tags).toEqual([]);
    const other = await server.find({ query: 'asha', kind: 'POST' });
    expect(other.data).toEqual([]);
    expect(other.facets?.kinds).toEqual([{ type: 'USER', count: 1, more: false }]);
  });
});

describe('a query with typos', () => {
  it('finds what was probably meant, and says so', async () => {
    const page = await server.find('dobled pirces');
    expect(page.correction).toEqual({ query: 'doubled prices', applied: true });
    expect(page.data.map(({ slug }) => slug)).toEqual(['doubled']);
  });

  it('gets a suggestion if it finds only a little', async () => {
    const { data, correction } = await server.find('contract');
    expect([data.length, correction]).toEqual([1, null]);
  });

  it('finds some of its words if no record has them all', async () => {
    expect(await server.slugs('contract invoice')).toEqual(
      expect.arrayContaining(['intent', 'cafe']),
    );
  });
});

const hostile = [
  "' or 1=1 --",
  "'); drop table posts; --",
  '!!!',
  '& | ! <-> ( )',
  'a & ! b | (c',
  "a:* b:A <2> c'",
  '\\',
  "\\'",
  "'':*",
  '%_%',
  '\u202Eabc\u202C',
  'a\u0301'.repeat(90),
  '🚀'.repeat(200),
  '"'.repeat(200),
  'a '.repeat(100),
  '-a '.repeat(66),
  'from:a '.repeat(28),
  'tag:a '.repeat(33),
  'has:image '.repeat(20),
  'since:2026-01-01 '.repeat(11),
  'x'.repeat(200),
  'BY=asha TAG=pricing HAS=poll',
  "tag:a' | 'b",
  'from:--',
  '\uE000\uE001',
  'https://example.com/a?b=c&d=%27',
];

describe('T23: text that looks like syntax', () => {
  it.each(hostile)('%j is searched for as words', async (query) => {
    for (const kind of [undefined, 'POST', 'USER'] as const) {
      const answer = await server.call(search, { query: { query, kind } });
      expect([answer.status, answer.raw.body.includes('syntax')]).toEqual([200, false]);
    }
  });

  it('never matches the marks of documents', async () => {
    expect(await server.slugs('TAG=pricing')).not.toContain('poll');
    expect(await server.slugs('has=poll')).not.toContain('poll');
  });
});

describe('the call', () => {
  it('T40: limits query, kind and limit', async () => {
    const status = async (path: string) => (await server.app.inject(path)).statusCode;
    expect(await status(`/v4/search?query=${'a'.repeat(201)}`)).toBe(400);
    expect(await status('/v4/search?query=a%00')).toBe(400);
    expect(await status('/v4/search?query=a&kind=COMMENT')).toBe(400);
    expect(await status('/v4/search?query=a&limit=51')).toBe(400);
    expect(await status('/v4/search?query=a&sort=email')).toBe(400);
    expect(await status('/v4/search')).toBe(400);
  });

  it('G3: is public; O8: limited', async () => {
    const limited = await startSearchServer({ rateLimits: 'on' });
    try {
      const statuses = new Set<number>();
      for (let count = 0; count < 61; count += 1) {
        statuses.add((await limited.call(search, { query: { query: '' } })).status);
      }
      expect([...statuses]).toEqual([200, 429]);
    } finally {
      await limited.close();
    }
  });
});
