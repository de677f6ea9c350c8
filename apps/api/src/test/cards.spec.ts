import { Readable } from 'node:stream';
import { newId } from '@upround/shared/db';
import { parseFeed } from 'feedsmith';
import { DomUtils, parseDocument } from 'htmlparser2';
import { sql } from 'kysely';
import { parseSitemap, parseSitemapIndex } from 'sitemap';
import { ORIGIN, SHELL_SCRIPTS, startPageServer, type PageServer } from './page-server.fixtures';
import { readHead } from './read-head.fixtures';

const DEMO = 120_000;
const DESCRIPTION_MAX = 200;
const SITEMAP_SIZE = 40;

let server: PageServer;
/** Every address that the sitemaps name, with the file that names it. */
const listed = new Map<string, string>();

const get = (url: string) => server.get(url.replace(ORIGIN, ''));
const xml = async (url: string) => Readable.from([(await get(url)).body]);

beforeAll(async () => {
  server = await startPageServer(SITEMAP_SIZE);
  for (const { url: file } of await parseSitemapIndex(await xml('/sitemap.xml'))) {
    const entries = await parseSitemap(await xml(file));
    expect(entries.length).toBeLessThanOrEqual(SITEMAP_SIZE);
    for (const { url } of entries) {
      expect(listed.get(url)).toBeUndefined();
      listed.set(url, file);
    }
  }
}, DEMO);
afterAll(() => server?.close());

const pathsOf = (kind: string) =>
  [...listed.keys()].map((url) => url.slice(ORIGIN.length)).filter((url) => url.startsWith(kind));

const only = (values: string[] | undefined) => {
  expect(values).toHaveLength(1);
  return values?.[0] ?? '';
};

/** What Google's structured-data rules and schema.org want of each kind of page that we have. */
const rules: Record<string, (data: Record<string, unknown>) => void> = {
  DiscussionForumPosting: (data) => {
    expect(data['author']).toMatchObject({ '@type': 'Person', name: expect.stringMatching(/./) });
    expect(Date.parse(String(data['datePublished']))).not.toBeNaN();
    expect(`${String(data['text'])}${String(data['image'] ?? '')}`).toMatch(/./);
  },
  MonetaryGrant: (data) => {
    expect(data['name']).toMatch(/./);
    expect(data['description']).toMatch(/./);
  },
  ProfilePage: (data) => {
    expect(data['mainEntity']).toMatchObject({ '@type': 'Person', name: expect.any(String) });
  },
  WebPage: (data) => {
    const { mainEntity } = data as { mainEntity: Record<string, unknown> };
    expect(mainEntity).toMatchObject({ '@type': 'NewsArticle', headline: expect.any(String) });
    expect(new URL(String(mainEntity['url'])).origin).not.toBe(ORIGIN);
  },
  Article: (data) => {
    expect(data['headline']).toMatch(/./);
    expect(data['author']).toMatchObject({ name: expect.stringMatching(/./) });
    expect(Date.parse(String(data['datePublished']))).not.toBeNaN();
    expect(typeof data['isAccessibleForFree']).toBe('boolean');
  },
  JobPosting: (data) => {
    for (const name of ['title', 'description', 'datePosted', 'validThrough', 'employmentType']) {
      expect([name, data[name]]).toEqual([name, expect.stringMatching(/./)]);
    }
    expect(String(data['description'])).toMatch(/^<p>.*<h2>.*<li>/s);
    expect(data['hiringOrganization']).toMatchObject({
      '@type': 'Organization',
      name: expect.any(String),
    });
    expect(data['directApply']).toBe(true);
    // Google wants a place, or a country where applicants may live.
    const where = data['jobLocation'] ?? data['applicantLocationRequirements'];
    expect(where).toMatchObject({
      '@type': expect.stringMatching(/^(?:Place|AdministrativeArea)$/),
    });
    const { address } = (data['jobLocation'] ?? {}) as { address?: Record<string, unknown> };
    // Every place of the demo names its country, or is in India.
    if (address !== undefined) {
      expect(address).toMatchObject({
        addressLocality: expect.any(String),
        addressCountry: expect.stringMatching(/^[A-Z]{2}$/),
      });
      expect(['Germany', 'Singapore', 'Canada', 'India']).not.toContain(address['addressRegion']);
    }
    expect(data['jobLocation'] === undefined).toBe(data['jobLocationType'] === 'TELECOMMUTE');
  },
  Event: (data) => {
    expect(data['name']).toMatch(/./);
    const [from, to] = ['startDate', 'endDate'].map((name) => Date.parse(String(data[name])));
    expect([from, to, Number(from) < Number(to)]).toEqual([
      expect.any(Number),
      expect.any(Number),
      true,
    ]);
    expect(data['location']).toMatchObject({
      '@type': 'VirtualLocation',
      url: expect.stringContaining(ORIGIN),
    });
    expect(data['organizer']).toMatchObject({ '@type': 'Organization', name: expect.any(String) });
  },
  Organization: (data) => expect(data['name']).toMatch(/./),
  CollectionPage: (data) => expect(data['name']).toMatch(/./),
  WebSite: (data) => expect(data['url']).toBe(`${ORIGIN}/`),
};

