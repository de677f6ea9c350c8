import type { FeedItem } from '@upround/feed/contract';
import type { LinkPreviews, StoredLinkPreview } from '@upround/shared/ports';
import { sql } from 'kysely';
import { feedEraser } from '../contributions/feed-eraser';
import { startFeedServer } from '../test/feed-server.fixtures';
import type { Answer, FeedServer, TestPerson } from '../test/feed-server.fixtures';
import { previewedLink } from './post-link';

const link = 'https://ledger.example/meters';
const text = `Read ${link}, it is short`;

describe('the link of a post', () => {
  it('is the first one in its text; a post with images has none', () => {
    expect(previewedLink(`${text} and https://other.example/`, 0)).toBe(link);
    expect(previewedLink(text, 1)).toBeNull();
    expect(previewedLink('No link, me@a.example, javascript:alert(1)', 0)).toBeNull();
  });
});

describe('the preview of a post’s link', () => {
  let server: FeedServer;
  let author: TestPerson;
  let reader: TestPerson;
  /** What sites would say, and what is known of it without asking. */
  const pages = new Map<string, string>();
  const known = new Set<string>();
  const asked: string[] = [];
  const down = new Set<string>();
  let copies = 0;

  const pageOf = (url: string): StoredLinkPreview | null => {
    const title = pages.get(url);
    if (title === undefined) return null;
    copies += 1;
    const variants = [{ key: `small-${copies}.webp`, width: 320 }];
    const image = { key: `copy-${copies}.webp`, variants, width: 640, height: 320 };
    return {
      url,
      host: new URL(url).host,
      title,
      description: 'Words',
      siteName: '',
      image: { ...image, alt: '', color: '#ffffff' },
    };
  };
  const linkPreviews: LinkPreviews = {
    known: async (_, url) => (known.has(url) ? pageOf(url) : null),
    read: async (_, url) => {
      asked.push(url);
      return down.has(url) ? 'later' : pageOf(url);
    },
    readOwn: async () => new Map(),
  };

  beforeAll(async () => {
    server = await startFeedServer({ linkPreviews });
    [author, reader] = [await server.person(), await server.person()];
  });
  afterAll(() => server?.stop());
  beforeEach(() => {
    pages.clear();
    known.clear();
    down.clear();
    asked.splice(0);
    server.removed.splice(0);
    pages.set(link, 'Meters');
  });

  const write = async (body: object, pictures: Uint8Array[] = []) => {
    const answer: Answer<FeedItem> = await server.send(
      'POST',
      '/v2/post',
      author,
      { type: 'POST', text, ...body },
      pictures,
    );
    expect(answer.status).toBe(201);
    return answer.body.data;
  };
  const read = async (id: string) => {
    const answer: Answer<FeedItem> = await server.get(`/v3/post/${id}`, reader);
    return answer.body.data;
  };
  const edit = (id: string, next: string) =>
    server.send('PATCH', `/v2/post/${id}`, author, { text: next });

  it('is in the post at once if it is known', async () => {
    known.add(link);
    const { id, linkPreview } = await write({});
    expect(linkPreview).toEqual({
      url: link,
      host: 'ledger.example',
      title: 'Meters',
      description: 'Words',
      siteName: '',
      image: {
        url: `/media/copy-${copies}.webp`,
        width: 640,
        height: 320,
        alt: '',
        variants: [{ url: `/media/small-${copies}.webp`, width: 320 }],
        color: '#ffffff',
      },
    });
    await server.drain();
    expect(asked).toEqual([]);
    expect((await read(id)).linkPreview).toEqual(linkPreview);
  });

  it('R14: is fetched after the post was saved, so that no one waits for it', async () => {
    const { id, linkPreview } = await write({});
    expect([linkPreview, asked]).toEqual([null, []]);
    await server.drain();
    expect(asked).toEqual([link]);
    expect((await read(id)).linkPreview).toMatchObject({ url: link, title: 'Meters' });
    const feed: Answer<{ data: FeedItem[] }> = await server.get('/v4/post?filter=latest', reader);
    expect(feed.body.data[0]?.data.linkPreview?.title).toBe('Meters');
  });

  it('R14: a site without a preview leaves the post as it is', async () => {
    pages.clear();
    const { id } = await write({});
    await server.drain();
    expect(await read(id)).toMatchObject({ text, linkPreview: null });
  });

  it('R14: a site that was down is tried again', async () => {
    down.add(link);
    const { id } = await write({});
    await expect(server.drain()).rejects.toThrow('did not answer');
    expect((await read(id)).linkPreview).toBeNull();
    down.clear();
    const { rows } = await sql<{ pause: number; tries: number }>`
      update pgboss.job set start_after = now() - interval '1 second'
      where name = 'feed.look-at-link' and state = 'retry'
      returning retry_delay as pause, retry_limit as tries`.execute(server.db);
    expect(rows).toEqual([{ pause: 60, tries: 3 }]);
    await server.drain();
    expect((await read(id)).linkPreview).toMatchObject({ url: link, title: 'Meters' });
    expect(asked).toEqual([link, link]);
  });

  it('T3: can’t be set by the author', async () => {
    const fake = { url: link, title: 'A bank' };
    for (const body of [{ linkPreview: fake }, { preview: fake }, { preview: 'A bank' }]) {
      const answer = await server.send('POST', '/v2/post', author, { type: 'POST', text, ...body });
      expect(answer.status).toBe(400);
    }
  });

  it('is not shown if the author removed it, or beside images', async () => {
    known.add(link);
    const plain = await write({ preview: false });
    const pictured = await write({}, [new Uint8Array(8)]);
    await server.drain();
    expect(asked).toEqual([]);
    expect((await read(plain.id)).linkPreview).toBeNull();
    expect((await read(pictured.id)).linkPreview).toBeNull();
    await edit(plain.id, `${text} indeed`);
    await server.drain();
    expect((await read(plain.id)).linkPreview).toBeNull();
  });

  it('is deleted with its files when the text is edited and the link is gone', async () => {
    known.add(link);
    const { id } = await write({});
    const files = [`copy-${copies}.webp`, `small-${copies}.webp`];
    await edit(id, `${text} and more`);
    expect((await read(id)).linkPreview?.title).toBe('Meters');
    await edit(id, 'No link any more');
    expect((await read(id)).linkPreview).toBeNull();
    await server.drain();
    expect(server.removed).toEqual(files);
  });

  it('is replaced when the link changes', async () => {
    const other = 'https://other.example/';
    pages.set(other, 'Another');
    known.add(link);
    const { id } = await write({});
    await edit(id, `Rather ${other}`);
    await server.drain();
    expect((await read(id)).linkPreview).toMatchObject({ url: other, title: 'Another' });
  });

  it('is dropped if the text was changed meanwhile', async () => {
    const { id } = await write({});
    await edit(id, 'No link any more');
    await server.drain();
    expect((await read(id)).linkPreview).toBeNull();
    expect(asked).toEqual([]);
  });

  it('R27: leaves no file behind when the post or its author is deleted', async () => {
    known.add(link);
    const { id } = await write({});
    const files = [`copy-${copies}.webp`, `small-${copies}.webp`];
    await server.send('DELETE', `/v2/post/${id}`, author);
    await server.drain();
    expect(server.removed).toEqual(files);
    await write({});
    const keys = await server.db
      .transaction()
      .execute((trx) => feedEraser.erase(trx as never, author.id));
    expect(keys).toEqual(expect.arrayContaining([`copy-${copies}.webp`, `small-${copies}.webp`]));
  });
});
