/** @databases both */
import { migrate, migrations } from '@upround/shared/db';
import { listSuggestions } from '@upround/search/contract';
import { startSearchServer } from './search-server.fixtures';

const STEP = '0036-words-in-parts';

it('the migration indexes the slashes and apostrophes of older records', async () => {
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
