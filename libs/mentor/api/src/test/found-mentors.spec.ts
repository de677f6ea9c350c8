import { changeBooking, listMentors, readMentor } from '@upround/mentor/contract';
import type { TestMember } from '@upround/shared/testing-server';
import { sql } from 'kysely';
import { moderatedMentors } from '../contributions/moderated-mentors';
import { mentorSearch } from '../contributions/mentor-search';
import { mentorTarget } from '../contributions/mentor-target';
import {
  slotAhead,
  startMentors,
  type MentorServer,
  type TestMentor,
} from './mentor-server.fixtures';

describe('mentors beyond their own pages', () => {
  let server: MentorServer;
  let mentor: TestMentor;
  let asha: TestMember;

  beforeAll(async () => {
    server = await startMentors();
  });
  beforeEach(async () => {
    mentor = await server.mentor(120_000);
    asha = await server.person();
    await server.rows('update mentors set price_from = 120000 where id = $1', [mentor.id]);
  });
  afterAll(() => server?.close());

  const reference = () => ({ referenceType: 'MENTOR', referenceId: mentor.id }) as const;
  const measure = (name: 'hide' | 'show' | 'notifyHidden') =>
    server.db
      .transaction()
      .execute(async (trx) =>
        moderatedMentors[name]?.(
          { trx, tasks: server.tasks.senderOn(trx), now: server.clock.now() },
          reference(),
        ),
      );

  /** As social does it: the bookmark and the counter in one statement. */
  const save = (actorId: string, delta: 1 | -1 = 1) =>
    server.db.transaction().execute((trx) =>
      mentorTarget.add(trx, {
        reference: reference(),
        kind: 'BOOKMARK',
        delta,
        actorId,
        name: `test.save${delta}`,
        statement:
          delta === 1
            ? sql`insert into bookmarks (user_id, reference_id, reference_type, id)
                values (${actorId}, ${mentor.id}, 'MENTOR', gen_random_uuid()) on conflict do nothing returning 1`
            : sql`delete from bookmarks where user_id = ${actorId} and reference_id = ${mentor.id} returning 1`,
      }),
    );

  const places = async (as: TestMember | null = asha) => {
    const page = await server.call(readMentor, { params: { slug: mentor.slug } }, as ? { as } : {});
    const list = await server.call(listMentors, { query: {} }, as ? { as } : {});
    const indexed = await server.rows('select 1 from search_documents where id = $1', [mentor.id]);
    const found = await mentorSearch.describe(server.db, as?.userId ?? null, [mentor.id]);
    return {
      page: page.status === 200,
      list: list.body.data.some(({ id }) => id === mentor.id),
      search: indexed.length === 1 && found.has(mentor.id),
      target: (await mentorTarget.find(server.db, as?.userId ?? null, reference())) !== null,
    };
  };
  const everywhere = { page: true, list: true, search: true, target: true };
  const nowhere = { page: false, list: false, search: false, target: false };

  it('are found with what a hit shows, and not across a block', async () => {
    expect(await places()).toEqual(everywhere);
    const found = await mentorSearch.describe(server.db, null, [mentor.id]);
    expect(found.get(mentor.id)).toMatchObject({
      slug: mentor.slug,
      title: 'A headline',
      person: { id: mentor.userId },
      details: { headline: 'A headline', priceFrom: 120_000, currency: 'INR', rating: null },
    });
    await server.rows('insert into blocks (user_id, blocked_id) values ($1, $2)', [
      mentor.userId,
      asha.userId,
    ]);
    expect(await places()).toEqual({ ...nowhere });
    expect(await places(null)).toEqual(everywhere);
  });

  it('P5: are saved once, and shown as saved', async () => {
    expect(await save(asha.userId)).toEqual({ count: 1, changed: true });
    expect(await save(asha.userId)).toEqual({ count: 1, changed: false });
    const seen = await server.call(readMentor, { params: { slug: mentor.slug } }, { as: asha });
    expect(seen.body.isBookmarked).toBe(true);
    const described = await mentorTarget.describe(server.db, asha.userId, [mentor.id, 'nothing']);
    expect([...described.values()]).toMatchObject([{ slug: mentor.slug, title: 'A headline' }]);
    await server.rows(`update mentors set state = 'REMOVED' where id = $1`, [mentor.id]);
    expect(await save((await server.person()).userId)).toBeNull();
    expect(await save(asha.userId, -1)).toEqual({ count: 0, changed: true });
  });

  it('that moderators hide are nowhere, and sessions ahead end with all that was paid', async () => {
    const id = await server.agree(asha, mentor, slotAhead(server, 5));
    expect((await moderatedMentors.capture(server.db, reference()))?.ownerId).toBe(mentor.userId);
    for (let twice = 0; twice < 2; twice += 1) expect(await measure('hide')).toBe(true);
    expect(await places()).toEqual(nowhere);
    await server.runTasks();
    // The decision can be undone still.
    expect((await server.read(asha, id)).body.state).toBe('CONFIRMED');
    expect(await measure('show')).toBe(true);
    await server.runTasks();
    expect(await places()).toEqual(everywhere);
    await measure('notifyHidden');
    await server.runTasks();
    expect((await server.read(asha, id)).body.state).toBe('CONFIRMED');
    await measure('hide');
    await measure('notifyHidden');
    await server.runTasks();
    const { body } = await server.read(asha, id);
    expect([body.state, body.refunded]).toEqual(['CANCELLED', 120_000]);
    const late = await server.call(
      changeBooking,
      { params: { id }, body: { state: 'CONFIRMED' } },
      { as: mentor.member },
    );
    expect(late.status).not.toBe(200);
  });
});
