import { createHash } from 'node:crypto';
import {
  listArticles,
  listEssays,
  listStories,
  readArticle,
  readEssay,
  type Essay,
} from '@upround/news/contract';
import type { TestMember } from '@upround/shared/testing-server';
import { findEditorial } from '../editorial/editorial.read-model';
import { PARSER_VERSION, syncEditorials, versionOf } from '../editorial/editorial.store';
import { parseEditorial } from '../editorial/parse-editorial';
import { startNewsServer, type NewsServer } from './news-server.fixtures';

/** Words that stand behind the lock only. */
const LOCKED = 'zq-locked-body-zq';

const essay = (number: number) => `---
title: Essay ${number}
slug: essay-${number}
summary: Summary ${number}
author: ${number === 1 ? 'asha-rao' : 'Upround editors'}
published: 2026-01-${String(number).padStart(2, '0')}
tags: [money, terms]
---

First paragraph of ${number}.

Second paragraph.

Third paragraph, ${LOCKED}.

## A heading

${LOCKED}

### A **smaller** one

## A heading

End.
`;
const article = essay(9)
  .replaceAll('essay', 'article')
  .replaceAll('Essay', 'Article')
  .replaceAll(LOCKED, 'open words');
const texts = { ARTICLE: [article], ESSAY: [1, 2, 3, 4, 5].map(essay) };

let server: NewsServer;
let member: TestMember;
let subscriber: TestMember;

beforeAll(async () => {
  server = await startNewsServer(texts);
  member = await server.signUpAs('without-plan');
  subscriber = await server.signUpAs('with-plan');
  server.plans.set(subscriber.userId, { tier: 1, source: 'PLAN', until: null });
});
afterAll(() => server?.close());

const read = (slug: string, as?: TestMember) =>
  server.call(readEssay, { params: { slug } }, { as });

describe('spec 6 G19: articles', () => {
  it('are open to everyone', async () => {
    const { body: list } = await server.call(listArticles, { query: {} });
    expect(list.data).toMatchObject([{ slug: 'article-9', author: { name: 'Upround editors' } }]);
    const { body } = await server.call(readArticle, { params: { slug: 'article-9' } });
    expect(body.body).toContain('open words');
    expect(body.outline).toEqual([
      { level: 2, text: 'A heading', anchor: 'a-heading' },
      { level: 3, text: 'A smaller one', anchor: 'a-smaller-one' },
      { level: 2, text: 'A heading', anchor: 'a-heading-2' },
    ]);
    expect((await server.call(readArticle, { params: { slug: 'essay-1' } })).status).toBe(404);
  });

  it('have a member as author if there is one', async () => {
    const nameOf = async () => (await read('essay-1')).body.author;
    expect(await nameOf()).toEqual({ name: 'Upround editors', slug: null, avatarUrl: null });
    await server.signUpAs('asha-rao', { displayName: 'Asha Rao' });
    expect(await nameOf()).toEqual({ name: 'Asha Rao', slug: 'asha-rao', avatarUrl: null });
  });
});

