import { listEssays, listStories, readStory } from '@upround/news/contract';
import { newId } from '@upround/shared/db';
import type { Reference } from '@upround/shared/domain';
import type { ModeratedRecords } from '@upround/shared/ports';
import { moderatedNews } from '../contributions/moderated-news';
import { newsRss } from '../contributions/news-rss';
import { storySearch } from '../contributions/story-search';
import { rssOf, startNewsServer, type NewsServer } from './news-server.fixtures';

const essay = `---
title: On terms
slug: on-terms
summary: What they mean
author: Upround editors
published: 2026-01-01
tags: [money]
---

First paragraph.

Second paragraph.

Third paragraph, **locked**.
`;

let server: NewsServer;

beforeAll(async () => {
  const article = essay
    .replace('on-terms', 'surviving-layoffs-in-india')
    .replace('On terms', 'Layoffs');
  server = await startNewsServer({ ARTICLE: [article], ESSAY: [essay] });
  await server.source(
    'ledger',
    rssOf('ledger', [{ title: 'A claim that is not true', text: 'They say so.' }]),
  );
  await server.readAll();
});
afterAll(() => server?.close());

const ofKind = (type: Reference['referenceType']) =>
  moderatedNews.find(({ types }) => types.includes(type)) as ModeratedRecords;
const capture = (referenceType: Reference['referenceType'], referenceId: string) =>
  ofKind(referenceType).capture(server.db, { referenceType, referenceId });

describe('a hidden story', () => {
  const take = (name: 'hide' | 'show', referenceId: string) =>
    server.db
      .transaction()
      .execute((trx) =>
        ofKind('NEWS')[name](
          { trx, tasks: server.tasks.senderOn(trx), now: new Date() },
          { referenceType: 'NEWS', referenceId },
        ),
      );
  const list = async () => (await server.call(listStories, { query: {} })).body.data;
  const places = async (id: string) => {
    const indexed = await server.database.query('select 1 from search_documents where id = $1', [
      id,
    ]);
    const rss = await newsRss.find(({ name }) => name === 'news')?.read(server.db, '');
    return {
      list: (await list()).some((story) => story.id === id),
      page: (await server.call(readStory, { params: { id } })).status === 200,
      search: indexed.length === 1 && (await storySearch.describe(server.db, null, [id])).has(id),
      rss: rss?.entries.some((entry) => entry.id === id),
    };
  };

  it('is nowhere until it is shown again, and is read by moderators meanwhile', async () => {
    const [story] = await list();
    const { id = '', slug } = story ?? {};
    expect(await places(id)).toEqual({ list: true, page: true, search: true, rss: true });
    for (let twice = 0; twice < 2; twice += 1) {
      expect(await take('hide', id)).toBe(true);
      expect(await places(id)).toEqual({ list: false, page: false, search: false, rss: false });
    }
    expect(await capture('NEWS', id)).toEqual({
      ownerId: null,
      title: 'A claim that is not true',
      text: 'They say so.',
      pictures: [],
      path: `/news/${slug}`,
      at: story?.publishedAt,
    });
    for (let twice = 0; twice < 2; twice += 1) {
      expect(await take('show', id)).toBe(true);
      expect(await places(id)).toEqual({ list: true, page: true, search: true, rss: true });
    }
  });

  it('is not found by an unknown id', async () => {
    for (const id of [newId(), 'no-id']) {
      expect(await capture('NEWS', id)).toBeNull();
      expect([await take('hide', id), await take('show', id)]).toEqual([false, false]);
    }
  });
});

describe('our own texts', () => {
  it('are read by moderators as a whole, without marks, and can’t be changed', async () => {
    const [listed] = (await server.call(listEssays, { query: {} })).body.data;
    const captured = await capture('ESSAY', listed?.id ?? '');
    expect(captured).toMatchObject({ ownerId: null, title: 'On terms' });
    expect(captured?.text).toMatch(
      /^What they mean\n\nFirst paragraph[^]*Third paragraph, locked\./,
    );
    expect(captured?.path).toMatch(/on-terms$/);
    expect(await capture('ARTICLE', listed?.id ?? '')).toBeNull();
    const [article] = await server.database.query<{ id: string }>(
      `select id from editorials where kind = 'ARTICLE'`,
    );
    const path = '/articles/surviving-layoffs-in-india';
    expect(await capture('ARTICLE', article?.id ?? '')).toMatchObject({ title: 'Layoffs', path });
    expect(ofKind('ESSAY').measures).toEqual([]);
  });
});
