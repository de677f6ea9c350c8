import { createPost, readPost } from '@upround/feed/contract';
import { decideCase, listCases } from '@upround/moderation/contract';
import { listNotifications } from '@upround/notifications/contract';
import { createComment, listComments } from '@upround/social/contract';
import {
  createTestDatabase,
  type TestDatabase,
  type TestMember,
  type TestServer,
} from '@upround/shared/testing-server';
import { startDemoServer } from '../test/composed-server.fixtures';

const LINKS = 'https://a.example.com https://b.example.com https://c.example.com';

describe('texts that are held, on all modules together', () => {
  let database: TestDatabase;
  let server: TestServer;
  let author: TestMember;
  let reader: TestMember;
  let moderator: TestMember;

  beforeAll(async () => {
    database = await createTestDatabase();
    server = await startDemoServer({ database });
    author = await server.signUpAs('author');
    reader = await server.signUpAs('reader');
    moderator = await server.signUpAs('mod', { staffRoles: ['MODERATOR'] });
  });
  afterAll(async () => {
    await server?.close();
    await database?.close();
  });

  const post = (text: string, as = author) =>
    server.call(createPost, { body: { type: 'POST', text, preview: false }, files: {} }, { as });
  const release = async (referenceId: string) => {
    const queue = (await server.call(listCases, { query: {} }, { as: moderator })).body.data;
    const found = queue.find((one) => one.referenceId === referenceId);
    const params = { id: found?.id ?? '' };
    const body = { action: 'NOTHING', reason: 'It’s fine.' } as const;
    expect((await server.call(decideCase, { params, body }, { as: moderator })).status).toBe(200);
    await database.query(
      `update pgboss.job set start_after = now() where state in ('created', 'retry')`,
    );
    await server.runTasks();
    await server.runTasks();
  };
  const notified = async (as: TestMember) =>
    (await server.call(listNotifications, { query: {} }, { as })).body.data.map((one) => [
      one.sentence.map((part) => Object.values(part).join('')).join(''),
      one.target.deeplink,
    ]);

  it('a post is public once a moderator looked at it: its author and those it mentions are notified', async () => {
    const { status, body } = await post(`@reader, look: ${LINKS}`);
    expect([status, body.data]).toMatchObject([
      201,
      { state: 'HIDDEN', held: { reason: 'LINKS' } },
    ]);
    await server.runTasks();
    expect(await notified(reader)).toEqual([]);
    const params = { id: body.data.id };
    expect((await server.call(readPost, { params }, { as: reader })).status).toBe(404);
    await release(body.data.id);
    expect((await server.call(readPost, { params }, { as: reader })).status).toBe(200);
    expect(await notified(author)).toEqual([
      ['Your post is public now', `/post/${body.data.slug}`],
    ]);
    expect(await notified(reader)).toHaveLength(1);
  });

  it('a comment is public once a moderator looked at it, and the author of the post is notified', async () => {
    const { body } = await post('Ask me anything.', reader);
    const subject = { referenceType: 'POST', referenceId: body.data.id } as const;
    const comment = await server.call(
      createComment,
      { body: { ...subject, text: LINKS } },
      { as: author },
    );
    expect([comment.status, comment.body.held]).toEqual([201, { reason: 'LINKS' }]);
    const seen = async () =>
      (await server.call(listComments, { query: subject }, { as: reader })).body.data.length;
    expect(await seen()).toBe(0);
    await release(comment.body.id);
    expect(await seen()).toBe(1);
    expect((await notified(reader)).some(([text]) => text?.includes('commented'))).toBe(true);
    expect((await notified(author))[0]?.[0]).toBe('Your comment is public now');
  });

  it('links to the product are no links to other sites', async () => {
    const paths = ['post/1', 'post/2', 'idea/3'].map((path) => `http://localhost/${path}`);
    expect((await post(paths.join(' '))).body.data.state).toBe('ACTIVE');
  });
});
