import { acceptInvitation } from '@upround/competitions/contract';
import type { TestMember } from '@upround/shared/testing-server';
import {
  DAY_MS,
  MINUTE_MS,
  startCompetitions,
  type CompetitionsServer,
} from './competitions-server.fixtures';

const ENTRANTS = process.env['HEAVY'] === 'full' ? 500 : 100;

/** Races show on PostgreSQL only: the embedded database has one connection. */
describe('R9: entries at once', () => {
  let server: CompetitionsServer;
  let members: TestMember[];

  beforeAll(async () => {
    server = await startCompetitions();
    members = [];
    for (let count = 0; count < ENTRANTS; count += 1) members.push(await server.person());
  }, 120_000);
  afterAll(() => server?.close());

  /** Makes a call, and again while it is put off (503): with so many at once some wait too long for a turn. */
  async function taken<Answer extends { status: number }>(call: () => Promise<Answer>) {
    for (;;) {
      const answer = await call();
      if (answer.status !== 503) return answer;
    }
  }

  const submitted = (slug: string) =>
    server.rows<{ id: string; late: boolean; sha256: string | null }>(
      `select e.id, e.submitted_at >= c.closes_at as late, r.sha256
       from competition_entries e join competitions c on c.id = e.competition_id
         left join competition_receipts r on r.id = e.receipt_id
       where c.slug = $1 and e.state = 'SUBMITTED'`,
      [slug],
    );
  const countOf = async (slug: string) =>
    (
      await server.rows<{ entry_count: number }>(
        'select entry_count from competitions where slug = $1',
        [slug],
      )
    )[0]?.entry_count;

  it('are each in with a receipt or refused, while the clock passes the deadline', async () => {
    const slug = await server.competition({ closesInDays: 1, judgingInDays: 2 });
    for (const member of members) await server.save(member, slug);
    await server.wait(DAY_MS - MINUTE_MS);
    const submit = (member: TestMember) => taken(() => server.submit(member, slug));
    const inTime = members.slice(0, ENTRANTS / 2).map(submit);
    // The deadline passes while most of them are under way.
    await Promise.race(inTime);
    server.clock.advance(MINUTE_MS);
    const late = members.slice(ENTRANTS / 2).map(submit);
    const answers = await Promise.all([...inTime, ...late]);
    const rows = await submitted(slug);
    const accepted = answers.filter(({ status }) => status === 201);
    const refused = answers.filter(({ status }) => status !== 201);
    expect(accepted.length).toBeGreaterThan(0);
    expect(refused.length).toBeGreaterThanOrEqual(ENTRANTS / 2);
    expect(new Set(refused.map(({ error }) => error?.code))).toEqual(new Set(['CLOSED']));
    expect(rows).toHaveLength(accepted.length);
    expect(rows.filter(({ late, sha256 }) => late || sha256 === null)).toEqual([]);
    expect(await countOf(slug)).toBe(accepted.length);
    expect(new Set(accepted.map(({ body }) => body.receipt?.sha256))).toEqual(
      new Set(rows.map(({ sha256 }) => sha256)),
    );
    const after = await taken(() => server.submit(members[0] as TestMember, slug));
    expect(after.status).toBe(409);
  }, 300_000);

  it('take a hundred pages of one member as one entry', async () => {
    const slug = await server.competition();
    const [asha] = members;
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => taken(() => server.save(asha as TestMember, slug))),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const [row] = await server.rows<{ count: number }>(
      `select count(*)::int as count from competition_entries e join competitions c on c.id = e.competition_id
       where c.slug = $1`,
      [slug],
    );
    expect(row?.count).toBe(1);
  }, 120_000);

  it('let no more people on a team than it takes', async () => {
    const slug = await server.competition({ teamMax: 3 });
    const [asha, ...others] = members;
    const begun = await server.save(asha as TestMember, slug);
    const token = new URL(begun.body.inviteUrl ?? '').searchParams.get('invite') ?? '';
    const answers = await Promise.all(
      others.map((as) =>
        taken(() => server.call(acceptInvitation, { params: { slug, token } }, { as })),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(await server.entryOf(asha as TestMember, slug)).toMatchObject({
      team: { length: 3 },
    });
  }, 120_000);
});
