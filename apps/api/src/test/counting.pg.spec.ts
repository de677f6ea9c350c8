import { follow, like, recordActivity, unfollow, unlike } from '@upround/social/contract';
import type { TestMember, TestServer } from '@upround/shared/testing-server';
import { startDemoServer } from './composed-server.fixtures';

const parallel = process.env['HEAVY'] === 'full' ? 200 : 50;

/** The verbs with the ports bound as in the product: social moves what feed and profile own. */
describe('R8: counting once, across slices', () => {
  let server: TestServer;
  let members: TestMember[];

  beforeAll(async () => {
    server = await startDemoServer();
    members = [];
    for (let index = 0; index < parallel; index += 1) {
      members.push(await server.signUpAs(`voter-${index}`));
    }
  });
  afterAll(() => server?.close());

  /** Makes each call until it is taken: with so many at once some may wait too long for a connection (503). */
  const times = <T extends { status: number }>(work: (index: number) => Promise<T>) =>
    Promise.all(
      Array.from({ length: parallel }, async (_, index) => {
        let answer = await work(index);
        while (answer.status === 503) answer = await work(index);
        return answer;
      }),
    );
  const idOf = async (from: string) =>
    (await server.database.query<{ id: string }>(`select id from ${from} limit 1`))[0]?.id ?? '';

  it('T25: parallel votes of one person leave one, votes of many leave all', async () => {
    const id = await idOf(`posts where kind = 'POLL' and not poll_multiple`);
    await server.database.query(
      `update posts set poll_ends_at = now() + interval '1 day' where id = $1`,
      [id],
    );
    const options = await server.database.query<{ id: string }>(
      `select o ->> 'id' as id from posts, jsonb_array_elements(poll_options) o where posts.id = $1`,
      [id],
    );
    const before = (await totals(id)).voters;
    const vote = (as: TestMember | undefined, index: number) =>
      server.call(
        recordActivity,
        {
          body: {
            referenceType: 'POST',
            referenceId: id,
            state: 'ATTEMPTED',
            selection: options[index % options.length]?.id,
          },
        },
        { as },
      );
    const one = await times((index) => vote(members[0], index));
    const accepted = one.filter(({ status }) => status === 200);
    expect(new Set(accepted.map(({ body }) => body.selection.join())).size).toBe(1);
    expect(one.every(({ status }) => status === 200 || status === 409)).toBe(true);
    expect(await totals(id)).toEqual({ voters: before + 1, rows: before + 1 });
    await times((index) => vote(members[index], index));
    expect(await totals(id)).toEqual({ voters: before + parallel, rows: before + parallel });
  });

  async function totals(id: string) {
    const [row] = await server.database.query<{ voters: number; rows: number }>(
      `select poll_voters as voters,
         (select count(*)::int from activities where reference_id = $1) as rows
       from posts where id = $1`,
      [id],
    );
    return row ?? { voters: -1, rows: -1 };
  }

  it('follows of a person and of a pod that are set and removed at once end with the correct count', async () => {
    const person = { referenceType: 'USER', referenceId: await idOf('people where demo') } as const;
    const pod = { referenceType: 'POD', referenceId: await idOf('pods') } as const;
    for (const body of [person, pod]) {
      await times((index) => server.call(follow, { body }, { as: members[index] }));
      const answers = await times((index) =>
        server.call(index % 2 === 0 ? unfollow : follow, { body }, { as: members[index] }),
      );
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    }
    const [row] = await server.database.query<Record<string, number>>(
      `select
         (select count(*)::int from people where follower_count <>
           (select count(*) from follows where reference_id = people.id)) as followers,
         (select count(*)::int from people where following_count <> (select count(*) from follows
           where follower_id = people.id and reference_type = 'USER')) as following,
         (select count(*)::int from pods where member_count <>
           (select count(*) from follows where reference_id = pods.id)) as members`,
    );
    expect(row).toEqual({ followers: 0, following: 0, members: 0 });
  });

  it('likes and unlikes of posts at once end with the correct count', async () => {
    const body = {
      referenceType: 'POST',
      referenceId: await idOf(`posts where type = 'POST'`),
    } as const;
    await times((index) =>
      server.call(index % 3 === 0 ? unlike : like, { body }, { as: members[index] }),
    );
    const [row] = await server.database.query<{ counter: number; rows: number }>(
      `select like_count as counter, (select count(*)::int from likes where reference_id = $1) as rows
       from posts where id = $1`,
      [body.referenceId],
    );
    expect(row?.counter).toBe(row?.rows);
  });
});
