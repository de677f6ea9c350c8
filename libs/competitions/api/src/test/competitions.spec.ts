import {
  followCompetition,
  listCompetitions,
  readCompetition,
  readRound,
  unfollowCompetition,
} from '@upround/competitions/contract';
import { newId } from '@upround/shared/db';
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
      resultInDays: 12,
    });
    await server.competition({
      slug: 'voted-on',
      opensInDays: -30,
      closesInDays: -2,
      judgingInDays: -1,
      resultInDays: 5,
      hiddenHours: 0,
    });
    for (const [name, days] of [
      ['older', -8],
      ['newer', -7],
    ] as const) {
      await server.competition({
        slug: name,
        opensInDays: -30,
        closesInDays: name === 'older' ? -14 : -15,
        judgingInDays: -13,
      });
      await server.rows('update competitions set published_at = $2 where slug = $1', [
        name,
        new Date(server.clock.now().getTime() + days * DAY_MS),
      ]);
    }
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

  it('lists what is open by the next deadline, what is to come, what is judged and what is over', async () => {
    expect(await slugs()).toEqual(['monsoon-build', 'closes-later']);
    expect(await slugs({ status: 'COMING' })).toEqual(['opens-soon']);
    // By their planned result: `over` is judged after `voted-on`.
    expect(await slugs({ status: 'JUDGING' })).toEqual(['voted-on', 'over']);
    // By their result, not by their deadline.
    expect(await slugs({ status: 'PAST' })).toEqual(['newer', 'older']);
    expect((await list()).counts).toEqual({ OPEN: 2, COMING: 1, JUDGING: 2, PAST: 2 });
  });

  it('lists all of them together, the latest deadline first', async () => {
    const all = [
      'opens-soon',
      'closes-later',
      'monsoon-build',
      'voted-on',
      'older',
      'newer',
      'over',
    ];
    expect(await slugs({ status: 'ALL' })).toEqual(all);
    const first = await list({ status: 'ALL', limit: '4' });
    const second = await list({ status: 'ALL', limit: '4', cursor: first.nextSegment ?? '' });
    expect([...first.data, ...second.data].map((card) => card.slug)).toEqual(all);
  });

  it('spec 4.67: says to a member that they can vote until they did', async () => {
    const canVote = async (as?: TestMember) =>
      (await list({ status: 'ALL' }, as)).data
        .filter((card) => card.canVote)
        .map((card) => card.slug);
    const [entrant, voter] = [await server.person(), await server.person()];
    expect(await canVote()).toEqual([]);
    expect(await canVote(voter)).toEqual(['voted-on']);
    const vote = (state: string) =>
      server.rows(
        `with c as (select id from competitions where slug = 'voted-on'),
           entry as (
             insert into competition_entries (id, competition_id, owner_id, state, revision, invite_token, created_at, updated_at)
             select $1::uuid, c.id, $2::uuid, 'DRAFT', 1, md5($1::text), now(), now() from c returning id, competition_id)
         insert into competition_votes (competition_id, user_id, entry_id, state, network, voted_at)
         select competition_id, $3::uuid, id, $4, 'a', now() from entry
         on conflict (competition_id, user_id) do update set state = excluded.state`,
        [newId(), entrant.userId, voter.userId, state],
      );
    await vote('HELD');
    expect(await canVote(voter)).toEqual([]);
    expect(await canVote(entrant)).toEqual(['voted-on']);
    await vote('REJECTED');
    expect(await canVote(voter)).toEqual(['voted-on']);
  });

  it('reads on where a page ends', async () => {
    const first = await list({ limit: '1' });
    expect(first.data.map((card) => card.slug)).toEqual(['monsoon-build']);
    const second = await list({ limit: '1', cursor: first.nextSegment ?? '' });
    expect(second.data.map((card) => card.slug)).toEqual(['closes-later']);
    expect(second.nextSegment).toBeNull();
  });

  it('filters by kind, by series and by what is one’s own', async () => {
    expect(await slugs({ status: 'JUDGING', kind: 'CAMPAIGN' })).toEqual(['over']);
    expect(await slugs({ kind: 'CAMPAIGN' })).toEqual([]);
    expect(await slugs({ status: 'JUDGING', series: 'pre-a-funding' })).toEqual(['over']);
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
    expect(await slugs({ mine: 'true', status: 'ALL' }, asha)).toEqual([slug]);
    expect(await slugs({ mine: 'true', status: 'PAST' }, asha)).toEqual([]);
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
    expect(await slugs({ status: 'JUDGING' })).toEqual(['voted-on', 'monsoon-build', 'over']);
    expect((await server.call(readCompetition, { params: { slug } })).body.phase).toBe('CLOSED');
  });

  it('lists one’s own by what comes next, and tells a draft from a submitted entry', async () => {
    const running = { opensInDays: -9, judgingInDays: 15, resultInDays: 20 };
    const coming = await server.competition({ opensInDays: 1, closesInDays: 2 });
    const late = await server.competition({ ...running, closesInDays: 9 });
    const soon = await server.competition({ ...running, closesInDays: 2 });
    const due = await server.competition({
      opensInDays: -9,
      closesInDays: -8,
      judgingInDays: -7,
      resultInDays: 4,
    });
    const meera = await server.person();
    for (const one of [coming, due]) {
      await server.call(followCompetition, { params: { slug: one } }, { as: meera });
    }
    await server.save(meera, soon);
    await server.enter(meera, late);
    const { data } = await list({ mine: 'true', status: 'ALL' }, meera);
    expect(data.map((card) => [card.slug, card.isJoined, card.hasSubmitted])).toEqual([
      [soon, true, false],
      [due, false, false],
      [late, true, true],
      [coming, false, false],
    ]);
  });
});
