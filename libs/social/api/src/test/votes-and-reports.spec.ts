import type { CallOutput, Failure } from '@upround/shared/contract-core';
import { newId } from '@upround/shared/db';
import type { listActivity, recordActivity } from '@upround/social/contract';
import {
  codeOf,
  startSocialServer,
  type SocialServer,
  type TestPerson,
} from './social-server.fixtures';

type Vote = CallOutput<typeof recordActivity>;
type Activities = CallOutput<typeof listActivity>;

describe('voting', () => {
  let server: SocialServer;
  let author: TestPerson;

  beforeAll(async () => {
    server = await startSocialServer();
    author = await server.person();
  });
  afterAll(() => server?.stop());

  const poll = async (over: { multiple?: boolean; closed?: boolean } = {}) => {
    const poll = { options: ['a', 'b', 'c'], multiple: false, closed: false, ...over };
    return (await server.insert({ author, poll }))[0] ?? '';
  };
  const vote = (postId: string, selection: unknown, as?: TestPerson) =>
    server.send<Vote>('POST', '/v1/activity', as, {
      referenceType: 'POST',
      referenceId: postId,
      state: 'ATTEMPTED',
      ...(selection === undefined ? {} : { selection }),
    });

  it('P6: counts once; the same selection again answers the same', async () => {
    const voter = await server.person();
    const postId = await poll();
    const first = await vote(postId, 'b', voter);
    expect(first).toMatchObject({
      status: 200,
      body: {
        selection: ['b'],
        voters: 1,
        votes: [
          { id: 'a', votes: 0 },
          { id: 'b', votes: 1 },
          { id: 'c', votes: 0 },
        ],
      },
    });
    expect((await vote(postId, ['b'], voter)).body).toEqual(first.body);
  });

  it('P6: answers 409 with the first vote when someone votes again', async () => {
    const voter = await server.person();
    const postId = await poll();
    await vote(postId, 'b', voter);
    const other = await vote(postId, 'a', voter);
    expect([other.status, codeOf(other)]).toEqual([409, 'ALREADY_VOTED']);
    expect(JSON.stringify(other.body)).toContain('"selection":["b"]');
    const { body } = await server.get<Activities>('/v1/activity?referenceType=USER', voter);
    expect(body.data.map(({ selection }) => selection)).toEqual([['b']]);
  });

  it('P6: allows several options only in a multiple choice', async () => {
    const voter = await server.person();
    const single = await vote(await poll(), ['a', 'c'], voter);
    expect([single.status, codeOf(single)]).toEqual([400, 'ONE_OPTION_ONLY']);
    const multiple = await vote(await poll({ multiple: true }), ['c', 'a', 'a'], voter);
    expect(multiple.body).toMatchObject({ selection: ['a', 'c'], voters: 1 });
  });

  it('T26: rejects options of another poll, no option, closed and own polls, and other kinds of post', async () => {
    const voter = await server.person();
    const [plain] = await server.insert({ author });
    const refusal = async (answer: ReturnType<typeof vote>) => {
      const { status, body } = await answer;
      return [status, (body as unknown as Failure).errors[0]?.code];
    };
    expect(await refusal(vote(await poll(), 'z', voter))).toEqual([400, 'UNKNOWN_OPTION']);
    expect(await refusal(vote(await poll({ multiple: true }), ['a', 'z'], voter))).toEqual([
      400,
      'UNKNOWN_OPTION',
    ]);
    expect(await refusal(vote(await poll(), undefined, voter))).toEqual([400, 'INVALID_FIELD']);
    expect(await refusal(vote(await poll({ closed: true }), 'a', voter))).toEqual([
      409,
      'POLL_CLOSED',
    ]);
    expect(await refusal(vote(await poll(), 'a', author))).toEqual([403, 'OWN_POLL']);
    expect(await refusal(vote(plain ?? '', 'a', voter))).toEqual([400, 'NOT_A_POLL']);
    expect(await refusal(vote(newId(), 'a', voter))).toEqual([404, 'NOT_FOUND']);
    expect(await refusal(vote('no-such', 'a', voter))).toEqual([404, 'NOT_FOUND']);
    expect(await refusal(vote(await poll(), 'a'))).toEqual([401, 'LOGIN_REQUIRED']);
  });

  it('P6: repeats the vote’s answer even after the poll has ended', async () => {
    const voter = await server.person();
    const postId = await poll();
    const first = await vote(postId, 'a', voter);
    await server.query('update posts set poll_ends_at = now() where id = $1', [postId]);
    expect((await vote(postId, 'a', voter)).body).toEqual(first.body);
  });

  it('G46: the list has the member’s own votes, newest first, with and without a slash at the end', async () => {
    const voter = await server.person();
    const polls = [await poll(), await poll(), await poll()];
    for (const postId of polls) await vote(postId, 'a', voter);
    for (const path of ['/v1/activity?referenceType=USER', '/v1/activity/?referenceType=USER']) {
      const { body } = await server.get<Activities>(path, voter);
      expect(body.data.map(({ referenceId }) => referenceId)).toEqual([...polls].reverse());
    }
    expect((await server.get('/v1/activity/?referenceType=USER')).status).toBe(401);
    expect((await server.get('/v1/activity?referenceType=POST', voter)).status).toBe(400);
    const other = await server.get<Activities>('/v1/activity?referenceType=USER', author);
    expect(other.body.data).toEqual([]);
  });

  it('the list names its polls, except deleted ones', async () => {
    const voter = await server.person();
    const [kept, gone] = [await poll(), await poll()];
    for (const postId of [kept, gone]) await vote(postId, 'a', voter);
    await server.query(`update posts set text = 'Which one?' where id = $1`, [kept]);
    await server.query(`update posts set state = 'DELETED' where id = $1`, [gone]);
    const { body } = await server.get<Activities>('/v1/activity?referenceType=USER', voter);
    expect(body.data.map(({ record }) => record?.title)).toEqual([undefined, 'Which one?']);
  });

  describe('reporting', () => {
    const report = (
      query: Record<string, string>,
      as?: TestPerson,
      headers: Record<string, string> = {},
    ) =>
      server.send<{ receipt: string }>(
        'POST',
        `/v1/report?${new URLSearchParams(query).toString()}`,
        as,
        undefined,
        headers,
      );

    it('P14: has an empty body, also with a JSON content type; repeating it adds no row', async () => {
      const [postId] = await server.insert({ author });
      const me = await server.person();
      const query = { referenceType: 'POST', referenceId: postId ?? '', message: 'Spam, twice' };
      const first = await report(query, me);
      const second = await report(query, me, { 'content-type': 'application/json' });
      expect([first.status, second.status]).toEqual([200, 200]);
      expect(second.body).toEqual(first.body);
      const rows = await server.query('select reporter_id from reports where reference_id = $1', [
        postId,
      ]);
      expect(rows).toEqual([{ reporter_id: me.id }]);
      expect(JSON.stringify(first.body)).not.toContain(me.id);
    });

    it('P14: blocks or mutes the author too, where there is one', async () => {
      const me = await server.person();
      const [muted, blocked] = await server.insert({ author }, { author });
      const base = { referenceType: 'POST', message: 'Spam', category: 'SPAM' };
      await report({ ...base, referenceId: muted ?? '', also: 'MUTE' }, me);
      const hidden = async (table: string) =>
        (await server.query(`select user_id from ${table} where user_id = $1`, [me.id])).length;
      expect([await hidden('mutes'), await hidden('blocks')]).toEqual([1, 0]);
      await report({ ...base, referenceId: blocked ?? '', also: 'BLOCK' }, me);
      expect([await hidden('mutes'), await hidden('blocks')]).toEqual([1, 1]);
      const story = { referenceType: 'NEWS', referenceId: newId(), message: 'False' };
      expect(codeOf(await report({ ...story, also: 'MUTE' }, me))).toBe('NO_AUTHOR');
    });

    it.each(['NEWS', 'ARTICLE', 'ESSAY'])('P14: takes a record of kind %s', async (type) => {
      const me = await server.person();
      const referenceId = newId();
      const answer = await report({ referenceType: type, referenceId, message: 'False' }, me);
      expect(answer.status).toBe(200);
      expect(
        await server.query('select reference_type from reports where reference_id = $1', [
          referenceId,
        ]),
      ).toEqual([{ reference_type: type }]);
    });

    it('P14: is rejected for own content, for guests and for unknown records', async () => {
      const [postId] = await server.insert({ author });
      const me = await server.person();
      const query = { referenceType: 'POST', referenceId: postId ?? '', message: 'Spam' };
      expect((await report(query)).status).toBe(401);
      expect(codeOf(await report(query, author))).toBe('OWN_CONTENT');
      const self = { ...query, referenceType: 'USER', referenceId: me.id };
      expect(codeOf(await report(self, me))).toBe('OWN_CONTENT');
      expect((await report({ ...self, referenceId: author.id }, me)).status).toBe(200);
      expect((await report({ ...query, referenceId: newId() }, me)).status).toBe(404);
      expect((await report({ ...query, referenceType: 'POD' }, me)).status).toBe(400);
      expect((await report({ ...query, message: ' ' }, me)).status).toBe(400);
      expect((await report({ ...query, message: 'x'.repeat(2_001) }, me)).status).toBe(400);
      expect((await report({ ...query, reporterId: author.id }, me)).status).toBe(400);
    });
  });
});
