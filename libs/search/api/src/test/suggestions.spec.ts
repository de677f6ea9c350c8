import { listSuggestions } from '@upround/search/contract';
import { newId } from '@upround/shared/db';
import { createTestServer, type TestMember, type TestServer } from '@upround/shared/testing-server';
import { searchModule } from '../search-module';

describe('suggestions', () => {
  let server: TestServer;
  const people: Record<string, TestMember> = {};

  beforeAll(async () => {
    server = await createTestServer({
      modules: [searchModule({ contributed: () => ({ search: [], filters: [] }) })],
    });
    const names = {
      'asha-rao': 'Asha Rao',
      'ashok-pillai': 'Ashok Pillai',
      'ash-ketan': 'Élodie Ash',
      'dev-malhotra': 'Dev Malhotra',
      'percent-sign': '100% Certain',
      'thu-ha': 'Nguyễn Thu Hà',
      'meera-kulkarni': 'मीरा कुलकर्णी',
      reader: 'Some Reader',
    };
    for (const [slug, displayName] of Object.entries(names)) {
      people[slug] = await server.signUpAs(slug, { displayName });
    }
    await server.database.query(`update people set follower_count = 9 where slug = 'ashok-pillai'`);
  });
  afterAll(() => server?.close());

  const suggest = async (query: string, as?: TestMember) => {
    const answer = await server.call(listSuggestions, { query: { query } }, { as });
    expect(answer.status).toBe(200);
    return answer.body.data.map(({ data }) => data.slug);
  };

  it('G6: include people whose name, part of a name or slug begins with the text, those with most followers first', async () => {
    expect(await suggest('ash')).toEqual(['ashok-pillai', 'asha-rao', 'ash-ketan']);
    expect(await suggest('ASHA R')).toEqual(['asha-rao']);
    expect(await suggest('@dev-m')).toEqual(['dev-malhotra']);
    expect(await suggest('él')).toEqual(['ash-ketan']);
    expect(await suggest('ao')).toEqual([]);
  });

  it('spec 2.26: include people by any word of their names, with or without accents', async () => {
    expect(await suggest('rao')).toEqual(['asha-rao']);
    expect(await suggest('Pill')).toEqual(['ashok-pillai']);
    expect(await suggest('nguyen')).toEqual(['thu-ha']);
    expect(await suggest('Nguyễn')).toEqual(['thu-ha']);
    expect(await suggest('thu h')).toEqual(['thu-ha']);
    expect(await suggest('ha')).toEqual(['thu-ha']);
    expect(await suggest('मीरा')).toEqual(['meera-kulkarni']);
    for (const typed of ['कुल', 'कुलकर्', 'कुलकर्णी', 'मीरा कुलकर्णी']) {
      expect([typed, await suggest(typed)]).toEqual([typed, ['meera-kulkarni']]);
    }
    const reader = people['reader'];
    await server.database.query(
      `update people set display_name = 'Some Writer' where slug = 'reader'`,
    );
    expect(await suggest('writer')).toEqual(['reader']);
    expect(await suggest('some reader', people['asha-rao'])).toEqual([]);
    expect(await suggest('writer', reader)).toEqual([]);
  });

  it('spec 2.26: include people whose names have an apostrophe, with or without it', async () => {
    await server.signUpAs('maria', { displayName: "Maria D'Souza" });
    await server.signUpAs('liam', { displayName: 'Liam O’Brien' });
    for (const typed of ['dsou', 'dsouza', "d'sou", 'd’souza', 'd souza', 'souza', 'maria ds'])
      expect([typed, await suggest(typed)]).toEqual([typed, ['maria']]);
    for (const typed of ['obrien', "o'brien", 'o’br', 'o brien', 'brien', 'liam ob'])
      expect([typed, await suggest(typed)]).toEqual([typed, ['liam']]);
  });

  it('begin with people the viewer follows; without a text they are the only ones', async () => {
    const reader = people['reader'];
    await server.database.query(
      `insert into follows (id, follower_id, reference_id, reference_type)
       values ($1, $2, $3, 'USER')`,
      [newId(), reader?.userId, people['ash-ketan']?.userId],
    );
    expect(await suggest('ash', reader)).toEqual(['ash-ketan', 'ashok-pillai', 'asha-rao']);
    expect(await suggest('', reader)).toEqual(['ash-ketan']);
    expect(await suggest('')).toEqual([]);
    expect(await suggest('some', reader)).toEqual([]);
  });

  it('G6: leave out blocked, banned and deleted people', async () => {
    const [reader, asha] = [people['reader'], people['asha-rao']];
    await server.database.query('insert into blocks (user_id, blocked_id) values ($1, $2)', [
      asha?.userId,
      reader?.userId,
    ]);
    expect(await suggest('asha', reader)).toEqual([]);
    expect(await suggest('some', asha)).toEqual([]);
    expect(await suggest('asha')).toEqual(['asha-rao']);
    await server.signUpAs('zed-banned', { state: 'BANNED' });
    await server.signUpAs('zed-deleted', { state: 'DELETED' });
    expect(await suggest('zed')).toEqual([]);
  });

  it('T23: treat wildcards and quotes as ordinary characters', async () => {
    expect(await suggest('100%')).toEqual(['percent-sign']);
    for (const text of ['%', '_sha', "ash' or 1=1 --", '\\', 'as%h']) {
      expect(await suggest(text)).toEqual([]);
    }
  });

  it('are eight at most, and never contain an email address', async () => {
    for (let index = 0; index < 12; index += 1) await server.signUpAs(`many-${index}`);
    expect(await suggest('many')).toHaveLength(8);
    const answer = await server.call(listSuggestions, { query: { query: 'many' } });
    expect(answer.raw.body).not.toContain('@');
    expect(await suggest('many-1@upround.test')).toEqual([]);
  });

  it('read bounded parts of the indexes, for any number of people', async () => {
    // In batches, as a statement that takes long is cut off.
    for (let from = 0; from < 20_000; from += 2_000) {
      await server.database.query(
        `insert into people (id, slug, display_name)
         select gen_random_uuid(), 'crowd-' || n, 'Crowd ' || n from generate_series($1::int, $2::int) n`,
        [from + 1, from + 2_000],
      );
    }
    await server.database.query('analyze people, person_name_parts');
    const rows = await server.database.query<{ 'QUERY PLAN': string }>(
      `explain select person_id from person_name_parts where part like 'crowd 19%' limit 100`,
    );
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toContain('person_name_parts_prefix');
    expect(plan).not.toContain('Seq Scan');
    expect(await suggest('crowd 19')).toHaveLength(8);
  });
});
