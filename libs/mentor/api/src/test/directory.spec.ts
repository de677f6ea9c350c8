import {
  listMentors,
  matchMentors,
  readMentor,
  readMentorByUser,
  readMentorFacets,
  saveHours,
  setMentorState,
  stopWaiting,
  waitForMentor,
} from '@upround/mentor/contract';
import type { TestMember } from '@upround/shared/testing-server';
import { sql } from 'kysely';
import { profileMentoring } from '../contributions/profile-mentoring';
import { startDirectory, workdays, type DirectoryServer } from './directory-server.fixtures';

const never = { weekly: { MON: [], TUE: [], WED: [], THU: [], FRI: [], SAT: [], SUN: [] } };

describe('the directory of mentors', () => {
  let server: DirectoryServer;
  let asha: TestMember;
  let sunita: TestMember;
  let kabir: TestMember;
  let meera: TestMember;

  beforeAll(async () => {
    server = await startDirectory();
    asha = await server.signUpAs('asha');
    sunita = await server.mentor('sunita', {
      profile: { languages: ['en', 'hi'] },
      service: { amount: 0 },
    });
    kabir = await server.mentor('kabir', {
      profile: { headline: 'Contracts and shares', needs: ['LEGAL'], stages: ['IDEA', 'SEED'] },
      service: { amount: 250_000 },
    });
    meera = await server.mentor('meera', {
      profile: { headline: 'Hiring engineers', needs: ['HIRING'], stages: ['GROWTH'] },
      hours: { ...never, overrides: { '2020-01-01': [{ from: '10:00', to: '11:00' }] } },
      service: { amount: 100_000 },
    });
    const rate = (member: TestMember, sum: number, count: number) =>
      server.database.query(
        'update mentors set rating_sum = $2, review_count = $3, sessions = $3 where user_id = $1',
        [member.userId, sum, count],
      );
    await rate(kabir, 45, 9);
    await rate(meera, 5, 1);
  }, 60_000);
  afterAll(() => server?.close());

  const slugs = async (query: Record<string, unknown> = {}, as?: TestMember) => {
    const answer = await server.call(listMentors, { query }, { as });
    expect(answer.status).toBe(200);
    return answer.body.data.map(({ slug }) => slug);
  };

  it('shows who they are, with figures that were counted', async () => {
    const { body } = await server.call(listMentors, { query: { query: 'contracts shares' } });
    expect(body.data).toEqual([
      {
        id: expect.any(String),
        slug: 'kabir',
        person: expect.objectContaining({ id: kabir.userId, displayName: 'kabir Example' }),
        headline: 'Contracts and shares',
        stages: ['IDEA', 'SEED'],
        needs: ['LEGAL'],
        languages: ['en'],
        priceFrom: 250_000,
        currency: 'INR',
        zone: 'Asia/Kolkata',
        nextSlotAt: expect.any(String),
        sessions: 9,
        rating: 5,
        reviewCount: 9,
        replyHours: null,
      },
    ]);
  });

  it.each([
    // One review of five stars counts less than nine.
    ['best', ['kabir', 'meera', 'sunita']],
    ['price', ['sunita', 'meera', 'kabir']],
  ] as const)('is sorted by %s, page after page', async (sort, expected) => {
    expect(await slugs({ sort })).toEqual(expected);
    const found: string[] = [];
    let cursor: string | undefined;
    do {
      const query = { sort, limit: 1, ...(cursor !== undefined && { cursor }) };
      const { body, status } = await server.call(listMentors, { query });
      expect([status, body.data.length]).toEqual([200, 1]);
      found.push(...body.data.map(({ slug }) => slug));
      cursor = body.nextSegment ?? undefined;
    } while (cursor !== undefined);
    expect(found).toEqual(expected);
  });

  it.each(['soonest', 'rating'] as const)('has everyone once by %s', async (sort) => {
    const first = await server.call(listMentors, { query: { sort, limit: 2 } });
    const cursor = first.body.nextSegment ?? '';
    const second = await server.call(listMentors, { query: { sort, limit: 2, cursor } });
    const all = [...first.body.data, ...second.body.data].map(({ slug }) => slug);
    expect([...all].sort()).toEqual(['kabir', 'meera', 'sunita']);
    if (sort === 'soonest') expect(all[2]).toBe('meera');
    else expect(all[2]).toBe('sunita');
  });

  it.each([
    [{ query: 'customer' }, ['sunita']],
    [{ query: 'meera' }, ['meera']],
    [{ query: 'nothing like this' }, []],
    [{ need: ['LEGAL', 'SALES'] }, ['kabir', 'sunita']],
    [{ stage: ['SEED'], language: ['hi'] }, ['sunita']],
    [{ maxPrice: 0 }, ['sunita']],
    [{ maxPrice: 100_000 }, ['meera', 'sunita']],
    [{ when: 'THIS_MONTH' }, ['kabir', 'sunita']],
  ])('is narrowed by %j', async (query, expected) => {
    expect((await slugs(query)).sort()).toEqual(expected);
  });

  it('counts for each value what the list would have', async () => {
    const { body } = await server.call(readMentorFacets, { query: { need: ['LEGAL', 'SALES'] } });
    expect(body.total).toBe(2);
    expect(body.counts).toMatchObject({
      stage: [
        { value: 'IDEA', count: 1 },
        { value: 'SEED', count: 2 },
      ],
      // Beside the filters of other fields, so that another need can be added.
      need: expect.arrayContaining([{ value: 'HIRING', count: 2 }]),
      language: [
        { value: 'en', count: 2 },
        { value: 'hi', count: 1 },
      ],
      budget: expect.arrayContaining([
        { value: 0, count: 1 },
        { value: 300_000, count: 2 },
      ]),
      when: expect.arrayContaining([{ value: 'THIS_MONTH', count: 2 }]),
    });
    for (const { value, count } of body.counts.stage) {
      expect(await slugs({ need: ['LEGAL', 'SALES'], stage: [value] })).toHaveLength(count);
    }
    for (const { value, count } of body.counts.budget) {
      expect(await slugs({ need: ['LEGAL', 'SALES'], maxPrice: value })).toHaveLength(count);
    }
  });

  it.each([
    [{ sort: 'newest' }],
    [{ stage: 'LATER' }],
    [{ maxPrice: -1 }],
    [{ language: 'english' }],
    [{ cursor: 'forged' }],
    [{ limit: 51 }],
  ])('refuses %j', async (query) => {
    expect((await server.call(listMentors, { query } as never)).status).toBe(400);
  });

  it('has a page for each mentor, also by id', async () => {
    const { body } = await server.call(readMentor, { params: { slug: 'sunita' } }, { as: asha });
    expect(body).toMatchObject({
      slug: 'sunita',
      services: [{ title: 'An hour on your sales', price: { amount: 0, currency: 'INR' } }],
      state: 'LISTED',
      isOwn: false,
      isWaiting: false,
      rating: null,
    });
    expect(body.nextSlots).toHaveLength(6);
    expect(body.nextSlots[0]?.start).toBe(body.nextSlotAt);
    expect(JSON.stringify(body)).not.toMatch(/joinUrl|proof/);
    const byId = await server.call(readMentor, { params: { slug: body.id } });
    expect(byId.body.slug).toBe('sunita');
    const own = await server.call(readMentor, { params: { slug: 'sunita' } }, { as: sunita });
    expect(own.body.isOwn).toBe(true);
  });

  it('spec 2.36: is read by the person, whose profile shows it while it’s listed', async () => {
    const read = (userId: string, as?: TestMember) =>
      server.call(readMentorByUser, { query: { userId } }, { as });
    const isShown = async ({ userId }: TestMember) => {
      const shown = profileMentoring.has(sql.val(userId), asha.userId);
      const { rows } = await sql<{ is: boolean }>`select ${shown} as is`.execute(server.db);
      return rows[0]?.is;
    };
    const { body } = await read(sunita.userId, asha);
    const { body: list } = await server.call(listMentors, { query: { query: 'sunita' } });
    expect([body]).toEqual(list.data);
    expect([await isShown(sunita), await isShown(asha)]).toEqual([true, false]);
    const set = (state: 'PAUSED' | 'LISTED') =>
      server.call(setMentorState, { body: { state } }, { as: sunita });
    await set('PAUSED');
    for (const as of [undefined, asha, sunita])
      expect((await read(sunita.userId, as)).status).toBe(404);
    expect(await isShown(sunita)).toBe(false);
    await set('LISTED');
    expect(await isShown(sunita)).toBe(true);
    const blocked = await server.signUpAs('kept-out');
    await server.block(sunita, blocked);
    expect((await read(sunita.userId, blocked)).status).toBe(404);
    for (const userId of [asha.userId, 'no-id']) expect((await read(userId)).status).toBe(404);
  });

  const pages = async (slug: string, as?: TestMember) => {
    const params = { slug };
    const read = await server.call(readMentor, { params }, { as });
    return [(await slugs({}, as)).includes(slug), read.status];
  };

  it('G44: shows paused and hidden profiles to their mentor alone', async () => {
    const moderator = await server.signUpAs('mod', { staffRoles: ['MODERATOR'] });
    const set = (state: 'PAUSED' | 'LISTED') =>
      server.call(setMentorState, { body: { state } }, { as: kabir });
    await set('PAUSED');
    for (const as of [undefined, asha, moderator])
      expect(await pages('kabir', as)).toEqual([false, 404]);
    expect(await pages('kabir', kabir)).toEqual([false, 200]);
    await set('LISTED');
    await server.database.query('update mentors set hidden_at = now() where user_id = $1', [
      kabir.userId,
    ]);
    for (const as of [undefined, asha]) expect(await pages('kabir', as)).toEqual([false, 404]);
    expect(await pages('kabir', kabir)).toEqual([false, 200]);
    await server.database.query('update mentors set hidden_at = null where user_id = $1', [
      kabir.userId,
    ]);
    expect(await pages('kabir', asha)).toEqual([true, 200]);
  });

  it('G44: a block hides both ways, also from counts and the choice; 404 is that of no one', async () => {
    const [blocker, blocked] = [await server.signUpAs('blocker'), await server.signUpAs('blocked')];
    await server.block(blocker, kabir);
    await server.block(kabir, blocked);
    const missing = await server.call(readMentor, { params: { slug: 'no-one' } }, { as: blocked });
    for (const as of [blocker, blocked]) {
      expect(await pages('kabir', as)).toEqual([false, 404]);
      const read = await server.call(readMentor, { params: { slug: 'kabir' } }, { as });
      const bodies = [read.raw.json(), missing.raw.json()].map(({ errors }) => errors);
      expect(bodies[0]).toEqual(bodies[1]);
      const facets = await server.call(readMentorFacets, { query: {} }, { as });
      expect(facets.body.total).toBe(2);
      const match = await server.call(matchMentors, { query: {} }, { as });
      expect(match.body.total).toBe(2);
      const wait = await server.call(waitForMentor, { params: { slug: 'kabir' } }, { as });
      expect(wait.status).toBe(404);
    }
    expect(await pages('kabir', asha)).toEqual([true, 200]);
  });

  it('leaves out banned people, and profiles that wait', async () => {
    const waiting = await server.signUpAs('waiting');
    await server.apply(waiting);
    expect(await pages('waiting')).toEqual([false, 404]);
    await server.database.query(`update people set state = 'BANNED' where id = $1`, [meera.userId]);
    expect(await pages('meera')).toEqual([false, 404]);
    await server.database.query(`update people set state = 'ACTIVE' where id = $1`, [meera.userId]);
    expect(await pages('meera')).toEqual([true, 200]);
  });

  it('members wait for mentors without free times, and stop', async () => {
    const wait = (slug: string, as?: TestMember) =>
      server.call(waitForMentor, { params: { slug } }, { as });
    expect((await wait('meera')).status).toBe(401);
    expect((await wait('sunita', asha)).error?.code).toBe('HAS_SLOTS');
    expect((await wait('meera', meera)).status).toBe(404);
    // The last free time was booked, and the directory doesn't know it yet.
    await server.database.query('update mentors set next_slot_at = now() + $1 where user_id = $2', [
      '1 hour',
      meera.userId,
    ]);
    for (let n = 0; n < 2; n += 1)
      expect((await wait('meera', asha)).body).toEqual({ active: true });
    const isWaiting = async () =>
      (await server.call(readMentor, { params: { slug: 'meera' } }, { as: asha })).body.isWaiting;
    expect(await isWaiting()).toBe(true);
    for (let n = 0; n < 2; n += 1) {
      const params = { slug: 'meera' };
      expect((await server.call(stopWaiting, { params }, { as: asha })).body).toEqual({
        active: false,
      });
    }
    expect(await isWaiting()).toBe(false);
    await server.database.query('update mentors set next_slot_at = null where user_id = $1', [
      meera.userId,
    ]);
  });

  it('keeps the next free time by a task, after hours changed and as time passes', async () => {
    const nextOf = async () =>
      (await server.call(listMentors, { query: { query: 'meera' } })).body.data[0]?.nextSlotAt;
    expect(await nextOf()).toBeNull();
    await server.call(saveHours, { body: workdays }, { as: meera });
    expect(await nextOf()).toBeNull();
    await server.runTasks();
    const next = await nextOf();
    expect(new Date(next ?? 0).getTime()).toBeGreaterThan(server.clock.now().getTime());
  });
});
