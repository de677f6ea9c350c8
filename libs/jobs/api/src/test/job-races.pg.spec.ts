import { createJob, editJob, readJob } from '@upround/jobs/contract';
import type { TestMember } from '@upround/shared/testing-server';
import { sql } from 'kysely';
import { plainDraft, startJobs } from './jobs-server.fixtures';
import type { JobsServer } from './jobs-server.fixtures';

const ROUNDS = 10;

describe('jobs that are written at the same time', () => {
  let server: JobsServer;
  let asha: TestMember;
  let moderator: TestMember;

  beforeAll(async () => {
    server = await startJobs();
    asha = await server.signUpAs('asha');
    moderator = await server.signUpAs('moderator', { staffRoles: ['MODERATOR'] });
  });
  afterAll(() => server?.close());

  it('A5: an edit during a closing is saved before it, or rejected', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { id } = await server.post(asha);
      const params = { id };
      const [edited, closed, moderated] = await Promise.all([
        server.call(editJob, { params, body: { title: 'Edited' } }, { as: asha }),
        server.call(editJob, { params, body: { state: 'CLOSED' } }, { as: asha }),
        server.call(editJob, { params, body: { state: 'CLOSED' } }, { as: moderator }),
      ]);
      expect([closed.status, moderated.status]).toEqual([200, 200]);
      const job = (await server.call(readJob, { params }, { as: asha })).body;
      expect(job.state).toBe('CLOSED');
      expect([edited.status, job.title]).toEqual(
        edited.status === 200 ? [200, 'Edited'] : [409, plainDraft.title],
      );
      const { rows } = await sql<{ action: string }>`select action from audit_entries
        where reference_id = ${id}`.execute(server.db);
      expect(rows.length).toBe(job.closeReason === 'MODERATED' ? 1 : 0);
    }
  });

  it('the last of 100 open jobs is opened once, for any number of tries', async () => {
    const eager = await server.signUpAs('eager');
    await sql`insert into jobs (id, slug, creator_id, title, company, description, location, city, type,
        workplace, state, listing_id, published_at)
      select id, 'many-' || n, ${eager.userId}, 'Many', 'Tidewater', 'Why', 'Pune', 'pune', 'CONTRACT',
        'REMOTE', 'OPEN', id, now()
      from (select n, gen_random_uuid() as id from generate_series(1, 99) n) made`.execute(
      server.db,
    );
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => server.call(createJob, { body: plainDraft }, { as: eager })),
    );
    const opened = answers.filter(({ status }) => status === 201);
    expect([opened.length, answers.filter(({ status }) => status === 409).length]).toEqual([1, 7]);
  });

  it('one new company is created, even if many post for it in different spellings', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const company = `Racing ${round}`;
      const spellings = [company, company.toUpperCase(), ` ${company}`, company.toLowerCase()];
      const posted = await Promise.all(
        spellings.map((name) => server.post(asha, { company: name })),
      );
      expect(new Set(posted.map((job) => job.companyRecord?.slug))).toEqual(
        new Set([`racing-${round}`]),
      );
    }
  });

  it('facets count parallel postings and closings exactly', async () => {
    const people = await Promise.all([1, 2, 3, 4].map((n) => server.signUpAs(`poster-${n}`)));
    await Promise.all(
      people.map(async (as, n) => {
        for (let round = 0; round < ROUNDS; round += 1) {
          const tags = n % 2 === 0 ? ['alpha', 'beta'] : ['beta', 'alpha'];
          const { id } = await server.post(as, { tags });
          const body = { state: 'CLOSED' } as const;
          if (round % 2 === 0) await server.call(editJob, { params: { id }, body }, { as });
        }
      }),
    );
    const { rows } = await sql<{ jobs: number; open: number }>`
      select jobs, (select count(*)::int from jobs where state = 'OPEN' and 'alpha' = any(tags)) as open
      from job_facet_counts where facet = 'tag' and value = 'alpha'`.execute(server.db);
    expect(rows).toEqual([{ jobs: 20, open: 20 }]);
  });
});