/** The four that ogp.me requires, and what makes them true of this page. */
async function expectCard(url: string): Promise<void> {
  const answer = await get(url);
  expect([url, answer.statusCode]).toEqual([url, 200]);
  const { titles, metas, links, data, scripts } = readHead(answer.body);
  expect(only(titles)).toMatch(/^(?:.+ · )?Upround$/);
  const description = only(metas['description']);
  expect(description).toMatch(/./);
  expect([...description].length).toBeLessThanOrEqual(DESCRIPTION_MAX);
  expect(only(links['canonical'])).toBe(url);
  expect(only(metas['og:url'])).toBe(url);
  expect(only(metas['og:title'])).toMatch(/./);
  expect(['website', 'article', 'profile']).toContain(only(metas['og:type']));
  const picture = await get(only(metas['og:image']));
  expect([picture.statusCode, picture.headers['content-type']]).toEqual([
    200,
    expect.stringMatching(/^image\/(?:png|webp|jpeg)$/),
  ]);
  for (const feed of links['alternate'] ?? []) expect((await get(feed)).statusCode).toBe(200);
  expect(scripts).toBe(SHELL_SCRIPTS + data.length);
  for (const one of data) {
    expect(one['@context']).toBe('https://schema.org');
    const rule = rules[String(one['@type'])];
    expect([one['@type'], typeof rule]).toEqual([one['@type'], 'function']);
    rule?.(one);
  }
}

