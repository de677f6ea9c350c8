import type { CallOutput } from '@upround/shared/contract-core';
import { newId } from '@upround/shared/db';
import type { listActivity, listBookmarks, recordActivity } from '@upround/social/contract';
import {
  codeOf,
  startSocialServer,
  type SocialServer,
  type TestPerson,
} from './social-server.fixtures';

type Activity = CallOutput<typeof recordActivity>;

describe('jobs that people save, report and apply to on other sites', () => {
  let server: SocialServer;
  let creator: TestPerson;

  beforeAll(async () => {
    server = await startSocialServer();
    creator = await server.person();
  });
  afterAll(() => server?.stop());

  const say = (referenceId: string, state: string, as?: TestPerson, over: object = {}) =>
    server.send<Activity>('POST', '/v1/activity', as, {
      referenceType: 'JOB',
      referenceId,
      state,
      ...over,
    });
  const history = async (as: TestPerson) =>
    (await server.get<CallOutput<typeof listActivity>>('/v1/activity?referenceType=USER', as)).body
      .data;

  it('spec 7: the later of APPLIED and NOT_APPLIED counts, and is stored once', async () => {
    const [id, me] = [await server.job(creator), await server.person()];
    const first = await say(id, 'APPLIED', me);
    expect(first).toMatchObject({
      status: 200,
      body: { referenceType: 'JOB', referenceId: id, state: 'APPLIED', selection: [] },
    });
    expect((await say(id, 'APPLIED', me)).body).toEqual(first.body);
    expect(await history(me)).toMatchObject([
      { state: 'APPLIED', record: { title: 'Backend engineer', author: 'Tidewater' } },
    ]);
    const later = await say(id, 'NOT_APPLIED', me);
    expect(later.body).toMatchObject({ id: first.body.id, state: 'NOT_APPLIED' });
    expect(await history(me)).toEqual([]);
    expect((await say(id, 'APPLIED', me)).body).toMatchObject({ state: 'APPLIED' });
    const rows = await server.query('select 1 from activities where reference_id = $1', [id]);
    expect(rows).toHaveLength(1);
  });

  it('spec 6.7: is for members, not for their own job, nor for an unknown one', async () => {
    const [id, me] = [await server.job(creator), await server.person()];
    expect(codeOf(await say(id, 'APPLIED'))).toBe('LOGIN_REQUIRED');
    expect(codeOf(await say(id, 'APPLIED', creator))).toBe('OWN_JOB');
    for (const unknown of [newId(), 'no-such']) {
      expect(codeOf(await say(unknown, 'APPLIED', me))).toBe('NOT_FOUND');
      expect(codeOf(await say(unknown, 'NOT_APPLIED', me))).toBe('NOT_FOUND');
    }
    expect(await server.query('select 1 from activities where reference_id = $1', [id])).toEqual(
      [],
    );
  });

  it('T27: not across a block; APPLIED can be undone once the job is gone', async () => {
    const [id, blocked] = [await server.job(creator), await server.person()];
    await say(id, 'APPLIED', blocked);
    await server.block(creator, blocked);
    expect((await say(id, 'APPLIED', blocked)).status).toBe(404);
    expect((await say(id, 'NOT_APPLIED', blocked)).body).toMatchObject({ state: 'NOT_APPLIED' });
  });

  it.each([
    ['an attempt at a job', { state: 'ATTEMPTED', selection: 'a' }, 'state'],
    ['a wish for a job', { state: 'WOULD_USE' }, 'state'],
    ['an idea applied to', { referenceType: 'IDEA' }, 'state'],
    ['an option', { selection: 'a' }, 'selection'],
  ])('T12: %s is rejected', async (_what, over, field) => {
    const id = await server.job(creator);
    const answer = await say(id, 'APPLIED', await server.person(), over);
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ path: field }] } });
  });

  it('spec 7: are saved, listed with their company, and reported', async () => {
    const [id, me] = [await server.job(creator), await server.person()];
    const job = { referenceType: 'JOB', referenceId: id };
    const saved = await server.send('POST', '/v1/bookmark', me, job);
    expect([saved.status, saved.body]).toEqual([200, { ...job, active: true, count: 1 }]);
    const list = await server.get<CallOutput<typeof listBookmarks>>(
      '/v1/bookmark?referenceType=JOB',
      me,
    );
    expect(list.body.data).toMatchObject([
      { ...job, record: { title: 'Backend engineer', author: 'Tidewater' } },
    ]);
    const query = new URLSearchParams({ ...job, message: 'Asks for a fee' }).toString();
    expect((await server.send('POST', `/v1/report?${query}`, me)).status).toBe(200);
    expect(codeOf(await server.send('POST', `/v1/report?${query}`, creator))).toBe('OWN_CONTENT');
  });
});
