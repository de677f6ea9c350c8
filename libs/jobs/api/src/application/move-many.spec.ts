import { moveApplication, moveApplications, type ApplicationState } from '@upround/jobs/contract';
import { newId } from '@upround/shared/db';
import { applicationMoved } from '@upround/shared/ports';
import type { TestMember } from '@upround/shared/testing-server';
import { startApplicationServer, eventsOf } from './test/application-server.fixtures';
import type { ApplicationServer } from './test/application-server.fixtures';

describe('A6: moving several applications at once', () => {
  let server: ApplicationServer;
  let ids: string[];

  beforeAll(async () => {
    server = await startApplicationServer();
  });
  beforeEach(async () => {
    const job = await server.insertJob(server.creator);
    const second = await server.insertJob(server.creator);
    ids = [
      (await server.applyTo(job, server.applicant)).id,
      (await server.applyTo(job, server.stranger)).id,
      (await server.applyTo(second, server.applicant)).id,
    ];
    await server.runLater();
    server.heard.length = 0;
  });
  afterAll(() => server?.close());

  const moveAll = (state: ApplicationState, as?: TestMember, extra: readonly string[] = []) =>
    server.call(
      moveApplications,
      { body: { moves: [...ids, ...extra].map((id) => ({ id, state })) } },
      { as },
    );

  async function refused(state: ApplicationState, as?: TestMember, extra?: readonly string[]) {
    const before = await server.everything();
    const { status, error } = await moveAll(state, as, extra);
    expect(await server.everything()).toBe(before);
    return [status, error?.code, ...(error?.path === undefined ? [] : [error.path])];
  }

  it('moves all of them, notifies each applicant, and answers in order', async () => {
    const { status, body } = await moveAll('SHORTLISTED', server.creator);
    expect(status).toBe(200);
    expect(body.data.map(({ id, state }) => [id, state])).toEqual(
      ids.map((id) => [id, 'SHORTLISTED']),
    );
    expect(body.data[1]?.applicant?.displayName).toBe('The stranger');
    await server.runLater();
    expect(eventsOf(server, applicationMoved)).toHaveLength(3);
  });

  it('T10: moves each once, however its id is written', async () => {
    const [first = ''] = ids;
    const answer = await moveAll('OFFER', server.creator, [first.toUpperCase()]);
    expect([answer.status, answer.error?.path]).toEqual([400, 'moves']);
  });

  it('moves each to its own stage, and undoes like a single move', async () => {
    const states = ['SEEN', 'REJECTED', 'OFFER'] as const;
    const moves = ids.map((id, at) => ({ id, state: states[at] ?? 'SEEN' }));
    const { body } = await server.call(
      moveApplications,
      { body: { moves } },
      { as: server.creator },
    );
    expect(body.data.map(({ state }) => state)).toEqual(states);
    const undone = await moveAll('APPLIED', server.creator);
    expect(undone.body.data.map(({ timeline }) => timeline.length)).toEqual([1, 1, 1]);
    await server.runLater();
    expect(eventsOf(server, applicationMoved)).toEqual([]);
  });

  it('moves none if one is unknown or someone else’s', async () => {
    const foreign = await server.insertJob(server.otherCreator);
    const { id: theirs } = await server.applyTo(foreign, server.applicant);
    expect(await refused('OFFER', server.creator, [newId()])).toEqual([404, 'NOT_FOUND']);
    expect(await refused('OFFER', server.creator, ['no-uuid'])).toEqual([404, 'NOT_FOUND']);
    expect(await refused('OFFER', server.creator, [theirs])).toEqual([404, 'NOT_FOUND']);
    expect(await refused('WITHDRAWN', server.creator)).toEqual([403, 'FORBIDDEN']);
  });

  it('leaves a withdrawn applicant as they are, and still undoes the others', async () => {
    await moveAll('REJECTED', server.creator);
    const [first = '', ...others] = ids;
    const withdrawal = { params: { id: first }, body: { state: 'WITHDRAWN' } } as const;
    await server.call(moveApplication, withdrawal, { as: server.applicant });
    const { status, body } = await moveAll('APPLIED', server.creator);
    expect(status).toBe(200);
    expect(body.data.map(({ id, state, note }) => [id, state, note])).toEqual([
      [first, 'WITHDRAWN', ''],
      ...others.map((id) => [id, 'APPLIED', 'Hello']),
    ]);
    expect(body.data.map(({ timeline }) => timeline.length)).toEqual([3, 1, 1]);
    expect(await refused('WITHDRAWN', server.creator)).toEqual([403, 'FORBIDDEN']);
    expect(await refused('OFFER', server.creator, [newId()])).toEqual([404, 'NOT_FOUND']);
    ids = [first];
    expect(await refused('APPLIED', server.creator)).toEqual([409, 'WITHDRAWN', 'moves.0.id']);
  });

  describe('spec 4.37: goes forward only', () => {
    const backwards = (back?: boolean) =>
      server.call(
        moveApplications,
        { body: { moves: ids.map((id) => ({ id, state: 'SHORTLISTED' as const, back })) } },
        { as: server.creator },
      );
    const statesOf = ({ data }: { data: { state: string }[] }) => data.map(({ state }) => state);
    const moveTo = (id: string, state: ApplicationState) =>
      server.call(moveApplication, { params: { id }, body: { state } }, { as: server.creator });

    beforeEach(async () => {
      const [first = '', second = ''] = ids;
      await moveTo(first, 'OFFER');
      await moveTo(second, 'REJECTED');
      await server.runLater();
      server.clock.advance(61_000);
      server.heard.length = 0;
    });

    it('skips applicants who are further on or not selected, and does not notify them', async () => {
      const { status, body } = await backwards();
      expect([status, statesOf(body)]).toEqual([200, ['OFFER', 'REJECTED', 'SHORTLISTED']]);
      expect(body.data.map(({ timeline }) => timeline.length)).toEqual([2, 2, 2]);
      await server.runLater();
      expect(eventsOf(server, applicationMoved)).toMatchObject([{ state: 'SHORTLISTED' }]);
    });

    it('moves them back if the call says so', async () => {
      const { status, body } = await backwards(true);
      expect([status, statesOf(body)]).toEqual([200, Array(3).fill('SHORTLISTED')]);
    });

    it('rejects a single one, and says why', async () => {
      for (const id of ids.slice(0, 2)) {
        ids = [id];
        expect(await refused('SHORTLISTED', server.creator)).toEqual([
          409,
          'FURTHER_ON',
          'moves.0.id',
        ]);
      }
    });

    describe('rejecting', () => {
      const reject = (back?: boolean) =>
        server.call(
          moveApplications,
          { body: { moves: ids.map((id) => ({ id, state: 'REJECTED' as const, back })) } },
          { as: server.creator },
        );

      it('skips applicants with an offer when there are several, and does not notify them', async () => {
        const { status, body } = await reject();
        expect([status, statesOf(body)]).toEqual([200, ['OFFER', 'REJECTED', 'REJECTED']]);
        expect(body.data[0]?.timeline.length).toBe(2);
        await server.runLater();
        expect(eventsOf(server, applicationMoved)).toMatchObject([{ state: 'REJECTED' }]);
      });

      it('skips a single one who has an offer by now, if the creator decided before that', async () => {
        const moves = [{ id: ids[0] ?? '', state: 'REJECTED' as const }];
        const send = (keepOffers: boolean) =>
          server.call(moveApplications, { body: { moves, keepOffers } }, { as: server.creator });
        expect(statesOf((await send(true)).body)).toEqual(['OFFER']);
        expect(statesOf((await send(false)).body)).toEqual(['REJECTED']);
      });

      it('includes them if the call says that it moves back', async () => {
        expect(statesOf((await reject(true)).body)).toEqual(Array(3).fill('REJECTED'));
      });

      it('withdraws the offer of a single one', async () => {
        ids = ids.slice(0, 1);
        expect(statesOf((await reject()).body)).toEqual(['REJECTED']);
      });
    });
  });

  it('is for the creator only, and for fifty at most', async () => {
    const { applicant, stranger, otherCreator, moderator } = server;
    expect(await refused('OFFER')).toEqual([401, 'LOGIN_REQUIRED']);
    for (const as of [applicant, stranger, otherCreator, moderator]) {
      expect(await refused('WITHDRAWN', as)).toEqual([404, 'NOT_FOUND']);
    }
    const many = Array.from({ length: 48 }, () => newId());
    expect(await refused('OFFER', server.creator, many)).toEqual([400, 'INVALID_FIELD', 'moves']);
  });
});
