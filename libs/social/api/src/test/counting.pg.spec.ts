import { waitForLock } from '@upround/shared/testing-server';
import { startSocialServer, type SocialServer, type TestPerson } from './social-server.fixtures';

const full = process.env['HEAVY'] === 'full';
const parallel = full ? 200 : 50;
const storm = full ? 2_000 : 300;

/** Races show on PostgreSQL only: the embedded database has one connection. */
describe('R8: counting once', () => {
  let server: SocialServer;
  let author: TestPerson;
  let people: TestPerson[];

  beforeAll(async () => {
    server = await startSocialServer();
    author = await server.person();
    people = [];
    for (let index = 0; index < parallel; index += 1) people.push(await server.person());
  });
  afterAll(() => server?.stop());

  const someone = (index: number) => people[index % people.length] ?? author;
  /** Sends a call until it is taken: with so many at once some wait too long for a connection (503). */
  const send: SocialServer['send'] = async (...call) => {
    for (;;) {
      const answer = await server.send<never>(...call);
      if (answer.status !== 503) return answer;
    }
  };
  /** Does them all, two hundred at once. */
  async function times<T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> {
    const done: T[] = [];
    let next = 0;
    const worker = async () => {
      for (let index = next++; index < count; index = next++) done[index] = await work(index);
    };
    await Promise.all(Array.from({ length: Math.min(count, 200) }, worker));
    return done;
  }

  async function counted(table: string, column: string, owner: string, id: string | undefined) {
    const [row] = await server.query<{ counter: number; rows: number }>(
      `select ${column} as counter,
         (select count(*)::int from ${table} where reference_id = $1) as rows
       from ${owner} where id = $1`,
      [id],
    );
    return row;
  }

  it.each([
    ['like', 'likes', 'like_count'],
    ['bookmark', 'bookmarks', 'bookmark_count'],
  ])('%s by one person at once counts 1, by many counts them all', async (verb, table, column) => {
    const [postId] = await server.insert({ author });
    const reference = { referenceType: 'POST', referenceId: postId };
    const one = await times(parallel, () => send('POST', `/v1/${verb}`, author, reference));
    expect(one.map(({ status }) => status)).toEqual(one.map(() => 200));
    expect(await counted(table, column, 'posts', postId)).toEqual({ counter: 1, rows: 1 });
    await times(parallel, (index) => send('POST', `/v1/${verb}`, someone(index), reference));
    const all = parallel + 1;
    expect(await counted(table, column, 'posts', postId)).toEqual({ counter: all, rows: all });
  });

  it('a burst of likes and unlikes ends with the correct count', async () => {
    const [postId] = await server.insert({ author });
    const reference = { referenceType: 'POST', referenceId: postId };
    const answers = await times(storm, (index) =>
      send(index % 3 === 0 ? 'DELETE' : 'POST', '/v1/like', someone(index), reference),
    );
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    const row = await counted('likes', 'like_count', 'posts', postId);
    expect(row?.counter).toBe(row?.rows);
  });

  it('concurrent WOULD_USE and NOT_WOULD_USE end with the correct count', async () => {
    const referenceId = await server.idea(author);
    const say = (state: string, who: TestPerson) =>
      send('POST', '/v1/activity', who, { referenceType: 'IDEA', referenceId, state });
    const one = await times(parallel, () => say('WOULD_USE', someone(0)));
    expect(one.map(({ status }) => status)).toEqual(one.map(() => 200));
    await times(storm, (index) =>
      say(index % 3 === 0 ? 'NOT_WOULD_USE' : 'WOULD_USE', someone(index)),
    );
    const [row] = await server.query<{ counter: number; said: number; people: number }>(
      `select would_use_count as counter,
         (select count(*)::int from activities where reference_id = $1 and state = 'WOULD_USE') as said,
         (select count(*)::int from activities where reference_id = $1) as people
       from ideas where id = $1`,
      [referenceId],
    );
    expect(row).toMatchObject({ counter: row?.said, people: people.length });
  });

  it('comments and replies that are written and deleted at once end with the correct count', async () => {
    const [postId] = await server.insert({ author });
    const body = { referenceType: 'POST', referenceId: postId, text: 'At once.' };
    const made = await times(parallel, (index) =>
      send<{ id: string }>('POST', '/v1/comment', someone(index), body),
    );
    const [first] = made;
    await times(parallel, (index) =>
      index % 2 === 0
        ? send('DELETE', `/v1/comment/${made[index]?.body.id}`, author)
        : send('POST', '/v1/reply', someone(index), {
            commentId: made[1]?.body.id,
            text: 'Me too.',
          }),
    );
    expect(first?.status).toBe(201);
    const [row] = await server.query<{ counter: number; rows: number }>(
      `select comment_count as counter, (select count(*)::int from comments
         where reference_id = $1 and state = 'ACTIVE') as rows from posts where id = $1`,
      [postId],
    );
    expect(row).toEqual({ counter: Math.floor(parallel / 2), rows: Math.floor(parallel / 2) });
    const [replies] = await server.query<{ counter: number; rows: number }>(
      `select reply_count as counter, (select count(*)::int from replies
         where comment_id = $1) as rows from comments where id = $1`,
      [made[1]?.body.id],
    );
    expect(replies?.counter).toBe(replies?.rows);
  });

  it('a reply that is deleted twice is subtracted once', async () => {
    const [postId] = await server.insert({ author });
    const comment = await send<{ id: string }>('POST', '/v1/comment', author, {
      referenceType: 'POST',
      referenceId: postId,
      text: 'One.',
    });
    const commentId = comment.body.id;
    const replies = await times(2, (index) =>
      send<{ id: string }>('POST', '/v1/reply', someone(index), { commentId, text: 'Me too.' }),
    );
    const id = replies[0]?.body.id;
    const { waited, result } = await waitForLock(
      server.database,
      async (client) => {
        await client.query(`update replies set state = 'DELETED' where id = $1`, [id]);
        await client.query('update comments set reply_count = reply_count - 1 where id = $1', [
          commentId,
        ]);
      },
      () => server.send('DELETE', `/v1/reply/${id}`, someone(0)),
    );
    expect([waited, result.status]).toEqual([true, 404]);
    expect(
      await server.query('select reply_count as counter from comments where id = $1', [commentId]),
    ).toEqual([{ counter: 1 }]);
  });

  it('T25: one of many concurrent votes for different options counts', async () => {
    const options = ['a', 'b', 'c', 'd'];
    const poll = { options, multiple: false, closed: false };
    const [postId] = await server.insert({ author, poll });
    const voter = someone(0);
    const answers = await times(parallel, (index) =>
      send<{ selection: string[] }>('POST', '/v1/activity', voter, {
        referenceType: 'POST',
        referenceId: postId,
        state: 'ATTEMPTED',
        selection: options[index % options.length],
      }),
    );
    const accepted = answers.filter(({ status }) => status === 200);
    expect(new Set(accepted.map(({ body }) => body.selection.join())).size).toBe(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(parallel - accepted.length);
    const [row] = await server.query<{ voters: number; votes: number; rows: number }>(
      `select poll_voters as voters, (select sum(v)::int from unnest(poll_votes) as v) as votes,
         (select count(*)::int from activities where reference_id = $1) as rows
       from posts where id = $1`,
      [postId],
    );
    expect(row).toEqual({ voters: 1, votes: 1, rows: 1 });
  });

  it('T25: one of many concurrent answers to a quiz counts, once in the score', async () => {
    const poll = { options: ['a', 'b'], multiple: false, closed: false };
    const answer = { right: ['a'], explanation: null };
    const [postId] = await server.insert({ author, poll, answer });
    const reader = await server.person();
    const answers = await times(parallel, (index) =>
      send<{ selection: string[] }>('POST', '/v1/activity', reader, {
        referenceType: 'QUIZ',
        referenceId: postId,
        state: 'ATTEMPTED',
        selection: poll.options[index % 2],
      }),
    );
    const accepted = answers.filter(({ status }) => status === 200);
    const stands = [...new Set(accepted.map(({ body }) => body.selection.join()))];
    expect(stands).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(parallel - accepted.length);
    const right = stands[0] === 'a' ? 1 : 0;
    const { body: score } = await server.get('/v1/activity/score', reader);
    expect(score).toEqual({ attempted: 1, right, streak: right, bestStreak: right });
  });

  it('R8: a score equals the attempts after many quizzes are answered at once', async () => {
    const poll = { options: ['a', 'b'], multiple: false, closed: false };
    const answer = { right: ['a'], explanation: null };
    const quizzes = await server.insert(
      ...Array.from({ length: 20 }, () => ({ author, poll, answer })),
    );
    const reader = await server.person();
    await times(quizzes.length, (index) =>
      send('POST', '/v1/activity', reader, {
        referenceType: 'QUIZ',
        referenceId: quizzes[index],
        state: 'ATTEMPTED',
        selection: index % 4 === 0 ? 'b' : 'a',
      }),
    );
    const { body } = await server.get<{ attempted: number; right: number }>(
      '/v1/activity/score',
      reader,
    );
    expect(body).toMatchObject({ attempted: 20, right: 15 });
  });
});
