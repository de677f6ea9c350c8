import {
  confirmJob,
  createJob,
  editJob,
  listJobsByUser,
  readJob,
  repostJob,
} from '@upround/jobs/contract';
import type { JobChange } from '@upround/jobs/contract';
import type { CallInput } from '@upround/shared/contract-core';
import type { TestMember } from '@upround/shared/testing-server';
import { sql } from 'kysely';
import { jobPages } from '../contributions/job-pages';
import { DAY_MS, plainDraft, startJobs } from '../test/jobs-server.fixtures';
import type { JobsServer } from '../test/jobs-server.fixtures';

const UNKNOWN = '018bcfe5-6800-7000-8000-00000000ffff';

describe('writing jobs', () => {
  let server: JobsServer;
  let asha: TestMember;
  let stranger: TestMember;
  let moderator: TestMember;

  const edit = (id: string, body: JobChange, as?: TestMember) =>
    server.call(editJob, { params: { id }, body }, { as });
  const read = (id: string, as?: TestMember) => server.call(readJob, { params: { id } }, { as });
  const about = (id: string) =>
    server.events.filter(({ data }) => data['jobId'] === id || data['referenceId'] === id);

  beforeAll(async () => {
    server = await startJobs();
    asha = await server.signUpAs('asha');
    stranger = await server.signUpAs('stranger');
    moderator = await server.signUpAs('moderator', { staffRoles: ['MODERATOR'] });
  });
  afterAll(() => server?.close());

  it('P9: any member can post a job, which is open at once for 90 days; a guest can’t', async () => {
    expect((await server.call(createJob, { body: plainDraft })).status).toBe(401);
    const job = await server.post(asha, {
      tags: ['Engineering', 'C++'],
      equity: { min: 0.1 },
      visa: true,
      salary: { min: 500, max: 900, currency: 'USD', period: 'HOUR' },
    });
    expect(job).toMatchObject({
      ...plainDraft,
      state: 'OPEN',
      tags: ['engineering', 'c++'],
      visa: true,
      salary: { min: 500, max: 900, currency: 'USD', period: 'HOUR' },
      equity: { min: 0.1, max: null },
      closeReason: null,
      editedAt: null,
      stale: false,
      viewer: { bookmarked: false, application: null },
      replies: { rate: null, medianHours: null },
      applications: { total: 0, applied: 0 },
    });
    expect(job.creator.id).toBe(asha.userId);
    expect(job.slug).toMatch(/^backend-engineer-tidewater-[a-z0-9]{8}$/);
    const open = Date.parse(job.closesAt ?? '') - Date.parse(job.publishedAt ?? '');
    expect(open).toBe(90 * DAY_MS);
    const seen = (await read(job.slug)).body;
    expect(seen).toEqual({ ...job, applications: null });
  });

  it('T11, T12: no field sets the owner, the state or a count', async () => {
    const names = ['creatorId', 'userId', 'closeReason', 'bookmarkCount', 'publishedAt', 'slug'];
    const { id } = await server.post(asha);
    for (const name of names) {
      const body = { ...plainDraft, [name]: stranger.userId };
      expect((await server.call(createJob, { body }, { as: asha })).status).toBe(400);
      expect((await edit(id, { [name]: 1 } as JobChange, asha)).status).toBe(400);
    }
    expect((await read(id)).body.creator.id).toBe(asha.userId);
  });

  it('G36: only its creator sees a draft; others get the same answer as for an unknown id', async () => {
    const draft = await server.post(asha, { state: 'DRAFT' });
    expect(draft).toMatchObject({ state: 'DRAFT', publishedAt: null, closesAt: null });
    const unknown = (await read(UNKNOWN, stranger)).raw;
    for (const as of [undefined, stranger, moderator]) {
      const answer = (await read(draft.id, as)).raw;
      const bare = (body: string) => body.replace(/"requestId":"[^"]*"/, '');
      expect(answer.statusCode).toBe(404);
      expect(bare(answer.body)).toBe(bare(unknown.body));
    }
    expect((await edit(draft.id, { title: 'Mine' }, stranger)).status).toBe(404);
    expect((await edit(draft.id, { state: 'CLOSED' }, moderator)).status).toBe(404);
    expect((await read(draft.slug, asha)).body).toEqual(draft);
  });

  it('G36: the creator’s list has drafts, closed jobs and counts; others get open jobs', async () => {
    const creator = await server.signUpAs('creator');
    const [open, closed] = [await server.post(creator), await server.post(creator)];
    const draft = await server.post(creator, { state: 'DRAFT' });
    await server.insertApplication(open.id, asha);
    await server.insertApplication(open.id, stranger, 'WITHDRAWN');
    await edit(closed.id, { state: 'CLOSED', reason: 'FILLED' }, creator);
    const list = async (as?: TestMember, state?: 'CLOSED' | 'DRAFT') => {
      const query = { userId: creator.userId, ...(state === undefined ? {} : { state }) };
      return (await server.call(listJobsByUser, { query }, { as })).body.data;
    };
    const own = await list(creator);
    expect(own.map(({ id }) => id)).toEqual([draft.id, closed.id, open.id]);
    expect(own[2]?.applications).toMatchObject({ total: 1, applied: 1, withdrawn: 1 });
    expect((await list(creator, 'CLOSED')).map(({ id }) => id)).toEqual([closed.id]);
    for (const as of [undefined, stranger, moderator]) {
      for (const state of [undefined, 'CLOSED', 'DRAFT'] as const) {
        expect((await list(as, state)).map(({ id }) => id)).toEqual([open.id]);
      }
    }
    expect((await list(stranger))[0]?.applications).toBeNull();
    await server.block(creator, asha);
    expect((await list(creator))[2]?.applications).toMatchObject({ total: 0, withdrawn: 1 });
  });

  it('G36: newest first means by publication, page by page; drafts by creation', async () => {
    const creator = await server.signUpAs('newest-first');
    const old = await server.post(creator, { state: 'DRAFT' });
    const draft = await server.post(creator, { state: 'DRAFT' });
    const publish = async () => {
      server.clock.advance(1000);
      return server.post(creator);
    };
    const [first, second] = [await publish(), await publish()];
    server.clock.advance(1000);
    await edit(old.id, { state: 'OPEN' }, creator);
    const ids = async (as?: TestMember) => {
      const all: string[] = [];
      for (let cursor: string | null = ''; cursor !== null;) {
        const query: CallInput<typeof listJobsByUser>['query'] = {
          userId: creator.userId,
          limit: 1,
          cursor,
        };
        const { body } = await server.call(listJobsByUser, { query }, { as });
        all.push(...body.data.map(({ id }) => id));
        cursor = body.nextSegment;
      }
      return all;
    };
    expect(await ids(stranger)).toEqual([old.id, second.id, first.id]);
    expect(await ids(creator)).toEqual([old.id, second.id, first.id, draft.id]);
  });

  it('is edited while a draft or open; an edit without a change does not mark it', async () => {
    const job = await server.post(asha, { state: 'DRAFT', salary: { min: 5, currency: 'INR' } });
    const draft = await edit(job.id, { title: 'Second title', salary: null }, asha);
    expect(draft.body).toMatchObject({ title: 'Second title', salary: null, editedAt: null });
    const open = await edit(job.id, { state: 'OPEN', company: 'Kiln' }, asha);
    expect(open.body).toMatchObject({ state: 'OPEN', company: 'Kiln', editedAt: null });
    const same = await edit(job.id, { state: 'OPEN', company: 'Kiln', visa: false }, asha);
    expect([same.status, same.body]).toEqual([200, open.body]);
    const { body } = await edit(job.id, { tags: ['go'], location: 'Berlin' }, asha);
    expect(body).toMatchObject({
      tags: ['go'],
      location: 'Berlin',
      publishedAt: open.body.publishedAt,
    });
    expect(body.editedAt).not.toBeNull();
  });

  it('A5: is closed once, permanently, and waiting applicants are notified', async () => {
    const job = await server.post(asha);
    const waiting = await server.insertApplication(job.id, stranger, 'INTERVIEW');
    await server.insertApplication(job.id, moderator, 'REJECTED');
    const closed = await edit(job.id, { state: 'CLOSED', reason: 'FILLED' }, asha);
    expect(closed.body).toMatchObject({ state: 'CLOSED', closeReason: 'FILLED' });
    const again = await edit(job.id, { state: 'CLOSED' }, asha);
    expect([again.status, again.body]).toEqual([200, closed.body]);
    for (const [body, code] of [
      [{ state: 'OPEN' }, 'CANNOT_REOPEN'],
      [{ title: 'Other' }, 'JOB_NOT_OPEN'],
      [{ state: 'CLOSED', title: 'Other' }, 'JOB_NOT_OPEN'],
    ] as const) {
      expect((await edit(job.id, body, asha)).error?.code).toBe(code);
    }
    await server.runTasks();
    const heard = { jobId: job.id, applicationId: waiting, applicantId: stranger.userId };
    expect(about(job.id)).toEqual([{ name: 'jobs.closed', data: heard }]);
    expect((await read(job.id)).body.state).toBe('CLOSED');
  });

  it('A5: a job that is closed without a reason is cancelled, and hundreds of waiting applicants are notified once each', async () => {
    const job = await server.post(asha);
    await sql`insert into people (id, slug, display_name)
      select gen_random_uuid(), 'crowd-' || n, 'Crowd' from generate_series(1, 450) n`.execute(
      server.db,
    );
    await sql`insert into job_applications (id, job_id, applicant_id, note)
      select gen_random_uuid(), ${job.id}, id, 'Hello' from people where slug like 'crowd-%'`.execute(
      server.db,
    );
    const closed = await edit(job.id, { state: 'CLOSED' }, asha);
    expect(closed.body.closeReason).toBe('CANCELLED');
    // The call does not wait for the notifications.
    const { rows } = await sql<{ sent: number }>`select count(*)::int as sent from pgboss.job
      where name = 'jobs.tell-closed' and data->>'jobId' = ${job.id}`.execute(server.db);
    expect([rows, about(job.id)]).toEqual([[{ sent: 1 }], []]);
    await server.runTasks();
    const told = about(job.id).map(({ data }) => data['applicantId']);
    expect([told.length, new Set(told).size]).toEqual([450, 450]);
  });

  it('A5: strangers can’t change anything; a moderator can only close it, with an entry in the audit log', async () => {
    const job = await server.post(asha);
    for (const body of [{ title: 'Mine' }, { state: 'CLOSED' }] as const) {
      expect((await edit(job.id, body)).status).toBe(401);
      expect((await edit(job.id, body, stranger)).status).toBe(403);
      expect((await edit(UNKNOWN, body, stranger)).status).toBe(404);
    }
    for (const body of [
      { title: 'Mine' },
      { state: 'OPEN' },
      { state: 'CLOSED', reason: 'FILLED' },
      { state: 'CLOSED', title: 'Mine' },
    ] as const) {
      expect((await edit(job.id, body, moderator)).status).toBe(403);
    }
    expect((await read(job.id)).body).toEqual({ ...job, applications: null });
    await server.block(asha, moderator);
    for (let twice = 0; twice < 2; twice += 1) {
      const { body } = await edit(job.id, { state: 'CLOSED' }, moderator);
      expect(body).toMatchObject({ state: 'CLOSED', closeReason: 'MODERATED', applications: null });
    }
    await server.runTasks();
    expect(about(job.id)).toEqual([
      {
        name: 'shared.removed-by-moderator',
        data: {
          ownerId: asha.userId,
          isClosed: true,
          referenceType: 'JOB',
          referenceId: job.id,
        },
      },
    ]);
    const { rows } = await sql<{ action: string }>`select action from audit_entries
      where reference_id = ${job.id}`.execute(server.db);
    expect(rows).toEqual([{ action: 'job.close' }]);
  });

  it('A5: a job that its creator has closed can still be closed by a moderator', async () => {
    const job = await server.post(asha);
    expect((await edit(job.id, { state: 'CLOSED', reason: 'PAUSED' }, asha)).status).toBe(200);
    expect((await edit(job.id, { state: 'CLOSED' }, moderator)).status).toBe(200);
    expect((await read(job.slug, asha)).body).toMatchObject({ closeReason: 'MODERATED' });
    expect((await read(job.slug, stranger)).raw.statusCode).toBe(404);
  });

  it('A5, spec 4: a job that a moderator closed is visible to its creator and applicants only, and can’t be posted again', async () => {
    const job = await server.post(asha);
    const applicant = await server.signUpAs('applied-before');
    await server.insertApplication(job.id, applicant);
    expect((await edit(job.id, { state: 'CLOSED' }, moderator)).status).toBe(200);
    const bare = (body: string) => body.replace(/"requestId":"[^"]*"/, '');
    const unknown = (await read(UNKNOWN, stranger)).raw;
    for (const as of [undefined, stranger]) {
      for (const key of [job.id, job.slug]) {
        const { raw } = await read(key, as);
        expect([raw.statusCode, bare(raw.body)]).toEqual([404, bare(unknown.body)]);
      }
    }
    for (const as of [asha, applicant, moderator]) {
      expect((await read(job.slug, as)).body).toMatchObject({ closeReason: 'MODERATED' });
    }
    const [page] = jobPages;
    const query = new URLSearchParams({ job: job.slug });
    expect(await page?.describe(server.db, { query, slug: '' })).toBeNull();
    const repost = await server.call(repostJob, { params: { id: job.id } }, { as: asha });
    expect([repost.status, repost.error?.code]).toEqual([409, 'MODERATED']);
    const { status } = await server.call(repostJob, { params: { id: job.id } }, { as: stranger });
    expect(status).toBe(404);
  });

  it('can be confirmed by its creator while it is open', async () => {
    const job = await server.post(asha);
    const confirm = (as?: TestMember) =>
      server.call(confirmJob, { params: { id: job.id } }, { as });
    expect((await confirm()).status).toBe(401);
    expect((await confirm(stranger)).status).toBe(403);
    const { body } = await confirm(asha);
    expect(Date.parse(body.lastActiveAt)).toBeGreaterThan(Date.parse(job.lastActiveAt));
    await edit(job.id, { state: 'CLOSED' }, asha);
    expect((await confirm(asha)).error?.code).toBe('JOB_NOT_OPEN');
    const late = await server.post(asha);
    await sql`update jobs set closes_at = ${server.clock.now()} where id = ${late.id}`.execute(
      server.db,
    );
    const over = await server.call(confirmJob, { params: { id: late.id } }, { as: asha });
    expect(over.error?.code).toBe('JOB_NOT_OPEN');
  });

  it('counts towards the limit of 100 open jobs of a creator', async () => {
    const eager = await server.signUpAs('eager');
    await sql`insert into jobs (id, slug, creator_id, title, company, description, location, city, type,
        workplace, state, listing_id, published_at)
      select id, 'many-' || n, ${eager.userId}, 'Many', 'Tidewater', 'Why', 'Pune', 'pune', 'CONTRACT',
        'REMOTE', 'OPEN', id, now()
      from (select n, gen_random_uuid() as id from generate_series(1, 99) n) made`.execute(
      server.db,
    );
    const last = await server.post(eager);
    const refused = await server.call(createJob, { body: plainDraft }, { as: eager });
    expect(refused.error?.code).toBe('TOO_MANY_OPEN_JOBS');
    const draft = await server.post(eager, { state: 'DRAFT' });
    expect((await edit(draft.id, { state: 'OPEN' }, eager)).error?.code).toBe('TOO_MANY_OPEN_JOBS');
    await edit(last.id, { state: 'CLOSED' }, eager);
    expect((await edit(draft.id, { state: 'OPEN' }, eager)).status).toBe(200);
  });
});