describe('the head of a page', () => {
  it('describes every kind of listed page, the same to bots and people', async () => {
    const kinds = new Set([...listed.values()].map((file) => file.replace(/-\d+\.xml$/, '')));
    expect(kinds.size).toBeGreaterThan(3);
    for (const kind of kinds) {
      const pages = [...listed].filter(([, file]) => file.startsWith(kind)).map(([url]) => url);
      // All of the few, and of the many some from both ends.
      for (const url of new Set([...pages.slice(0, 12), ...pages.slice(-4)])) await expectCard(url);
    }
  });

  it('T3, T4: text of others ends no tag and starts no script', async () => {
    const evil = `</title><script>alert(1)</script>"><img src=x onerror=alert(2)>'&#x3c;script>`;
    const { rows } = await sql<{ slug: string }>`
      update posts set text = ${evil} where id = (select max(id::text) from posts where state = 'ACTIVE')::uuid
      returning slug`.execute(server.db);
    const url = `/post/${rows[0]?.slug}`;
    const { titles, metas, data, scripts } = readHead((await get(url)).body);
    expect(only(titles)).toContain('</title><script>alert(1)</script>');
    expect(only(metas['og:description'])).toBe(evil);
    expect(data[0]).toMatchObject({ text: evil });
    expect(scripts).toBe(SHELL_SCRIPTS + 1);
    const answer = await get('/rss/posts.xml');
    expect(answer.body).not.toContain('<script>');
    const { format, feed } = parseFeed(answer.body);
    const texts = format === 'rss' ? feed.items?.map(({ description }) => description) : [];
    // Readers take it for HTML, in which it must be text again.
    const shown = texts?.map((text) => DomUtils.textContent(parseDocument(text ?? '')));
    expect(shown).toContain(evil);
  });

  it('shows a job’s pay in whole units; a closed job can be read and is not indexed', async () => {
    const head = async (job: string) => {
      const answer = await get(`/jobs?job=${job}`);
      return { status: answer.statusCode, ...readHead(answer.body) };
    };
    const open = await head('ledger-engineer-nimbuwire');
    expect(open.data[0]).toMatchObject({
      employmentType: 'FULL_TIME',
      jobLocation: {
        address: {
          addressLocality: 'Pune',
          addressRegion: 'Maharashtra',
          addressCountry: 'IN',
        },
      },
      baseSalary: {
        currency: 'INR',
        value: { minValue: 2_400_000, maxValue: 3_600_000, unitText: 'YEAR' },
      },
    });
    const closed = await head('backend-engineer-tamarind-filled');
    expect([closed.status, closed.metas['robots'], closed.data]).toEqual([200, ['noindex'], []]);
    expect((await head('no-such-job')).status).toBe(404);
    const board = await head('');
    expect(board.status).toBe(404);
    const plain = readHead((await get('/jobs?tag=go')).body);
    expect([plain.links['canonical'], plain.metas['robots']]).toEqual([
      [`${ORIGIN}/jobs`],
      undefined,
    ]);
  });

  it('private and missing pages are not indexed and reveal no one', async () => {
    for (const [url, status] of [
      ['/post/no-such-post', 404],
      ['/nowhere', 404],
      ['/settings', 200],
      ['/dm', 200],
    ] as const) {
      const answer = await get(url);
      const { metas, links, data } = readHead(answer.body);
      expect([url, answer.statusCode, metas['robots']]).toEqual([url, status, ['noindex']]);
      expect([links['canonical'], metas['og:title'], data]).toEqual([undefined, undefined, []]);
    }
  });

  it('shows the result of a shared valuation as a picture, with its words', async () => {
    const { metas } = readHead((await get('/valuation-calculator?s=1.')).body);
    const address = only(metas['og:image']);
    expect(address).toBe(`${ORIGIN}/v1/valuation-picture.png?s=1.`);
    expect(only(metas['og:image:alt'])).toBe(
      'Startup valuation of ₹7.74 crore, between ₹7.07 crore and ₹9.25 crore by 5 methods',
    );
    expect(only(metas['twitter:card'])).toBe('summary_large_image');
    const picture = await get(address);
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/png']);
  });

  it('has the page’s own URL as canonical, however it was requested', async () => {
    const [path = ''] = pathsOf('/pods/');
    const asked = `${path.replace('/pods/', '/PODS/')}/?tab=latest&utm_source=x`;
    const { links } = readHead((await get(asked)).body);
    expect(only(links['canonical'])).toBe(`${ORIGIN}${path}`);
  });
});

