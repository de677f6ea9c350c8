import { listRecommendations, listSuggestions, searchTop } from '@upround/search/contract';
import type { TestMember } from '@upround/shared/testing-server';
import { refreshWords } from '../words/words.store';
import { startSearchServer, type SearchServer } from './search-server.fixtures';

let server: SearchServer;
let writer: TestMember;
let reader: TestMember;

beforeAll(async () => {
  server = await startSearchServer();
  writer = await server.signUpAs('quiet-writer', { displayName: 'Quiet Writer' });
  reader = await server.signUpAs('reader');
});
afterAll(() => server?.close());

const run = (text: string, values: unknown[] = []) => server.database.query(text, values);
const everywhere = async (word: string, as?: TestMember) => {
  const page = await server.find(word, as);
  return { hits: page.data.length, kinds: page.facets?.kinds, tags: page.facets?.tags };
};
const NOWHERE = { hits: 0, kinds: [], tags: [] };

describe('T21: search shows only what lists show', () => {
  it('O12: a hidden or deleted post disappears at once, with its words and tags', async () => {
    for (const state of ['HIDDEN', 'DELETED']) {
      const word = `secretive${state.toLowerCase()}`;
      const [id] = await server.insert({ author: writer, text: word, tags: [`tag${word}`] });
      await server.db.transaction().execute(refreshWords);
      expect((await everywhere(word)).hits).toBe(1);
      await run('update posts set state = $2 where id = $1', [id, state]);
      expect(await everywhere(word)).toEqual(NOWHERE);
      expect(await everywhere(word, writer)).toEqual(NOWHERE);
      expect(await everywhere(`tag:tag${word}`)).toEqual(NOWHERE);
      expect((await server.find(`${word.slice(0, -1)}x`)).correction).toBeNull();
      const words = await run('select word from search_words where word like $1', [`%${word}`]);
      expect(words).toEqual([]);
    }
  });

  it('R27: an edited text is found by its new words only; a deleted row by none', async () => {
    const [id] = await server.insert({ author: writer, text: 'zanzibar' });
    await run(`update posts set text = 'mombasa' where id = $1`, [id]);
    expect((await everywhere('zanzibar')).hits).toBe(0);
    expect((await everywhere('mombasa')).hits).toBe(1);
    await run('delete from posts where id = $1', [id]);
    expect(await everywhere('mombasa')).toEqual(NOWHERE);
    expect(await run('select id from search_documents where id = $1', [id])).toEqual([]);
  });

  it('R27: erasing 500 posts deletes their words, however many words there are', async () => {
    await run(`insert into search_words (kind, word, authors)
      select 'WORD', translate(md5(n::text), '0123456789', 'ghijklmnop'), 1 from generate_series(1, 30000) n`);
    const leaving = await server.signUpAs('leaving');
    await run(
      `insert into posts (id, slug, author_id, type, kind, text) select gen_random_uuid(), 'leaving-' || n, $1, 'POST',
        'TEXT', (select string_agg(translate(md5((n * 40 + w)::text), '0123456789', 'ghijklmnop'), ' ')
          from generate_series(1, 40) w) from generate_series(1, 500) n`,
      [leaving.userId],
    );
    // PostgreSQL gives up on a statement after five seconds.
    await run('delete from posts where author_id = $1', [leaving.userId]);
    expect(
      await run(`select id from search_documents where author_id = $1 and kind = 'POST'`, [
        leaving.userId,
      ]),
    ).toEqual([]);
    const kept = await run(
      `select count(*)::int as count from search_words where word ~ '^[a-p]{32}$'`,
    );
    // Of 30,000 words the posts said those from 41 to 20,040.
    expect(kept).toEqual([{ count: 10_000 }]);
    await run('delete from search_words');
  });

  it('a word by a single author corrects no query of a viewer who can’t see the record', async () => {
    const word = 'quillfeather';
    await server.insert(
      { author: writer, text: word },
      { author: reader, text: 'A meadow in the rain' },
    );
    await server.db.transaction().execute(refreshWords);
    const meant = async (query: string, as?: TestMember) =>
      (await server.find(query, as)).correction?.query;
    expect(await meant('quillfeathre', reader)).toBe(word);
    await run('insert into blocks (user_id, blocked_id) values ($1, $2)', [
      writer.userId,
      reader.userId,
    ]);
    expect(await meant('quillfeathre', reader)).toBeUndefined();
    // Nor where another word is enough, or something was found already.
    expect(await meant('meadow quillfeathre', reader)).toBeUndefined();
    expect(await meant('quillfeathre')).toBe(word);
    await run('delete from blocks');
  });

  it('a block hides both from each other: in hits, counts, top lists, suggestions', async () => {
    const word = 'lighthouse';
    await server.insert(
      { author: writer, text: word, likes: 99 },
      { author: reader, text: `${word} of the reader` },
    );
    await run('insert into blocks (user_id, blocked_id) values ($1, $2)', [
      writer.userId,
      reader.userId,
    ]);
    const own = { hits: 1, kinds: [{ type: 'POST', count: 1, more: false }], tags: [] };
    expect(await everywhere(word, reader)).toEqual(own);
    expect(await everywhere(word, writer)).toEqual(own);
    expect((await everywhere(word)).hits).toBe(2);
    expect(await everywhere('quiet writer', reader)).toEqual(NOWHERE);
    const top = async (as?: TestMember) =>
      (await server.call(searchTop, { query: { type: 'USER' } }, { as })).body.data.map(
        ({ slug }) => slug,
      );
    expect(await top()).toContain('quiet-writer');
    expect(await top(reader)).not.toContain('quiet-writer');
    const suggested = await server.call(
      listSuggestions,
      { query: { query: 'quiet' } },
      { as: reader },
    );
    expect(suggested.body.data).toEqual([]);
    await run('delete from blocks');
  });

  it('a banned person and their records disappear', async () => {
    const banned = await server.signUpAs('banned-soon', { displayName: 'Soon Banned' });
    await server.insert({ author: banned, text: 'gazebo' });
    expect((await everywhere('gazebo')).hits).toBe(1);
    await run(`update people set state = 'BANNED' where id = $1`, [banned.userId]);
    expect(await everywhere('gazebo')).toEqual(NOWHERE);
    expect((await everywhere('soon banned')).hits).toBe(0);
  });

  it('6.7: no one is found by an email address', async () => {
    const found = await server.find('reader@upround.test');
    expect(found.data.filter(({ type }) => type === 'USER').map(({ slug }) => slug)).toEqual([]);
  });
});

