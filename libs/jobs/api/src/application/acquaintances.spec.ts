import { moveApplication } from '@upround/jobs/contract';
import { sql } from 'kysely';
import type { TestMember } from '@upround/shared/testing-server';
import { applicationAcquaintances } from '../contributions/application-acquaintances';
import { startApplicationServer } from './test/application-server.fixtures';
import type { ApplicationServer } from './test/application-server.fixtures';

describe('spec 4.17: an applicant and the creator of the job', () => {
  let server: ApplicationServer;

  beforeAll(async () => {
    server = await startApplicationServer();
  });
  afterAll(() => server?.close());

  const know = (one: TestMember, other: TestMember) =>
    server.db
      .transaction()
      .execute((trx) => applicationAcquaintances.knowEachOther(trx, one.userId, other.userId));

  it('know each other, in both directions, until the application is withdrawn', async () => {
    const { creator, applicant, stranger } = server;
    expect(await know(applicant, creator)).toBe(false);
    const { id } = await server.applyTo(await server.insertJob(creator), applicant);
    expect(await know(applicant, creator)).toBe(true);
    expect(await know(creator, applicant)).toBe(true);
    expect(await know(creator, stranger)).toBe(false);
    const withdrawal = { params: { id }, body: { state: 'WITHDRAWN' } } as const;
    await server.call(moveApplication, withdrawal, { as: applicant });
    expect(await know(applicant, creator)).toBe(false);
  });

  it('don’t know each other by a job that a moderator closed', async () => {
    const { creator, applicant } = server;
    const job = await server.insertJob(creator);
    await server.applyTo(job, applicant);
    expect(await know(applicant, creator)).toBe(true);
    await sql`update jobs set state = 'CLOSED', close_reason = 'MODERATED', closed_at = now() where id = ${job}`.execute(
      server.db,
    );
    expect(await know(creator, applicant)).toBe(false);
  });
});
