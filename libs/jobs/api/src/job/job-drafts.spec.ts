import { createJob, deleteJobDraft, editJob, readJob, repostJob } from '@upround/jobs/contract';
import type { JobChange } from '@upround/jobs/contract';
import type { TestMember } from '@upround/shared/testing-server';
import { plainDraft, startJobs } from '../test/jobs-server.fixtures';
import type { JobsServer } from '../test/jobs-server.fixtures';

describe('drafts of jobs', () => {
  let server: JobsServer;
  let asha: TestMember;
  let stranger: TestMember;

  const edit = (id: string, body: JobChange, as?: TestMember) =>
    server.call(editJob, { params: { id }, body }, { as });
  const read = (id: string, as?: TestMember) => server.call(readJob, { params: { id } }, { as });
  const begin = (extra: object = {}) =>
    server.call(
      createJob,
      { body: { title: 'Backend engineer', state: 'DRAFT', ...extra } },
      { as: asha },
    );
  const faults = ({ raw }: { raw: { statusCode: number; body: string } }) => {
    const { errors = [] } = JSON.parse(raw.body) as { errors?: { path?: string }[] };
    return [raw.statusCode, errors.map(({ path }) => path).sort()];
  };

  beforeAll(async () => {
    server = await startJobs();
    asha = await server.signUpAs('asha');
    stranger = await server.signUpAs('stranger');
  });
  afterAll(() => server?.close());

  it('P9: a draft needs only a title; fields that are left out are empty', async () => {
    const { status, body } = await begin();
    expect([status, body]).toMatchObject([
      201,
      {
        title: 'Backend engineer',
        company: '',
        description: '',
        location: '',
        tags: [],
        type: 'FULL_TIME',
        workplace: 'ONSITE',
        salary: null,
        state: 'DRAFT',
      },
    ]);
    expect((await read(body.id, asha)).body).toEqual(body);
    expect((await read(body.id, stranger)).status).toBe(404);
    expect(faults(await begin({ title: '' }))).toEqual([400, ['title']]);
    expect(faults(await begin({ title: undefined }))).toEqual([400, ['title']]);
    expect(faults(await begin({ company: 'x'.repeat(81) }))).toEqual([400, ['company']]);
    expect(faults(await begin({ creatorId: stranger.userId }))).toEqual([400, ['creatorId']]);
    expect(faults(await begin({ state: 'CLOSED' }))).toEqual([400, ['state']]);
  });

  it('P9: a job that opens at once needs every field, and the error names each missing one', async () => {
    const needed = ['company', 'description', 'location', 'type', 'workplace'];
    for (const state of [undefined, 'OPEN']) {
      const refused = await begin({ state });
      expect(faults(refused)).toEqual([400, needed]);
      expect(refused.error?.clientMessage).toBe('This is required.');
    }
  });

  it('A5: a draft opens once it has all required fields; an open job must keep them', async () => {
    const { id } = (await begin({ company: 'Tidewater' })).body;
    const missing = [400, ['description', 'location']];
    expect(faults(await edit(id, { state: 'OPEN' }, asha))).toEqual(missing);
    expect(faults(await edit(id, { state: 'OPEN', type: 'CONTRACT' }, asha))).toEqual(missing);
    expect((await read(id, asha)).body).toMatchObject({ state: 'DRAFT', type: 'FULL_TIME' });
    expect((await edit(id, { company: '', location: 'Pune' }, asha)).body).toMatchObject({
      company: '',
      location: 'Pune',
      state: 'DRAFT',
    });
    const { company, description } = plainDraft;
    const opened = await edit(id, { state: 'OPEN', company, description }, asha);
    expect(opened.body).toMatchObject({ state: 'OPEN', company, description, location: 'Pune' });
    expect(faults(await edit(id, { location: ' ' }, asha))).toEqual([400, ['location']]);
    expect((await read(id)).body).toMatchObject({ location: 'Pune' });
  });

  it('A5: a draft is deleted, not closed; a job that was public is not deleted', async () => {
    const [draft, open] = [await server.post(asha, { state: 'DRAFT' }), await server.post(asha)];
    const remove = (id: string, as?: TestMember) =>
      server.call(deleteJobDraft, { params: { id } }, { as });
    expect((await edit(draft.id, { state: 'CLOSED' }, asha)).error?.code).toBe('JOB_NOT_OPEN');
    expect((await remove(draft.id, stranger)).status).toBe(404);
    expect((await remove(open.id, stranger)).status).toBe(403);
    expect((await remove(open.id, asha)).error?.code).toBe('NOT_A_DRAFT');
    expect((await remove(draft.id, asha)).status).toBe(204);
    expect((await read(draft.id, asha)).status).toBe(404);
  });

  it('is created when a closed job is posted again', async () => {
    const job = await server.post(asha, { tags: ['go'], salary: { min: 7, currency: 'INR' } });
    const repost = (as?: TestMember) => server.call(repostJob, { params: { id: job.id } }, { as });
    expect((await repost(asha)).error?.code).toBe('NOT_CLOSED');
    await edit(job.id, { state: 'CLOSED' }, asha);
    expect((await repost()).status).toBe(401);
    expect((await repost(stranger)).status).toBe(403);
    const { status, body } = await repost(asha);
    expect(status).toBe(201);
    const { title, tags, salary, description } = job;
    expect(body).toMatchObject({ title, tags, salary, description, state: 'DRAFT' });
    expect(body.id).not.toBe(job.id);
  });
});
