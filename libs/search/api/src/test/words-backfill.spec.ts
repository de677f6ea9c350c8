import { migrate, migrations } from '@upround/shared/db';
import { listSuggestions } from '@upround/search/contract';
import { refreshWords } from '../words/words.store';
import { startSearchServer } from './search-server.fixtures';

it('migration 0036 indexes the slashes and apostrophes of older records', async () => {
  const STEP = '0036-words-in-parts';
  const server = await startSearchServer();
  try {
    const asha = await server.signUpAs('asha', { displayName: "Asha D'Souza" });
    await server.insert({ author: asha, slug: 'slash', text: 'A UI/UX review.' });
    // As the step before left it.
    await server.database.query(`update search_documents set document = ''`);
    await server.database.query(`delete from person_name_parts where part = 'dsouza'`);
    await server.database.query(`delete from schema_migrations where name = '${STEP}'`);
    expect(await server.slugs('ux')).toEqual([]);
    expect(await migrate(server.database, migrations)).toEqual([STEP]);
    expect(await server.slugs('ux')).toEqual(['slash']);
    expect(await server.slugs('dsouza')).toEqual(['asha']);
    const { body } = await server.call(listSuggestions, { query: { query: 'dsou' } });
    expect(body.data.map(({ data }) => data.slug)).toEqual(['asha']);
  } finally {
    await server.close();
  }
});

it('migration 0065 adds their kinds and days to older documents, and deletes no word', async () => {
  const STEP = '0065-search-marks';
  const server = await startSearchServer();
  const read = async () => {
    const [row] = await server.database.query<{ document: string; words: number }>(
      `select document::text, (select count(*)::int from search_words) as words
       from search_documents where kind = 'POST'`,
    );
    return row;
  };
  try {
    const asha = await server.signUpAs('asha');
    await server.insert({ author: asha, slug: 'rent', text: 'Shop rent in Pune.' });
    await server.database.db.transaction().execute(refreshWords);
    const written = await read();
    expect(written?.document).toMatch(/'DAY=\d{4}-\d\d-\d\d' 'KIND=POST'/);
    expect(written?.words).toBeGreaterThan(0);
    // As the step before left it; the trigger would delete the words.
    await server.database.query(`alter table search_documents disable trigger user`);
    await server.database.query(
      `update search_documents set document = ts_delete(document, array(
         select lexeme from unnest(document) where lexeme like 'DAY=%' or lexeme like 'KIND=%'))`,
    );
    await server.database.query(`alter table search_documents enable trigger user`);
    await server.database.query(`delete from schema_migrations where name = '${STEP}'`);
    expect(await migrate(server.database, migrations)).toEqual([STEP]);
    expect(await read()).toEqual(written);
  } finally {
    await server.close();
  }
});
