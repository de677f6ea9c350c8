import {
  listAppliedJobs,
  listApplicants,
  moveApplication,
  readApplication,
  readJob,
  type ApplicationState,
} from '@upround/jobs/contract';
import { applicationMoved } from '@upround/shared/ports';
import type { TestMember } from '@upround/shared/testing-server';
import { jobsExports } from '../contributions/jobs-exports';
import { resumeReaders } from '../contributions/resume-readers';
import { startApplicationServer, eventsOf } from './test/application-server.fixtures';
import type { ApplicationServer } from './test/application-server.fixtures';

const AFTER_UNDO = 61_000;
const AFTER_THINKING = 15_000;

describe('A6: what applicants see of replies, and when they are notified', () => {
  let server: ApplicationServer;
  let creator: TestMember;
  let applicant: TestMember;
  let job: string;
  let id: string;

  beforeAll(async () => {
    server = await startApplicationServer();
    ({ creator, applicant } = server);
  });
  beforeEach(async () => {
    job = await server.insertJob(creator);
    ({ id } = await server.applyTo(job, applicant));
    await server.runLater();
    server.heard.length = 0;
  });
  afterAll(() => server?.close());

  const move = (state: ApplicationState, as: TestMember) =>
    server.call(moveApplication, { params: { id }, body: { state } }, { as });
  const read = async (as: TestMember) =>
    (await server.call(readApplication, { params: { id }, query: {} }, { as })).body;
  const timeline = async () => (await read(applicant)).timeline.map(({ state }) => state);
  const heard = () =>
    eventsOf(server, applicationMoved).map((data) => data as { stepId: string; state: string });

  it('a rejection that was undone and made again is notified again', async () => {
    await move('REJECTED', creator);
    await server.runLater();
    server.clock.advance(AFTER_UNDO);
    await move('SEEN', creator);
    server.clock.advance(AFTER_UNDO);
    await move('REJECTED', creator);
    await server.runLater();
    expect(heard().map(({ state }) => state)).toEqual(['REJECTED', 'REJECTED']);
    expect(new Set(heard().map(({ stepId }) => stepId)).size).toBe(2);
  });

  it('a reply that the applicant was notified of can’t be undone without a trace', async () => {
    await move('REJECTED', creator);
    await server.runLater();
    await move('APPLIED', creator);
    expect(await timeline()).toEqual(['APPLIED', 'REJECTED', 'APPLIED']);
  });

  it('a reply that the applicant can see stays, even if they were not notified of it yet', async () => {
    await move('REJECTED', creator);
    server.clock.advance(AFTER_THINKING);
    expect(await timeline()).toEqual(['APPLIED', 'REJECTED']);
    await move('APPLIED', creator);
    expect(await timeline()).toEqual(['APPLIED', 'REJECTED', 'APPLIED']);
    await server.runLater();
    expect(heard()).toEqual([]);
  });

  it('a reply that can still be undone is not in the applicant’s export either', async () => {
    const exported = async () => {
      const source = jobsExports.find(({ name }) => name === 'applications');
      for await (const { values } of source?.rows(server.db, applicant.userId) ?? []) {
        const { state, timeline: steps, movedAt, createdAt } = values;
        if (values['id'] === id) return { state, steps, hasMoved: movedAt !== createdAt };
      }
      return null;
    };
    await move('REJECTED', creator);
    expect(await exported()).toMatchObject({
      state: 'APPLIED',
      steps: [{ state: 'APPLIED' }],
      hasMoved: false,
    });
    await server.runLater();
    expect(await exported()).toMatchObject({
      state: 'REJECTED',
      steps: [{ state: 'APPLIED' }, { state: 'REJECTED' }],
      hasMoved: true,
    });
  });

  it('a reply that an undo restores is notified', async () => {
    await move('SHORTLISTED', creator);
    await move('OFFER', creator);
    await server.runLater();
    expect(heard()).toMatchObject([{ state: 'OFFER' }]);
    server.heard.length = 0;
    await move('REJECTED', creator);
    await move('WITHDRAWN', applicant);
    await server.runLater();
    expect(heard()).toEqual([]);
    await move('APPLIED', applicant);
    await server.runLater();
    expect(heard()).toMatchObject([{ state: 'REJECTED' }]);
  });

  it.each(['SHORTLISTED', 'REJECTED'] as const)(
    'who withdraws and comes back stands on %s as before, and hears of it once',
    async (state) => {
      await move(state, creator);
      await server.runLater();
      await move('WITHDRAWN', applicant);
      server.clock.advance(AFTER_UNDO);
      const back = await move('APPLIED', applicant);
      expect([back.status, back.body.state]).toEqual([200, state]);
      expect(await timeline()).toEqual(['APPLIED', state, 'WITHDRAWN', state]);
      expect((await read(creator)).state).toBe(state);
      await server.runLater();
      expect(heard()).toHaveLength(1);
    },
  );

  it('a reply just before a withdrawal is notified when the applicant restores the application', async () => {
    await move('REJECTED', creator);
    await move('WITHDRAWN', applicant);
    await server.runLater();
    expect(heard()).toEqual([]);
    server.clock.advance(AFTER_UNDO);
    expect((await move('APPLIED', applicant)).body.state).toBe('REJECTED');
    await server.runLater();
    expect(heard()).toMatchObject([{ applicationId: id, state: 'REJECTED' }]);
  });

  it('a reply is not shown to the applicant while its creator can undo it', async () => {
    const shown = async () => {
      const list = async (state?: ApplicationState[]) => {
        const query = { applied: 'true' as const, ...(state === undefined ? {} : { state }) };
        const { body } = await server.call(listAppliedJobs, { query }, { as: applicant });
        return body.data.filter((one) => one.id === job);
      };
      const page = await server.call(readJob, { params: { id: job } }, { as: applicant });
      const [listed] = await list();
      return [
        (await read(applicant)).state,
        (await timeline()).at(-1),
        listed?.application.state,
        listed?.viewer.application?.state,
        page.body.viewer.application?.state,
        ...(await list(['REJECTED', 'SEEN'])).map((one) => one.application.state),
      ];
    };
    await move('SEEN', creator);
    const seen = await read(applicant);
    server.clock.advance(1_000);
    await move('REJECTED', creator);
    expect((await read(creator)).state).toBe('REJECTED');
    expect(await shown()).toEqual(Array(6).fill('SEEN'));
    expect(await read(applicant)).toEqual(seen);
    server.clock.advance(AFTER_THINKING - 5_000);
    expect(await shown()).toEqual(Array(6).fill('SEEN'));
    server.clock.advance(5_000);
    expect(await shown()).toEqual(Array(6).fill('REJECTED'));
  });

  it('a reply is shown as soon as the applicant was notified', async () => {
    await move('OFFER', creator);
    expect((await read(applicant)).state).toBe('APPLIED');
    await server.runLater();
    expect((await read(applicant)).state).toBe('OFFER');
  });

  it('T8: the creator can’t read a withdrawn application until it is restored', async () => {
    job = await server.insertJob(creator);
    const resumeUrl = await server.plantUpload(applicant);
    ({ id } = await server.applyTo(job, applicant, { resumeUrl }));
    const key = resumeUrl.replace('/media/', '');
    const seenByCreator = async () => {
      const query = { type: 'JOB' as const, id: job };
      const { body } = await server.call(listApplicants, { query }, { as: creator });
      const [listed] = body.data;
      const one = await read(creator);
      expect([listed?.note, listed?.resume]).toEqual([one.note, one.resume]);
      const file = await resumeReaders.mayRead(server.db, creator.userId, key);
      return [one.state, one.note, one.resume?.url ?? null, file];
    };
    const before = await seenByCreator();
    expect(before).toEqual(['APPLIED', 'Hello', resumeUrl, true]);
    await move('WITHDRAWN', applicant);
    expect(await seenByCreator()).toEqual(['WITHDRAWN', '', null, false]);
    expect(await read(applicant)).toMatchObject({ note: 'Hello', resume: { url: resumeUrl } });
    server.clock.advance(AFTER_UNDO);
    await move('APPLIED', applicant);
    expect(await seenByCreator()).toEqual(before);
  });
});
