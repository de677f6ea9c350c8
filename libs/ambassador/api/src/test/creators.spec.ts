import {
  applyAsCreator,
  changeCreator,
  leaveCreators,
  readCreatorProgramme,
  readOwnCreator,
  recordRead,
} from '@upround/ambassador/contract';
import { DAY_MS, type Person } from './ambassador-server.fixtures';
import { about, noPost, startCreators, VPA, type CreatorServer } from './creators-server.fixtures';

describe('spec 4.74: the creator programme', () => {
  let server: CreatorServer;

  beforeAll(async () => {
    server = await startCreators();
  }, 60_000);
  afterAll(() => server?.close());

  const change = (as: Person, payoutVpa: string) =>
    server.call(changeCreator, { body: { payoutVpa } }, { as });
  const leave = (as: Person) => server.call(leaveCreators, {}, { as });
  const met = async (as: Person) =>
    (await server.own(as)).progress.map(({ value, needed, isMet }) => [value, needed, isMet]);

  it('says how it pays to everyone, and one’s own place to members alone', async () => {
    const { body } = await server.call(readCreatorProgramme, {});
    expect(body).toMatchObject({ creators: 0, poolPercent: 10, minimumPayout: 50_000, months: [] });
    const bodies = [
      server.call(readOwnCreator, {}),
      server.call(applyAsCreator, { body: { about } }),
      server.call(changeCreator, { body: { payoutVpa: VPA } }),
      server.call(leaveCreators, {}),
      server.call(recordRead, { body: { postId: noPost() } }),
    ];
    for (const answer of bodies) expect((await answer).status).toBe(401);
  });

  it('shows what one has of each condition', async () => {
    const person = await server.person();
    expect(await server.own(person)).toMatchObject({
      isEligible: false,
      application: null,
      months: [],
      readsThisMonth: 0,
    });
    const none = [
      [0, 60, false],
      [0, 10, false],
      [0, 500, false],
      [0, 0, true],
    ];
    expect(await met(person)).toEqual(none);
    const [hidden, visible] = [await server.post(person), await server.post(person)];
    await server.post(person, 91 * DAY_MS);
    await server.rows(`update posts set state = 'HIDDEN' where id = $1`, [hidden]);
    const [reader] = await server.readers(1);
    if (reader === undefined) throw new Error('No reader.');
    await server.read(reader, visible);
    await server.read(await server.person(), visible);
    await server.rows('update people set created_at = $2 where id = $1', [
      person.userId,
      new Date(server.clock.now().getTime() - 60 * DAY_MS + 1_000),
    ]);
    await server.rows(`update people set state = 'RESTRICTED' where id = $1`, [person.userId]);
    expect(await met(person)).toEqual([
      [59, 60, false],
      [1, 10, false],
      [2, 500, false],
      [1, 0, false],
    ]);
    await server.rows('update creator_reads set at = $2 where author_id = $1', [
      person.userId,
      new Date(server.clock.now().getTime() - 91 * DAY_MS),
    ]);
    expect((await met(person))[2]).toEqual([0, 500, false]);
  });

  it('is applied to by who meets all conditions, once', async () => {
    expect((await server.apply(await server.person())).error?.code).toBe('NOT_ELIGIBLE');
    const person = await server.eligible();
    expect((await server.own(person)).isEligible).toBe(true);
    const bad = [
      { about: 'Too short.' },
      { about: 'a'.repeat(1_001) },
      { about, payoutVpa: 'ira' },
      { about, payoutVpa: 'ira@ok-bank' },
      { about, more: 1 },
      {},
    ];
    for (const body of bad) expect((await server.apply(person, body as never)).status).toBe(400);
    const answers = await Promise.all([server.apply(person), server.apply(person)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect((await server.apply(person)).error?.code).toBe('ALREADY_CREATOR');
    const application = await server.application(person);
    expect(application).toMatchObject({
      state: 'SUBMITTED',
      about,
      payoutVpa: 'ir•••@okbank',
      reason: '',
      timeline: [{ state: 'SUBMITTED' }],
    });
    const [stored] = await server.rows<{ payout_vpa: string }>(
      'select payout_vpa from creators where user_id = $1',
      [person.userId],
    );
    expect(stored?.payout_vpa).not.toMatch(/ira|okbank/);
    expect(await server.waiting('CREATOR')).toMatchObject([
      { id: application.id, text: about, askedBy: person.userId },
    ]);
    await server.decide('CREATOR', true);
    expect(await server.waiting('CREATOR')).toEqual([]);
    expect((await server.application(person)).timeline.map(({ state }) => state)).toEqual([
      'SUBMITTED',
      'APPROVED',
    ]);
    expect((await server.apply(person)).error?.code).toBe('ALREADY_CREATOR');
    expect((await server.call(readCreatorProgramme, {})).body.creators).toBe(1);
    await server.runTasks();
    expect(server.drafts.at(-1)).toMatchObject({
      userId: person.userId,
      type: 'CREATOR',
      details: { about: 'APPLICATION', isApproved: true },
    });
  });

  it('is declined with a reason, withdrawn and left, and can be applied to again', async () => {
    const person = await server.eligible();
    expect((await leave(person)).error?.code).toBe('NO_CREATOR');
    expect((await change(person, VPA)).error?.code).toBe('NO_CREATOR');
    await server.apply(person);
    await server.decide('CREATOR', false, 'Tell us more.');
    expect(await server.application(person)).toMatchObject({
      state: 'DECLINED',
      reason: 'Tell us more.',
    });
    expect((await leave(person)).error?.code).toBe('NO_CREATOR');
    const { body } = await server.apply(person, { about: `${about} Weekly.` });
    expect(body.application).toMatchObject({
      state: 'SUBMITTED',
      about: `${about} Weekly.`,
      payoutVpa: 'ir•••@okbank',
      reason: '',
      timeline: [{ state: 'SUBMITTED' }],
    });
    expect((await leave(person)).body.application?.state).toBe('WITHDRAWN');
    expect(await server.waiting('CREATOR')).toEqual([]);
    await server.apply(person);
    await server.decide('CREATOR', true);
    expect((await leave(person)).body.application?.timeline.map(({ state }) => state)).toEqual([
      'SUBMITTED',
      'APPROVED',
      'LEFT',
    ]);
    expect((await leave(person)).error?.code).toBe('NO_CREATOR');
    expect((await change(person, 'ab@upi')).body.application?.payoutVpa).toBe('a•••@upi');
    expect((await change(person, 'nothing')).status).toBe(400);
    expect((await server.apply(person)).status).toBe(201);
    await server.decide('CREATOR', false);
  });

  describe('reads', () => {
    const rows = (postId: string) =>
      server.rows<{ reader_id: string; month: string; has_plan: boolean; at: Date }>(
        'select reader_id, month, has_plan, at from creator_reads where post_id = $1 order by id',
        [postId],
      );

    it('are recorded once a month for each reader, with whether they had a plan', async () => {
      const [author, reader] = [await server.person(), await server.person()];
      const post = await server.post(author);
      expect((await server.read(reader, post)).status).toBe(204);
      const [first] = await rows(post);
      expect(first).toMatchObject({ reader_id: reader.userId, month: '2026-11', has_plan: false });
      await server.wait(1_000);
      await server.read(reader, post);
      expect(await rows(post)).toEqual([first]);
      server.plans.add(reader.userId);
      await server.read(reader, post);
      server.plans.delete(reader.userId);
      await server.read(reader, post);
      const [later, ...others] = await rows(post);
      expect([later?.has_plan, others]).toEqual([true, []]);
      expect(later?.at.getTime()).toBeGreaterThan(first?.at.getTime() ?? Infinity);
      const ideas = `insert into ideas (id, slug, author_id, title, description, problem, solution, stage)
        values ($1, $2, $3, 'A title', 'd', 'p', 's', 'IDEA')`;
      const idea = noPost();
      await server.rows(ideas, [idea, `idea-${idea}`, author.userId]);
      expect((await server.read(reader, idea)).status).toBe(204);
      expect(await rows(idea)).toHaveLength(1);
    });

    it('of one’s own posts don’t count, and of posts that one can’t read there are none', async () => {
      const [author, reader] = [await server.person(), await server.person()];
      const post = await server.post(author);
      expect((await server.read(author, post)).status).toBe(204);
      expect((await server.read(reader, noPost())).status).toBe(404);
      expect((await server.read(reader, 'no-id')).status).toBe(404);
      expect((await server.read(reader, "' or 1 = 1")).status).toBe(400);
      expect((await server.read(reader, author.userId)).status).toBe(404);
      const comment = noPost();
      await server.rows(
        `insert into comments (id, reference_type, reference_id, author_id, text) values ($1, 'POST', $2, $3, 'Good')`,
        [comment, post, author.userId],
      );
      expect((await server.read(reader, comment)).status).toBe(404);
      await server.rows('insert into blocks (user_id, blocked_id) values ($1, $2)', [
        author.userId,
        reader.userId,
      ]);
      expect((await server.read(reader, post)).status).toBe(404);
      await server.rows(`update posts set state = 'HIDDEN' where id = $1`, [post]);
      expect((await server.read(await server.person(), post)).status).toBe(404);
      expect(await rows(post)).toEqual([]);
    });

    it('of this month that count are those with a plan since one was approved', async () => {
      const author = await server.eligible();
      const post = await server.post(author);
      const [early, late] = await server.readers(2);
      if (early === undefined || late === undefined) throw new Error('No readers.');
      await server.read(early, post);
      await server.apply(author);
      await server.wait(1_000);
      await server.decide('CREATOR', true);
      expect((await server.own(author)).readsThisMonth).toBe(0);
      await server.wait(1_000);
      await server.read(late, post);
      await server.read(await server.person(), post);
      expect((await server.own(author)).readsThisMonth).toBe(1);
      await server.read(early, post);
      expect((await server.own(author)).readsThisMonth).toBe(2);
    });
  });
});
