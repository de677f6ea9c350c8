import { jobLimits, moveApplication, readApplication } from '@upround/jobs/contract';
import type { ApplicationMove } from '@upround/jobs/contract';
import { jobsExports } from '../contributions/jobs-exports';
import { startApplicationServer } from './test/application-server.fixtures';
import type { ApplicationServer } from './test/application-server.fixtures';

const MESSAGE = 'Your ledger project impressed all of us.';

describe('A6: a personal message with a rejection', () => {
  let server: ApplicationServer;
  let id: string;

  beforeAll(async () => {
    server = await startApplicationServer();
  });
  beforeEach(async () => {
    const job = await server.insertJob(server.creator);
    ({ id } = await server.applyTo(job, server.applicant));
  });
  afterAll(() => server?.close());

  const move = (body: ApplicationMove, as = server.creator) =>
    server.call(moveApplication, { params: { id }, body }, { as });
  const reject = (message?: string) => move({ state: 'REJECTED', reason: 'SKILLS', message });
  const lastStep = async (as = server.applicant) => {
    const { body } = await server.call(readApplication, { params: { id }, query: {} }, { as });
    return body.timeline.at(-1);
  };

  it('is visible to the applicant once the rejection is final, and to the creator at once', async () => {
    await reject(MESSAGE);
    expect(await lastStep(server.creator)).toMatchObject({ reason: 'SKILLS', message: MESSAGE });
    expect(await lastStep()).toMatchObject({ state: 'APPLIED' });
    server.clock.advance(15_000);
    expect(await lastStep()).toMatchObject({ reason: 'SKILLS', message: MESSAGE });
  });

  it('is left out if none was written', async () => {
    await reject('  ');
    expect(await lastStep(server.creator)).not.toHaveProperty('message');
  });

  it('can be corrected without a second step while the rejection can be undone', async () => {
    await reject(MESSAGE);
    const { body } = await reject('Please apply again next year.');
    expect(body.timeline.map(({ state, message }) => [state, message])).toEqual([
      ['APPLIED', undefined],
      ['REJECTED', 'Please apply again next year.'],
    ]);
  });

  it('is restored with the rejection when a withdrawal is undone', async () => {
    await reject(MESSAGE);
    await server.runLater();
    server.clock.advance(90_000);
    await move({ state: 'WITHDRAWN' }, server.applicant);
    server.clock.advance(90_000);
    await move({ state: 'APPLIED' }, server.applicant);
    expect(await lastStep()).toMatchObject({ state: 'REJECTED', message: MESSAGE });
  });

  it('is rejected when it is too long, and with any other stage', async () => {
    const tooLong = await reject('x'.repeat(jobLimits.rejectionMessage + 1));
    expect([tooLong.status, tooLong.error?.path]).toEqual([400, 'message']);
    const elsewhere = await move({ state: 'OFFER', message: MESSAGE });
    expect([elsewhere.status, elsewhere.error?.path]).toEqual([400, 'message']);
  });

  it('is in the applicant’s export', async () => {
    await reject(MESSAGE);
    await server.runLater();
    await server.database.query(`update job_application_steps set at = at - interval '1 minute'`);
    const exported: string[] = [];
    const source = jobsExports.find(({ name }) => name === 'applications');
    for await (const row of source?.rows(server.db, server.applicant.userId) ?? []) {
      exported.push(JSON.stringify(row));
    }
    expect(exported.join()).toContain(MESSAGE);
  });
});
