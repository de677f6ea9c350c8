import { listMentorReviews, reviewSession } from '@upround/mentor/contract';
import type { TestMember } from '@upround/shared/testing-server';
import {
  HOUR_MS,
  slotAhead,
  startMentors,
  type MentorServer,
  type TestMentor,
} from '../test/mentor-server.fixtures';

const DAY_MS = 24 * HOUR_MS;

describe('spec 4.59: reviews of a session', () => {
  let server: MentorServer;
  let mentor: TestMentor;
  let asha: TestMember;
  let id: string;
  let end: Date;

  beforeEach(async () => {
    server = await startMentors();
    mentor = await server.mentor();
    asha = await server.person();
    const start = slotAhead(server, 2);
    end = new Date(start.getTime() + HOUR_MS);
    id = await server.agree(asha, mentor, start);
  });
  afterEach(() => server?.close());

  const review = (as: TestMember, stars: number, text = `From ${stars}`) =>
    server.call(
      reviewSession,
      { params: { id }, body: { stars, text, privateText: 'Between us' } },
      { as },
    );
  const shown = async (as?: TestMember) =>
    (
      await server.call(
        listMentorReviews,
        { params: { slug: mentor.slug }, query: {} },
        as === undefined ? {} : { as },
      )
    ).body;
  const figures = () =>
    server.rows('select sessions, rating_sum as sum, review_count as count from mentors');
  const complete = async () => {
    await server.goTo(end);
    await server.runTask('mentor.complete-sessions');
  };

  it('are written after it, once by each side, and revealed together', async () => {
    expect((await review(asha, 5)).error?.code).toBe('NOT_REVIEWABLE');
    await complete();
    expect((await server.read(asha, id)).body).toMatchObject({ canReview: true });
    expect((await review(asha, 5)).body).toMatchObject({ isRevealed: false, review: { stars: 5 } });
    expect((await review(asha, 1)).error?.code).toBe('REVIEWED');
    const before = (await server.read(mentor.member, id)).body;
    expect(before.reviews).toMatchObject({ own: null, theirs: null });
    expect((await shown()).data).toEqual([]);
    expect(await figures()).toEqual([{ sessions: 1, sum: 0, count: 0 }]);
    expect((await review(mentor.member, 3)).body).toMatchObject({ isRevealed: true });
    const after = (await server.read(mentor.member, id)).body;
    expect(after).toMatchObject({
      canReview: false,
      reviews: { own: { stars: 3 }, theirs: { stars: 5, privateText: 'Between us' } },
    });
    expect((await server.read(asha, id)).body.reviews.theirs).toMatchObject({ stars: 3 });
    const [only, ...rest] = (await shown(asha)).data;
    expect(rest).toEqual([]);
    expect(only).toMatchObject({ stars: 5, text: 'From 5', service: 'An hour' });
    expect(JSON.stringify(only)).not.toContain('Between us');
    // What the mentor wrote of a mentee isn’t among the mentor’s figures.
    expect(await figures()).toEqual([{ sessions: 1, sum: 5, count: 1 }]);
  });

  it('are revealed after fourteen days where only one side wrote one, and none follow', async () => {
    await complete();
    await review(asha, 4);
    await server.goTo(end, 14 * DAY_MS - 60_000);
    await server.runTask('mentor.reveal-reviews');
    expect((await shown()).data).toEqual([]);
    await server.goTo(end, 14 * DAY_MS);
    await server.runTask('mentor.reveal-reviews');
    await server.runTask('mentor.reveal-reviews');
    expect((await shown()).data).toHaveLength(1);
    expect(await figures()).toEqual([{ sessions: 1, sum: 4, count: 1 }]);
    expect((await server.read(mentor.member, id)).body).toMatchObject({
      canReview: false,
      reviews: { theirs: { stars: 4 } },
    });
    expect((await review(mentor.member, 5)).error?.code).toBe('NOT_REVIEWABLE');
  });

  it('aren’t found of a mentor whose page isn’t', async () => {
    const call = (slug: string) =>
      server.call(listMentorReviews, { params: { slug }, query: {} }, {});
    expect((await call('no-one')).status).toBe(404);
    await server.rows('update mentors set hidden_at = now()');
    expect((await call(mentor.slug)).status).toBe(404);
  });
});
