import { editJob, readJob } from '@upround/jobs/contract';
import type { TestMember } from '@upround/shared/testing-server';
import { sql } from 'kysely';
import { startJobs } from '../test/jobs-server.fixtures';
import type { JobsServer } from '../test/jobs-server.fixtures';
import { jobTarget } from '../contributions/job-target';

describe('jobs as things to save and report', () => {
  let server: JobsServer;
  let asha: TestMember;
  let reader: TestMember;

  const reference = (referenceId: string) => ({ referenceType: 'JOB', referenceId }) as const;
  const finds = async (id: string, viewer: string | null) =>
    (await jobTarget.find(server.db, viewer, reference(id)))?.ownerId ?? null;

  /** As social does it: the bookmark and the counter in one statement. */
  const save = (id: string, actorId: string) =>
    server.db.transaction().execute((trx) =>
      jobTarget.add(trx, {
        reference: reference(id),
        kind: 'BOOKMARK',
        delta: 1,
        actorId,
        name: 'test.save',
        statement: sql`insert into bookmarks (user_id, reference_id, reference_type, id)
          values (${actorId}, ${id}, 'JOB', gen_random_uuid()) on conflict do nothing returning 1`,
      }),
    );

  beforeAll(async () => {
    server = await startJobs();
    [asha, reader] = [await server.signUpAs('asha'), await server.signUpAs('reader')];
  });
  afterAll(() => server?.close());

  it('P5: a job is saved once, and shown as saved to that person', async () => {
    const job = await server.post(asha);
    expect(await save(job.id, reader.userId)).toEqual({ count: 1, changed: true });
    expect(await save(job.id, reader.userId)).toEqual({ count: 1, changed: false });
    const seen = await server.call(readJob, { params: { id: job.id } }, { as: reader });
    expect(seen.body).toMatchObject({ bookmarkCount: 1, viewer: { bookmarked: true } });
    const names = await jobTarget.describe(server.db, reader.userId, [job.id, 'nothing']);
    expect([...names]).toEqual([
      [job.id, { slug: job.slug, title: job.title, author: job.company }],
    ]);
  });

  it('P5: a job that a moderator closed can be saved and is listed only by its creator and applicants', async () => {
    const job = await server.post(asha);
    const moderator = await server.signUpAs('moderator', { staffRoles: ['MODERATOR'] });
    const body = { state: 'CLOSED' } as const;
    await server.call(editJob, { params: { id: job.id }, body }, { as: moderator });
    expect(await finds(job.id, reader.userId)).toBeNull();
    expect(await save(job.id, reader.userId)).toBeNull();
    expect((await jobTarget.describe(server.db, reader.userId, [job.id])).size).toBe(0);
    expect(await finds(job.id, asha.userId)).toBe(asha.userId);
  });

  it('P5, P14: neither a draft nor a job behind a block can be saved', async () => {
    const draft = await server.post(asha, { state: 'DRAFT' });
    expect(await finds(draft.id, asha.userId)).toBeNull();
    await expect(save(draft.id, asha.userId)).resolves.toBeNull();
    const job = await server.post(asha);
    expect(await finds(job.id, null)).toBe(asha.userId);
    const blocked = await server.signUpAs('blocked');
    await server.block(asha, blocked);
    expect(await finds(job.id, blocked.userId)).toBeNull();
    expect(await save(job.id, blocked.userId)).toBeNull();
    expect((await jobTarget.describe(server.db, blocked.userId, [job.id])).size).toBe(0);
  });
});
