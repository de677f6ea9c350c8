import { createPost, editPost, readFeed, readPost } from '@upround/feed/contract';
import { fetchMeta } from '@upround/search/contract';
import { answerHtml, startFakeWeb } from '@upround/shared/testing-server';
import type { SiteHandler, TestMember, TestServer, FakeWeb } from '@upround/shared/testing-server';
import { startDemoServer } from '../test/composed-server.fixtures';

const MEGABYTE = Buffer.alloc(1024 * 1024, 'a');

/** Hostile sites behind a link, by what they do to the server that fetches the preview. */
const harmful: Record<string, SiteHandler> = {
  hangs: () => undefined,
  'hangs-within': (_, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).write('<html><head>');
  },
  drips: (_, response) => {
    response.writeHead(200, { 'content-type': 'text/html' });
    const timer = setInterval(() => response.write('a'), 1_000);
    response.on('close', () => clearInterval(timer));
  },
  breaks: (request) => void request.socket.destroy(),
  fails: (_, response) => void response.writeHead(500).end('no'),
  nonsense: (request) => void request.socket.end('\x00\x01nonsense\r\n\r\n'),
  'hundred-megabytes': (_, response) => {
    response.writeHead(200, { 'content-type': 'text/html' });
    let left = 100;
    const more = () => {
      while (left > 0 && !response.destroyed) {
        left -= 1;
        if (!response.write(MEGABYTE)) return;
      }
      response.end();
    };
    response.on('drain', more);
    more();
  },
};

describe('R14: a site with a link preview', () => {
  let web: FakeWeb;
  let server: TestServer;
  let author: TestMember;

  beforeAll(async () => {
    web = await startFakeWeb();
    for (const [name, handler] of Object.entries(harmful)) {
      web.sites.set(`${name}.example`, handler);
    }
    web.sites.set('good.example', answerHtml('<title>A good page</title>'));
    server = await startDemoServer({ previewFetch: web.fetcher });
    author = await server.signUpAs('linker');
    // A new account can't share a link in every text.
    await server.database.query(
      `update people set created_at = now() - interval '8 days' where id = $1`,
      [author.userId],
    );
  }, 120_000);
  afterAll(async () => {
    await server?.close();
    await web?.close();
  });

  const post = (text: string) =>
    server.call(createPost, { body: { type: 'POST', text }, files: {} }, { as: author });
  /** Does all that is due; what asks again later a site that did not answer has failed until then. */
  const runAll = async () => {
    for (;;) {
      try {
        return await server.runTasks();
      } catch (error) {
        expect(String(error)).toContain('The site of a link did not answer.');
      }
    }
  };
  const feed = () => server.call(readFeed, { query: { filter: 'latest' } });

  it('affects no post, no list and no other site, whatever it answers', async () => {
    const names = [...Object.keys(harmful), 'refuses'];
    const ids: string[] = [];
    for (const name of names) {
      const { status, body } = await post(`Look at https://${name}.example/page`);
      expect([name, status]).toEqual([name, 201]);
      ids.push(body.data.id);
    }
    const good = await post('Look at https://good.example/');

    const readers = await Promise.all(names.map((_, index) => server.signUpAs(`reader-${index}`)));
    const looks = names.map((name, index) =>
      server.call(
        fetchMeta,
        { query: { url: `https://${name}.example/page` } },
        { as: readers[index] },
      ),
    );
    const looking = runAll();
    // While sites hang, people read and write as ever.
    for (const id of ids) {
      expect((await feed()).status).toBe(200);
      expect((await server.call(readPost, { params: { id } })).body.data.linkPreview).toBeNull();
      const edit = { params: { id }, body: { text: 'Without a link' } };
      expect((await server.call(editPost, edit, { as: author })).status).toBe(200);
    }
    for (const { status, raw } of await Promise.all(looks)) {
      expect([status, raw.json().errors[0].code]).toEqual([404, 'PREVIEW_UNAVAILABLE']);
    }
    await looking;
    const shown = await server.call(readPost, { params: { id: good.body.data.id } });
    expect(shown.body.data.linkPreview).toMatchObject({ title: 'A good page', image: null });
    expect((await feed()).body?.data[0]?.data.linkPreview?.host).toBe('good.example');
  });
});
