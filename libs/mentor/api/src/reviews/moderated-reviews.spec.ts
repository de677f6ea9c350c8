import { listMentorReviews, reviewSession } from '@upround/mentor/contract';
import type { TestMember } from '@upround/shared/testing-server';
import { moderatedReviews } from '../contributions/moderated-reviews';
import { reviewTarget } from '../contributions/review-target';
import {
  HOUR_MS,
  slotAhead,
  startMentors,
  type MentorServer,
  type TestMentor,
} from '../test/mentor-server.fixtures';

describe('reported reviews', () => {
  let server: MentorServer;
  let mentor: TestMentor;
  let asha: TestMember;
  /** The review of the mentee, and that of the mentor. */
  let ids: [string, string];

  beforeAll(async () => {
    server = await startMentors();
    mentor = await server.mentor();
    asha = await server.person();
    const start = slotAhead(server, 2);
    const session = await server.agree(asha, mentor, start);
    await server.goTo(new Date(start.getTime() + HOUR_MS));
    await server.runTask('mentor.complete-sessions');
    const write = async (as: TestMember) => {
      const body = { stars: 2, text: 'Rude words', privateText: 'And more' };
      const answer = await server.call(reviewSession, { params: { id: session }, body }, { as });
      return answer.body.review.id;
    };
    const first = await write(asha);
    expect(await find(null, first)).toBeNull();
    ids = [first, await write(mentor.member)];
  }, 60_000);
  afterAll(() => server?.close());

  const reference = (id: string) => ({ referenceType: 'REVIEW', referenceId: id }) as const;
  const find = (viewer: string | null, id: string) =>
    reviewTarget.find(server.db, viewer, reference(id));
  const measure = (name: 'hide' | 'show', id = ids[0]) =>
    server.db
      .transaction()
      .execute((trx) =>
        moderatedReviews[name](
          { trx, tasks: server.tasks.senderOn(trx), now: server.clock.now() },
          reference(id),
        ),
      );
  const shown = async () => {
    const { body } = await server.call(listMentorReviews, {
      params: { slug: mentor.slug },
      query: {},
    });
    const [figures] = await server.rows<{ sum: number; count: number }>(
      'select rating_sum as sum, review_count as count from mentors where id = $1',
      [mentor.id],
    );
    return { listed: body.data.length, ...figures };
  };

  it('are known to whoever reads them: of a mentor to everyone, of a mentee to both sides', async () => {
    const stranger = await server.person();
    const [ofMentor, ofMentee] = ids;
    expect(await find(null, ofMentor)).toEqual({ ownerId: asha.userId });
    expect(await find(stranger.userId, ofMentee)).toBeNull();
    expect(await find(asha.userId, ofMentee)).toEqual({ ownerId: mentor.userId });
    expect(await find(asha.userId, 'no id')).toBeNull();
  });

  it('are read by moderators with the private note', async () => {
    const snapshot = await moderatedReviews.capture(server.db, reference(ids[0]));
    expect(snapshot).toMatchObject({ ownerId: asha.userId, text: 'Rude words\n\nAnd more' });
  });

  it('don’t count for the mentor while they’re hidden', async () => {
    expect(await shown()).toEqual({ listed: 1, sum: 2, count: 1 });
    expect(await measure('hide')).toBe(true);
    expect(await measure('hide')).toBe(true);
    expect(await shown()).toEqual({ listed: 0, sum: 0, count: 0 });
    expect(await find(asha.userId, ids[0])).toBeNull();
    expect(await measure('show')).toBe(true);
    expect(await measure('show')).toBe(true);
    expect(await shown()).toEqual({ listed: 1, sum: 2, count: 1 });
    expect(await measure('hide', ids[1])).toBe(true);
    expect(await shown()).toEqual({ listed: 1, sum: 2, count: 1 });
    expect(await measure('hide', 'no id')).toBe(false);
  });
});
