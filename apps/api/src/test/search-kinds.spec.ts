import {
  filteredLists,
  listAllFilters,
  listRecommendations,
  listSuggestions,
  search,
  explore,
  searchTop,
} from '@upround/search/contract';
import { newId } from '@upround/shared/db';
import { searchKinds, type SearchKind } from '@upround/shared/domain';
import type { TestServer } from '@upround/shared/testing-server';
import { startDemoServer } from './composed-server.fixtures';

let server: TestServer;

beforeAll(async () => {
  server = await startDemoServer();
}, 120_000);
afterAll(() => server?.close());

const find = async (query: string, kind?: SearchKind) =>
  (await server.call(search, { query: { query, kind } })).body;

describe('G3: a search of everything', () => {
  it.each(searchKinds)('finds %s, as the slice shows it', async (kind) => {
    const page = await find(`type:${kind.toLowerCase()}`);
    expect(page.data.length).toBeGreaterThan(0);
    for (const hit of page.data) {
      expect(hit.type).toBe(kind);
      expect(hit.slug).not.toBe('');
      expect(hit.title.text !== '' || hit.excerpt.text !== '').toBe(true);
      for (const { text, marks } of [hit.title, hit.excerpt]) {
        for (const [start = -1, end = -1] of marks) {
          expect(start >= 0 && end > start && end <= text.length).toBe(true);
        }
      }
    }
  });

  it('T22: finds and counts nothing for words of the locked part of an essay', async () => {
    const locked = await server.database.query<{ word: string }>(`
      select distinct w.lexeme as word from editorials e, unnest(to_tsvector('search_plain', e.body)) w
      where e.kind = 'ESSAY' and char_length(w.lexeme) > 6 and w.lexeme ~ '^[a-z]+$'
        and not exists (select 1 from search_documents d
          where d.document @@ plainto_tsquery('search_stem', w.lexeme)
            or d.document @@ plainto_tsquery('search_plain', w.lexeme))
      order by word limit 20`);
    expect(locked.length).toBeGreaterThan(0);
    for (const { word } of locked) {
      const page = await find(`"${word}"`);
      expect([word, page.data.length, page.facets?.kinds]).toEqual([word, 0, []]);
      expect(
        (await find(word, 'ESSAY')).data.some(({ excerpt }) => excerpt.text.includes(word)),
      ).toBe(false);
    }
  });

  it('G6: suggests pods by each of the words that a slash joins', async () => {
    await server.database.query(
      `insert into pods (id, slug, name, description, topic) values ($1, 'crit', 'UI/UX crit', '', '')`,
      [newId()],
    );
    const { body } = await server.call(listSuggestions, { query: { query: 'ux' } });
    expect(body.records.map(({ slug }) => slug)).toContain('crit');
  });

  it('posts are found by what their images show, which is no part of their words', async () => {
    const described = await server.database.query<{ id: string; alt: string }>(`
      select p.id, i->>'alt' as alt from posts p, jsonb_array_elements(p.images) i
      where p.state = 'ACTIVE' and p.text <> '' and i->>'alt' <> '' limit 5`);
    expect(described.length).toBeGreaterThan(0);
    for (const { id, alt } of described) {
      const hit = (await find(alt, 'POST')).data.find((one) => one.id === id);
      expect(hit).toBeDefined();
      expect(hit?.excerpt.text).not.toContain(alt.slice(0, 30));
    }
  });

  it('says that essays are locked', async () => {
    const { data } = await find('type:essay');
    expect(data.every(({ locked }) => locked)).toBe(true);
  });
});

describe('recommendations beside other pages', () => {
  it('G4: are trending posts, news and people, five of each', async () => {
    for (const type of ['POST', 'NEWS', 'USER'] as const) {
      const { body } = await server.call(searchTop, { query: { type } });
      expect([type, body.data.length]).toEqual([type, 5]);
    }
  });

  it('G5: are trending ideas page by page, or some at random', async () => {
    const ideas = (filter: 'trending' | 'random', cursor = '') =>
      server.call(explore, { query: { type: 'IDEA', filter, cursor, limit: 20 } });
    const first = (await ideas('trending')).body;
    const second = (await ideas('trending', first.nextSegment ?? '')).body;
    const slugs = [...first.data, ...second.data].map(({ slug }) => slug);
    expect([slugs.length, new Set(slugs).size]).toEqual([40, 40]);
    const drawn = (await ideas('random')).body;
    expect([drawn.data.length, drawn.nextSegment]).toEqual([20, null]);
  });

  it('G5, R7: trending ideas stay in the ranking that the first page began with', async () => {
    const page = async (cursor = '', limit = 3) =>
      (
        await server.call(explore, {
          query: { type: 'IDEA', filter: 'trending', cursor, limit },
        })
      ).body;
    const slugs = ({ data }: { data: readonly { slug: string }[] }) => data.map(({ slug }) => slug);
    const all = slugs(await page('', 6));
    const first = await page();
    await server.database.query(
      `insert into idea_rankings (id, idea_ids)
      select $1, array(select id from unnest(idea_ids) with ordinality ranked (id, rank) order by rank desc)
      from idea_rankings order by id desc limit 1`,
      [newId()],
    );
    expect(slugs(await page(first.nextSegment ?? ''))).toEqual(all.slice(3));
    expect(slugs(await page('', 6))).not.toEqual(all);
  });

  it('G27: include no story of a source that the viewer mutes, but a search finds it', async () => {
    const reader = await server.signUpAs('mutes-a-source');
    const ids = (await find('type:news')).data.map(({ id }) => id);
    const relatedTo = async (id = '') =>
      (await server.call(listRecommendations, { query: { type: 'NEWS', id } }, { as: reader })).body
        .data;
    const lists = await Promise.all(ids.map(relatedTo));
    const index = lists.findIndex(({ length }) => length > 0);
    const related = () => relatedTo(ids[index]);
    const [story] = lists[index] ?? [];
    await server.database.query(
      `insert into news_source_mutes (user_id, source_id) select $1, id from news_sources where slug = $2`,
      [reader.userId, story?.place?.slug],
    );
    const places = (await related()).map(({ place }) => place?.slug);
    expect(places).not.toContain(story?.place?.slug);
    const found = await server.call(
      search,
      { query: { query: story?.title.text ?? '', kind: 'NEWS' } },
      { as: reader },
    );
    expect(found.body.data.map(({ id }) => id)).toContain(story?.id);
  });

  it('G27: are similar to a post or a story', async () => {
    for (const type of ['POST', 'NEWS'] as const) {
      const { data } = await find(`type:${type.toLowerCase()}`);
      let offered = 0;
      for (const { id } of data) {
        const { status, body } = await server.call(listRecommendations, { query: { type, id } });
        expect(status).toBe(200);
        expect(body.data.map((hit) => hit.id)).not.toContain(id);
        offered += Number(body.data.length > 0);
      }
      expect(offered).toBeGreaterThan(data.length / 4);
    }
  });

  it('G45: include the filters of every list', async () => {
    const { body } = await server.call(listAllFilters, {});
    const lists = new Set(body.data.map(({ type }) => type));
    expect(lists).toEqual(new Set([...filteredLists]));
  });
});
