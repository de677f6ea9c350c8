import type { FeedItem } from '@upround/feed/contract';
import { newId } from '@upround/shared/db';
import { startFeedServer } from '../test/feed-server.fixtures';
import type { FeedServer, TestPerson } from '../test/feed-server.fixtures';

let server: FeedServer;
let author: TestPerson;
let reader: TestPerson;
let moderator: TestPerson;

beforeAll(async () => {
  server = await startFeedServer();
  author = await server.person();
  reader = await server.person();
  moderator = await server.person(['MODERATOR']);
});

afterAll(() => server?.stop());

const insert = async (more: Parameters<FeedServer['insert']>[0] | object = {}) => {
  const [id = ''] = await server.insert({ author, ...more });
  return id;
};
const status = async (path: string, as?: TestPerson) => (await server.get(path, as)).status;

describe('one post', () => {
  it('spec 6 G13, G14: is read by id, by slug, and by id and type', async () => {
    const id = await insert();
    for (const path of [
      `/v3/post/${id}`,
      `/v3/post/planted-${id}`,
      `/v4/post?id=${id}&type=POST`,
    ]) {
      const { status: code, body } = await server.get<FeedItem>(path);
      expect([code, body.data.id, body.type]).toEqual([200, id, 'POST']);
    }
  });

  it('is not found under another type', async () => {
    const id = await insert({ type: 'THREAD' });
    expect(await status(`/v4/post?id=${id}&type=POST`)).toBe(404);
    expect(await status(`/v4/post?id=${id}&type=THREAD`)).toBe(200);
    expect(await status(`/v4/post?id=${id}&type=IDEA`)).toBe(400);
    expect(await status(`/v4/post?id=${id}`)).toBe(400);
  });

  it.each(["a'b", 'a b', 'ä', '%00', 'x'.repeat(65)])('refuses the id %p', async (id) => {
    expect(await status(`/v3/post/${encodeURIComponent(id)}`)).toBe(400);
  });

  it('T20: hidden, deleted, blocked and unknown ones get the same error', async () => {
    const hidden = await insert({ state: 'HIDDEN' });
    const deleted = await insert({ state: 'DELETED' });
    const ids = [newId(), 'no-such-post', hidden, deleted];
    const answers = await Promise.all(ids.map((id) => server.get(`/v3/post/${id}`, reader)));
    const bare = answers.map(({ status: code, body }) => [
      code,
      (body as unknown as { errors: unknown }).errors,
    ]);
    expect(new Set(bare.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(bare[0]?.[0]).toBe(404);
  });

  it('spec 6 G13: a hidden one is visible to its author and to moderators', async () => {
    const hidden = await insert({ state: 'HIDDEN' });
    const seen = await Promise.all(
      [undefined, reader, author, moderator].map((as) => status(`/v3/post/${hidden}`, as)),
    );
    expect(seen).toEqual([404, 404, 200, 200]);
    const { body } = await server.get<FeedItem>(`/v3/post/${hidden}`, author);
    expect(body.data.state).toBe('HIDDEN');
  });

  it('spec 6 G14: a deleted one is visible to no one', async () => {
    const deleted = await insert({ state: 'DELETED' });
    const seen = await Promise.all(
      [undefined, reader, author, moderator].map((as) => status(`/v3/post/${deleted}`, as)),
    );
    expect(seen).toEqual([404, 404, 404, 404]);
  });

  it('spec 6: a block in either direction hides it', async () => {
    const [blocker, blocked] = [await server.person(), await server.person()];
    await server.block(blocker, blocked);
    const [byBlocker = '', byBlocked = ''] = await server.insert(
      { author: blocker },
      { author: blocked },
    );
    expect(await status(`/v3/post/${byBlocker}`, blocked)).toBe(404);
    expect(await status(`/v3/post/${byBlocked}`, blocker)).toBe(404);
    expect(await status(`/v4/post?id=${byBlocked}&type=POST`, blocker)).toBe(404);
    expect(await status(`/v3/post/${byBlocker}`, reader)).toBe(200);
  });

  it('is the same for the app’s pages', async () => {
    const [shown, hidden] = [await insert(), await insert({ state: 'HIDDEN' })];
    const pod = await server.pod();
    const page = (route: string) =>
      server.feed.contributes?.pages?.find((one) => one.route === route);
    const query = new URLSearchParams();
    const exists = async (route: string, slug: string) =>
      (await page(route)?.describe(server.db, { slug, query })) !== null;
    for (const route of ['/post/{slug}', '/post-interactions/{slug}']) {
      expect(await exists(route, `planted-${shown}`)).toBe(true);
      expect(await exists(route, `planted-${hidden}`)).toBe(false);
      expect(await exists(route, 'no-such-post')).toBe(false);
    }
    expect(await exists('/pods/{slug}', pod.slug)).toBe(true);
    expect(await exists('/pods/{slug}', 'no-such-pod')).toBe(false);
  });
});
