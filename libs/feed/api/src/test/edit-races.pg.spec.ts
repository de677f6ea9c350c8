import { waitForLock } from '@upround/shared/testing-server';
import { sql } from 'kysely';
import { codeOf, startFeedServer, type FeedServer, type TestPerson } from './feed-server.fixtures';

describe('editing a post during another write', () => {
  let server: FeedServer;
  let author: TestPerson;

  beforeAll(async () => {
    server = await startFeedServer();
    author = await server.person();
  });
  afterAll(() => server?.stop());

  const edit = (id: string) =>
    server.send('PATCH', `/v2/post/${id}`, author, { text: 'The second edit' });

  it('waits for another edit, and stores its text as the previous one', async () => {
    const [id = ''] = await server.insert({ author, text: 'As written' });
    const { waited, result } = await waitForLock(
      server.database,
      (client) => client.query(`update posts set text = 'The first edit' where id = $1`, [id]),
      () => edit(id),
    );
    expect([waited, result.status]).toEqual([true, 200]);
    const { rows } = await sql`select text from post_revisions where post_id = ${id}`.execute(
      server.db,
    );
    expect(rows).toEqual([{ text: 'The first edit' }]);
  });

  it('waits for a vote, and is then rejected', async () => {
    const [id = ''] = await server.insert({ author, text: 'As written' });
    const { waited, result } = await waitForLock(
      server.database,
      (client) => client.query('update posts set poll_voters = 1 where id = $1', [id]),
      () => edit(id),
    );
    expect([waited, codeOf(result)]).toEqual([true, 'POLL_HAS_VOTES']);
    const { rows } = await sql`select text from posts where id = ${id}`.execute(server.db);
    expect(rows).toEqual([{ text: 'As written' }]);
  });
});
