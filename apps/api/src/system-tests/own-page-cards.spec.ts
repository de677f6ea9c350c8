import { listCompetitions } from '@upround/competitions/contract';
import { createPost, deletePost, editPost, readFeed, readPost } from '@upround/feed/contract';
import { fetchMeta } from '@upround/search/contract';
import { links } from '@upround/shared/links';
import { startFakeWeb, type FakeWeb, type TestMember } from '@upround/shared/testing-server';
import type { TestServer } from '@upround/shared/testing-server';
import { startDemoServer } from '../test/composed-server.fixtures';
import { enteredCompetitions } from './entered-competitions.fixtures';

const publicUrl = 'https://upround.example';

describe('G31: a post that links to a page of our own', () => {
  let web: FakeWeb;
  let server: TestServer;
  let author: TestMember;
  /** A public page, and the title in its head. */
  let page: { url: string; title: string; tagline: string };

  beforeAll(async () => {
    web = await startFakeWeb();
    server = await startDemoServer({ previewFetch: web.fetcher, publicUrl });
    author = await server.signUpAs('sharer');
    // A new account can't share a link in every text.
    await server.database.query(
      `update people set created_at = now() - interval '8 days' where id = $1`,
      [author.userId],
    );
    const [one] = (await server.call(listCompetitions, { query: { status: 'OPEN' } })).body.data;
    if (one === undefined) throw new Error('no competition is open');
    const path = links.competition(one.slug, { tab: 'entries', entry: 'any' });
    page = { url: `${publicUrl}${path}`, title: one.title, tagline: one.tagline };
  }, 120_000);
  afterAll(async () => {
    await server?.close();
    await web?.close();
    expect(web.heard).toEqual([]);
  });

  const post = async (text: string, preview?: false) =>
    (
      await server.call(
        createPost,
        { body: { type: 'POST', text, ...(preview === false && { preview }) }, files: {} },
        { as: author },
      )
    ).body.data;
  const cardOf = async (id: string) =>
    (await server.call(readPost, { params: { id } })).body.data.linkPreview;
  const rename = (title: string, was: string) =>
    server.database.query('update competitions set title = $1 where title = $2', [title, was]);
  const stored = async (id: string) =>
    JSON.stringify(
      await server.database.query('select link_preview from posts where id = $1', [id]),
    );

  it('has its card at once, in the answer, the post and the feed, and in the composer', async () => {
    const card = {
      url: page.url,
      host: 'upround.example',
      title: page.title,
      description: page.tagline,
      siteName: 'Upround',
      image: null,
    };
    const written = await post(`Vote for us ${page.url}`);
    expect(written.linkPreview).toEqual(card);
    expect(await cardOf(written.id)).toEqual(card);
    const feed = await server.call(readFeed, { query: { filter: 'latest' } });
    expect(feed.body?.data.find(({ data }) => data.id === written.id)?.data.linkPreview).toEqual(
      card,
    );
    const draft = await server.call(fetchMeta, { query: { url: page.url } }, { as: author });
    expect(draft.body).toEqual(card);
  });

  it('names the entry that it opens, once everyone sees that', async () => {
    const { closed, listed } = await enteredCompetitions(server.db);
    const url = `${publicUrl}${links.competition(closed, { tab: 'entries', entry: listed })}`;
    const [row] = await server.database.query<{ title: string; tagline: string }>(
      `select r.title, r.tagline from competition_entries e join competition_receipts r on r.id = e.receipt_id
       where e.id = $1`,
      [listed],
    );
    const written = await post(`Look at this one ${url}`);
    expect(written.linkPreview).toMatchObject({
      url,
      title: expect.stringContaining(`${row?.title} · `),
      description: row?.tagline,
    });
    expect(written.slug).toMatch(/^look-at-this-one-[a-z0-9]{8}$/);
  });

  it('shows the page as it is now, and stores nothing of it', async () => {
    const { id } = await post(`Again ${page.url}`);
    expect(await stored(id)).not.toContain(page.title);
    await rename('Another title', page.title);
    expect((await cardOf(id))?.title).toBe('Another title');
    await rename(page.title, 'Another title');
  });

  it('has none once the page is gone', async () => {
    const shown = await post('A post that others link to');
    const { id } = await post(`Read ${publicUrl}${links.post(shown.slug)}`);
    expect((await cardOf(id))?.title).toContain('sharer');
    await server.call(deletePost, { params: { id: shown.id }, body: undefined }, { as: author });
    expect(await cardOf(id)).toBeNull();
  });

  it.each([
    ['that isn’t there', '/competition/nothing-of-that-name'],
    ['that guests don’t see', links.messages()],
  ])('has none of a page %s', async (_what, path) => {
    const { id } = await post(`See ${publicUrl}${path}`);
    await server.runTasks();
    expect(await cardOf(id)).toBeNull();
  });

  it('has none where its author took it away, and follows an edit', async () => {
    const { id } = await post(`Without ${page.url}`, false);
    await server.runTasks();
    expect(await cardOf(id)).toBeNull();
    const other = await post('No link yet');
    const edit = { params: { id: other.id }, body: { text: `Now ${page.url}` } };
    await server.call(editPost, edit, { as: author });
    await server.runTasks();
    expect((await cardOf(other.id))?.title).toBe(page.title);
  });
});
