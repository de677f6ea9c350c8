/** @databases both */
import {
  followCompetition,
  listCompetitions,
  readCompetition,
  readRound,
  unfollowCompetition,
} from '@upround/competitions/contract';
import type { TestMember } from '@upround/shared/testing-server';
import { DAY_MS, startCompetitions, type CompetitionsServer } from './competitions-server.fixtures';

describe('competitions', () => {
  let server: CompetitionsServer;
  let asha: TestMember;
  let slug: string;

  beforeAll(async () => {
    server = await startCompetitions();
    asha = await server.person();
    slug = await server.competition({ slug: 'monsoon-build' });
    await server.competition({ slug: 'closes-later', closesInDays: 3, judgingInDays: 4 });
    await server.competition({
      slug: 'opens-soon',
      opensInDays: 1,
      closesInDays: 30,
      judgingInDays: 31,
      resultInDays: 40,
    });
    await server.competition({
      slug: 'over',
      kind: 'CAMPAIGN',
      series: 'pre-a-funding',
      opensInDays: -30,
      closesInDays: -20,
      judgingInDays: -19,
    });
    await server.competition({ slug: 'draft', isDraft: true });
  }, 60_000);
  afterAll(() => server?.close());

  const list = async (query: Record<string, unknown> = {}, as?: TestMember) => {
    const { status, body } = await server.call(listCompetitions, { query }, { as });
    expect(status).toBe(200);
    return body;
  };
  const slugs = async (query: Record<string, unknown> = {}, as?: TestMember) =>
    (await list(query, as)).data.map((card) => card.slug);

  it('lists what is open by the next deadline, what is to come and what is over', async () => {
    expect(await slugs()).toEqual(['monsoon-build', 'closes-later']);
    expect(await slugs({ status: 'COMING' })).toEqual(['opens-soon']);
    expect(await slugs({ status: 'PAST' })).toEqual(['over']);
    expect((await list()).counts).toEqual({ OPEN: 2, COMING: 1, PAST: 1 });
  });

  it('reads on where a page ends', async () => {
    const first = await list({ limit: '1' });
    expect(first.data.map((card) => card.slug)).toEqual(['monsoon-build']);
    const second = await list({ limit: '1', cursor: first.nextSegment ?? '' });
    expect(second.data.map((card) => card.slug)).toEqual(['closes-later']);
    expect(second.nextSegment).toBeNull();
  });

  it('filters by kind, by series and by what is one’s own', async () => {
    expect(await slugs({ status: 'PAST', kind: 'CAMPAIGN' })).toEqual(['over']);
    expect(await slugs({ kind: 'CAMPAIGN' })).toEqual([]);
    expect(await slugs({ status: 'PAST', series: 'pre-a-funding' })).toEqual(['over']);
    expect(await slugs({ mine: 'true' }, asha)).toEqual([]);
    expect(await slugs({ mine: 'true' })).toEqual([]);
  });

  it('refuses what it doesn’t know', async () => {
    for (const query of [{ status: 'SECRET' }, { kind: 'X' }, { series: 'x' }, { userId: 'x' }]) {
      const { status } = await server.call(listCompetitions, { query: query as object });
      expect([query, status]).toEqual([query, 400]);
    }
  });

  it('spec 4.62: shows phases by the server’s clock, with the rules in force', async () => {
    const read = async (key: string) =>
      (await server.call(readCompetition, { params: { slug: key } })).body;
    const open = await read('monsoon-build');
    expect(open).toMatchObject({
      phase: 'OPEN',
      prize: '₹10 lakh',
      isJoined: false,
      isFollowing: false,
      rules: { version: 1, text: 'Be fair.' },
      serverTime: expect.any(String),
    });
    expect((await read('opens-soon')).phase).toBe('ANNOUNCED');
    expect((await read('over')).phase).toBe('JUDGING');
  });

  it('doesn’t show drafts of staff’s', async () => {
    for (const key of ['draft', 'unknown']) {
      const { status } = await server.call(readCompetition, { params: { slug: key } });
      expect(status).toBe(404);
    }
  });

  it('finds the newest round of a series', async () => {
    const round = async (series: 'pre-a-funding' | 'og-accelerator') =>
      (await server.call(readRound, { params: { series } })).body.round?.slug;
    expect(await round('pre-a-funding')).toBe('over');
    expect(await round('og-accelerator')).toBeUndefined();
  });

  it('X14: counts each follower once; guests can’t follow', async () => {
    const params = { slug };
    const follow = () => server.call(followCompetition, { params }, { as: asha });
    expect((await follow()).body).toEqual({ active: true, count: 1 });
    expect((await follow()).body).toEqual({ active: true, count: 1 });
    const { data } = await list({ mine: 'true' }, asha);
    expect(data).toMatchObject([{ slug, isFollowing: true, followerCount: 1, isJoined: false }]);
    // G25: what is the viewer's own is no one else's.
    expect((await list()).data[0]).toMatchObject({ slug, isFollowing: false, followerCount: 1 });
    const unfollow = () => server.call(unfollowCompetition, { params }, { as: asha });
    expect((await unfollow()).body).toEqual({ active: false, count: 0 });
    expect((await unfollow()).body).toEqual({ active: false, count: 0 });
    expect((await server.call(followCompetition, { params })).status).toBe(401);
    const unknown = { params: { slug: 'draft' } };
    expect((await server.call(followCompetition, unknown, { as: asha })).status).toBe(404);
  });

  it('serves the moments as a calendar that follows a moved deadline', async () => {
    const file = async () =>
      (await server.app.inject({ url: '/v1/competition-calendar/monsoon-build.ics' })).body;
    const before = await file();
    expect(before).toContain('SUMMARY:Monsoon Build: entries close');
    const uidOf = (text: string) => /UID:(competition-.*-closes@upround)/.exec(text)?.[1];
    await server.rows(
      `update competitions set closes_at = closes_at + interval '6 hours' where slug = 'monsoon-build'`,
    );
    const after = await file();
    expect(uidOf(after)).toBe(uidOf(before));
    expect(after).not.toBe(before);
    await server.rows(
      `update competitions set closes_at = closes_at - interval '6 hours' where slug = 'monsoon-build'`,
    );
    const { statusCode } = await server.app.inject({ url: '/v1/competition-calendar/draft.ics' });
    expect(statusCode).toBe(404);
  });

  it('moves a competition on as time passes', async () => {
    await server.wait(2 * DAY_MS);
    expect(await slugs({ status: 'PAST' })).toEqual(['monsoon-build', 'over']);
    expect((await server.call(readCompetition, { params: { slug } })).body.phase).toBe('CLOSED');
  });
});
