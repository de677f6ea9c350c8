import {
  castVote,
  inviteJudge,
  listResults,
  publishResult,
  scoreEntry,
  type OwnEntry,
} from '@upround/competitions/contract';
import type { TestMember } from '@upround/shared/testing-server';
import { sql } from 'kysely';
import { setTimeout as pause } from 'node:timers/promises';
import { DAY_MS, startCompetitions, type CompetitionsServer } from './competitions-server.fixtures';

const VOTERS = 200;

/** Races show on PostgreSQL only: the embedded database has one connection. */
describe('R9: votes at once', () => {
  let server: CompetitionsServer;
  let slug: string;
  let entries: [OwnEntry, OwnEntry];
  let voters: TestMember[];

  beforeAll(async () => {
    server = await startCompetitions();
    voters = [];
    for (let count = 0; count < VOTERS; count += 1) voters.push(await server.person());
    slug = await server.competition({ hiddenHours: 0 });
    const enter = async () => server.enter(await server.person(), slug);
    entries = [await enter(), await enter()];
    await server.rows(`update people set created_at = created_at - interval '30 days'`);
    await server.wait(2 * DAY_MS);
  }, 120_000);
  afterAll(() => server?.close());

  async function vote(as: TestMember, index: number, entryId: string) {
    const remoteAddress = `10.${index}.1.1`;
    for (;;) {
      const answer = await server.call(
        castVote,
        { params: { slug }, body: { entryId } },
        { as, remoteAddress },
      );
      if (answer.status !== 503) return answer;
    }
  }

  const counts = () =>
    server.rows<{ id: string; vote_count: number; votes: number }>(
      `select e.id, e.vote_count, (select count(*)::int from competition_votes v
         where v.entry_id = e.id and v.state = 'COUNTED') as votes
       from competition_entries e order by e.submitted_at`,
    );

  it('of two hundred members count once each, also where they move between two entries', async () => {
    const [first, second] = entries;
    const answers = await Promise.all(voters.map((as, index) => vote(as, index, first.id)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(VOTERS);
    expect(await counts()).toMatchObject([
      { vote_count: VOTERS, votes: VOTERS },
      { vote_count: 0, votes: 0 },
    ]);
    // Each moves the vote there and back, all at once.
    const moved = await Promise.all(
      voters.flatMap((as, index) => [vote(as, index, second.id), vote(as, index, first.id)]),
    );
    expect(moved.filter(({ status }) => status !== 200)).toEqual([]);
    const rows = await counts();
    expect(rows.reduce((sum, { vote_count: count }) => sum + count, 0)).toBe(VOTERS);
    expect(rows.map(({ vote_count: count }) => count)).toEqual(rows.map(({ votes }) => votes));
  }, 120_000);

  it('of one member a hundred times are one vote', async () => {
    const asha = await server.person();
    await server.rows(`update people set created_at = now() - interval '30 days' where id = $1`, [
      asha.userId,
    ]);
    const before = await counts();
    await Promise.all(
      Array.from({ length: 100 }, (_, index) => vote(asha, 250, entries[index % 2]?.id ?? '')),
    );
    const total = (rows: { vote_count: number }[]) =>
      rows.reduce((sum, { vote_count: count }) => sum + count, 0);
    expect(total(await counts())).toBe(total(before) + 1);
  }, 120_000);

  it('end with the result, which waits for no vote that waits for it', async () => {
    const [admin, judge] = [await server.person({ staffRoles: ['ADMIN'] }), await server.person()];
    await server.wait(2 * DAY_MS);
    const [voter] = voters as [TestMember];
    const [first, second] = entries;
    await server.call(
      inviteJudge,
      { params: { slug }, body: { member: judge.slug } },
      { as: admin },
    );
    await server.rows(`update competition_judges set state = 'ACCEPTED'`);
    for (const { id: entryId } of entries) {
      const body = { points: { need: 7 }, note: '' };
      await server.call(scoreEntry, { params: { slug, entryId }, body }, { as: judge });
    }
    await vote(voter, 0, first.id);
    const waiting = await server.db.transaction().execute(async (trx) => {
      // Both the publication and the voter wait for this entry.
      await sql`select id from competition_entries where id = ${first.id} for no key update`.execute(
        trx,
      );
      const body = { missingScores: 0 };
      const published = server.call(publishResult, { params: { slug }, body }, { as: admin });
      await pause(500);
      const input = { params: { slug }, body: { entryId: second.id } };
      const moved = server.call(castVote, input, { as: voter, remoteAddress: '10.0.1.1' });
      await pause(500);
      return { published, moved };
    });
    const [published, moved] = await Promise.all([waiting.published, waiting.moved]);
    expect([published.status, published.error?.code]).toEqual([200, undefined]);
    expect(moved.error?.code).toBe('VOTE_CLOSED');
    const { body } = await server.call(listResults, { params: { slug }, query: {} });
    const rows = await counts();
    for (const { entry } of body.data) {
      expect(entry.votes).toBe(rows.find(({ id }) => id === entry.id)?.vote_count);
    }
  }, 120_000);
});