describe('sitemaps', () => {
  it('list each public record once, in as many files as needed', async () => {
    const { rows } = await sql<{ slug: string }>`
      select slug from posts where state = 'ACTIVE'`.execute(server.db);
    expect(rows.length).toBeGreaterThan(SITEMAP_SIZE);
    expect(new Set(pathsOf('/post/'))).toEqual(new Set(rows.map(({ slug }) => `/post/${slug}`)));
    expect((await get('/sitemaps/post-9999.xml')).statusCode).toBe(404);
    expect((await get('/sitemaps/nothing-1.xml')).statusCode).toBe(404);
  });

  it('O17: security.txt says until when and where to report a hole (RFC 9116)', async () => {
    const { statusCode, body, headers } = await get('/.well-known/security.txt');
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    const contact = /^Contact: (https:\/\/\S+)$/m.exec(body)?.[1] ?? '';
    expect((await get(contact.slice(ORIGIN.length))).statusCode).toBe(200);
    const expires = Date.parse(/^Expires: (\S+)$/m.exec(body)?.[1] ?? '');
    expect(expires).toBeGreaterThan(Date.now());
    for (const path of ['/sitemap.xml', '/rss/posts.xml', '/robots.txt'])
      expect((await get(path)).headers['content-security-policy']).toContain("default-src 'none'");
  });

  it('robots.txt lists them, and excludes private pages', async () => {
    const { body, headers } = await get('/robots.txt');
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(body).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
    expect(body).toContain('Disallow: /dm\n');
  });
});

describe('the feed of jobs', () => {
  it('T3: has open jobs, each with its own address', async () => {
    const { format, feed } = parseFeed((await get('/rss/jobs.xml')).body);
    if (format !== 'rss') throw new Error('not RSS');
    expect(feed.items?.length).toBe(30);
    for (const { link = '' } of feed.items ?? [])
      expect(listed.get(link)).toMatch(/^https:.*\/job-/);
  });
});

describe('feeds to subscribe to', () => {
  it('have the newest records, as a feed reader reads them', async () => {
    const [pod = ''] = pathsOf('/pods/');
    const [person = ''] = pathsOf('/user/');
    for (const url of [
      '/rss/posts.xml',
      `/rss/pod/${pod.split('/').at(-1)}.xml`,
      `/rss/user/${person.split('/').at(-1)}.xml`,
    ]) {
      const answer = await get(url);
      expect([url, answer.statusCode]).toEqual([url, 200]);
      const { format, feed } = parseFeed(answer.body);
      if (format !== 'rss') throw new Error('not RSS');
      const dates = feed.items?.map(({ pubDate }) => Date.parse(String(pubDate))) ?? [];
      expect(dates).toEqual([...dates].sort((a, b) => b - a));
      for (const item of feed.items ?? []) expect(item.link).toMatch(`${ORIGIN}/post/`);
    }
    expect((await get('/rss/user/nobody-here.xml')).statusCode).toBe(404);
    expect((await get('/rss/nothing.xml')).statusCode).toBe(404);
  });

  it('stay valid XML whatever a post contains: characters that XML does not allow are left out', async () => {
    await sql`update posts set text = ${'Before\u0008 and after'}
      where id = (select max(id::text) from posts where state = 'ACTIVE')::uuid`.execute(server.db);
    const { body } = await get('/rss/posts.xml');
    expect(body).toContain('Before and after');
    expect(body.includes('\u0008')).toBe(false);
  });

  it('R29: hidden and deleted records are in no card, sitemap or feed', async () => {
    const marker = 'marker-of-a-hidden-post';
    const author = await sql<{ id: string }>`select id from person_view limit 1`.execute(server.db);
    const id = newId();
    await sql`insert into posts (id, slug, author_id, type, kind, text, mentions, images, parts, state)
      values (${id}, ${marker}, ${author.rows[0]?.id}, 'POST', 'TEXT', ${marker}, '[]', '[]', '[]', 'HIDDEN')`.execute(
      server.db,
    );
    const ways = ['/rss/posts.xml', '/sitemap.xml', `/post/${marker}`];
    for (const file of new Set(listed.values())) ways.push(file);
    for (const way of ways) {
      const { body } = await get(way);
      // The shell of a missing page repeats no address.
      expect([way, body.includes(marker)]).toEqual([way, false]);
    }
  });
});
