import type { CallOutput, Failure } from '@upround/shared/contract-core';
import { newId } from '@upround/shared/db';
import type { listActivity, recordActivity } from '@upround/social/contract';
import {
  codeOf,
  startSocialServer,
  type SocialServer,
  type TestPerson,
} from './social-server.fixtures';

type Activity = CallOutput<typeof recordActivity>;
type Activities = CallOutput<typeof listActivity>;

describe('“I would use this” on ideas', () => {
  let server: SocialServer;
  let author: TestPerson;
  let reader: TestPerson;

  beforeAll(async () => {
    server = await startSocialServer();
    [author, reader] = [await server.person(), await server.person()];
  });
  afterAll(() => server?.stop());

  const say = (referenceId: string, state: string, as?: TestPerson, over: object = {}) =>
    server.send<Activity>('POST', '/v1/activity', as, {
      referenceType: 'IDEA',
      referenceId,
      state,
      ...over,
    });
  const history = async (as: TestPerson) =>
    (await server.get<Activities>('/v1/activity/?referenceType=USER', as)).body.data;
  const counter = async (id: string) =>
    (
      await server.query<{ n: number }>('select would_use_count as n from ideas where id = $1', [
        id,
      ])
    )[0]?.n;

  it('P6: is counted once, beside likes', async () => {
    const [id, other] = [await server.idea(author), await server.person()];
    const first = await say(id, 'WOULD_USE', reader);
    expect(first).toMatchObject({
      status: 200,
      body: { referenceType: 'IDEA', referenceId: id, state: 'WOULD_USE', wouldUseCount: 1 },
    });
    expect((await say(id, 'WOULD_USE', reader)).body).toEqual(first.body);
    expect((await say(id, 'WOULD_USE', other)).body.wouldUseCount).toBe(2);
    await server.send('POST', '/v1/like', reader, { referenceType: 'IDEA', referenceId: id });
    expect(await counter(id)).toBe(2);
  });

  it('P6: can be removed and set again; the count never falls below zero', async () => {
    const id = await server.idea(author);
    const never = await say(id, 'NOT_WOULD_USE', reader);
    expect(never.body).toMatchObject({ state: 'NOT_WOULD_USE', wouldUseCount: 0 });
    expect((await say(id, 'WOULD_USE', reader)).body.wouldUseCount).toBe(1);
    expect((await say(id, 'NOT_WOULD_USE', reader)).body.wouldUseCount).toBe(0);
    const again = await say(id, 'NOT_WOULD_USE', reader);
    expect(again.body).toMatchObject({ id: never.body.id, wouldUseCount: 0 });
    expect((await say(id, 'WOULD_USE', reader)).body).toMatchObject({ wouldUseCount: 1 });
    expect(await counter(id)).toBe(1);
  });

  it('P6: is rejected for the author, for guests, and for an unknown idea', async () => {
    const id = await server.idea(author);
    const refusal = async (answer: ReturnType<typeof say>) => {
      const { status, body } = await answer;
      return [status, (body as unknown as Failure).errors[0]?.code];
    };
    expect(await refusal(say(id, 'WOULD_USE', author))).toEqual([403, 'OWN_IDEA']);
    expect(await refusal(say(id, 'NOT_WOULD_USE', author))).toEqual([403, 'OWN_IDEA']);
    expect(await refusal(say(id, 'WOULD_USE'))).toEqual([401, 'LOGIN_REQUIRED']);
    for (const unknown of [newId(), 'no-such']) {
      expect(await refusal(say(unknown, 'WOULD_USE', reader))).toEqual([404, 'NOT_FOUND']);
      expect(await refusal(say(unknown, 'NOT_WOULD_USE', reader))).toEqual([404, 'NOT_FOUND']);
    }
    expect(await counter(id)).toBe(0);
    expect(await server.query('select 1 from activities where reference_id = $1', [id])).toEqual(
      [],
    );
  });

  it('T27: is rejected across a block, but can still be removed', async () => {
    const [id, blocked] = [await server.idea(author), await server.person()];
    await say(id, 'WOULD_USE', blocked);
    await server.block(author, blocked);
    expect((await say(id, 'WOULD_USE', blocked)).status).toBe(404);
    expect((await say(id, 'NOT_WOULD_USE', blocked)).status).toBe(200);
    expect(await counter(id)).toBe(0);
  });

  it('R29: can be removed from a deleted idea, but not set', async () => {
    const id = await server.idea(author);
    await say(id, 'WOULD_USE', reader);
    await server.query(`update ideas set state = 'DELETED' where id = $1`, [id]);
    expect((await say(id, 'WOULD_USE', reader)).status).toBe(404);
    expect((await say(id, 'NOT_WOULD_USE', reader)).status).toBe(200);
  });

  it.each([
    ['an attempt at an idea', { state: 'ATTEMPTED', selection: 'a' }, 'state'],
    ['a wish for a post', { referenceType: 'POST' }, 'state'],
    ['a wish for a quiz', { referenceType: 'QUIZ' }, 'state'],
    ['an option', { selection: 'a' }, 'selection'],
    ['a state of its own', { state: 'MAYBE' }, 'state'],
    ['a person', { userId: 'x' }, 'userId'],
  ])('T12: %s is rejected', async (_what, over, field) => {
    const answer = await say(await server.idea(author), 'WOULD_USE', reader, over);
    expect(answer.status).toBe(400);
    expect((answer.body as unknown as Failure).errors[0]?.path).toBe(field);
  });

  it('G46: is listed in the member’s history while it is set', async () => {
    const me = await server.person();
    const [kept, taken] = [await server.idea(author, 'Kept'), await server.idea(author, 'Taken')];
    await say(kept, 'WOULD_USE', me);
    await say(taken, 'WOULD_USE', me);
    await say(taken, 'NOT_WOULD_USE', me);
    expect(await history(me)).toMatchObject([
      { referenceType: 'IDEA', state: 'WOULD_USE', record: { title: 'Kept' } },
    ]);
    expect(await history(author)).toEqual([]);
  });

  it('ideas are liked, saved, commented on and reported like posts', async () => {
    const [id, me] = [await server.idea(author, 'A ledger'), await server.person()];
    const idea = { referenceType: 'IDEA', referenceId: id };
    for (const verb of ['like', 'bookmark']) {
      const { status, body } = await server.send('POST', `/v1/${verb}`, me, idea);
      expect([status, body]).toEqual([200, { ...idea, active: true, count: 1 }]);
    }
    const comment = await server.send('POST', '/v1/comment', me, { ...idea, text: 'Yes' });
    expect(comment.status).toBe(201);
    const comments = await server.get<{ data: { text: string }[] }>(
      `/v1/comment?referenceType=IDEA&referenceId=${id}`,
    );
    expect(comments.body.data.map(({ text }) => text)).toEqual(['Yes']);
    const saved = await server.get<{ data: unknown[] }>('/v1/bookmark?referenceType=IDEA', me);
    expect(saved.body.data).toMatchObject([{ ...idea, record: { title: 'A ledger' } }]);
    const query = new URLSearchParams({ ...idea, message: 'Spam' }).toString();
    expect((await server.send('POST', `/v1/report?${query}`, me)).status).toBe(200);
    const own = await server.send('POST', `/v1/report?${query}`, author);
    expect(codeOf(own)).toBe('OWN_CONTENT');
  });
});
