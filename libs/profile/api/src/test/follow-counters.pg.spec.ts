import { newId, type Trx } from '@upround/shared/db';
import { createTestServer, type TestMember, type TestServer } from '@upround/shared/testing-server';
import { sql } from 'kysely';
import { personTarget } from '../contributions/person-target';

const storm = process.env['HEAVY'] === 'full' ? 2_000 : 200;

/** Races show on PostgreSQL only: the embedded database has one connection. */
describe('R8: follows of people', () => {
  let server: TestServer;
  let people: TestMember[];

  beforeAll(async () => {
    server = await createTestServer();
    people = [];
    for (let index = 0; index < 4; index += 1) {
      people.push(await server.signUpAs(`person-${index}`));
    }
  });
  afterAll(() => server?.close());

  const change = (trx: Trx, follower: string, followed: string, delta: 1 | -1) =>
    personTarget.add(trx, {
      reference: { referenceType: 'USER', referenceId: followed },
      kind: 'FOLLOW',
      delta,
      actorId: follower,
      name: delta === 1 ? 'test.follow' : 'test.unfollow',
      statement:
        delta === 1
          ? sql`insert into follows (id, follower_id, reference_id, reference_type)
              values (${newId()}, ${follower}, ${followed}, 'USER') on conflict do nothing returning 1`
          : sql`delete from follows
              where follower_id = ${follower} and reference_id = ${followed} returning 1`,
    });

  it('a burst of follows among four people, each following each, counts both sides exactly', async () => {
    const someone = (index: number) => people[index % people.length]?.userId ?? '';
    let next = 0;
    // As many at once as wait for a connection without being refused.
    const worker = async () => {
      for (let index = next++; index < storm; index = next++) {
        const [follower, followed] = [someone(index), someone(index + 1 + (index % 3))];
        const delta = index % 3 === 0 ? -1 : 1;
        await server.db.transaction().execute((trx) => change(trx, follower, followed, delta));
      }
    };
    await Promise.all(Array.from({ length: 50 }, worker));
    const rows = await server.database.query<Record<string, number>>(
      `select follower_count, following_count,
         (select count(*)::int from follows where reference_id = people.id) as followers,
         (select count(*)::int from follows where follower_id = people.id) as followed
       from people`,
    );
    for (const row of rows) {
      expect([row['follower_count'], row['following_count']]).toEqual([
        row['followers'],
        row['followed'],
      ]);
    }
  });
});