describe('spec 6 G38: essays', () => {
  it('T22: show a guest and a member without a plan their beginning and their outline', async () => {
    for (const as of [undefined, member]) {
      const { status, body } = await read('essay-3', as);
      expect(status).toBe(200);
      expect(body).toMatchObject({
        locked: true,
        preview: 'First paragraph of 3.\n\nSecond paragraph.',
        outline: [{ text: 'A heading' }, { text: 'A smaller one' }, { text: 'A heading' }],
      });
      expect(body).not.toHaveProperty('body');
    }
  });

  it('show everyone with a plan the whole text', async () => {
    for (const tier of [1, 2, 3] as const) {
      server.plans.set(subscriber.userId, { tier, source: 'PLAN', until: null });
      const { body } = await read('essay-3', subscriber);
      expect(body.locked).toBe(false);
      expect(body.body).toContain(LOCKED);
      expect(body.body?.startsWith(body.preview)).toBe(true);
    }
  });

  it('R29, T22: no answer to someone without a plan contains locked words', async () => {
    const paths = [
      '/v1/essay',
      '/v1/essay?limit=2',
      '/v1/articles',
      '/v3/news',
      '/v1/sources',
      ...[1, 2, 3, 4, 5].map((number) => `/v1/essay/essay-${number}`),
      `/v1/essay/${LOCKED}`,
      `/v1/essay?query=${LOCKED}`,
      `/v1/essay?search=${LOCKED}`,
      `/v1/articles?tag=${LOCKED}`,
      `/v1/essay/essay-3?fields=body`,
    ];
    for (const path of paths) {
      for (const headers of [{}, { 'access-token': member.token }]) {
        const { body } = await server.app.inject({ url: path, headers });
        // The word itself may come back only within a refusal's echo, and there is none.
        expect([path, body.includes(LOCKED)]).toEqual([path, false]);
      }
    }
  });

  it('T22: the database itself hides a locked text', async () => {
    const row = async (isOpen: boolean) =>
      JSON.stringify(
        await findEditorial(server.db, 'ESSAY', {
          viewerId: member.userId,
          slug: 'essay-3',
          isOpen,
        }),
      );
    expect(await row(true)).toContain(LOCKED);
    expect(await row(false)).not.toContain(LOCKED);
  });

  it('are the same list with the same total for everyone', async () => {
    const list = async (as?: TestMember) =>
      (await server.call(listEssays, { query: {} }, { as })).body;
    const [guest, paying] = [await list(), await list(subscriber)];
    expect(guest.total).toBe(5);
    expect(guest.data.map(({ slug }) => slug)).toEqual([5, 4, 3, 2, 1].map((n) => `essay-${n}`));
    expect(guest.data.every(({ locked }) => locked)).toBe(true);
    expect(paying).toEqual({
      ...guest,
      data: guest.data.map((one) => ({ ...one, locked: false })),
    });
  });

  it('spec 3.2: are paged forwards and backwards', async () => {
    const page = async (cursor: string | null) =>
      (await server.call(listEssays, { query: { limit: 2, cursor: cursor ?? '' } })).body;
    const numbers = (list: { data: readonly Pick<Essay, 'slug'>[] }) =>
      list.data.map(({ slug }) => Number(slug.at(-1)));
    const first = await page(null);
    expect([numbers(first), first.prevSegment]).toEqual([[5, 4], null]);
    const second = await page(first.nextSegment);
    const third = await page(second.nextSegment);
    expect([numbers(second), numbers(third), third.nextSegment]).toEqual([[3, 2], [1], null]);
    const back = await page(third.prevSegment);
    expect(numbers(back)).toEqual([3, 2]);
    const start = await page(back.prevSegment);
    expect([numbers(start), start.prevSegment]).toEqual([[5, 4], null]);
    expect(numbers(await page(start.nextSegment))).toEqual([3, 2]);
  });
});

describe('the built-in texts', () => {
  const sync = async (essays: readonly string[]) => {
    let wasRead = false;
    const files = { ARTICLE: [article], ESSAY: essays };
    await server.db.transaction().execute((trx) =>
      syncEditorials(trx, versionOf(files), () => {
        wasRead = true;
        return { ARTICLE: [parseEditorial(article)], ESSAY: essays.map(parseEditorial) };
      }),
    );
    return wasRead;
  };

  it('are parsed again only when a file has changed', async () => {
    const changed = texts.ESSAY.map((text) => text.replace('Summary 4', 'Another summary'));
    expect([await sync(changed), await sync(changed)]).toEqual([true, false]);
    expect((await read('essay-4')).body.summary).toBe('Another summary');
    expect([await sync(texts.ESSAY), await sync(texts.ESSAY)]).toEqual([true, false]);
    expect((await read('essay-4')).body.summary).toBe('Summary 4');
  });

  it('are parsed again when the parser has changed', () => {
    const parsed = createHash('sha256').update(JSON.stringify(parseEditorial(essay(1))));
    // Where this hash differs, raise PARSER_VERSION with it.
    expect([PARSER_VERSION, parsed.digest('hex').slice(0, 12)]).toEqual([1, 'ce7152796211']);
  });

  it('are updated from their files, and keep their ids and reactions', async () => {
    const before = (await read('essay-2')).body;
    await sync(texts.ESSAY.map((text) => text.replace('Summary 2', 'A better summary')));
    expect((await read('essay-2')).body).toEqual({ ...before, summary: 'A better summary' });
  });

  it('are hidden when their file is deleted, and shown again when it is back', async () => {
    await sync(texts.ESSAY.slice(1));
    expect((await read('essay-1')).status).toBe(404);
    expect((await server.call(listEssays, { query: {} })).body.total).toBe(4);
    await sync(texts.ESSAY);
    expect((await read('essay-1')).status).toBe(200);
  });

  it('are never in the list of news', async () => {
    expect((await server.call(listStories, { query: {} })).body.data).toEqual([]);
  });
});
