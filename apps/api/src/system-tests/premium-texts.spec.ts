import { listEssays, readEssay } from '@upround/news/contract';
import type { AnyCall } from '@upround/shared/contract-core';
import type { TestMember, TestServer } from '@upround/shared/testing-server';
import { bookmark, createComment, listBookmarks } from '@upround/social/contract';
import { startDemoServer } from '../test/composed-server.fixtures';
import { addressesOf } from './reading-calls.fixtures';

// It ends in what no one wrote, so that no suggestion completes it and says it back to who typed it.
const CANARY = 'canary-behind-the-plan-5519q';

describe('R29: the text of a premium essay', () => {
  let server: TestServer;
  let stranger: TestMember;
  let subscriber: TestMember;
  let essay: { id: string; slug: string };

  beforeAll(async () => {
    server = await startDemoServer();
    [stranger, subscriber] = [await server.signUpAs('no-plan'), await server.signUpAs('has-plan')];
    await server.database.query(
      `insert into entitlements (id, user_id, tier, source) values (gen_random_uuid(), $1, 1, 'GRANT')`,
      [subscriber.userId],
    );
    const [row] = await server.database.query<{ id: string; slug: string }>(
      `update editorials set body = body || $1 where kind = 'ESSAY' and slug = (
         select slug from editorials where kind = 'ESSAY' order by id desc limit 1)
       returning id, slug`,
      [`\n\nThe last word is ${CANARY}.`],
    );
    essay = row ?? { id: '', slug: '' };
    const body = { referenceType: 'ESSAY', referenceId: essay.id } as const;
    await server.call(bookmark, { body }, { as: stranger });
    await server.call(
      createComment,
      { body: { ...body, text: 'What I could read was good.' } },
      { as: subscriber },
    );
    await server.runTasks();
  }, 120_000);
  afterAll(() => server?.close());

  /** The calls whose answers to this caller hold locked words. */
  async function leaks(as: TestMember | undefined): Promise<string[]> {
    const found = new Set<string>();
    const calls: AnyCall[] = server.modules
      .flatMap((module) => module.calls.map(({ call }) => call))
      .filter(({ method }) => method === 'GET');
    const headers = as === undefined ? {} : { 'access-token': as.token };
    for (const call of calls) {
      for (const url of new Set(addressesOf(call, [essay.id, essay.slug], CANARY))) {
        const { body, statusCode } = await server.app.inject({ url, headers });
        // Without a running server, its health is 503.
        expect([url, statusCode < 500 || statusCode === 503]).toEqual([url, true]);
        if (body.includes(CANARY)) found.add(call.id);
      }
    }
    return [...found];
  }

  it('is in no answer to anyone without a plan, moderators included', async () => {
    const moderator = await server.signUpAs('mod', { staffRoles: ['MODERATOR', 'ADMIN'] });
    for (const person of [undefined, stranger, moderator]) expect(await leaks(person)).toEqual([]);
  }, 240_000);

  it('is complete for members with a plan, only in the answer of the essay itself', async () => {
    expect(await leaks(subscriber)).toEqual(['news.readEssay']);
  }, 240_000);

  it('is locked when the plan ends', async () => {
    await server.database.query(
      `update entitlements set until = now() - interval '1 second' where user_id = $1`,
      [subscriber.userId],
    );
    const { body } = await server.call(
      readEssay,
      { params: { slug: essay.slug } },
      { as: subscriber },
    );
    expect([body.locked, 'body' in body]).toEqual([true, false]);
  });

  it('can be saved and discussed by everyone, by its public words', async () => {
    const { body: saved } = await server.call(listBookmarks, { query: {} }, { as: stranger });
    expect(saved.data).toMatchObject([{ referenceType: 'ESSAY', record: { slug: essay.slug } }]);
    const { body: list } = await server.call(listEssays, { query: {} }, { as: stranger });
    expect(list.data.find(({ slug }) => slug === essay.slug)).toMatchObject({
      locked: true,
      commentCount: 1,
      viewer: { bookmarked: true },
    });
  });
});
