import { editJob, moveApplication, type ApplicationState } from '@upround/jobs/contract';
import { newId } from '@upround/shared/db';
import type { TestMember } from '@upround/shared/testing-server';
import { startApplicationServer } from './test/application-server.fixtures';
import type { ApplicationServer } from './test/application-server.fixtures';

describe('A6: events of applications for open pages', () => {
  let server: ApplicationServer;
  let job: string;
  let id: string;

  beforeAll(async () => {
    server = await startApplicationServer();
  });
  beforeEach(async () => {
    job = await server.insertJob(server.creator);
    server.pages.length = 0;
    ({ id } = await server.applyTo(job, server.applicant));
  });
  afterAll(() => server?.close());

  const move = (state: ApplicationState, as: TestMember) =>
    server.call(moveApplication, { params: { id }, body: { state } }, { as });
  const sent = (to: TestMember, change: string, applicationId: string | null = id) => ({
    userIds: [to.userId],
    data: { applicationId, jobId: job, change },
  });

  it('the job’s creator gets one for a new application', () => {
    expect(server.pages).toEqual([sent(server.creator, 'APPLIED')]);
  });

  it('the job’s creator gets one for a withdrawal, and for its undo', async () => {
    server.pages.length = 0;
    await move('WITHDRAWN', server.applicant);
    await move('WITHDRAWN', server.applicant);
    server.clock.advance(61_000);
    await move('APPLIED', server.applicant);
    expect(server.pages).toEqual([
      sent(server.creator, 'WITHDRAWN'),
      sent(server.creator, 'APPLIED'),
    ]);
  });

  it('T27: a creator who blocked the applicant gets none', async () => {
    const other = await server.signUpAs(`blocked-${newId()}`);
    ({ id } = await server.applyTo(job, other));
    await server.block(server.creator, other);
    server.pages.length = 0;
    expect((await move('WITHDRAWN', other)).status).toBe(200);
    expect(server.pages).toEqual([]);
  });

  it('the applicant gets one at once when it is viewed, and one for a reply once it can’t be undone', async () => {
    server.pages.length = 0;
    await move('SEEN', server.creator);
    expect(server.pages).toEqual([sent(server.applicant, 'MOVED')]);
    server.pages.length = 0;
    await move('SHORTLISTED', server.creator);
    expect(server.pages).toEqual([]);
    server.clock.advance(15_000);
    await server.runLater();
    expect(server.pages).toEqual([sent(server.applicant, 'MOVED')]);
  });

  it('both get one when the job is closed', async () => {
    await server.runLater();
    server.pages.length = 0;
    const closing = { params: { id: job }, body: { state: 'CLOSED', reason: 'FILLED' } } as const;
    const { status } = await server.call(editJob, closing, { as: server.creator });
    expect(status).toBe(200);
    await server.runLater();
    expect(server.pages).toEqual([
      sent(server.creator, 'CLOSED', null),
      sent(server.applicant, 'CLOSED'),
    ]);
  });
});
