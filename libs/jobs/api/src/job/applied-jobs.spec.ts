import { editJob, listAppliedJobs, readApplication, readJob } from '@upround/jobs/contract';
import type { ApplicationState } from '@upround/jobs/contract';
import type { CallInput } from '@upround/shared/contract-core';
import { newId } from '@upround/shared/db';
import type { TestMember } from '@upround/shared/testing-server';
import { sql } from 'kysely';
import { DAY_MS, startJobs } from '../test/jobs-server.fixtures';
import type { JobsServer } from '../test/jobs-server.fixtures';

type Query = CallInput<typeof listAppliedJobs>['query'];

describe('jobs that a member has applied to', () => {
  let server: JobsServer;
  let asha: TestMember;
  let applicant: TestMember;

  const applied = async (as: TestMember, state?: ApplicationState[]) => {
    const query = { applied: 'true' as const, ...(state === undefined ? {} : { state }) };
    const answer = await server.call(listAppliedJobs, { query }, { as });
    expect(answer.status).toBe(200);
    return answer.body.data;
  };
  const daysAgo = (days: number) => new Date(server.clock.now().getTime() - days * DAY_MS);

  beforeAll(async () => {
    server = await startJobs();
    [asha, applicant] = [await server.signUpAs('asha'), await server.signUpAs('applicant')];
  });
  afterAll(() => server?.close());

  it('G37: are listed for the member, with only their own application', async () => {
    const query = { applied: 'true' as const };
    expect((await server.call(listAppliedJobs, { query })).status).toBe(401);
    const [first, second] = [await server.post(asha), await server.post(asha)];
    const other = await server.signUpAs('other');
    await server.insertApplication(first.id, applicant);
    const id = await server.insertApplication(second.id, applicant, 'INTERVIEW');
    await server.insertApplication(second.id, other);
    await sql`update job_applications set memo = 'Ask about pay', private_note = 'Strong', stars = 5
      where id = ${id}`.execute(server.db);
    await server.call(
      editJob,
      { params: { id: second.id }, body: { state: 'CLOSED' } },
      { as: asha },
    );
    const list = await applied(applicant);
    expect(list.map((job) => job.id)).toEqual([second.id, first.id]);
    expect(list[0]).toMatchObject({
      state: 'CLOSED',
      applications: null,
      viewer: { application: { id, state: 'INTERVIEW' } },
      application: {
        id,
        state: 'INTERVIEW',
        memo: 'Ask about pay',
        silent: false,
        note: 'Hello',
        resume: null,
        timeline: [{ state: 'APPLIED', reason: null }],
      },
    });
    expect(JSON.stringify(list)).not.toContain('Strong');
    expect((await applied(applicant, ['APPLIED', 'OFFER'])).map((job) => job.id)).toEqual([
      first.id,
    ]);
    expect(await applied(asha)).toEqual([]);
    const seen = await server.call(readJob, { params: { id: first.id } }, { as: other });
    expect(seen.body.viewer.application).toBeNull();
  });

  it.each<[ApplicationState, number, ApplicationState | null, boolean]>([
    ['APPLIED', 20, null, false],
    ['APPLIED', 22, null, true],
    ['SEEN', 22, 'SEEN', true],
    ['SEEN', 22, 'SHORTLISTED', false],
    ['REJECTED', 22, 'REJECTED', false],
  ])('%s since %i days with the step %s: silent is %s', async (state, days, step, silent) => {
    const person = await server.signUpAs(`waits-${state}-${days}-${step}`.toLowerCase());
    const job = await server.post(asha);
    const id = await server.insertApplication(job.id, person, state, daysAgo(days));
    if (step !== null) {
      await sql`insert into job_application_steps (id, application_id, state, at)
        values (${newId()}, ${id}, ${step}, ${daysAgo(step === 'SHORTLISTED' ? 5 : 1)})`.execute(
        server.db,
      );
    }
    expect((await applied(person))[0]?.application.silent).toBe(silent);
  });

  it.each<[string, (creator: TestMember, reader: TestMember) => Promise<unknown>]>([
    ['blocks the applicant', (creator, reader) => server.block(creator, reader)],
    ['is blocked by them', (creator, reader) => server.block(reader, creator)],
    ...(['BANNED', 'DELETED'] as const).map(
      (state): [string, (creator: TestMember) => Promise<unknown>] => [
        `is ${state}`,
        ({ userId }) =>
          sql`update people set state = ${state} where id = ${userId}`.execute(server.db),
      ],
    ),
  ])('stay in the member’s list when the creator %s, who then has no name', async (what, leave) => {
    const creator = await server.signUpAs(`creator-who-${what.replaceAll(' ', '-').toLowerCase()}`);
    const reader = await server.signUpAs(`reader-of-${creator.slug}`.slice(0, 60));
    const job = await server.post(creator);
    const id = await server.insertApplication(job.id, reader);
    await leave(creator, reader);
    const list = await applied(reader);
    expect(list).toMatchObject([
      {
        id: job.id,
        title: job.title,
        company: job.company,
        application: { id },
        creator: { slug: 'deleted', displayName: 'Deleted account', avatarUrl: null, headline: '' },
        replies: { rate: null, medianHours: null },
      },
    ]);
    for (const trace of [creator.userId, creator.slug]) {
      expect(JSON.stringify(list)).not.toContain(trace);
    }
    const own = await server.call(readApplication, { params: { id }, query: {} }, { as: reader });
    expect([own.status, own.body.id]).toEqual([200, id]);
  });

  it('are paged, with those behind a block', async () => {
    const reader = await server.signUpAs('pages');
    const blocking = await server.signUpAs('blocking');
    const jobs = [await server.post(asha), await server.post(blocking), await server.post(asha)];
    for (const { id } of jobs) await server.insertApplication(id, reader);
    await server.block(blocking, reader);
    const ids: string[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const query: Query = { applied: 'true', limit: 1, cursor };
      const { body } = await server.call(listAppliedJobs, { query }, { as: reader });
      ids.push(...body.data.map(({ id }) => id));
      cursor = body.nextSegment;
    }
    expect(ids).toEqual(jobs.map(({ id }) => id).reverse());
  });
});