describe('G6: suggestions', () => {
  const suggest = async (query: string) =>
    (await server.call(listSuggestions, { query: { query } })).body;

  it('complete the last word with words that several people wrote, never with one person’s', async () => {
    await server.insert(
      { author: writer, text: 'Kayaking on Sunday, kayakprivate', tags: ['kayak'] },
      { author: reader, text: 'More kayaking', tags: ['kayak', 'kayakers'] },
    );
    await server.db.transaction().execute(refreshWords);
    expect((await suggest('sunday kay')).queries).toEqual(['sunday kayaking']);
    expect((await suggest('kayakp')).queries).toEqual([]);
    expect((await suggest('#kay')).tags).toEqual([
      { tag: 'kayak', count: 2 },
      { tag: 'kayakers', count: 1 },
    ]);
    expect((await suggest('#kay')).queries).toEqual([]);
  });

  it('store nothing of what was searched for', async () => {
    await server.find('unheardofword');
    await server.db.transaction().execute(refreshWords);
    expect((await suggest('unheard')).queries).toEqual([]);
  });
});

describe('G27: recommendations', () => {
  const related = (id: string, as?: TestMember) =>
    server.call(listRecommendations, { query: { type: 'POST', id } }, { as });

  it('are similar records, without the record itself, muted and blocked people', async () => {
    const [one, two, three] = await server.insert(
      { author: writer, text: 'Harvest of saffron terraces', slug: 'saffron-1' },
      { author: reader, text: 'Saffron terraces again', slug: 'saffron-2' },
      { author: reader, text: 'Nothing to do with it', slug: 'other', tags: ['dusk'] },
    );
    await server.db.transaction().execute(refreshWords);
    const slugs = async (id = '', as?: TestMember) =>
      (await related(id, as)).body.data.map(({ slug }) => slug);
    expect(await slugs(one)).toEqual(['saffron-2']);
    expect(await slugs(two)).toEqual(['saffron-1']);
    expect(await slugs(three)).toEqual([]);
    await run('insert into mutes (user_id, muted_id) values ($1, $2)', [
      reader.userId,
      writer.userId,
    ]);
    expect(await slugs(two, reader)).toEqual([]);
  });

  it('share a tag or several rare words', async () => {
    const [one] = await server.insert(
      { author: writer, text: 'Lanterns along the viaduct', slug: 'lantern-1', tags: ['dawn'] },
      { author: reader, text: 'Viaduct works, no lanterns', slug: 'lantern-2' },
      { author: reader, text: 'Lanterns for sale', slug: 'lantern-3' },
      { author: reader, text: 'Up early', slug: 'lantern-4', tags: ['dawn'] },
    );
    await server.db.transaction().execute(refreshWords);
    const { body } = await related(one ?? '');
    expect(new Set(body.data.map(({ slug }) => slug))).toEqual(new Set(['lantern-2', 'lantern-4']));
  });

  it('begin with the beginning of the text, cut between words', async () => {
    const text = `Basalt quarries ${'of the northern ridge '.repeat(30)}`;
    const [one] = await server.insert(
      { author: writer, text: 'Basalt quarries', slug: 'basalt-1' },
      { author: reader, text, slug: 'basalt-2' },
    );
    await server.db.transaction().execute(refreshWords);
    const [hit] = (await related(one ?? '')).body.data;
    const shown = hit?.excerpt.text ?? '';
    expect(shown).toMatch(/^Basalt quarries of the .*(ridge|of|the|northern)…$/);
    expect(shown.length).toBeGreaterThan(250);
  });

  it('T20: for an unknown or hidden record are 404', async () => {
    const [hidden] = await server.insert({ author: writer, text: 'hidden' });
    await run(`update posts set state = 'HIDDEN' where id = $1`, [hidden]);
    for (const id of [hidden ?? '', 'nowhere', '018bcfe5-6800-7000-8000-00000000000f']) {
      expect((await related(id)).status).toBe(404);
    }
  });
});
