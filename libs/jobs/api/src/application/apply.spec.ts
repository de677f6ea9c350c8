import { apply, jobLimits } from '@upround/jobs/contract';
import { opensFor } from '@upround/shared/domain';
import { newId } from '@upround/shared/db';
import { applied } from '@upround/shared/ports';
import type { TestMember } from '@upround/shared/testing-server';
import { startApplicationServer, eventsOf } from './test/application-server.fixtures';
import type { ApplicationServer } from './test/application-server.fixtures';

describe('P13: applying to a job', () => {
  let server: ApplicationServer;
  let job: string;

  beforeAll(async () => {
    server = await startApplicationServer();
    job = await server.insertJob(server.creator);
  });
  afterAll(() => server?.close());

  const applyAs = (as: TestMember | undefined, referenceId: string, over: object = {}) =>
    server.call(
      apply,
      { body: { referenceType: 'JOB', referenceId, note: 'Hello', ...over } },
      { as },
    );

  /** Applies, is refused, and finds everything as it was. */
  async function refused(as: TestMember | undefined, referenceId: string, over: object = {}) {
    const before = await server.everything();
    const { status, error } = await applyAs(as, referenceId, over);
    expect(await server.everything()).toBe(before);
    return [status, error?.code, error?.path];
  }

  it('answers 201 with the application, and notifies the creator', async () => {
    const resumeUrl = await server.plantUpload(server.applicant);
    const { status, body } = await applyAs(server.applicant, job, { resumeUrl });
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.any(String) as string,
      referenceType: 'JOB',
      referenceId: job,
      state: 'APPLIED',
      note: 'Hello',
      resume: { url: resumeUrl, name: 'Ravi Teja.pdf', size: 84_000 },
      timeline: [{ state: 'APPLIED', at: body.createdAt, reason: null }],
      createdAt: expect.any(String) as string,
      movedAt: body.createdAt,
    });
    await server.runTasks();
    expect(eventsOf(server, applied)).toEqual([
      {
        applicationId: body.id,
        jobId: job,
        creatorId: server.creator.userId,
        applicantId: server.applicant.userId,
      },
    ]);
  });

  it('works with the job’s slug too, and without a résumé', async () => {
    const { body } = await applyAs(server.stranger, `job-${job}`);
    expect(body).toMatchObject({ referenceId: job, resume: null });
  });

  it('is for members only', async () => {
    expect(await refused(undefined, job)).toEqual([401, 'LOGIN_REQUIRED', undefined]);
  });

  it('answers 404 for an unknown job, a draft, and a job behind a block', async () => {
    const [blocker, blocked] = [
      await server.signUpAs('apply-blocker'),
      await server.signUpAs('apply-blocked'),
    ];
    await server.block(blocker, blocked);
    const draft = await server.insertJob(server.creator, { state: 'DRAFT' });
    const theirs = await server.insertJob(blocker);
    const mine = await server.insertJob(blocked);
    for (const [as, id] of [
      [server.applicant, newId()],
      [server.applicant, 'no-such-job'],
      [server.applicant, draft],
      [server.moderator, draft],
      [blocked, theirs],
      [blocker, mine],
    ] as const) {
      expect(await refused(as, id)).toEqual([404, 'NOT_FOUND', undefined]);
    }
  });

  it('is rejected for the creator, and for a closed job', async () => {
    const closed = await server.insertJob(server.creator, { state: 'CLOSED' });
    expect(await refused(server.creator, job)).toEqual([403, 'OWN_JOB', undefined]);
    expect(await refused(server.creator, closed)).toEqual([403, 'OWN_JOB', undefined]);
    expect(await refused(server.applicant, closed)).toEqual([409, 'JOB_CLOSED', undefined]);
  });

  it('R9: is rejected from the moment that a job ends, whether or not it was closed yet', async () => {
    const over = await server.insertJob(server.creator);
    await server.database.query('update jobs set closes_at = $2 where id = $1', [
      over,
      server.clock.now(),
    ]);
    expect(await refused(server.applicant, over)).toEqual([409, 'JOB_CLOSED', undefined]);
  });

  it('is possible once, even after withdrawing', async () => {
    expect(await refused(server.applicant, job)).toEqual([409, 'ALREADY_APPLIED', undefined]);
    const again = await server.insertJob(server.creator);
    const { id } = await server.applyTo(again, server.applicant);
    await server.database.query(`update job_applications set state = 'WITHDRAWN' where id = $1`, [
      id,
    ]);
    expect(await refused(server.applicant, again)).toEqual([409, 'ALREADY_APPLIED', undefined]);
  });

  it('R8: a hundred at once create one', async () => {
    const wanted = await server.insertJob(server.creator);
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => applyAs(server.stranger, wanted)),
    );
    const countOf = (status: number) => answers.filter((one) => one.status === status).length;
    expect([countOf(201), countOf(409)]).toEqual([1, 99]);
    const rows = await server.database.query(
      `select p.id from job_applications p join job_application_steps s on s.application_id = p.id
       where p.job_id = $1`,
      [wanted],
    );
    expect(rows).toHaveLength(1);
  });

  it.each([
    ['somebody else’s', () => server.plantUpload(server.creator)],
    ['a picture', () => server.plantUpload(server.applicant, 'IMAGE')],
    ['an unknown one', async () => '/media/AAAAAAAAAAAAAAAAAAAAAA.pdf'],
    ['a link', async () => 'https://example.com/cv.pdf'],
    ['nothing', async () => ''],
  ])('T8: rejects a résumé that is %s', async (_what, urlOf) => {
    const other = await server.insertJob(server.creator);
    expect(await refused(server.applicant, other, { resumeUrl: await urlOf() })).toEqual([
      400,
      'NOT_YOUR_RESUME',
      'resumeUrl',
    ]);
  });

  it.each([
    ['neither note nor résumé', { note: '' }, 'note'],
    ['another kind of record', { referenceType: 'POST' }, 'referenceType'],
    ['no id', { referenceId: 'no id' }, 'referenceId'],
    ['a state', { state: 'OFFER' }, 'state'],
    ['too long a note', { note: 'x'.repeat(jobLimits.note + 1) }, 'note'],
  ])('T11: with %s is rejected', async (_what, over, path) => {
    expect(await refused(server.applicant, job, over)).toEqual([400, 'INVALID_FIELD', path]);
  });

  it('M13, spec 4.46: is possible as often a day as the plan includes', async () => {
    const limited = await startApplicationServer({ rateLimits: 'on' });
    try {
      const keen = await limited.signUpAs('keen');
      const once = async () => {
        const id = await limited.insertJob(limited.creator);
        const body = { referenceType: 'JOB', referenceId: id, note: 'Hello' } as const;
        return limited.call(apply, { body }, { as: keen });
      };
      const most = opensFor(null).applicationsADay;
      for (let sent = 0; sent < most; sent += 1) expect((await once()).status).toBe(201);
      const before = await limited.everything();
      const { status, error, raw } = await once();
      expect([status, error?.code]).toEqual([429, 'TOO_MANY_APPLICATIONS']);
      expect(error?.clientMessage).toContain(`You can send ${most} applications a day with your`);
      expect(Number(raw.headers['retry-after'])).toBeGreaterThan(23 * 3_600);
      const [row] = await limited.database.query<{ n: number }>(
        `select count(*)::int as n from job_applications where applicant_id = $1`,
        [keen.userId],
      );
      expect(row?.n).toBe(most);
      expect(before).not.toBe('');
      // A higher plan counts those of the day too, and all at once are no more than it includes.
      limited.plans.set(keen.userId, 2);
      const { applicationsADay } = opensFor(2);
      const left = applicationsADay - most - 1;
      const more = await Promise.all(Array.from({ length: left + 3 }, once));
      expect(more.filter((answer) => answer.status === 201)).toHaveLength(left);
      expect((await once()).error?.clientMessage).toContain(`${applicationsADay} applications`);
    } finally {
      await limited.close();
    }
  }, 60_000);
});
