import {
  editJob,
  moveApplication,
  readApplication,
  type ApplicationState,
  type RejectionReason,
} from '@upround/jobs/contract';
import { applicationMoved, jobClosed } from '@upround/shared/ports';
import { startApplicationServer, eventsOf } from './test/application-server.fixtures';
import type { ApplicationServer } from './test/application-server.fixtures';

const THINKING = 15_000;

describe('A6: replies that their creator corrects', () => {
  let server: ApplicationServer;
  let job: string;
  let id: string;

  beforeAll(async () => {
    server = await startApplicationServer();
  });
  beforeEach(async () => {
    job = await server.insertJob(server.creator);
    ({ id } = await server.applyTo(job, server.applicant));
    await server.runLater();
    server.heard.length = 0;
  });
  afterAll(() => server?.close());

  const move = async (state: ApplicationState, reason?: RejectionReason) => {
    const input = { params: { id }, body: { state, reason } };
    const { status, body } = await server.call(moveApplication, input, { as: server.creator });
    expect(status).toBe(200);
    return body.timeline.map((step) => step.state);
  };
  const read = async () =>
    (await server.call(readApplication, { params: { id }, query: {} }, { as: server.applicant }))
      .body;
  const timeline = async () => (await read()).timeline.map(({ state }) => state);
  const reason = async () => (await read()).timeline.at(-1)?.reason;
  const heard = () =>
    eventsOf(server, applicationMoved).map((data) => (data as { state: string }).state);
  const repliedAt = async () => {
    const [row] = await server.database.query<{ at: Date | null }>(
      `select replied_at as at from job_applications where id = $1`,
      [id],
    );
    return row?.at ?? null;
  };

  describe('before they are shown', () => {
    it('another reply replaces them, with its own delay and notification', async () => {
      await move('REJECTED', 'SKILLS');
      server.clock.advance(8_500);
      expect(await move('SHORTLISTED')).toEqual(['APPLIED', 'SHORTLISTED']);
      server.clock.advance(6_900);
      expect(await read()).toMatchObject({ state: 'APPLIED', timeline: [{ state: 'APPLIED' }] });
      server.clock.advance(8_100);
      expect(await timeline()).toEqual(['APPLIED', 'SHORTLISTED']);
      expect((await repliedAt())?.toISOString()).toBe((await read()).movedAt);
      await server.runLater();
      expect(heard()).toEqual(['SHORTLISTED']);
    });

    it('correcting the reason keeps the message, and correcting the message keeps the reason', async () => {
      const reject = (body: { reason?: RejectionReason; message?: string }) =>
        server.call(
          moveApplication,
          { params: { id }, body: { state: 'REJECTED', ...body } },
          { as: server.creator },
        );
      await reject({ reason: 'SKILLS', message: 'Your talk was great.' });
      await reject({ reason: 'LOCATION' });
      expect((await reject({ message: 'Let’s talk in a year.' })).body.timeline.at(-1)).toEqual(
        expect.objectContaining({ reason: 'LOCATION', message: 'Let’s talk in a year.' }),
      );
      const { body } = await reject({ reason: 'EXPERIENCE' });
      expect(body.timeline.at(-1)).toMatchObject({
        reason: 'EXPERIENCE',
        message: 'Let’s talk in a year.',
      });
    });

    it('a move that is no reply replaces them, and they do not count as a reply', async () => {
      await move('REJECTED');
      expect(await move('SEEN')).toEqual(['APPLIED', 'SEEN']);
      expect(await repliedAt()).toBeNull();
      await move('OFFER');
      expect(await move('APPLIED')).toEqual(['APPLIED']);
      await server.runLater();
      expect([await timeline(), heard()]).toEqual([['APPLIED'], []]);
    });

    it('another reason replaces the previous one; no reason keeps it', async () => {
      await move('REJECTED', 'SKILLS');
      expect(await move('REJECTED', 'LOCATION')).toEqual(['APPLIED', 'REJECTED']);
      const before = await server.everything();
      await move('REJECTED', 'LOCATION');
      await move('REJECTED');
      expect(await server.everything()).toBe(before);
      await server.runLater();
      expect([await reason(), heard()]).toEqual(['LOCATION', ['REJECTED']]);
    });

    it('a withdrawal is added after them, and does not replace them', async () => {
      await move('REJECTED');
      const input = { params: { id }, body: { state: 'WITHDRAWN' } } as const;
      await server.call(moveApplication, input, { as: server.applicant });
      server.clock.advance(THINKING);
      expect(await timeline()).toEqual(['APPLIED', 'REJECTED', 'WITHDRAWN']);
    });
  });

  it.each([
    ['they are shown', () => void server.clock.advance(THINKING)],
    ['the applicant is notified', () => server.runLater()],
  ])('stay once %s, with their reason', async (_, shown) => {
    await move('REJECTED', 'SKILLS');
    await shown();
    const before = await server.everything();
    await move('REJECTED', 'LOCATION');
    expect([await server.everything(), await reason()]).toEqual([before, 'SKILLS']);
    expect(await move('SHORTLISTED')).toEqual(['APPLIED', 'REJECTED', 'SHORTLISTED']);
  });

  describe('on a job that closes meanwhile', () => {
    const closings = () => eventsOf(server, jobClosed);
    const close = async () => {
      const input = { params: { id: job }, body: { state: 'CLOSED' } } as const;
      const { status } = await server.call(editJob, input, { as: server.creator });
      expect(status).toBe(200);
      await server.runTasks();
    };
    const pass = async () => {
      server.clock.advance(THINKING);
      await server.runLater();
    };

    it.each(['APPLIED', 'SHORTLISTED'] as const)(
      'who stands at %s after all hears once that it closed',
      async (state) => {
        const other = await server.applyTo(job, server.stranger);
        await move('REJECTED');
        await close();
        const ids = () =>
          closings().map((data) => (data as { applicationId: string }).applicationId);
        expect(ids()).toEqual([other.id]);
        await move(state);
        await pass();
        await pass();
        expect(ids()).toEqual([other.id, id]);
      },
    );

    it('a second rejection restarts the delay before the applicant is notified', async () => {
      await move('REJECTED');
      await close();
      server.clock.advance(10_000);
      await move('APPLIED');
      await move('REJECTED');
      server.clock.advance(5_000);
      await server.runLater();
      expect(closings()).toEqual([]);
    });

    it('a person who stays rejected is notified of the rejection only', async () => {
      await move('REJECTED');
      await close();
      await pass();
      await pass();
      expect([heard(), closings()]).toEqual([['REJECTED'], []]);
    });
  });
});
