import { newId } from '@upround/shared/db';
import {
  applicantsWaiting,
  applicationMoved,
  applied,
  jobClosed,
  jobsFound,
  jobConfirmReminder,
  offerReplied,
} from '@upround/shared/ports';
import type { TestMember } from '@upround/shared/testing-server';
import { devices, startNotifications, type Notifications } from './notifications-server.fixtures';

describe('notifications of jobs', () => {
  let world: Notifications;
  const push = devices();

  beforeAll(async () => {
    world = await startNotifications({ push });
  });
  afterAll(() => world?.server.close());

  /** An open job, straight on its table. */
  async function job(creator: TestMember, title = 'Backend engineer') {
    const id = newId();
    await world.query(
      `insert into jobs (id, slug, creator_id, title, company, description, location, city, type, workplace,
         state, listing_id, published_at)
       values ($1, $2, $3, $4, 'Tidewater', 'Own it.', 'Pune', 'pune', 'FULL_TIME', 'HYBRID', 'OPEN', $1, now())`,
      [id, `job-${id}`, creator.userId, title],
    );
    return { id, slug: `job-${id}`, creatorId: creator.userId };
  }
  type Job = Awaited<ReturnType<typeof job>>;

  async function apply(by: TestMember, { id: jobId, creatorId }: Job) {
    const applicationId = newId();
    await world.query(
      'insert into job_applications (id, job_id, applicant_id) values ($1, $2, $3)',
      [applicationId, jobId, by.userId],
    );
    await world.publish(applied, { applicationId, jobId, creatorId, applicantId: by.userId });
    await world.server.runTasks();
    return applicationId;
  }
  async function move(
    by: TestMember,
    { id: jobId }: Job,
    [applicationId, state, stepId = newId()]: [id: string, state: string, stepId?: string],
  ) {
    await world.query('update job_applications set state = $2 where id = $1', [
      applicationId,
      state,
    ]);
    const moved = { applicationId, stepId, jobId, applicantId: by.userId, state };
    await world.publish(applicationMoved, moved);
    await world.server.runTasks();
  }
  const saveSearch = async (of: TestMember) => {
    const id = newId();
    await world.query(
      `insert into saved_searches (id, user_id, name, filters, alert, told_up_to)
       values ($1, $2, 'Remote engineering', '{"tag": ["a", "b"], "visa": "true"}', 'DAILY', $1)`,
      [id, of.userId],
    );
    return id;
  };

  it('G51: the creator is notified of applicants, with one line for each job', async () => {
    const [creator, ravi, noor] = [
      await world.person(),
      await world.person('Ravi Teja'),
      await world.person('Noor Khan'),
    ];
    const [one, two] = [await job(creator), await job(creator, 'Designer')];
    await world.device(creator, `token-${one.id}`);
    await apply(ravi, one);
    await apply(noor, one);
    await apply(noor, two);
    const { data, unreadCount } = await world.list(creator);
    expect(unreadCount).toBe(2);
    expect(data).toMatchObject([
      { type: 'APPLICATION', actorCount: 1, target: { job: { title: 'Designer' } } },
      {
        type: 'APPLICATION',
        actorCount: 2,
        actors: [{ displayName: 'Noor Khan' }, { displayName: 'Ravi Teja' }],
        target: {
          referenceType: 'JOB',
          referenceId: one.id,
          excerpt: '',
          job: { title: 'Backend engineer', company: 'Tidewater' },
          deeplink: `/jobs?view=hiring&job=${one.slug}`,
        },
      },
    ]);
    expect(push.asked[0]).toMatchObject({
      title: 'Ravi Teja applied to Backend engineer',
      body: 'See their application.',
    });
  });

  it('T27: withdrawn and blocked applicants are not counted; with no one left there is no notification', async () => {
    const [creator, ravi, noor] = [
      await world.person(),
      await world.person(),
      await world.person(),
    ];
    const one = await job(creator);
    const id = await apply(ravi, one);
    await apply(noor, one);
    await world.query(`update job_applications set state = 'WITHDRAWN' where id = $1`, [id]);
    expect(await world.list(creator)).toMatchObject({
      data: [{ actorCount: 1, actors: [{ id: noor.userId }] }],
    });
    await world.block(noor, creator);
    expect(await world.list(creator)).toMatchObject({ data: [], unreadCount: 0 });
  });

  it.each([
    ['SHORTLISTED', 'Tidewater shortlisted you for Backend engineer'],
    ['INTERVIEW', 'Tidewater invited you to interview for Backend engineer'],
    ['OFFER', 'Tidewater made you an offer for Backend engineer'],
    ['REJECTED', 'Tidewater isn’t moving forward with your application to Backend engineer'],
  ])('G51: the applicant is notified of %s, once', async (state, title) => {
    const [creator, me] = [await world.person(), await world.person()];
    await world.device(me, `token-${me.userId}`);
    const one = await job(creator);
    const id = await apply(me, one);
    const stepId = newId();
    await move(me, one, [id, state, stepId]);
    await move(me, one, [id, state, stepId]);
    const { data, unreadCount } = await world.list(me);
    expect(unreadCount).toBe(1);
    expect(data).toMatchObject([
      {
        type: 'APPLICATION_MOVED',
        actors: [],
        actorCount: 0,
        sentence: [{ name: 'Tidewater' }, {}, {}],
        target: {
          step: state,
          deeplink: `/jobs?applied=true&application=${id}`,
          company: { name: 'Tidewater', logoUrl: null },
          excerpt: expect.stringMatching(/\.$/) as string,
        },
      },
    ]);
    expect(push.asked.filter(({ device }) => device.userId === me.userId)).toMatchObject([
      { title },
    ]);
  });

  it('G51: a second rejection is notified as well, and none after the application was moved on', async () => {
    const [creator, me] = [await world.person(), await world.person()];
    const one = await job(creator);
    const id = await apply(me, one);
    await move(me, one, [id, 'SHORTLISTED']);
    await move(me, one, [id, 'REJECTED']);
    const steps = async () => (await world.list(me)).data.map(({ target }) => target?.step);
    expect(await steps()).toEqual(['REJECTED', 'SHORTLISTED']);
    await world.query(`update job_applications set state = 'SEEN' where id = $1`, [id]);
    expect(await world.list(me)).toMatchObject({ data: [], unreadCount: 0 });
    await move(me, one, [id, 'REJECTED']);
    expect(await steps()).toEqual(['REJECTED', 'REJECTED', 'SHORTLISTED']);
  });

  it.each([
    ['ACCEPTED', ' accepted your offer for '],
    ['DECLINED', ' declined your offer for '],
  ] as const)('A6: a job’s creator is notified of an offer that was %s', async (reply, words) => {
    const [creator, me] = [await world.person(), await world.person()];
    const one = await job(creator);
    const applicationId = await apply(me, one);
    const ids = { applicationId, stepId: newId(), jobId: one.id };
    const event = { ...ids, creatorId: creator.userId, applicantId: me.userId, reply };
    for (let twice = 0; twice < 2; twice += 1) {
      await world.publish(offerReplied, event);
      await world.server.runTasks();
    }
    const { data } = await world.list(creator);
    expect(data).toMatchObject([
      {
        type: 'OFFER_REPLIED',
        actors: [{ id: me.userId }],
        sentence: [{}, { text: words }, { title: 'Backend engineer' }],
        target: { deeplink: `/jobs?view=hiring&job=${one.slug}` },
      },
      { type: 'APPLICATION' },
    ]);
  });

  it('G51: viewing an application only appears in the timeline', async () => {
    const [creator, me] = [await world.person(), await world.person()];
    const one = await job(creator);
    await move(me, one, [await apply(me, one), 'SEEN']);
    expect((await world.list(me)).data).toEqual([]);
  });

  it('G51: applicants are notified of a closed job, unless a block hides it', async () => {
    const [creator, me] = [await world.person(), await world.person()];
    const one = await job(creator);
    const applicationId = await apply(me, one);
    await world.query(`update jobs set state = 'CLOSED', close_reason = 'FILLED' where id = $1`, [
      one.id,
    ]);
    await world.publish(jobClosed, { jobId: one.id, applicationId, applicantId: me.userId });
    await world.server.runTasks();
    expect((await world.list(me)).data).toMatchObject([{ target: { step: 'CLOSED' } }]);
    await world.block(creator, me);
    expect(await world.list(me)).toMatchObject({ data: [], unreadCount: 0 });
  });

  it('G50: new jobs of a saved search link to its board, and are deleted with the search or the last of them', async () => {
    const [creator, me] = [await world.person(), await world.person()];
    const [one, two] = [await job(creator, 'First'), await job(creator, 'Second')];
    const savedSearchId = await saveSearch(me);
    const found = { userId: me.userId, savedSearchId, jobIds: [two.id, one.id], count: 14 };
    await world.publish(jobsFound, found);
    await world.publish(jobsFound, found);
    await world.server.runTasks();
    expect((await world.list(me)).data).toMatchObject([
      {
        type: 'JOB_FOUND',
        target: {
          search: 'Remote engineering',
          count: 14,
          excerpt: 'Second, First',
          deeplink: '/jobs?tag=a%2Cb&visa=true',
        },
      },
    ]);
    const close = (id: string) =>
      world.query(`update jobs set state = 'CLOSED', close_reason = 'FILLED' where id = $1`, [id]);
    await close(two.id);
    expect((await world.list(me)).data).toMatchObject([{ target: { excerpt: 'First' } }]);
    await world.query('delete from saved_searches where id = $1', [savedSearchId]);
    expect(await world.list(me)).toMatchObject({ data: [], unreadCount: 0 });
  });

  it('T27: jobs of people on either side of a block are neither notified nor pushed', async () => {
    const [blocker, blocked, fine, me] = (await world.people(4)) as [
      TestMember,
      TestMember,
      TestMember,
      TestMember,
    ];
    await world.device(me, `token-${me.userId}`);
    await world.block(blocker, me);
    await world.block(me, blocked);
    const jobs = [await job(blocker), await job(blocked)];
    const step = async ({ id: jobId }: Job, at: TestMember) => {
      const applicationId = newId();
      await world.query(
        'insert into job_applications (id, job_id, applicant_id) values ($1, $2, $3)',
        [applicationId, jobId, at.userId],
      );
      await move(at, { id: jobId, slug: '', creatorId: '' }, [applicationId, 'OFFER']);
    };
    const lines = () => world.query('select 1 from notifications where user_id = $1', [me.userId]);
    const pushed = () => push.asked.filter(({ device }) => device.userId === me.userId);
    for (const one of jobs) await step(one, me);
    expect([await lines(), pushed()]).toEqual([[], []]);
    const found = {
      userId: me.userId,
      savedSearchId: await saveSearch(me),
      jobIds: jobs.map(({ id }) => id),
      count: 2,
    };
    await world.publish(jobsFound, found);
    await world.server.runTasks();
    expect([(await world.list(me)).data, pushed()]).toEqual([[], []]);
    await step(await job(fine), me);
    expect([(await world.list(me)).data.length, pushed().length]).toEqual([1, 1]);
  });

  it('G51: reminders are for the creator, once a day, and end with the job', async () => {
    const creator = await world.person();
    const { id: jobId, slug, creatorId } = await job(creator);
    await world.publish(applicantsWaiting, { jobId, creatorId, count: 3 });
    await world.server.runTasks();
    for (let at = 0; at < 2; at += 1) await world.publish(jobConfirmReminder, { jobId, creatorId });
    await world.server.runTasks();
    expect((await world.list(creator)).data).toMatchObject([
      { target: { step: 'CONFIRM', deeplink: `/jobs?view=hiring&job=${slug}` } },
      { target: { step: 'WAITING', count: 3 } },
    ]);
    await world.query(`update jobs set state = 'CLOSED', close_reason = 'FILLED' where id = $1`, [
      jobId,
    ]);
    expect(await world.list(creator)).toMatchObject({ data: [], unreadCount: 0 });
  });

  it('are found by the words of the job', async () => {
    const [creator, me] = [await world.person(), await world.person()];
    const one = await job(creator, 'Glass blower');
    await move(me, one, [await apply(me, one), 'OFFER']);
    expect((await world.list(me, { search: 'glass' })).data).toHaveLength(1);
    expect((await world.list(me, { search: 'wood' })).data).toHaveLength(0);
  });
});
